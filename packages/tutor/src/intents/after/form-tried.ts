import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { cutForm, formSteps, kz, readingSteps } from "../../features/form-text.ts";
import { nearestLaid } from "../../table/on-table.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { foldText } from "../../text/fold.ts";
import { form } from "../../words/kazakh-word.ts";

/** Surer than a word of it that is asked about. */
const SURE = 0.9946;
const MOST_WORDS = 8;

/** "So бала becomes балаға?", «значит, дос — достар?» after a rule: the form that the learner made by it. */
export const formTriedIntent: Intent = {
  name: "check",
  decides: true,
  understand(asked, tools) {
    if (asked.exchange(0)?.reply.intent !== "explain" || asked.words.length > MOST_WORDS)
      return undefined;
    const { lemma, made } = tools.patterns.one("form-tried.pair").exec(asked.raw)?.groups ?? {};
    return lemma === undefined || made === undefined
      ? undefined
      : {
          confidence: SURE,
          answer: () => judged(foldText(lemma), foldText(made), asked, tools),
        };
  },
};

function judged(lemma: string, made: string, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const told = (name: string, text: string, steps: readonly string[]): Draft => ({
    text: [tools.say(name, language, { x: `${lemma} → ${text}` }), ...steps].join("\n"),
    kazakh: [kz(text, lemma)],
    confidence: 0.93,
    intent: "check",
  });
  if (tools.glossary.senses(lemma).length === 0 || lemma === made) return undefined;
  const id = nearestLaid(asked, tools, ({ point }) => point);
  const point = id === undefined ? undefined : tools.course.grammarById.get(id);
  const [table] = point?.tables ?? [];
  const label = table?.labels[1] ?? table?.labels[0];
  const expected = label === undefined ? "" : form(lemma, label);
  const reading = knownReadings(made).find((one) => one.lemma === lemma);
  if (reading) return told("exercise.right", made, readingSteps(reading, language));
  if (label === undefined || expected === "" || expected === lemma) return undefined;
  return told("exercise.wrong", expected, [
    cutForm(lemma, label),
    ...formSteps(lemma, label, language),
  ]);
}
