/**
 * How the tutor translates what it has never seen: a part of the course's lines is kept out of its memory, its counts and the judge's
 * evidence, then put into Kazakh and out of it. Nobody can learn these lines by heart, so the shares tell what a stranger's sentence meets.
 * "The same" has the course's very words; "otherwise" must be read by somebody: some of it is as right, some is wrong. "Not vouched for" is
 * offered with the word that it may say something else (decision 094), or told roughly out of Kazakh.
 *
 * PART of PARTS (0 of 7) is kept away; DIRECTIONS (en-kz,ru-kz,kz-en,kz-ru) are measured; SHOW=20 prints so many of each outcome, spread
 * evenly; TAKE=3 translates every third line only.
 */
import { join } from "node:path";
import { ClauseJudge, sentencesOf } from "@tilashar/clause";
import { kazakhByFile, usageOf } from "@tilashar/course/gate/usage";
import { loadCourse } from "@tilashar/course/load";
import { courseSentences } from "@tilashar/course/sentences";
import { heldOut, kazakhKey } from "../packages/tutor/src/testing/held-out-tools.ts";
import { isVouchedFor, textOf, toKazakh } from "../packages/tutor/src/tools/translate.ts";
import { textOutOfKazakh } from "../packages/tutor/src/translation/out-of-kazakh/whole-text.ts";
import { lineKey } from "../packages/tutor/src/words/sentence-memory.ts";

const PARTS = Number(process.env.PARTS ?? 7);
const PART = Number(process.env.PART ?? 0);
const TAKE = Number(process.env.TAKE ?? 1);
const SHOW = Number(process.env.SHOW ?? 0);
const DIRECTIONS = (process.env.DIRECTIONS ?? "en-kz,ru-kz,kz-en,kz-ru").split(",");

const contentDir = join(import.meta.dirname, "../content");
const course = loadCourse({ contentDir });

/** Which part a Kazakh sentence belongs to: told by its letters, so that it stays there when others are added. */
function partOf(kazakh: string): number {
  let sum = 0;
  for (const letter of kazakh) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum % PARTS;
}
const isHeldOut = (key: string): boolean => partOf(key) === PART;
const isKept = (sentence: string): boolean => !isHeldOut(kazakhKey(sentence));

const reader = new ClauseJudge(course.government, course.calques);
const usage = usageOf(
  (one) => reader.parse(one),
  reader.government,
  courseSentences(course)
    .flatMap(({ kz }) => sentencesOf(kz))
    .filter(isKept),
  [...kazakhByFile(contentDir).values()].flat().flatMap(sentencesOf).filter(isKept),
);
const { tools, lines } = heldOut(course, usage, isHeldOut);
const taken = lines.filter((_, at) => at % TAKE === 0);
console.log(
  `${lines.length} of ${tools.memory.lines.length + lines.length} lines are kept away, ${taken.length} translated`,
);

const OUTCOMES = ["the same", "same words", "otherwise", "not vouched for", "none"] as const;
type Outcome = (typeof OUTCOMES)[number];
interface Told {
  readonly outcome: Outcome;
  readonly source: string;
  readonly said: string;
  readonly course: string;
}

/** Words in any order. */
const wordsIn = (text: string): string => lineKey(text).split(" ").toSorted().join(" ");

function outcomeOf(said: string | undefined, wanted: string): Outcome {
  if (said === undefined) return "none";
  if (lineKey(said) === lineKey(wanted)) return "the same";
  return wordsIn(said) === wordsIn(wanted) ? "same words" : "otherwise";
}

function told(direction: string, line: (typeof lines)[number]): Told {
  const [from, to] = direction.split("-") as ["en" | "ru" | "kz", "en" | "ru" | "kz"];
  const [source, wanted] = [line[from], line[to]];
  if (from !== "kz") {
    const found = toKazakh(source, from, tools);
    const said = found && found.kind !== "word" ? textOf(found) : undefined;
    const isSure = found === undefined || isVouchedFor(found);
    const outcome = isSure ? outcomeOf(said, wanted) : "not vouched for";
    return { outcome, source, said: said ?? "", course: wanted };
  }
  const out = textOutOfKazakh(source, to as "en" | "ru", tools);
  const outcome = out && !out.sure ? "not vouched for" : outcomeOf(out?.text, wanted);
  return { outcome, source, said: out?.text ?? "", course: wanted };
}

const rows: Record<string, string | number>[] = [];
for (const direction of DIRECTIONS) {
  const from = performance.now();
  const all = taken.map((line) => told(direction, line));
  const ms = (performance.now() - from) / taken.length;
  const row: Record<string, string | number> = { direction };
  for (const outcome of OUTCOMES) {
    const found = all.filter((one) => one.outcome === outcome);
    row[`${outcome}, %`] = Math.round((found.length / all.length) * 1000) / 10;
    if (SHOW === 0 || found.length === 0 || outcome === "the same") continue;
    console.log(`\n${direction} ${outcome}`);
    const step = Math.max(1, found.length / SHOW);
    for (let at = 0; at < found.length; at += step) {
      const { source, said, course } = found[Math.floor(at)] as Told;
      console.log(`  ${source}\n    ${said === "" ? "" : `${said}  |  `}${course}`);
    }
  }
  rows.push({ ...row, "ms a line": Math.round(ms * 10) / 10 });
}
console.table(rows);
