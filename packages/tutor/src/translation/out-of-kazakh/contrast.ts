import { analyse } from "@tilashar/kazakh";
import { LEANS } from "./alternatives.ts";

/** A sentence that says one thing of what is so and denies it of another: both as sentences of their own. */
interface Contrast {
  readonly so: string;
  readonly not: string;
}

/** Words that either of the two may have. */
const LENGTHS = [
  [1, 1],
  [2, 2],
  [2, 1],
  [1, 2],
] as const;

/** «Алдыңғы орындыққа емес, артқы орындыққа отыр»: sit there, and do not sit here; the likeliest first. */
function contrastsIn(marked: string): readonly Contrast[] {
  const [, left = "", right = ""] = /^([^,:;«»—]+) емес, ([^,:;«»—]+)$/u.exec(marked) ?? [];
  const [denied, said] = [left.split(" "), right.split(" ")];
  if (left === "" || said.length < 2) return [];
  return LENGTHS.flatMap(([one, other]) => {
    if (denied.length < one || said.length <= other) return [];
    const before = denied.slice(0, denied.length - one);
    const behind = said.slice(other);
    const [first, last] = [denied.at(-1) ?? "", said[other - 1] ?? ""];
    if (!isAlike(first, last)) return [];
    return [
      {
        so: [...before, ...said].join(" "),
        not: [...before, ...denied.slice(-one), ...behind].join(" "),
      },
    ];
  });
}

/** Whether two words may stand in the same case. */
function isAlike(one: string, other: string): boolean {
  const casesOf = (word: string): (string | undefined)[] =>
    analyse(word.toLowerCase()).map(({ features }) => features.Case);
  const cases = casesOf(other);
  return casesOf(one).some((kase) => kase !== undefined && cases.includes(kase));
}

/** "Sit in the back seat, not in the front one": what the two differ in is denied behind; undefined where that is nothing. */
function contrasted(so: string, not: string, by: string): string | undefined {
  const [first, second] = [so.split(" "), not.split(" ")];
  let start = 0;
  while (start < second.length && first[start] === second[start]) start++;
  let end = 0;
  while (end < second.length - start && first.at(-1 - end) === second.at(-1 - end)) end++;
  while (start > 0 && LEANS.test(second[start - 1] ?? "")) start--;
  const denied = second.slice(start, second.length - end);
  return denied.length > 0 && denied.length <= 5 ? `${so}, ${by} ${denied.join(" ")}` : undefined;
}

/** The first way in which a sentence is one thing and not another, as each of the two is said. */
export function firstContrast(
  marked: string,
  language: "en" | "ru",
  say: (marked: string) => { readonly text: string; readonly question: boolean } | undefined,
): string | undefined {
  const by = { en: "not", ru: "а не" }[language];
  for (const { so, not } of contrastsIn(marked)) {
    const [one, other] = [say(so), say(not)];
    if (!one || !other || one.question) continue;
    const text = contrasted(one.text, other.text, by);
    if (text !== undefined) return text;
  }
  return undefined;
}
