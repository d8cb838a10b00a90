import type { Draft, Tools } from "../../ask.ts";
import type { CheckedSentence } from "../../check/check-sentence.ts";
import { ruleText } from "../../check/rule-texts.ts";
import { kz } from "../../features/form-text.ts";
import type { Language } from "../../reply.ts";
import { hasKazakhLetter } from "../../text/fold.ts";
import { pointLines, saidBy } from "./form-meaning.ts";
import { rightNotWrong } from "./right-and-wrong.ts";

/** A right form or phrase beside one that a check found wrong, with what is wrong in it and the rule. */
export function rightNotFaulty(
  right: string,
  { sentence, corrections, point }: CheckedSentence,
  language: Language,
  tools: Tools,
): Draft {
  const said = saidBy(right, language, tools);
  const isOfLetters = specific(right) > specific(sentence);
  const rules = corrections.map(({ rule }) =>
    ruleText(rule === "letters" && !isOfLetters ? "spelling" : rule, language, tools),
  );
  const isLong = sentence.replace(/ий/gu, "и") === right;
  const isTold = point !== null && point !== "kazakh-letters" && !isLong;
  const more = isTold ? pointLines(point, language, tools) : [];
  return {
    text: [
      rightNotWrong(right, sentence, language, tools),
      ...(said === undefined ? [] : [`${right} — ${said}.`]),
      ...(isLong
        ? [tools.say("whichRight.long", language)]
        : new Set(rules.filter((rule) => !more.includes(rule)))),
      ...(more.length > 0 ? ["", ...more] : []),
    ].join("\n"),
    kazakh: [kz(right)],
    points: point === null ? [] : [point],
    confidence: 0.95,
    ...(point !== null && { focus: { kind: "topic", id: point } }),
  };
}

/** How many letters of a text Russian does not have. */
const specific = (text: string): number => [...text].filter(hasKazakhLetter).length;
