import type { Course, PictureManifest, Reading, Scene, Unit } from "@tilashar/course";
import { type BuiltUnits, type ListedUnit, parseUnit } from "@tilashar/learning/load-units";
import {
  lessonSteps,
  type NextOnPath,
  type SessionSubject,
  type StepId,
  sessionName,
  type TaughtWord,
  type UnitMaterial,
  wordsOfStep,
} from "@tilashar/learning/session";

/** A unit with what was done in it. */
export type PathUnit = ReturnType<typeof makeUnit>;

/** The units of the path: nothing in them changes while we run. */
export interface PathCatalogue {
  /** In the order of study, with nothing done. */
  readonly units: readonly PathUnit[];
  has(unit: string): boolean;
  /** How long what comes next is likely to take: a session, or the quiz of a lesson. */
  secondsOf(next: NextOnPath): number;
  /** A unit's material as it is given out. */
  bytesOf(unit: string): string;
  /** The same, read; the units asked for last are kept. */
  materialOf(unit: string): UnitMaterial;
  /** The word that every session of a step begins with; none where it begins with something else. */
  firstWordOf(unit: string, lesson: number | null, step: string): TaughtWord | undefined;
}

/** Sessions of a few units at a time are graded: each material takes half a megabyte. */
const maxKept = 8;
/** The quiz of a lesson: two questions a word. */
const SECONDS_OF_QUIZ_PER_WORD = 14;

/** @throws when the materials are of another course: a fault of the build, found at start */
export function makePathCatalogue(
  course: Course,
  pictures: PictureManifest,
  built: BuiltUnits,
): PathCatalogue {
  const listed = new Map(built.list.map((unit) => [unit.id, unit]));
  const units = course.units.map((unit, place) => {
    const steps = listed.get(unit.id);
    if (steps === undefined)
      throw new Error(`The material of unit ${unit.id} has not been built: npm run build`);
    return makeUnit(unit, place + 1, steps, course, pictures);
  });
  const kept = new Map<string, UnitMaterial>();
  function materialOf(unit: string): UnitMaterial {
    const material = kept.get(unit) ?? parseUnit(built.read(unit));
    kept.delete(unit);
    kept.set(unit, material);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return material;
  }
  return {
    units,
    has: (unit) => listed.has(unit),
    secondsOf(next) {
      const unit = listed.get(next.unit);
      if (next.what !== "step" || next.step !== "check")
        return unit?.seconds[sessionName(next as SessionSubject)] ?? 0;
      const words = course.lessonById.get(next.lesson)?.words.length ?? 0;
      return words * SECONDS_OF_QUIZ_PER_WORD;
    },
    bytesOf: built.read,
    materialOf,
    firstWordOf(unit, lesson, step) {
      if (!isMeetStep(step)) return undefined;
      const taught = materialOf(unit).lessons.find(({ id }) => id === lesson);
      return taught && wordsOfStep(taught, step)[0];
    },
  };
}

const isMeetStep = (step: string): step is StepId => /^meet-\d+$/.test(step);

function makeUnit(
  unit: Unit,
  number: number,
  listed: ListedUnit,
  course: Course,
  pictures: PictureManifest,
) {
  const stepped = new Map(listed.lessons.map((lesson) => [lesson.id, lesson]));
  const story = listed.hasStory ? unit.story : undefined;
  return {
    /** Its place on the path, from 1. */
    number,
    id: unit.id,
    unit,
    level: unit.level,
    titles: unit.titles,
    lessons: unit.lessons.flatMap((id) => {
      const lesson = course.lessonById.get(id);
      const steps = stepped.get(id);
      if (lesson === undefined || steps === undefined) return [];
      return {
        id,
        titles: lesson.titles,
        cover: pictures.lessons[id] ?? "",
        words: lesson.words.length,
        completed: false,
        steps: lessonSteps(steps).map((step, place) => {
          const words = step.kind === "meet" ? steps.firstWords[place] : undefined;
          return { ...step, done: false, ...(words !== undefined && { words }) };
        }),
      };
    }),
    story: story === undefined ? null : { titles: story.titles, done: false },
    checkpoint: {
      items: listed.checkpointItems,
      passed: false,
      /** Right first answers of the best try; null before the first. */
      best: null as number | null,
    },
    completed: false,
    readings: unit.readings.flatMap((id) =>
      referTo(id, course.readingById.get(id), pictures.readings),
    ),
    films: unit.films.flatMap((id) => referTo(id, course.sceneById.get(id), pictures.scenes)),
    phrases: unit.phrases.flatMap((id) => {
      const topic = course.phraseTopics.find(({ slug }) => slug === id);
      return topic === undefined ? [] : { id, titles: topic.titles };
    }),
  };
}

/** What belongs to a unit, as a card shows it. */
const referTo = (
  id: number,
  found: Reading | Scene | undefined,
  pictures: PictureManifest["readings"],
) => (found === undefined ? [] : { id, titles: found.titles, cover: pictures[id] ?? "" });
