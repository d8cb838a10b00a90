import type { Course, PictureManifest, Reading } from "@tilashar/course";
import { tokenise } from "@tilashar/kazakh/script";

/** A text with what its card tells. */
export interface CoveredReading {
  readonly reading: Reading;
  /** Address of its picture. */
  readonly cover: string;
  /** Running Kazakh words. */
  readonly words: number;
  /** How long a learner of its level reads, at least 1. */
  readonly minutes: number;
}

/** The course's readings: nothing in them changes while we run. */
export interface ReadingCatalogue {
  /** By level, then id. */
  readonly readings: readonly CoveredReading[];
  readingOf(id: number): CoveredReading | undefined;
}

/** Words a minute that a learner of the level reads with understanding. */
const paces = { beginner: 40, intermediate: 60, advanced: 80 } as const;

/** @throws when a cover has not been built: a fault of the build, found at start and not by a learner */
export function makeReadingCatalogue(course: Course, pictures: PictureManifest): ReadingCatalogue {
  const readings = course.readings.map((reading) => toCovered(reading, pictures));
  const byId = new Map(readings.map((covered) => [covered.reading.id, covered]));
  return { readings, readingOf: (id) => byId.get(id) };
}

function toCovered(reading: Reading, pictures: PictureManifest): CoveredReading {
  const cover = pictures.readings[reading.id];
  if (cover === undefined)
    throw new Error(`The cover of reading ${reading.id} has not been built: npm run build`);
  const words = countWords(reading);
  const minutes = Math.max(1, Math.round(words / paces[reading.level]));
  return { reading, cover, words, minutes };
}

function countWords({ paragraphs }: Reading): number {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const tokens = sentences.flatMap(({ kz }) => tokenise(kz));
  return tokens.filter(({ kind }) => kind === "word" || kind === "number").length;
}
