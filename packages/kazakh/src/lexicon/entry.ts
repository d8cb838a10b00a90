import type { FinalClass } from "../phonology/letters.ts";

/** Parts of speech of the lexicon's sources. */
export const PARTS_OF_SPEECH = [
  "n",
  "v",
  "adj",
  "adv",
  "pron",
  "num",
  "post",
  "conj",
  "part",
  "intj",
  "mod",
  "name-person",
  "name-place",
  "name-other",
  "abbr",
  "onom",
] as const;

export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

export const GOVERNED_CASES = ["nom", "gen", "dat", "acc", "loc", "abl", "ins"] as const;
export type GovernedCase = (typeof GOVERNED_CASES)[number];

export type VoiceName = "pass" | "caus" | "recp" | "refl";
export const VOICE_NAMES: readonly VoiceName[] = ["pass", "caus", "recp", "refl"];

/** One lemma of the lexicon with everything its letters do not show. */
export interface Entry {
  /** Position in the lexicon; glosses are kept in the same order. */
  id: number;
  lemma: string;
  pos: PartOfSpeech;
  /** 1 the commonest thousand lemmas, 4 the rare ones. */
  band: 1 | 2 | 3 | 4;
  /** Bare stem of a verb (2sg imperative). */
  stem?: string;
  /** Cases the word asks for, where they are not the obvious ones. */
  governs?: GovernedCase[];
  transitive?: boolean;
  /** Stems of the voices in use. */
  voices?: Partial<Record<VoiceName, string>>;
  /** Harmony the letters do not show; `mixed` as in күнә: күнәға, күнәсі. */
  harmony?: "back" | "front" | "mixed";
  drop?: "always" | "both";
  keep?: boolean;
  /** 3rd person possessive that does not follow from the stem. */
  possessive?: string;
  /** A 3rd person possessive by itself: отбасына, ауа райында. */
  owned?: boolean;
  number?: "sg" | "pl";
  indeclinable?: boolean;
  /** Intensive of an adjective: үп-үлкен. */
  intensive?: string;
  /** International spelling; told in the sources, left out of the packed lexicon. */
  loan?: boolean;
  /** Class of the sound an abbreviation is read out to end in: АҚШ-тың, БҰҰ-ға. */
  final?: FinalClass;
}
