import { SELF } from "../word/word-lists.ts";
import type { Site } from "./site.ts";

/** қонағымыз болыңыз, досың боламын: I, you and we may be somebody's; nobody is his own. */
export const isWhatOneIsToSomebody = ({ reading, head, adjacent, government }: Site): boolean =>
  adjacent &&
  head.reading.lemma === "болу" &&
  head.person !== undefined &&
  head.person !== "3" &&
  reading.owner !== undefined &&
  reading.owner !== head.person &&
  !reading.pronoun &&
  !SELF.has(reading.lemma) &&
  government.isOf(reading.lemma, "person");

/** атын Айлин деп қойдық: what is said is the name. */
export const isSaidAsName = ({ reading, head, adjacent, tokens, government }: Site): boolean =>
  adjacent &&
  head.reading.lemma === "деу" &&
  head.reading.form === "p" &&
  reading.owner === undefined &&
  (tokens[head.at + 1]?.readings.some(
    ({ kind, lemma }) => kind === "verb" && government.isOf(lemma, "calling"),
  ) ??
    false);

/** атын Әлия қойдық: the name stands bare before the verb that gives it. */
export const isGivenName = ({ reading, head, adjacent, tokens, at, government }: Site): boolean =>
  adjacent &&
  reading.name === true &&
  head.reading.kind === "verb" &&
  government.isOf(head.reading.lemma, "calling") &&
  /^(?:аты|есім)/.test(tokens[at - 1]?.lower ?? "") &&
  (tokens[at - 1]?.readings.some(({ kind, case: kase }) => kind === "noun" && kase === "ACC") ??
    false);
