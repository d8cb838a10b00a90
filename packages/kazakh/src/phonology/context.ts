import { type FinalClass, finalClassOf, LETTERS } from "./letters.ts";

/** What stands before a seam, as far as the next suffix can see it. */
export interface Context {
  front: boolean;
  /** Last letter, a closing ь left out. */
  letter: string;
  /** The stem closes in ь, which a vowel pushes out: автомобиль, автомобилі. */
  soft: boolean;
  /** Final п к қ become б г ғ before a vowel. */
  voices: boolean;
  /** The last narrow vowel falls before a vowel: 0 never, 1 always, 2 both live, the full one first, 3 the short one first. */
  drop: 0 | 1 | 2 | 3;
  /** The suffix just before: `near` is a 1st or 2nd sg possessive, `third` a 3rd person one. */
  after: 0 | 1 | 2;
  /** -ист: -т falls before a vowel and before т. */
  ist: boolean;
  /** -ап/-еп verb: п becomes у before the converb (тап, тауып). */
  glide: boolean;
  /** Arabic loans in -ә: suffixes with а stay back, those with і front (күнәға, күнәсі). */
  mixed: boolean;
}

export const AFTER_NOTHING = 0;
export const AFTER_THIRD_POSSESSIVE = 2;

/** A context as one small whole number, so that tables can be indexed by it. */
export type ContextKey = number;

const LETTER_NUMBER = new Map([...LETTERS].map((letter, index) => [letter, index + 1]));

/** Packs a context into its key. Letters outside the alphabet count as voiceless consonants. */
export function packContext(context: Context): ContextKey {
  return (
    (context.front ? 1 : 0) |
    ((LETTER_NUMBER.get(context.letter) ?? 0) << 1) |
    (context.soft ? 1 << 7 : 0) |
    (context.voices ? 1 << 8 : 0) |
    (context.drop << 9) |
    (context.after << 11) |
    (context.ist ? 1 << 13 : 0) |
    (context.glide ? 1 << 14 : 0) |
    (context.mixed ? 1 << 15 : 0)
  );
}

/** One more than the greatest context key. */
export const CONTEXT_LIMIT = 1 << 16;

/** Inverse of `packContext`. */
export function unpackContext(key: ContextKey): Context {
  return {
    front: (key & 1) === 1,
    letter: LETTERS[((key >> 1) & 63) - 1] ?? "",
    soft: (key & (1 << 7)) !== 0,
    voices: (key & (1 << 8)) !== 0,
    drop: ((key >> 9) & 3) as 0 | 1 | 2 | 3,
    after: ((key >> 11) & 3) as 0 | 1 | 2,
    ist: (key & (1 << 13)) !== 0,
    glide: (key & (1 << 14)) !== 0,
    mixed: (key & (1 << 15)) !== 0,
  };
}

/** True when the last letter may look different once a suffix follows. */
export function endsMutably(key: ContextKey): boolean {
  const letter = LETTERS[((key >> 1) & 63) - 1] ?? "";
  return (
    (key & ((1 << 7) | (1 << 8) | (3 << 9) | (1 << 13) | (1 << 14))) !== 0 ||
    letter === "ы" ||
    letter === "і" ||
    letter === "й"
  );
}

/** Final-sound class the context offers to the next suffix. */
export function classOf(context: Context): FinalClass {
  return finalClassOf(context.letter);
}
