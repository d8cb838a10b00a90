/**
 * What is vouched for where the evidence holds nothing of a sentence: the Kazakh of the content in eighths by file, each judged on the evidence of
 * the other seven, and of short sentences the same with one thing made wrong by machine. For each bound of strangeness: how many right
 * sentences are called right, and how many of those made wrong. Two figures over thousands that no set of a hundred pairs gives. Then
 * by the kind of what was made wrong: how many of it pass, and a few that do, to be read: what is right Kazakh all the same is the maker's fault.
 */
import { join } from "node:path";
import { ClauseJudge, type Parse, sentencesOf } from "@tilashar/clause";
import { corruptions } from "@tilashar/clause/corruptions";
import { kazakhByFile, usageOf } from "@tilashar/course/gate/usage";
import { loadCourse } from "@tilashar/course/load";
import { courseSentences } from "@tilashar/course/sentences";

const PARTS = 8;
/** Of each kind and part: enough to tell a share, few enough to wait for. */
const MADE_OF_A_KIND = 25;
const MAX_WORDS = 9;
const BOUNDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, Number.POSITIVE_INFINITY];

const contentDir = join(import.meta.dirname, "../content");
const course = loadCourse({ contentDir });
const reader = new ClauseJudge(course.government, course.calques);
const parses = new Map<string, Parse | undefined>();
function parseOf(sentence: string): Parse | undefined {
  if (!parses.has(sentence)) parses.set(sentence, reader.parse(sentence));
  return parses.get(sentence);
}

const inCourse = new Set(courseSentences(course).flatMap(({ kz }) => sentencesOf(kz)));
/** Each sentence with its part: that of the first file it stands in. */
const parts = new Map<string, number>();
[...kazakhByFile(contentDir).values()].forEach((texts, file) => {
  for (const sentence of texts.flatMap(sentencesOf))
    if (!parts.has(sentence)) parts.set(sentence, file % PARTS);
});

/** The bound that `vouch` keeps. */
const VOUCHED = 5;
/** So many of each kind are shown. */
const SHOWN = 3;
/** What was made wrong, by kind, and what of it passes. */
const kinds = new Map<string, { made: number; passed: string[] }>();

/** How strange each sentence is that no rule speaks against. */
const right: number[] = [];
const wrong: number[] = [];
const all = { right: 0, wrong: 0, corrected: 0 };
for (let part = 0; part < PARTS; part++) {
  const others = [...parts.keys()].filter((one) => parts.get(one) !== part);
  const usage = usageOf(
    parseOf,
    reader.government,
    others.filter((one) => inCourse.has(one)),
    others,
  );
  const judge = new ClauseJudge(course.government, course.calques, usage, course.slips);
  const made = new Map<string, string[]>();
  for (const [sentence, of] of parts) {
    if (of !== part) continue;
    all.right += 1;
    const parse = judge.understood(sentence);
    if (!parse) {
      if (judge.check(sentence).verdict === "wrong") all.corrected += 1;
      continue;
    }
    right.push(judge.strangeness(parse));
    if (/[«»]/.test(sentence) || sentence.split(" ").length > MAX_WORDS) continue;
    for (const { kind, text } of corruptions(parse, judge.government))
      made.set(kind, [...(made.get(kind) ?? []), text]);
  }
  for (const [kind, list] of made) {
    const of = kinds.get(kind) ?? { made: 0, passed: [] };
    kinds.set(kind, of);
    // Spread evenly over the part, so that each run makes the same
    const step = Math.max(1, list.length / MADE_OF_A_KIND);
    for (let at = 0; at < list.length; at += step) {
      all.wrong += 1;
      of.made += 1;
      const text = list[Math.floor(at)] ?? "";
      const parse = judge.understood(text);
      if (!parse) continue;
      const strange = judge.strangeness(parse);
      wrong.push(strange);
      if (strange <= VOUCHED) of.passed.push(text);
    }
  }
}

const share = (list: readonly number[], bound: number, of: number) =>
  Math.round((list.filter((one) => one <= bound).length / of) * 1000) / 10;
console.log(
  `${all.right} right sentences (${all.corrected} called wrong), ${all.wrong} made wrong`,
);
console.table(
  BOUNDS.map((bound) => ({
    "strangeness up to": bound,
    "right called right, %": share(right, bound, all.right),
    "made wrong and called right, %": share(wrong, bound, all.wrong),
  })),
);
for (const [kind, { made, passed }] of [...kinds].sort(
  ([, one], [, other]) => other.passed.length - one.passed.length,
)) {
  console.log(`${kind}: ${passed.length} of ${made} called right`);
  const step = Math.max(1, passed.length / SHOWN);
  for (let at = 0; at < passed.length; at += step) console.log(`  ${passed[Math.floor(at)]}`);
}
