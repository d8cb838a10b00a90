import type { Level } from "../schema/common-fields.ts";

type ByLevel<T> = Readonly<Record<Level, T>>;
type Range = readonly [from: number, to: number];

/** Share of the words of dialogues and sentences that may show grammar before it is taught; C is free. */
export const UNTAUGHT_FORMS: ByLevel<number> = { beginner: 0, intermediate: 0.02, advanced: 1 };

/** Share of the words of dialogues and sentences that should be known by then. */
export const KNOWN_WORDS: ByLevel<number> = { beginner: 0.95, intermediate: 0.92, advanced: 0.88 };

/** Share of a level's words that should be met again in at least two later sentences. */
export const RECYCLED_WORDS: ByLevel<number> = {
  beginner: 0.95,
  intermediate: 0.85,
  advanced: 0.7,
};

/** Further sentences of a lesson. */
export const SENTENCES_OF_LESSON: ByLevel<Range> = {
  beginner: [8, 16],
  intermediate: [8, 16],
  advanced: [12, 16],
};

/** Words of a further sentence. */
export const WORDS_OF_SENTENCE: ByLevel<Range> = {
  beginner: [2, 9],
  intermediate: [6, 12],
  advanced: [8, 18],
};

/** Words of a unit's story. */
export const WORDS_OF_STORY: ByLevel<Range> = {
  beginner: [45, 90],
  intermediate: [95, 160],
  advanced: [200, 320],
};

/** Share of sentences that ask or speak to somebody. */
export const ASKING: ByLevel<number> = { beginner: 0, intermediate: 1 / 3, advanced: 1 / 3 };
