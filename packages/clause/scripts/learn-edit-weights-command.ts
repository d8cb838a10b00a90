/**
 * Learns by what a mistake is told from what is right, and which edit mends it: `npm run clause:edits`.
 *
 * What is learnt from: the pairs of wrong and mended sentences of `test-set/` and of the points of grammar that the judge
 * neither calls right nor mends by a rule (of those that a rule mends a third), and right sentences that it cannot vouch for: those of one
 * eighth of the content, judged on the evidence of the rest. Weights are learnt by gradient descent of a conditional logit: one
 * of the edits, or none. Three fifths of the files learn first and the rest tells what each bound of likelihood mends and calls wrong;
 * then all of them learn what is written to `src/mend/edit-weights.json`. Files of pairs (`wrong<TAB>mend | mend`) named as
 * arguments are only measured.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kazakhByFile, usageOf } from "@tilashar/course/gate/usage";
import { loadCourse } from "@tilashar/course/load";
import { courseSentences } from "@tilashar/course/sentences";
import { parse as parseYaml } from "yaml";
import { corruptions } from "../src/corruption/corruptions.ts";
import { ClauseJudge, type Parse, sentencesOf } from "../src/index.ts";
import { SentenceReader } from "../src/judgement.ts";
import type { Features } from "../src/mend/edit-features.ts";
import { scoreOf, shares } from "../src/mend/edit-ranker.ts";
import { waysToEdit } from "../src/mend/likeliest-edit.ts";
import { mendOf } from "../src/mend/mend.ts";
import { WrittenSlips } from "../src/slip/written/written-slips.ts";
import { Usage } from "../src/usage/usage.ts";

interface Example {
  readonly sentence: string;
  /** What may be done: nothing, and then each edit. */
  readonly ways: readonly Features[];
  readonly texts: readonly string[];
  /** Places of the ways that are right to choose: 0 where it is right as it stands, none where nothing in reach mends it. */
  readonly wanted: readonly number[];
  readonly isWrong: boolean;
  readonly weight: number;
  readonly from: string;
}

const root = join(import.meta.dirname, "../../..");
const contentDir = join(root, "content");
const course = loadCourse({ contentDir, cacheFile: join(root, ".cache/content.json") });
const judge = new ClauseJudge(course.government, course.calques, course.usage, course.slips);
const PARTS = 8;
const HELD_OUT_PART = 3;
const MOST_RIGHT = 900;
/** Of each kind of what is made wrong. */
const MADE_OF_A_KIND = 25;

const readerWith = (usage: Usage) =>
  new SentenceReader(judge.government, course.calques, usage, new WrittenSlips(course.slips));
const reader = readerWith(new Usage(course.usage, judge.government));

const alike = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, "")
    .replace(/\s+/g, " ")
    .trim();

function exampleOf(
  sentence: string,
  mends: readonly string[] | undefined,
  from: string,
  by: ClauseJudge,
  readBy: SentenceReader,
): Example | undefined {
  const judged = readBy.judge(sentence);
  if (!judged || sentencesOf(sentence).length > 1) return undefined;
  const strangeness = (parse: Parse) => by.strangeness(parse);
  if (judged.right && strangeness(judged.parse) <= 5) return undefined;
  const ruled = mendOf(sentence, judged, readBy) !== undefined;
  // Of those that rules see to a third is enough
  if (ruled && (mends === undefined || sentence.length % 3 > 0)) return undefined;
  const ways = waysToEdit(sentence, judged, readBy, strangeness);
  const edits = ways?.edits.filter(({ found }) => found.isRight()) ?? [];
  if (!ways || edits.length === 0) return undefined;
  const good = new Set((mends ?? []).map(alike));
  const wanted = edits.flatMap(({ text }, at) => (good.has(alike(text)) ? [at + 1] : []));
  return {
    sentence,
    ways: [ways.none, ...edits.map(({ features }) => features)],
    texts: ["", ...edits.map(({ text }) => text)],
    wanted: wanted.length > 0 ? wanted : [0],
    isWrong: mends !== undefined,
    weight: ruled || from.startsWith("made") ? 0.3 : 1,
    from,
  };
}

/** Pairs of a wrong sentence and its mends anywhere in something read from a file. */
function pairsIn(read: unknown): [string, string[]][] {
  if (Array.isArray(read)) {
    const [wrong, mends] = read;
    if (read.length === 2 && typeof wrong === "string" && typeof mends === "string")
      return [[wrong, mends.split("|").map((one) => one.trim())]];
    return read.flatMap(pairsIn);
  }
  return typeof read === "object" && read !== null ? Object.values(read).flatMap(pairsIn) : [];
}

/** All texts within something read from a file. */
const textsIn = (read: unknown): string[] =>
  typeof read === "string"
    ? [read]
    : typeof read === "object" && read !== null
      ? Object.values(read).flatMap(textsIn)
      : [];

const examples: Example[] = [];
const add = (example: Example | undefined) => {
  if (example) examples.push(example);
};
const folder = join(import.meta.dirname, "../test-set");
for (const name of readdirSync(folder).filter((one) => one.endsWith(".yaml"))) {
  const { wrong, right } = parseYaml(readFileSync(join(folder, name), "utf8"));
  for (const [sentence, mends] of pairsIn(wrong))
    add(exampleOf(sentence, mends, name, judge, reader));
  for (const sentence of textsIn(right)) add(exampleOf(sentence, undefined, name, judge, reader));
}
for (const { id, mistakes } of course.grammar)
  for (const { wrong, right } of mistakes)
    add(exampleOf(wrong, [right], `point ${id}`, judge, reader));
