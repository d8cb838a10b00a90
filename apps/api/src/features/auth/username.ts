import type { Wording } from "#api/errors.ts";

const minLength = 3;
const maxLength = 30;

/**
 * Alphabets that names are written in. Japanese mixes three scripts by nature; every other name keeps to
 * one, so that a Cyrillic "а" cannot hide in a Latin name (UTS 39, single-script restriction).
 */
const alphabets = [
  /^\p{Script=Latin}+$/u,
  /^\p{Script=Cyrillic}+$/u,
  /^\p{Script=Arabic}+$/u,
  /^\p{Script=Greek}+$/u,
  /^\p{Script=Armenian}+$/u,
  /^\p{Script=Georgian}+$/u,
  /^\p{Script=Hebrew}+$/u,
  /^\p{Script=Hangul}+$/u,
  /^\p{Script=Thai}+$/u,
  /^\p{Script=Devanagari}+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
];

/** Trims and composes what a person typed. */
export const tidyUsername = (text: string): string => text.trim().normalize("NFC");

/** What is wrong with a tidied username, or nothing. */
export function usernameProblem(username: string): Wording | null {
  if (username === "") return { key: "username_required" };
  const length = [...username].length;
  if (length < minLength || length > maxLength) return { key: "username_length" };
  if (!/^[\p{L}0-9_.-]+$/u.test(username)) return { key: "username_characters" };
  const letters = username.replace(/[^\p{L}]/gu, "");
  if (letters === "") return /[0-9]/.test(username) ? null : { key: "username_characters" };
  return alphabets.some((alphabet) => alphabet.test(letters)) ? null : { key: "username_scripts" };
}

/** Letters and digits that look alike in common faces, in either case, each with its stand-in. */
const lookAlikes: Readonly<Record<string, string>> = {
  // Cyrillic
  а: "a",
  ә: "ə",
  в: "b",
  с: "c",
  е: "e",
  ё: "ë",
  һ: "h",
  н: "h",
  і: "l",
  ї: "ï",
  ј: "j",
  к: "k",
  м: "m",
  о: "o",
  ө: "ɵ",
  р: "p",
  ѕ: "s",
  т: "t",
  у: "y",
  х: "x",
  ԛ: "q",
  ԝ: "w",
  ӏ: "l",
  // Greek
  α: "a",
  β: "b",
  ε: "e",
  η: "h",
  ι: "l",
  κ: "k",
  μ: "m",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "y",
  χ: "x",
  ζ: "z",
  // Latin and digits
  i: "l",
  ı: "l",
  "1": "l",
  "0": "o",
};

/**
 * What must be unique: two names with one key would be taken for each other.
 * Case, compatibility forms and look-alikes are folded.
 */
export function usernameKey(username: string): string {
  const folded = username.normalize("NFKC").toLowerCase().normalize("NFC");
  return [...folded].map((letter) => lookAlikes[letter] ?? letter).join("");
}
