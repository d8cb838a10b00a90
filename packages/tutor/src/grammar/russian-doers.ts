import type { Complement, Person, Role } from "./clause.ts";
import type { RussianPhrase } from "./russian-noun-phrase.ts";
import { objectRole } from "./russian-verb-phrase.ts";

/** "сообщите мне" with nobody addressed is an order, though it may be "you will tell" as well. */
export const ordersIn = (words: readonly string[], at: number): boolean =>
  at <= 1 &&
  words.length > 1 &&
  /[йи]те(?:сь)?$/.test(words[at] ?? "") &&
  !/^(?:хотите|видите|слышите)$/.test(words[at] ?? "") &&
  !words.some((word) => /^(?:вы|если|когда)$/.test(word));

/** «Буду звонить»: who will. */
export const WILL: Readonly<Record<string, Person>> = {
  буду: "1s",
  будешь: "2s",
  будем: "1p",
  будете: "2f",
};

export const PERSONS: Readonly<Record<string, Person>> = {
  "1": "1s",
  "2": "2s",
  "1p": "1p",
  "2p": "2f",
  "3p": "3p",
};

const isObject = (role: Role): boolean => "case" in role && role.case === "ACC";

/** «Купить подарок свекрови»: of two things done to, who can get it gets it. */
export function toWhoGetsIt(
  complements: readonly Complement[],
  phrases: readonly { readonly read: RussianPhrase }[],
  verb: string,
): Complement[] {
  const objects = phrases.filter(({ read }) => isObject(objectRole(read, verb)));
  const getter = objects.find(({ read }) => read.cases.includes("dat"));
  if (objects.length !== 2 || !getter) return [...complements];
  return complements.map((one) =>
    one.phrase.lemma === getter.read.phrase.lemma && isObject(one.role)
      ? { ...one, role: { case: "DAT" as const } }
      : one,
  );
}