console.log(`${examples.length} of the sets and the points of grammar`);

const parts = new Map<string, number>();
[...kazakhByFile(contentDir).values()].forEach((texts, file) => {
  for (const sentence of texts.flatMap(sentencesOf))
    if (!parts.has(sentence)) parts.set(sentence, file % PARTS);
});
const inCourse = new Set(courseSentences(course).flatMap(({ kz }) => sentencesOf(kz)));
const others = [...parts.keys()].filter((one) => parts.get(one) !== HELD_OUT_PART);
const heldOut = usageOf(
  (sentence) => judge.parse(sentence),
  judge.government,
  others.filter((one) => inCourse.has(one)),
  others,
);
const withoutPart = new ClauseJudge(course.government, course.calques, heldOut, course.slips);
const readerWithout = readerWith(new Usage(heldOut, judge.government));
const right = [...parts.keys()].filter((one) => parts.get(one) === HELD_OUT_PART);
/** Right sentences with one thing made wrong by machine, a few of each kind. */
const made = new Map<string, [string, string][]>();
for (const sentence of right.filter((one) => one.split(" ").length <= 9 && !/[«»]/.test(one))) {
  const parse = withoutPart.understood(sentence);
  if (parse)
    for (const { kind, text } of corruptions(parse, judge.government))
      made.set(kind, [...(made.get(kind) ?? []), [text, sentence]]);
}
for (const [kind, list] of made) {
  const step = Math.max(1, list.length / MADE_OF_A_KIND);
  for (let at = 0; at < list.length; at += step) {
    const [text = "", sentence = ""] = list[Math.floor(at)] ?? [];
    add(exampleOf(text, [sentence], `made ${kind} ${at}`, withoutPart, readerWithout));
  }
}
console.log(`${examples.filter(({ from }) => from.startsWith("made")).length} made wrong`);
let found = 0;
for (const sentence of right) {
  if (found >= MOST_RIGHT) break;
  const example = exampleOf(sentence, undefined, `right ${found}`, withoutPart, readerWithout);
  if (example) found++;
  add(example);
}
console.log(`${found} right sentences of ${right.length}`);

/** So many times all examples are gone through, so far each step goes, and so much large weights are held back. */
const ROUNDS = 40;
const STEP = 0.08;
const SMALL = 0.0006;

function learn(from: readonly Example[]): Record<string, number> {
  const weights: Record<string, number> = {};
  const squares: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round++)
    for (const { ways, wanted, weight } of from) {
      const likely = shares(ways.map((features) => scoreOf(features, weights)));
      const good = wanted.reduce((sum, at) => sum + (likely[at] ?? 0), 0) || 1e-9;
      const gradient = new Map<string, number>();
      ways.forEach((features, at) => {
        const aim = wanted.includes(at) ? (likely[at] ?? 0) / good : 0;
        const off = (aim - (likely[at] ?? 0)) * weight;
        if (off === 0) return;
        for (const [name, value] of features)
          gradient.set(name, (gradient.get(name) ?? 0) + off * value);
      });
      for (const [name, slope] of gradient) {
        const held = slope - SMALL * (weights[name] ?? 0);
        squares[name] = (squares[name] ?? 0.1) + held * held;
        weights[name] = (weights[name] ?? 0) + (STEP * held) / Math.sqrt(squares[name] ?? 1);
      }
    }
  return weights;
}

const BOUNDS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
function measure(title: string, of: readonly Example[], weights: Record<string, number>): void {
  const told = of.map((one) => {
    const likely = shares(one.ways.map((features) => scoreOf(features, weights))).slice(1);
    const most = Math.max(...likely);
    return { one, most, at: likely.indexOf(most) + 1 };
  });
  const mistakes = told.filter(({ one }) => one.isWrong);
  const sound = told.filter(({ one }) => !one.isWrong);
  console.log(`${title}: ${mistakes.length} mistakes, ${sound.length} right`);
  console.table(
    BOUNDS.map((bound) => ({
      bound,
      mended: mistakes.filter(
        ({ one, most, at }) => most >= bound && at > 0 && one.wanted.includes(at),
      ).length,
      otherwise: mistakes.filter(({ one, most, at }) => most >= bound && !one.wanted.includes(at))
        .length,
      "in reach": mistakes.filter(({ one }) => !one.wanted.includes(0)).length,
      "right called wrong": sound.filter(({ most }) => most >= bound).length,
    })),
  );
}

const isKept = ({ from }: Example) => {
  let sum = 0;
  for (const letter of from) sum = (sum * 31 + letter.charCodeAt(0)) % 1000;
  return sum % 5 < 2;
};
measure(
  "kept aside",
  examples.filter((one) => isKept(one) && !one.from.startsWith("made")),
  learn(examples.filter((one) => !isKept(one) || one.from.startsWith("made"))),
);
const weights = learn(examples);
for (const file of process.argv.slice(2)) {
  const pairs = readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([, mends]) => mends !== undefined && mends.trim() !== "");
  measure(
    file,
    pairs.flatMap(([sentence = "", mends = ""]) => {
      const list = mends.trim() === "R" ? undefined : mends.split("|").map((one) => one.trim());
      return exampleOf(sentence, list, file, judge, reader) ?? [];
    }),
    weights,
  );
}
const LEAST = 0.02;
const kept = Object.entries(weights)
  .filter(([, weight]) => Math.abs(weight) >= LEAST)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([name, weight]) => [name, Math.round(weight * 100) / 100]);
writeFileSync(
  join(import.meta.dirname, "../src/mend/edit-weights.json"),
  `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`,
);
console.log(`${kept.length} weights`);
