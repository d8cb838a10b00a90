import type { Phone } from "@tilashar/kazakh/sound";

/** A phone as it is spoken, after the sound changes that spelling does not show. */
export interface SpokenSound {
  phone: Phone;
  /** UTF-16 offsets in the text. */
  letterStart: number;
  letterEnd: number;
  /** A doubled consonant, held longer. */
  long: boolean;
  /** Which syllable of the word it belongs to, from 0. */
  syllable: number;
  /** The vowel that carries the stress of its word. */
  stressed: boolean;
  /** е at the start of a word, which begins with a glide. */
  glided: boolean;
  /** л beside front vowels. */
  frontL: boolean;
}

/** A word of a clause. */
export interface SpokenWord {
  /** UTF-16 offsets of what it was written as (a number is several words at one place). */
  textStart: number;
  textEnd: number;
  /** The word read, in small Cyrillic letters. */
  read: string;
  sounds: SpokenSound[];
}
