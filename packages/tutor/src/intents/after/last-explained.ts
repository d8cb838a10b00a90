import { inflect } from "@tilashar/kazakh";
import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { cutForm, formSteps, kz } from "../../features/form-text.ts";
import { wordsOf } from "../../text/fold.ts";
import { describeKazakh } from "../meaning.ts";

const SURE = 0.9998;
/** Exercises whose answers stand in the last messages. */
const OF_PRACTICE: ReadonlySet<string> = new Set(["exercise", "translation-task"]);
const CASES = ["N;ABL", "N;LOC", "N;DAT", "N;ACC", "N;GEN", "N;INS", "N;NOM;PL"] as const;
const MESSAGES_BACK = 2;

/** "Explain the last one again" after forms were given as answers: how the last of them is built, and its mend. */
export const lastExplainedIntent: Intent = {
  name: "follow-up",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0) return undefined;
    if (!tools.patterns.one("of-answer.last-explained").test(asked.folded)) return undefined;
    const written = answeredForms(asked);
    const last = written.at(-1);
    return last === undefined
      ? undefined
      : { confidence: SURE, answer: () => explained(last, asked, tools) };
  },
};

/** Single forms that the learner wrote to an exercise: "1 үйден 2 мектептен", «мектепке, үйге». */
function answeredForms(asked: Asked): readonly string[] {
  const before = Array.from({ length: MESSAGES_BACK }, (_, back) => asked.exchange(back + 1));
  if (!before.some((one) => one !== undefined && OF_PRACTICE.has(one.reply.intent))) return [];
  const message = asked.exchange(0)?.message ?? "";
  return wordsOf(message.toLowerCase()).filter((word) => /^[а-яёәғқңөұүһі-]{2,}$/u.test(word));
}

function explained(word: string, asked: Asked, tools: Tools): Draft | undefined {
  const meant = formMeant(word, tools);
  if (!meant) return describeKazakh(word, asked, tools);
  const { lemma, label, right } = meant;
  const { language } = asked;
  return {
    text: [
      ...(right === word ? [] : [tools.say("ofAnswer.shouldBe", language, { x: word, y: right })]),
      `${right} = ${cutForm(lemma, label)}`,
      ...formSteps(lemma, label, language),
    ].join("\n"),
    kazakh: [kz(right, lemma)],
    confidence: 0.92,
    intent: "follow-up",
    focus: { kind: "word", lemma, pos: "n", label },
  };
}

/** The ending that was meant: its sounds may be of the wrong kind (кітапдан), and still be of one case. */
function formMeant(
  word: string,
  tools: Tools,
): { readonly lemma: string; readonly label: string; readonly right: string } | undefined {
  for (let length = word.length - 1; length >= 2; length--) {
    const lemma = word.slice(0, length);
    if (!tools.glossary.senses(lemma).some(({ pos }) => pos === "n")) continue;
    for (const label of CASES) {
      const [right] = inflect(lemma, label);
      if (right !== undefined && plainSounds(right) === plainSounds(word))
        return { lemma, label, right };
    }
  }
  return undefined;
}

/** An ending by the kinds of its sounds: т, д and н are one, а and е are one. */
const plainSounds = (word: string): string =>
  word
    .replace(/[дтн]/gu, "Д")
    .replace(/[ғқгк]/gu, "Г")
    .replace(/[ае]/gu, "А")
    .replace(/[ыі]/gu, "Ы")
    .replace(/[бпм]/gu, "Б");
