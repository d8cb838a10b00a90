import type { PathUnit } from "@tilashar/contracts";
import type { Course, Level, PictureManifest, Unit } from "@tilashar/course";
import { type BuiltUnits, type ListedUnit, parseUnit } from "@tilashar/learning/load-units";
import {
  lessonSteps,
  type NextOnPath,
  type SessionSubject,
  sessionName,
  type UnitMaterial,
} from "@tilashar/learning/session";

/** The units of the path: nothing in them changes while we run. */
export interface PathCatalogue {
  /** In the order of study, with nothing done. */
  readonly units: readonly PathUnit[];
  /** The first unit of a level. */
  firstOf(level: Level): string | undefined;
  has(unit: string): boolean;
  /** How long what comes next is likely to take: a session, or the quiz of a lesson. */
  secondsOf(next: NextOnPath): number;
  /** A unit's material as it is given out. */
  bytesOf(unit: string): string;
  /** The same, read; the units asked for last are kept. */
  materialOf(unit: string): UnitMaterial;
}

/** Sessions of a few units at a time are graded: each material takes half a megabyte. */
const KEPT = 8;
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
    return toUnit(unit, place + 1, steps, course, pictures);
  });
  const kept = new Map<string, UnitMaterial>();
  return {
    units,
    firstOf: (level) => units.find((unit) => unit.level === level)?.id,
    has: (unit) => listed.has(unit),
    secondsOf(next) {
      const unit = listed.get(next.unit);
      if (next.what !== "step" || next.step !== "check")
        return unit?.seconds[sessionName(next as SessionSubject)] ?? 0;
      const words = course.lessonById.get(next.lesson)?.words.length ?? 0;
      return words * SECONDS_OF_QUIZ_PER_WORD;
    },
    bytesOf: built.read,
    materialOf(unit) {
      const material = kept.get(unit) ?? parseUnit(built.read(unit));
      kept.delete(unit);
      kept.set(unit, material);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return material;
    },
  };
}

function toUnit(
  unit: Unit,
  number: number,
  listed: ListedUnit,
  course: Course,
  pictures: PictureManifest,
): PathUnit {
  const stepped = new Map(listed.lessons.map((lesson) => [lesson.id, lesson]));
  return {
    number,
    id: unit.id,
    level: unit.level,
    titles: { ...unit.titles },
    goal: { ...unit.goal },
    lessons: unit.lessons.flatMap((id) => {
      const lesson = course.lessonById.get(id);
      const steps = stepped.get(id);
      if (lesson === undefined || steps === undefined) return [];
      return {
        id,
        titles: { ...lesson.titles },
        cover: pictures.lessons[id] ?? "",
        num_words: lesson.words.length,
        completed: false,
        steps: lessonSteps(steps).map((step) => ({ ...step, done: false })),
      };
    }),
    story:
      unit.story === undefined || !listed.hasStory
        ? null
        : { titles: { ...unit.story.titles }, done: false },
    checkpoint: { items: listed.checkpointItems, passed: false, best: null },
    completed: false,
    readings: unit.readings.flatMap((id) => {
      const reading = course.readingById.get(id);
      return reading === undefined
        ? []
        : { id, titles: { ...reading.titles }, cover: pictures.readings[id] ?? "" };
    }),
    films: unit.films.flatMap((id) => {
      const scene = course.sceneById.get(id);
      return scene === undefined
        ? []
        : { id, titles: { ...scene.titles }, cover: pictures.scenes[id] ?? "" };
    }),
    phrases: unit.phrases.flatMap((id) => {
      const topic = course.phraseTopics.find(({ slug }) => slug === id);
      return topic === undefined ? [] : { id, titles: { ...topic.titles } };
    }),
    talk: unit.talk ?? null,
  };
}
