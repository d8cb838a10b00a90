import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadCourse } from "../load.ts";
import type { CourseSentence } from "./course-sentences.ts";
import { loadSentenceBank } from "./load.ts";

const root = join(import.meta.dirname, "../../../..");

const { values } = parseArgs({
  options: {
    point: { type: "string" },
    lemma: { type: "string" },
    suffix: { type: "string" },
    most: { type: "string", default: "50" },
  },
});
const course = loadCourse({
  contentDir: process.env.CONTENT_DIR ?? join(root, "content"),
  cacheFile: join(root, ".cache/content.json"),
});
const bank = loadSentenceBank(course, join(root, "build"));
const { point, lemma, suffix } = values;
if (point !== undefined && !course.grammarById.has(point)) {
  console.error(`No point ${point}: ${course.grammar.map(({ id }) => id).join(" ")}`);
  process.exit(1);
}
const asked: (readonly CourseSentence[])[] = [
  ...(point === undefined ? [] : [bank.showing(point)]),
  ...(lemma === undefined ? [] : [bank.withLemma(lemma.toLowerCase())]),
  ...(suffix === undefined ? [] : [bank.withSuffix(suffix)]),
];
const [first = bank.sentences, ...others] = asked;
const found = first.filter(({ kz }) => others.every((list) => list.some((one) => one.kz === kz)));
for (const { kz, en, ru, place } of found.slice(0, Number(values.most))) {
  console.log(`${kz}\n  ${en}\n  ${ru}\n  ${place.kind} ${place.id}`);
}
console.log(`${found.length} of ${bank.sentences.length} sentences`);
