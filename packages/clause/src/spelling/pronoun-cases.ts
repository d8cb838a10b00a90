import { inflect } from "@tilashar/kazakh";
import type { Respelling } from "./near-form.ts";

const REGULAR =
  /^(бұл|ол|осы|сол|мен|сен)(?:л)?([гғ][ае]|[дт][ае]|[днт][ае]н|[ндт][ыі]|[ндт][ыі]ң|[мбп]ен)$/u;
const CASES: readonly (readonly [ending: RegExp, kase: string])[] = [
  [/^[гғ][ае]$/u, "DAT"],
  [/^[днт][ае]н$/u, "ABL"],
  [/^[дт][ае]$/u, "LOC"],
  [/^[ндт][ыі]ң$/u, "GEN"],
  [/^[ндт][ыі]$/u, "ACC"],
  [/^[мбп]ен$/u, "INS"],
];
/** The book's form where there are two. */
const IN_BOOKS: Readonly<Record<string, string>> = { бұлда: "мұнда" };

/** бұлда → мұнда, олға → оған, менге → маған: pronouns have cases of their own. */
export function pronounCases(word: string): Respelling[] {
  const [, pronoun = "", ending = ""] = REGULAR.exec(word) ?? [];
  const kase = CASES.find(([shape]) => shape.test(ending))?.[1];
  if (kase === undefined) return [];
  const text = IN_BOOKS[word] ?? inflect(pronoun, `PRO;${kase}`)[0];
  return text === undefined || text === word ? [] : [{ text, point: "pronoun-cases", change: 0.1 }];
}
