import type { FirstWord, Path, PathUnit as ToldUnit } from "@tilashar/contracts";
import { nextOnPath, type TaughtWord } from "@tilashar/learning/session";
import type { LearnerPath } from "./path.service.ts";
import type { PathCatalogue, PathUnit } from "./path-catalogue.ts";

const toPath = ({ units, next }: LearnerPath): Path => ({ units: units.map(toUnit), next });

/** The path as a guest sees it: nothing is done. */
export const guestPath = ({ units }: PathCatalogue): Path =>
  toPath({ units, next: nextOnPath(units) });

/** A word as it is drawn before its session begins. */
export const toFirstWord = (word: TaughtWord): FirstWord => ({
  kz: word.kz,
  picture: word.picture,
  transcription: word.transcription,
  meaning: { ...word.meaning },
  example: { ...word.example },
});

/** A unit as it is told. */
export const toUnit = (path: PathUnit): ToldUnit => ({
  number: path.number,
  id: path.id,
  level: path.level,
  titles: { ...path.titles },
  goal: { ...path.unit.goal },
  lessons: path.lessons.map(({ words, titles, ...lesson }) => ({
    ...lesson,
    titles: { ...titles },
    num_words: words,
  })),
  story: path.story && { titles: { ...path.story.titles }, done: path.story.done },
  checkpoint: path.checkpoint,
  completed: path.completed,
  readings: path.readings.map(copied),
  films: path.films.map(copied),
  phrases: path.phrases.map(copied),
  talk: path.unit.talk ?? null,
});

const copied = <Titled extends { titles: Readonly<ToldUnit["titles"]> }>(one: Titled) => ({
  ...one,
  titles: { ...one.titles },
});
