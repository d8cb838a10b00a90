import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bothMeanings, glossaryOf, makeGlosser } from "@tilashar/course/gloss";
import { loadCourse } from "@tilashar/course/load";
import { loadPictures } from "@tilashar/course/load-pictures";
import { loadSentenceBank } from "@tilashar/course/load-sentences";
import { firstWords } from "../lesson-steps.ts";
import { planSession } from "../plan-session.ts";
import { sessionName } from "../session-plan.ts";
import { sessionsOf } from "../sessions-of.ts";
import { type BuiltWord, type ListedUnit, UNIT_FOLDER, UNIT_LIST, UNIT_WORDS } from "./load.ts";
import { unitMaterials } from "./unit-material.ts";

const root = join(import.meta.dirname, "../../../../..");
const build = join(root, "build");

const course = loadCourse({
  contentDir: process.env.CONTENT_DIR ?? join(root, "content"),
  cacheFile: join(root, ".cache/content.json"),
  lenient: process.env.CONTENT_LENIENT === "1",
  warn: (line) => console.warn(line),
});
const units = unitMaterials({
  course,
  glosser: makeGlosser(glossaryOf(course), bothMeanings),
  bank: loadSentenceBank(course, build),
  pictures: loadPictures(join(build, "assets")),
});
const folder = join(build, UNIT_FOLDER);
mkdirSync(folder, { recursive: true });
const list = units.map(
  (unit): ListedUnit => ({
    id: unit.id,
    version: unit.version,
    hasStory: unit.story !== null,
    checkpointItems: unit.checkpoint.items,
    // Each seed draws others of the same length: one speaks for all
    seconds: Object.fromEntries(
      sessionsOf(unit).map((subject) => [
        sessionName(subject),
        planSession(unit, subject, "length").seconds,
      ]),
    ),
    lessons: unit.lessons.map((lesson) => ({
      id: lesson.id,
      words: lesson.words.length,
      firstWords: firstWords(lesson.words.map(({ kz }) => kz)),
      hasDialogue: lesson.dialogue !== null,
    })),
  }),
);
const words = new Map(
  units
    .flatMap(({ lessons }) => lessons)
    .flatMap((lesson) => lesson.words.map((word) => ({ lesson: lesson.id, ...word })))
    // Among the words of another lesson it is confused with others.
    .filter(({ id, lesson }) => course.wordById.get(id)?.lessonId === lesson)
    .map(({ id, kz, transcription, confusable }): [number, BuiltWord] => [
      id,
      { kz, transcription, confusable },
    ]),
);
const files = new Set([UNIT_LIST, UNIT_WORDS]);
const write = (name: string, value: unknown) => {
  const draft = join(folder, `.${name}.draft`);
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, join(folder, name));
  files.add(name);
};
for (const unit of units) write(`${unit.id}.json`, unit);
write(UNIT_WORDS, [...words]);
write(UNIT_LIST, list);
for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file));
console.log(`the materials of ${units.length} units`);
