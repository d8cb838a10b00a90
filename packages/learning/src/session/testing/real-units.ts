import { join } from "node:path";
import type { Course, PictureManifest } from "@tilashar/course";
import { bothMeanings, glossaryOf, makeGlosser } from "@tilashar/course/gloss";
import { loadCourse } from "@tilashar/course/load";
import { indexSentences, makeSentenceBank } from "@tilashar/course/sentences";
import type { UnitMaterial } from "../material.ts";
import { unitMaterials } from "../prepare/index.ts";
import { loadUnits, parseUnit } from "../prepare/load.ts";

const root = join(import.meta.dirname, "../../../../..");

const realCourse = () =>
  loadCourse({
    contentDir: join(root, "content"),
    cacheFile: join(root, ".cache/content.json"),
  });

/** The materials of the real course, as they were built. */
export function builtUnits(): UnitMaterial[] {
  const { list, read } = loadUnits(join(root, "build"));
  return list.map(({ id }) => parseUnit(read(id)));
}

/**
 * Those of its first units alone, without a build, as if the course ended there; pictures have their names for
 * addresses. The whole would take fifty times as long.
 */
export function firstUnits(count: number): UnitMaterial[] {
  const course = realCourse();
  const units = course.units.slice(0, count);
  const taught = new Set(units.flatMap(({ lessons }) => lessons));
  return materialsOf({
    ...course,
    units,
    lessons: course.lessons.filter(({ id }) => taught.has(id)),
    readings: [],
    scenes: [],
    phraseTopics: [],
    proverbTopics: [],
    dayWords: [],
  });
}

function materialsOf(course: Course): UnitMaterial[] {
  const glosser = makeGlosser(glossaryOf(course), bothMeanings);
  const named = Object.fromEntries(
    course.lessons.flatMap(({ words }) =>
      words.flatMap(({ picture }) => (picture === undefined ? [] : [[picture, `/${picture}`]])),
    ),
  );
  const lessons = Object.fromEntries(course.lessons.map(({ id, slug }) => [id, `/${slug}`]));
  const pictures: PictureManifest = {
    words: named,
    lessons,
    readings: {},
    scenes: {},
    badges: {},
  };
  return unitMaterials({
    course,
    glosser,
    bank: makeSentenceBank(course, indexSentences(course, glosser)),
    pictures,
  });
}
