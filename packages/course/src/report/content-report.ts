import { defaultLexicon, SUFFIX_IDS } from "@tilashar/kazakh";
import type { ContentFile } from "../content-file/content-kind.ts";
import { assembleCourse } from "../course/assemble-course.ts";
import type { Course } from "../course/course.ts";
import { foldHeadword } from "../dictionary/fold-answer.ts";
import { unrefusedMistakes } from "../gate/grammar-problems.ts";
import type { KazakhKnowledge } from "../gate/kazakh-knowledge.ts";
import { kazakhWords } from "../gate/kazakh-problems.ts";
import { knownWords } from "../progression/known-words.ts";
import { stepsOf } from "../progression/taught-so-far.ts";
import { LEVELS, type Level, levelLetter } from "../schema/common-fields.ts";
import { GRAMMAR_LEVELS } from "../schema/grammar-file.ts";
import { OPTION_LETTERS } from "../schema/option-letters.ts";
import type { SentenceFile } from "../sentences/index-sentences.ts";
import { openNumberLists } from "../sentences/number-lists.ts";

/** Volume of the finished course, per level where levels count. */
const TARGETS = {
  lessons: { beginner: 75, intermediate: 62, advanced: 38 },
  readings: { beginner: 20, intermediate: 20, advanced: 20 },
  questions: { beginner: 100, intermediate: 100, advanced: 100 },
  headwords: 3000,
  scenes: 15,
  dayWords: 366,
  phrases: 300,
  proverbs: 150,
} as const;

/** Running words that a text of a level should have, from and to. */
const READING_LENGTH: Readonly<Record<Level, readonly [number, number]>> = {
  beginner: [60, 120],
  intermediate: [150, 300],
  advanced: [300, 600],
};

/** A report for people: how much there is, against what is wanted, and how it is spread. */
export function contentReport(
  contents: readonly ContentFile[],
  kazakh: KazakhKnowledge,
  sentencesOf: (course: Course) => SentenceFile,
): string {
  const course = assembleCourse(contents);
  return [
    volume(course),
    themes(course),
    coverage(course),
    lengths(course),
    known(course, kazakh),
    answers(course),
    grammar(course, unrefusedMistakes(course, kazakh).length, sentencesOf(course)),
  ]
    .filter((section) => section !== "")
    .join("\n\n");
}

function volume(course: Course): string {
  const rows: string[] = [];
  const byLevel = (
    name: string,
    key: "lessons" | "readings" | "questions",
    items: readonly { readonly level: Level }[],
  ) => {
    const cells = LEVELS.map((level) => {
      const have = items.filter((item) => item.level === level).length;
      return `${levelLetter(level)} ${have}/${TARGETS[key][level]}`;
    });
    rows.push(row(name, items.length, sum(Object.values(TARGETS[key])), cells.join("  ")));
  };
  const words = course.lessons.flatMap((lesson) => lesson.words);
  const headwords = new Set(words.map(({ kz }) => foldHeadword(kz)));
  const pictured = words.filter(({ picture }) => picture !== undefined).length;
  byLevel("lessons", "lessons", course.lessons);
  rows.push(row("headwords", headwords.size, TARGETS.headwords, `${pictured} with a picture`));
  byLevel("readings", "readings", course.readings);
  byLevel("test questions", "questions", course.testQuestions);
  const days = new Set(course.dayWords.map(({ month, day }) => `${month}-${day}`));
  rows.push(
    row("words of the day", course.dayWords.length, TARGETS.dayWords, `${days.size} days have one`),
  );
  rows.push(
    row("phrases", sum(course.phraseTopics.map(({ phrases }) => phrases.length)), TARGETS.phrases),
  );
  rows.push(
    row(
      "proverbs",
      sum(course.proverbTopics.map(({ proverbs }) => proverbs.length)),
      TARGETS.proverbs,
    ),
  );
  rows.push(row("scenes", course.scenes.length, TARGETS.scenes));
  return `Volume (have / wanted)\n${rows.join("\n")}`;
}

function row(name: string, have: number, wanted: number, more = ""): string {
  return `  ${name.padEnd(18)}${`${have} / ${wanted}`.padStart(12)}   ${more}`.trimEnd();
}

function themes(course: Course): string {
  const counts = count(course.lessons.map(({ theme }) => theme));
  const skills = count(
    course.testQuestions.map(({ level, skill }) => `${levelLetter(level)} ${skill}`),
  );
  const kinds = count(course.readings.map(({ level, kind }) => `${levelLetter(level)} ${kind}`));
  return [
    `Lessons by theme: ${counts}`,
    skills && `Questions by skill: ${skills}`,
    kinds && `Readings by kind: ${kinds}`,
  ]
    .filter(Boolean)
    .join("\n");
}

