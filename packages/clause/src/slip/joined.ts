import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { capitalLike, changed, rootOf, slip } from "./rewrite.ts";

/** мен, пен and бен: joined to a word they say "with", apart "and". */
export function joinedSlips(parse: Parse): Fault[] {
  return [...shapeOfAnd(parse), ...apartForWith(parse), ...withForAnd(parse), ...drinkWith(parse)];
}

const shapeAfter = (word: string): string => {
  if (/\d|^\p{Lu}{2,}$/u.test(word)) return "";
  return /([мпб]ен)$/u.exec(inflect(word.toLowerCase(), "N;INS;SG")[0] ?? "")?.[1] ?? "";
};

/** Асан бен Дана → Асан мен Дана. */
function shapeOfAnd({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const reading = words[at - 1]?.reading;
    if (
      !/^[мпб]ен$/.test(token.lower) ||
      words[at]?.reading.kind !== "conj" ||
      !before ||
      before.mark !== ""
    )
      return [];
    if (reading?.kind !== "noun" || reading.pronoun || before.leaning.length > 0) return [];
    if (words[at + 1]?.reading.kind !== "noun" || words[at + 1]?.reading.pronoun) return [];
    if (before.readings[0]?.kind !== "noun" || /с[ыі]з$/.test(before.lower)) return [];
    const right = shapeAfter(before.text);
    if (right === "" || right === token.lower) return [];
    return [slip(at, changed(tokens, { [at]: right }, "and-but-or", 0.3))];
  });
}

/** автобус пен келдім → автобуспен келдім. */
function apartForWith({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at) => {
    const next = words[at + 1]?.reading;
    const before = tokens[at - 1];
    const reading = words[at - 1]?.reading;
    if (!/^[мпб]ен$/.test(token.lower) || !before || before.mark !== "" || at < 1) return [];
    if (next?.kind !== "verb" || next.form === "vn" || next.form === "part" || token.mark !== "")
      return [];
    if (reading?.kind !== "noun" || reading.pronoun) return [];
    if (token.lower === "мен" && tokens[0]?.lower !== "мен") return [];
    const joined = nounWith(reading, { case: "INS" });
    return [
      slip(
        at,
        changed(
          tokens,
          { [at - 1]: joined === "" ? undefined : capitalLike(before.text, joined), [at]: "" },
          "instrumental",
          0.4,
        ),
      ),
    ];
  });
}

/** кітаппен дәптер үстелде → кітап пен дәптер үстелде. */
function withForAnd(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const [first, second] = words;
  const root = rootOf(parse);
  const said = words[root]?.reading;
  const token = tokens[0];
  if (
    !token ||
    !first ||
    !second ||
    first.reading.case !== "INS" ||
    first.reading.pronoun ||
    root < 2
  )
    return [];
  if (second.reading.kind !== "noun" || second.reading.case !== "NOM" || second.reading.pronoun)
    return [];
  if (
    said?.kind === "verb" ||
    token.mark !== "" ||
    !(said?.case === "LOC" || said?.kind === "adj" || said?.kind === "modal")
  )
    return [];
  if (first.reading.owner !== undefined) return [];
  const plain = nounWith(first.reading, { case: "NOM" });
  const and = shapeAfter(plain);
  if (plain === "" || and === "") return [slip(0)];
  return [
    slip(0, changed(tokens, { 0: `${capitalLike(token.text, plain)} ${and}` }, "and-but-or", 0.4)),
  ];
}

/** сүтпен шай → сүтті шай. */
function drinkWith(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  return words.flatMap(({ reading, head }, at) => {
    const next = words[at + 1]?.reading;
    if (
      reading.kind !== "noun" ||
      reading.case !== "INS" ||
      head !== at + 1 ||
      reading.pronoun ||
      reading.owner
    )
      return [];
    if (
      next?.kind !== "noun" ||
      next.case !== "NOM" ||
      rootOf(parse) !== at + 1 ||
      tokens[at]?.mark !== ""
    )
      return [];
    return [slip(at)];
  });
}
