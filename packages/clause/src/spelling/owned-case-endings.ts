import { analyse } from "@tilashar/kazakh";
import type { Respelling } from "./near-form.ts";

/** What a case looks like behind a noun without an owner, and behind one that is his or hers. */
const BEHIND_HIS: readonly (readonly [wrong: RegExp, right: (soft: boolean) => string])[] = [
  [/^[ндт][ыі]$/, () => "н"],
  [/^[дт][ае]$/, (soft) => (soft ? "нде" : "нда")],
  [/^[днт][ае]н$/, (soft) => (soft ? "нен" : "нан")],
  [/^[ғгқк][ае]$/, (soft) => (soft ? "не" : "на")],
];
const SOFT = /[әеөүіэ]/;
const VOWELS = /[аәеоөұүыіэиуюяё]/g;

/**
 * көйлегіні, көйлегіді → көйлегін, бөлмесіда → бөлмесінде, досымға → досыма: behind an owner a case has another shape.
 *
 * @param word in small letters
 */
export function ownedCaseEndings(word: string): Respelling[] {
  const his = /^(.{2,}[ыі])([ндт][ыі]|[дт][ае]|[днт][ае]н|[ғгқк][ае])$/u.exec(word);
  const mine = /^(.{2,}[мң])([ғгқк][ае])$/u.exec(word);
  const found = (text: string): Respelling[] =>
    text === word || !analyse(text).some(({ guessed }) => !guessed)
      ? []
      : [{ text, point: "n-after-his", change: 0.1 }];
  if (his) {
    const [, base = "", ending = ""] = his;
    if (ownerOf(base) !== "3") return [];
    const right = BEHIND_HIS.find(([wrong]) => wrong.test(ending))?.[1];
    return right ? found(base + right(isSoft(base))) : [];
  }
  if (mine) {
    const [, base = ""] = mine;
    const owner = ownerOf(base);
    return owner === "1" || owner === "2" ? found(base + (isSoft(base) ? "е" : "а")) : [];
  }
  return [];
}

/** The last vowel of a word tells whether its endings are soft. */
const isSoft = (base: string): boolean => SOFT.test(base.match(VOWELS)?.at(-1) ?? "");

/** Person of the owner of a noun in the nominative, "" without one. */
const ownerOf = (base: string): string =>
  analyse(base).find(
    ({ guessed, upos, features }) =>
      !guessed && upos === "NOUN" && features.Case === "Nom" && features["Person[psor]"],
  )?.features["Person[psor]"] ?? "";
