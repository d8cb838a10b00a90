import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { changeShown } from "../check/change-shown.ts";
import { checkSentence } from "../check/check-sentence.ts";
import { ruleText } from "../check/rule-texts.ts";
import { kz } from "../features/form-text.ts";
import { type AnswerGiven, answersGiven } from "../practice/answers-given.ts";
import { type SentencesGiven, sentencesGiven } from "../practice/sentences-given.ts";
import { sharedWords } from "../practice/shared-words.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { sentenceIn } from "../tools/translate.ts";

/** Surer than a sentence that is only to be checked: "1. … 2. … is it all right?" */
const SURE = 0.9995;
/** So much of the words of a row is said where an answer without a number is to it. */
const MEANT = 0.5;
const MOST_OF_IT = 0.5;

/** Answers to sentences that were given to be put into Kazakh, one or several in a message; all answers where they are asked for. */
export const taskAnswersIntent: Intent = {
  name: "translation-task",
  decides: true,
  understand(asked, tools) {
    const given = sentencesGiven(asked.history, tools);
    if (!given || !WAITS.has(asked.exchange(0)?.reply.intent ?? "")) return undefined;
    const asksAll = tools.requests
      .find(asked.spelt)
      .some(({ id, share }) => id === "task-answers" && share >= MOST_OF_IT);
    if (asksAll) return { confidence: SURE, answer: () => allAnswers(given, asked, tools) };
    const answers = placed(given, answersGiven(asked.whole, true, tools), tools);
    return answers.length === 0
      ? undefined
      : { confidence: SURE, answer: () => judged(given, answers, asked, tools) };
  },
};

/** Beside these the sentences still wait. */
const WAITS: ReadonlySet<string> = new Set(["translation-task", "meaning", "translate", "list"]);

interface Placed {
  readonly place: number;
  readonly text: string;
}

/** Which row each answer is to: the one it is numbered by, or the one whose words it has. */
function placed(
  { source, rows, done }: SentencesGiven,
  answers: readonly AnswerGiven[],
  tools: Tools,
): readonly Placed[] {
  const kazakh = answers.filter(({ text }) => wordsOf(text).length > 1 && isKazakh(text, tools));
  if (kazakh.length < answers.length / 2) return [];
  const open = new Set(rows.map((_, at) => at).filter((at) => !done.has(at)));
  return kazakh.flatMap(({ number, text }): Placed[] => {
    const place =
      number !== undefined && number <= rows.length
        ? number - 1
        : nearest(text, [...open], rows, source, tools);
    if (place === undefined) return [];
    open.delete(place);
    return [{ place, text }];
  });
}

function nearest(
  text: string,
  open: readonly number[],
  rows: readonly string[],
  source: "en" | "ru",
  tools: Tools,
): number | undefined {
  const [best] = open
    .map((place) => ({
      place,
      share: Math.max(
        0,
        ...modelsOf(rows[place] ?? "", source, tools).map((one) => sharedWords(text, one)),
      ),
    }))
    .toSorted((a, b) => b.share - a.share);
  return best && best.share >= MEANT ? best.place : undefined;
}

/** How the course says a row, or else how it is translated. */
function modelsOf(row: string, source: "en" | "ru", tools: Tools): readonly string[] {
  const known = tools.memory.find(row, source).map((line) => line.kz);
  const said = known.length > 0 ? undefined : sentenceIn(row, source, tools);
  return said === undefined ? known : [said];
}

function judged(
  given: SentencesGiven,
  answers: readonly Placed[],
  asked: Asked,
  tools: Tools,
): Draft {
  const { language } = asked;
  const { rows, source } = given;
  const all = answers.map(({ place, text }) => ({
    place,
    ...judgedRow(place + 1, text, modelsOf(rows[place] ?? "", source, tools), language, tools),
  }));
  const done = new Set([...given.done, ...all.map(({ place }) => place)]);
  const right = new Set([
    ...given.right,
    ...all.flatMap((one) => (one.isRight ? [one.place] : [])),
  ]);
  const next = rows.findIndex((_, at) => !done.has(at));
  const ending =
    next < 0
      ? tools.say("task.rowsDone", language, { s: right.size, n: rows.length })
      : tools.say("task.rowNext", language, { n: next + 1, x: rows[next] ?? "" });
  return {
    text: [...all.flatMap(({ lines }) => lines), "", ending].join("\n"),
    kazakh: all.map(({ said }) => kz(said)),
    confidence: 0.95,
    language,
  };
}

interface JudgedRow {
  readonly lines: readonly string[];
  readonly isRight: boolean;
  /** The Kazakh that is gone on from. */
  readonly said: string;
}

function judgedRow(
  n: number,
  text: string,
  models: readonly string[],
  language: Asked["language"],
  tools: Tools,
): JudgedRow {
  const [model = text] = models;
  const same = models.find((one) => wordsIn(one) === wordsIn(text));
  if (same !== undefined)
    return {
      lines: [tools.say("task.rowRight", language, { n, x: same })],
      isRight: true,
      said: same,
    };
  const checked = checkSentence(text, tools);
  const usual = tools.say("task.rowUsual", language, { x: model });
  if (checked.verdict === "wrong") {
    const isUsual = models.some((one) => wordsIn(one) === wordsIn(checked.text));
    return {
      lines: [
        tools.say("task.rowWrong", language, { n, x: checked.text }),
        ...checked.corrections
          .slice(0, 2)
          .map(
            ({ from, to, rule }) => `${changeShown(from, to)}: ${ruleText(rule, language, tools)}`,
          ),
        ...(isUsual ? [] : [usual]),
      ],
      isRight: false,
      said: checked.text,
    };
  }
  const isSound = checked.verdict === "right";
  const isReordered = models.some((one) => inAnyOrder(one) === inAnyOrder(text));
  if (isSound && isReordered)
    return {
      lines: [tools.say("task.rowSound", language, { n, x: text }), usual],
      isRight: true,
      said: text,
    };
  return {
    lines: [tools.say(isSound ? "task.rowSound" : "task.rowOpen", language, { n, x: text }), usual],
    isRight: false,
    said: model,
  };
}

const PRONOUN = /^(?:мен|сен|сіз|біз|сендер|сіздер|ол|олар) /u;
/** A line by its words; the pronoun that its ending tells is left out. */
const wordsIn = (line: string): string => wordsOf(foldText(line)).join(" ").replace(PRONOUN, "");
const inAnyOrder = (line: string): string => wordsIn(line).split(" ").toSorted().join(" ");

function allAnswers(
  { rows, source }: SentencesGiven,
  { language }: Asked,
  tools: Tools,
): Draft | undefined {
  const told = rows.flatMap((row, at) => {
    const [model] = modelsOf(row, source, tools);
    return model === undefined
      ? []
      : [{ model, line: tools.say("task.rowTold", language, { n: at + 1, x: row, y: model }) }];
  });
  return told.length === 0
    ? undefined
    : {
        text: told.map(({ line }) => line).join("\n"),
        kazakh: told.map(({ model }) => kz(model)),
        confidence: 0.95,
        language,
      };
}
