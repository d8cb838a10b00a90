import type { Asked, Draft, Focus, Tools } from "../../ask.ts";
import type { Person } from "../../grammar/clause.ts";
import { hasCyrillic, hasKazakhLetter } from "../../text/fold.ts";
import { readClause } from "../../translation/read-clause.ts";
import { replacedPart } from "../../translation/replaced-part.ts";
import { sayInKazakh } from "../say.ts";
import { changedClause } from "./changed-clause.ts";
import { LEAD } from "./same-word.ts";

/** Words that ask for another form of the same. */
const FORMS =
  /(?:past|future|present|plural|singular|negative|question|tense|form|passive|case|kazakh|latin)(?!\p{L})|прошедш|будущ|настоящ|множеств|единств|отриц|вопрос|падеж|казахск|вежлив/u;

/** "And you?", «а она?»: who does the same. */
const SUBJECTS: readonly (readonly [RegExp, Person])[] = [
  [/^(?:i|me|я)$/u, "1s"],
  [/^(?:you|вы|ты)$/u, "2f"],
  [/^(?:he|she|он|она)$/u, "3"],
  [/^(?:we|мы)$/u, "1p"],
  [/^(?:they|они)$/u, "3p"],
];

function subjectAsked(folded: string): Person | undefined {
  const led = folded.replace(LEAD, "").trim();
  return led === folded ? undefined : SUBJECTS.find(([pattern]) => pattern.test(led))?.[1];
}

/** "And for her?", «а если за столом?»: the sentence that was asked for, with another part. */
export function otherPart(focus: Focus, asked: Asked, tools: Tools): Draft | undefined {
  const source = focus.kind === "clause" || focus.kind === "line" ? focus.source : undefined;
  if (source === undefined || hasKazakhLetter(asked.folded) || FORMS.test(asked.folded))
    return undefined;
  const isRussian = hasCyrillic(source);
  if (isRussian !== hasCyrillic(asked.folded)) return undefined;
  const person = subjectAsked(asked.folded);
  if (person !== undefined) {
    const clause =
      focus.kind === "clause" ? focus.clause : readClause(source, isRussian ? "ru" : "en", tools);
    const asks = clause && person === "2f" && clause.question !== true;
    return (
      clause && changedClause(clause, { person, ...(asks && { question: true }) }, asked, tools)
    );
  }
  const replaced = replacedPart(source, asked.folded, isRussian ? "ru" : "en", tools);
  const draft = replaced && sayInKazakh(replaced.source, asked, tools);
  if (!draft || draft.translated?.text == null) return undefined;
  return replaced.same
    ? { ...draft, text: `${tools.say("follow.same", asked.language)}\n${draft.text}` }
    : draft;
}
