import type { Asked, Draft, Intent } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { foldText, wordsOf } from "../../text/fold.ts";

const SURE = 0.9955;
const LONGEST = 12;
const MOST_FORMS = 4;

/** "Why is it sometimes -нан?", «а когда -тан?» after a rule: what of it tells of this ending, with the forms that have it. */
export const endingInRuleIntent: Intent = {
  name: "explain",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > LONGEST) return undefined;
    if (waitsForAnswer(asked.history, tools)) return undefined;
    const before = asked.exchange(0)?.reply;
    if (before?.intent !== "explain") return undefined;
    const ending = tools.patterns.one("ending-in-rule.asks").exec(foldText(asked.raw))
      ?.groups?.ending;
    if (ending === undefined) return undefined;
    const rows = rowsWith(ending, before.text);
    return rows.length === 0
      ? undefined
      : { confidence: SURE, answer: () => told(ending, rows, before, asked) };
  },
};

/** The rows of a rule that name the ending. */
const rowsWith = (ending: string, text: string): readonly string[] =>
  text
    .split("\n")
    .filter((row) => new RegExp(`-${ending}(?!\\p{L})`, "u").test(row) && !row.startsWith("**"));

/** The rows, and words of the rule's own forms that have the ending. */
function told(
  ending: string,
  rows: readonly string[],
  { text, points }: { readonly text: string; readonly points: readonly string[] },
  { language }: Asked,
): Draft {
  const forms = [...text.matchAll(/(\p{L}+) → (\p{L}+)/gu)]
    .filter(([, , form = ""]) => form.endsWith(ending))
    .map(([, word = "", form = ""]) => `${word} → ${form}`);
  const others = wordsOf(text).filter(
    (word) => word.length > ending.length + 2 && word.endsWith(ending),
  );
  const shown = (forms.length > 0 ? forms : [...new Set(others)]).slice(0, MOST_FORMS);
  return {
    text: [...rows, ...(shown.length > 0 ? [shown.join(", ")] : [])].join("\n"),
    kazakh: shown.map((form) => kz(form.split(" → ").at(-1) ?? form)),
    confidence: 0.9,
    language,
    points,
  };
}
