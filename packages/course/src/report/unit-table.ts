import type { Course, Unit } from "../course/course.ts";
import type { KazakhKnowledge } from "../gate/kazakh-knowledge.ts";
import { chunksOf } from "../gate/progression-problems.ts";
import { ASKING, KNOWN_WORDS, RECYCLED_WORDS, UNTAUGHT_FORMS } from "../progression/limits.ts";
import {
  type LessonMeasure,
  measureLesson,
  untaughtForms,
  wordCount,
} from "../progression/measure-lesson.ts";
import { timesMetAgain } from "../progression/recycling.ts";
import { storyTexts } from "../progression/step-texts.ts";
import { stepsOf } from "../progression/taught-so-far.ts";
import { makeFormJudge } from "../progression/untaught-forms.ts";
import { LEVELS, type Level, levelLetter } from "../schema/common-fields.ts";

interface Row {
  readonly level: Level;
  lessons: number;
  words: number;
  metAgain: number;
  dialogues: number;
  sentences: number;
  lineWords: number;
  untaught: number;
  untaughtInExamples: number;
  known: number;
  lines: number;
  questions: number;
  asking: number;
  storyWords: number;
  untaughtInStories: number;
}

const emptyRow = (level: Level): Row => ({
  level,
  lessons: 0,
  words: 0,
  metAgain: 0,
  dialogues: 0,
  sentences: 0,
  lineWords: 0,
  untaught: 0,
  untaughtInExamples: 0,
  known: 0,
  lines: 0,
  questions: 0,
  asking: 0,
  storyWords: 0,
  untaughtInStories: 0,
});

const HEADINGS = [
  "les",
  "words",
  "again",
  "dlg",
  "sent",
  "story",
  "forms",
  "in story",
  "in ex.",
  "known",
  "?",
  "you",
];

/** The order of study as a table: what each unit has, and how it keeps the rules of its level. */
export function unitTable(course: Course, kazakh: KazakhKnowledge): string {
  const judge = makeFormJudge(course, kazakh);
  const met = timesMetAgain(course, kazakh);
  const rows = new Map<string, Row>();
  const add = (key: string, level: Level, change: (row: Row) => void) => {
    const row = rows.get(key) ?? emptyRow(level);
    rows.set(key, row);
    change(row);
  };
  for (const step of stepsOf(course)) {
    if (step.kind === "lesson") {
      const { lesson, taught } = step;
      const measure = measureLesson(lesson, taught, judge, kazakh);
      const again = lesson.words.filter(({ id }) => (met.get(id) ?? 0) >= 2).length;
      for (const key of [lesson.unit, levelLetter(lesson.level)]) {
        add(key, lesson.level, (row) => {
          row.lessons++;
          row.words += lesson.words.length;
          row.metAgain += again;
          row.dialogues += lesson.dialogue === undefined ? 0 : 1;
          row.sentences += lesson.sentences?.length ?? 0;
          addMeasure(row, measure);
        });
      }
    } else {
      const { unit, taught } = step;
      const texts = storyTexts(unit);
      const untaught = untaughtForms(texts, taught, judge, chunksOf(unit, course)).length;
      for (const key of [unit.id, levelLetter(unit.level)]) {
        add(key, unit.level, (row) => {
          row.storyWords += wordCount(texts);
          row.untaughtInStories += untaught;
        });
      }
    }
  }
  const line = (name: string, cells: readonly string[], rest = "") =>
    `  ${name.padEnd(26)}${cells.map((cell) => cell.padStart(9)).join("")}  ${rest}`.trimEnd();
  return [
    "Units (again: words met in two later sentences; forms: untaught, of the words of dialogues and sentences; ?: questions; you: lines that ask or say you)",
    line("", HEADINGS, "reads films phrases proverbs talk checkpoint"),
    ...course.units.map((unit) => line(unit.id, cellsOf(rows.get(unit.id)), belongings(unit))),
    ...LEVELS.map((level) => line(levelLetter(level), cellsOf(rows.get(levelLetter(level))))),
    ...LEVELS.map((level) => wanted(level, line)),
    ...homeless(course),
  ].join("\n");
}

function addMeasure(row: Row, measure: LessonMeasure): void {
  row.lineWords += measure.words;
  row.untaught += measure.untaught.length;
  row.untaughtInExamples += measure.untaughtInExamples.length;
  row.known += measure.known.known;
  row.lines += measure.lines;
  row.questions += measure.questions;
  row.asking += measure.asking;
}

function cellsOf(row: Row | undefined): string[] {
  if (row === undefined) return [];
  return [
    `${row.lessons}`,
    `${row.words}`,
    share(row.metAgain, row.words),
    `${row.dialogues}`,
    `${row.sentences}`,
    `${row.storyWords}`,
    `${row.untaught}/${row.lineWords}`,
    `${row.untaughtInStories}`,
    `${row.untaughtInExamples}`,
    share(row.known, row.lineWords),
    share(row.questions, row.lines),
    share(row.asking, row.lines),
  ];
}

const belongings = ({ readings, films, phrases, proverbs, talk, checkpoint }: Unit): string =>
  `${readings.length} ${films.length} ${phrases.length} ${proverbs.length} ${talk === undefined ? "–" : "+"} ${checkpoint === undefined ? "–" : "+"}`;

function wanted(level: Level, line: (name: string, cells: readonly string[]) => string): string {
  return line(`wanted in ${levelLetter(level)}`, [
    "",
    "",
    percent(RECYCLED_WORDS[level]),
    "all",
    "",
    "",
    level === "advanced" ? "free" : percent(UNTAUGHT_FORMS[level]),
    "",
    "",
    percent(KNOWN_WORDS[level]),
    "",
    level === "beginner" ? "" : percent(ASKING[level]),
  ]);
}

/** Texts that no unit has taken yet. */
function homeless(course: Course): string[] {
  const open = (
    name: string,
    items: readonly { readonly key: string | number; readonly slug: string }[],
    taken: readonly (string | number)[],
  ) => {
    const left = items.filter(({ key }) => !taken.includes(key)).map(({ slug }) => slug);
    return left.length === 0 ? [] : [`  in no unit yet: ${name} ${left.join(", ")}`];
  };
  const { units } = course;
  return [
    ...open(
      "readings",
      course.readings.map(({ id, slug }) => ({ key: id, slug })),
      units.flatMap(({ readings }) => readings),
    ),
    ...open(
      "films",
      course.scenes.map(({ id, slug }) => ({ key: id, slug })),
      units.flatMap(({ films }) => films),
    ),
    ...open(
      "phrases",
      course.phraseTopics.map(({ slug }) => ({ key: slug, slug })),
      units.flatMap(({ phrases }) => phrases),
    ),
  ];
}

const percent = (value: number): string => `${Math.round(100 * value)} %`;
const share = (some: number, all: number): string => (all === 0 ? "–" : percent(some / all));
