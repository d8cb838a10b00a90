import type { Answer, Choice, Verdict } from "./item.ts";
import { mistake, rightVerdict, wrongVerdict } from "./verdict.ts";

/** Judges a choice of words or sentences: what was chosen is named beside what was meant. */
export function judgeChoice(
  { choices, right }: { readonly choices: readonly Choice[]; readonly right: string },
  given: Answer,
): Verdict {
  const textOf = (id: string | undefined) =>
    choices.find((choice) => choice.id === id)?.text.kz ?? null;
  const expected = textOf(right);
  return given[0] === right
    ? rightVerdict(expected)
    : wrongVerdict(expected, mistake("word", textOf(given[0]), expected));
}
