import type { Parse } from "../parse.ts";
import type { Reading } from "../word/reading.ts";

/** Two nouns that make one thing: пошта бөлімшесі. */
export interface Compound {
  readonly at: number;
  readonly modifier: string;
  readonly noun: string;
  /** The second has the ending that makes them one. */
  readonly ended: boolean;
}

const isPlain = ({ kind, case: kase, owner, plural, pronoun, name, form }: Reading): boolean =>
  kind === "noun" &&
  (kase ?? "NOM") === "NOM" &&
  owner === undefined &&
  form === undefined &&
  !plural &&
  !pronoun &&
  !name;

/** Bare nouns straight before the noun they make one thing with. */
export const compoundsIn = ({ tokens, words }: Parse): Compound[] =>
  words.flatMap(({ reading, head, relation }, at): Compound[] => {
    const over = words[head]?.reading;
    if (relation !== "compound" || head !== at + 1 || over?.kind !== "noun") return [];
    if (!isPlain(reading) || over.pronoun || over.name || over.form !== undefined) return [];
    if (tokens[at]?.mark !== "" || tokens[at]?.leaning.length) return [];
    if (over.owner !== undefined && over.owner !== "3") return [];
    return [{ at, modifier: reading.lemma, noun: over.lemma, ended: over.owner === "3" }];
  });