function count(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || a.localeCompare(b))
    .map(([value, times]) => `${value} ${times}`)
    .join(", ");
}

function coverage(course: Course): string {
  const taught = new Set(
    [...course.wordById.values()].flatMap(({ kz }) => [foldHeadword(kz), ...kazakhWords(kz)]),
  );
  const common = [
    ...new Set(
      defaultLexicon()
        .entries.filter(({ band, pos }) => band === 1 && !pos.startsWith("name"))
        .map(({ lemma }) => lemma),
    ),
  ];
  const open = common.filter((lemma) => !taught.has(foldHeadword(lemma)));
  const share = common.length === 0 ? 0 : (100 * (common.length - open.length)) / common.length;
  return `Commonest words (band 1): ${common.length - open.length} of ${common.length} taught (${share.toFixed(1)} %)\n  not yet: ${open.slice(0, 60).join(", ")}${open.length > 60 ? " …" : ""}`;
}

function lengths(course: Course): string {
  const odd = course.readings.flatMap((reading) => {
    const sentences = reading.paragraphs.flatMap((paragraph) => paragraph.sentences);
    const words = sum(sentences.map(({ kz }) => kazakhWords(kz).length));
    const [from, to] = READING_LENGTH[reading.level];
    return words >= from && words <= to
      ? []
      : [`  ${reading.slug}: ${words} words, wanted ${from}–${to}`];
  });
  return odd.length === 0 ? "" : `Readings of another length than wanted\n${odd.join("\n")}`;
}

function known(course: Course, kazakh: KazakhKnowledge): string {
  const lines: string[] = [];
  for (const step of stepsOf(course)) {
    if (step.kind !== "lesson") continue;
    const examples = step.lesson.words.map(({ example }) => example.kz);
    const { known, all } = knownWords(kazakh, step.taught.words, examples);
    lines.push(`${step.lesson.slug} ${Math.round((100 * known) / all)} %`);
  }
  return `Known words in the examples: ${lines.join(", ")}`;
}

/** At which letter the right answers lie, in each bank that is shown in the order it is written in. */
function answers(course: Course): string {
  const banks = {
    test: course.testQuestions,
    readings: course.readings.flatMap(({ questions }) => questions),
    dialogues: course.lessons.flatMap(({ dialogue }) => dialogue?.questions ?? []),
    stories: course.units.flatMap(({ story }) => story?.questions ?? []),
  };
  const rows = Object.entries(banks).flatMap(([name, questions]) => {
    if (questions.length === 0) return [];
    const cells = OPTION_LETTERS.map((letter) => {
      const right = questions.filter(({ correct }) => correct === letter).length;
      return `${letter} ${Math.round((100 * right) / questions.length)} %`;
    });
    return [`${name} ${cells.join(" ")}`];
  });
  return rows.length === 0 ? "" : `Right answers: ${rows.join("; ")}`;
}

/** Points of grammar by level, and what of the engine's table no point teaches. */
function grammar(course: Course, unrefused: number, { points }: SentenceFile): string {
  if (course.grammar.length === 0) return "";
  const cells = GRAMMAR_LEVELS.map(
    (level) => `${level} ${course.grammar.filter((point) => point.level === level).length}`,
  );
  const taught = new Set(course.grammar.flatMap(({ teaches }) => teaches));
  const open = SUFFIX_IDS.filter((id) => !taught.has(id));
  const share = (100 * (SUFFIX_IDS.length - open.length)) / SUFFIX_IDS.length;
  const shownBy = openNumberLists(points);
  const counts = course.grammar
    .map(({ id }) => ({ id, count: shownBy(id).length / 3 }))
    .sort((a, b) => a.count - b.count);
  const mistakes = sum(course.grammar.map((point) => point.mistakes.length));
  return [
    `Points of grammar: ${course.grammar.length} (${cells.join("  ")})`,
    `  suffixes that some point teaches: ${SUFFIX_IDS.length - open.length} of ${SUFFIX_IDS.length} (${share.toFixed(1)} %)${open.length > 0 ? `; not: ${open.join(", ")}` : ""}`,
    `  typical mistakes: ${mistakes}, of which ${unrefused} would pass`,
    `  sentences that show a point: least ${counts[0]?.count}, median ${counts[Math.floor(counts.length / 2)]?.count}; fewer than 5: ${
      counts
        .filter(({ count }) => count < 5)
        .map(({ id, count }) => `${id} ${count}`)
        .join(", ") || "none"
    }`,
  ].join("\n");
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
