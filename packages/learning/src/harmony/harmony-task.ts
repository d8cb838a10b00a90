import type { Explanation } from "@tilashar/kazakh/morphology";

type Reason = Explanation["suffixes"][number]["reasons"][number];

/** Suffixes the trainer asks for, in the order in which they open. */
export const HARMONY_SUFFIX_IDS = [
  "plural",
  "loc",
  "question",
  "acc",
  "gen",
  "dat",
  "abl",
  "ins",
  "pss3",
  "pss1s",
  "lyq",
  "ly",
] as const;
export type HarmonySuffixId = (typeof HARMONY_SUFFIX_IDS)[number];

/** The six classes of final sounds: vowel, р/й/у, л, nasal, з/ж, voiceless. */
export type FinalSound = "V" | "R" | "L" | "N" | "Z" | "T";
export type VowelSide = "back" | "front";

export interface HarmonyStem {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
  readonly tier: 1 | 2 | 3;
  readonly isNoun: boolean;
  /** Whether -лық and -лы make words of it that people use. */
  readonly makesLyq: boolean;
  readonly makesLy: boolean;
}

/** What one task trains: a suffix after one class of final sounds on one side of harmony. */
export interface HarmonySkill {
  readonly suffix: HarmonySuffixId;
  /** Null for a suffix that has one vowel for both sides (-мен). */
  readonly side: VowelSide | null;
  readonly final: FinalSound;
}

/** The one thing an option gets wrong. */
export type HarmonyContrast = "harmony" | "final-sound" | "link" | "voicing";

export interface HarmonyOption {
  /** The whole form, as it is sent to be graded. */
  readonly form: string;
  /** The part before the suffix (with the space before a particle) and the suffix. */
  readonly stem: string;
  readonly suffix: string;
  /** Null for the right one. */
  readonly contrast: HarmonyContrast | null;
}

/** A stem with one right form among two to four. */
export interface HarmonyTask {
  readonly stem: HarmonyStem;
  readonly skill: HarmonySkill;
  readonly options: readonly HarmonyOption[];
  /** Why the right form is right; the trainer puts them into the learner's language. */
  readonly reasons: readonly Reason[];
  /** Places in the stem that decide: its last sided vowel (null when the whole word has to be known) and its last sound. */
  readonly decides: { readonly vowel: number | null; readonly sound: number };
}
