import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { pronounIn } from "../word/inflected.ts";
import { QUESTION_WORDS } from "../word/word-lists.ts";
import { rootOf, slip, withEndings } from "./rewrite.ts";

/** ол маған қашан қайтатынымды сұрады → менен: whoever is asked a question is asked it from; маған су сұрады asks for water. */
export function askedOfWhomSlips(parse: Parse): Fault[] {
  const { words } = parse;
  const root = rootOf(parse);
  if (words[root]?.reading.lemma !== "сұрау") return [];
  const asked = words.findIndex(
    ({ reading, head }) => head === root && reading.form === "part" && reading.case === "ACC",
  );
  if (asked < 0 || !words.some(({ reading }) => QUESTION_WORDS.has(reading.lemma))) return [];
  // Nobody comes back to themselves: маған … қайтатынымды
  const isOf = (head: number, person: string) =>
    head === root || (head === asked && words[asked]?.reading.owner === person);
  return words.flatMap(({ reading, head }, at): Fault[] =>
    reading.pronoun && reading.case === "DAT" && reading.person && isOf(head, reading.person)
      ? [
          slip(
            at,
            withEndings(
              parse,
              { [at]: pronounIn(reading.person, "ABL") },
              "reported-questions",
              0.2,
            ),
          ),
        ]
      : [],
  );
}
