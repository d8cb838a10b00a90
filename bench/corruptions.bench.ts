/**
 * Right sentences of the course with one thing made wrong by machine (a case, a person, an owner, a converb …): how many of
 * each kind the judge of clauses still calls right. Some of what is made is right by chance, so the aim is not nothing.
 */
import { join } from "node:path";
import { ClauseJudge, sentencesOf } from "@tilashar/clause";
import { type Corruption, corruptions } from "@tilashar/clause/corruptions";
import { loadCourse } from "@tilashar/course/load";
import { courseSentences } from "@tilashar/course/sentences";

/** Longer sentences add time and no new places to be wrong in. */
const MAX_WORDS = 9;
const MAX_OF_A_KIND = 500;

const course = loadCourse({ contentDir: join(import.meta.dirname, "../content") });
const judge = new ClauseJudge(course.government, course.calques, course.usage, course.slips);

const made = new Map<string, Corruption[]>();
for (const sentence of new Set(courseSentences(course).flatMap(({ kz }) => sentencesOf(kz)))) {
  if (/[«»]/.test(sentence) || sentence.split(" ").length > MAX_WORDS) continue;
  const parse = judge.understood(sentence);
  if (!parse) continue;
  for (const one of corruptions(parse, judge.government)) {
    const list = made.get(one.kind) ?? [];
    made.set(one.kind, list);
    if (list.length < MAX_OF_A_KIND) list.push(one);
  }
}

const rows = [...made].map(([kind, list]) => {
  const right = list.filter(({ text }) => judge.understood(text) !== undefined).length;
  return { kind, made: list.length, "called right": right, "%": percent(right, list.length) };
});
rows.sort((a, b) => b["%"] - a["%"]);
const all = rows.reduce((sum, row) => sum + row.made, 0);
const passed = rows.reduce((sum, row) => sum + row["called right"], 0);
console.table([
  ...rows,
  { kind: "all", made: all, "called right": passed, "%": percent(passed, all) },
]);

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}
