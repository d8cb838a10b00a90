import { pointOfSuffix } from "@tilashar/course";
import type { Draft, Tools } from "../../ask.ts";
import { ruleText } from "../../check/rule-texts.ts";
import { respelled } from "../../check/spelling.ts";
import { formSteps, kz, readingSteps } from "../../features/form-text.ts";
import { labelFrom } from "../../features/label-from-suffixes.ts";
import type { Language } from "../../reply.ts";
import { knownReadings } from "../../text/chat-spelling.ts";

/** "This is right, not that." */
export const rightNotWrong = (
  right: string,
  wrong: string,
  language: Language,
  tools: Tools,
): string => tools.say("compare.right", language, { x: right, y: wrong });

/** Points of the grammar book that teach what the endings of a form say, the last ending first. */
function pointsOfForm(word: string, tools: Tools): string[] {
  const [reading] = knownReadings(word);
  return (reading?.suffixes ?? [])
    .toReversed()
    .flatMap(({ id }) => pointOfSuffix(tools.course, id)?.id ?? []);
}

const POINT_OF_RULE: Readonly<Record<string, string>> = {
  harmony: "vowel-harmony",
  assimilation: "consonant-classes",
  voicing: "voicing",
};

/** A right form beside a wrong one of the same word, with the reasons for it. */
export function rightAndWrong(
  right: string,
  wrong: string,
  language: Language,
  tools: Tools,
): Draft {
  const rule = respelled(wrong, tools)?.rule;
  const lines = [rightNotWrong(right, wrong, language, tools)];
  const reading = knownReadings(right)[0];
  const label = reading && labelFrom(reading.suffixes.map(({ id }) => id));
  const steps = reading && label ? formSteps(reading.lemma, label, language) : [];
  if (steps.length > 0) lines.push(...steps);
  else if (reading) lines.push(...readingSteps(reading, language));
  if (rule) lines.push(ruleText(rule, language, tools));
  const ofRule = rule && POINT_OF_RULE[rule];
  return {
    text: lines.join("\n"),
    kazakh: [kz(right, reading?.lemma)],
    confidence: 0.95,
    points: [...new Set([...(ofRule ? [ofRule] : []), ...pointsOfForm(right, tools)])],
    ...(reading && {
      focus: {
        kind: "word",
        lemma: reading.lemma,
        pos: reading.entry?.pos ?? "n",
        ...(label && { label }),
      },
    }),
  };
}
