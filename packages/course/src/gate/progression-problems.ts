import { error, type Problem, type ValuePath, warning } from "../content-file/problem.ts";
import { remark } from "../content-file/problem-code.ts";
import { ofKind } from "../course/assemble-course.ts";
import type { Course, Lesson, Unit } from "../course/course.ts";
import { SENTENCES_OF_LESSON, UNTAUGHT_FORMS, WORDS_OF_STORY } from "../progression/limits.ts";
import { type PlacedForm, untaughtForms, wordCount } from "../progression/measure-lesson.ts";
import {
  dialogueTexts,
  exampleTexts,
  type StepText,
  sentenceTexts,
  storyTexts,
} from "../progression/step-texts.ts";
import { firstLessonOf, stepsOf } from "../progression/taught-so-far.ts";
import { makeFormJudge } from "../progression/untaught-forms.ts";
import { type Level, levelLetter } from "../schema/common-fields.ts";
import type { GateContext } from "./gate-context.ts";
import { kazakhWords } from "./kazakh-problems.ts";

/**
 * What runs ahead of the course: forms whose grammar is not taught yet where a level allows none, words
 * named as met early that are not, chunks that stand nowhere, and texts of another length than wanted.
 */
export function progressionProblems({ files, course, kazakh }: GateContext): Problem[] {
  const contents = files.map(({ content }) => content);
  const fileOf = new Map<string, string>([
    ...ofKind(contents, "lesson").map(({ file, data }) => [`${data.id}`, file] as const),
    ...ofKind(contents, "unit").map(({ file, data }) => [data.id, file] as const),
  ]);
  const judge = makeFormJudge(course, kazakh);
  const firstLesson = firstLessonOf(course);
  const problems: Problem[] = [];
  const met = new Set<number>();
  const sums = new Map<Level, { untaught: number; words: number }>();
  for (const step of stepsOf(course)) {
    const { taught } = step;
    const of = step.kind === "lesson" ? step.lesson : step.unit;
    const file = fileOf.get(`${of.id}`) ?? "";
    const texts = step.kind === "lesson" ? lessonTexts(step.lesson) : storyTexts(step.unit);
    const chunks =
      step.kind === "lesson" ? (step.lesson.chunks ?? []) : chunksOf(step.unit, course);
    const limit = UNTAUGHT_FORMS[of.level];
    if (limit < 1) {
      const forms = untaughtForms(texts, taught, judge, chunks);
      const sum = sums.get(of.level) ?? { untaught: 0, words: 0 };
      sum.untaught += forms.length;
      sum.words += wordCount(texts);
      sums.set(of.level, sum);
      const [first] = forms;
      if (limit === 0 && first !== undefined) {
        const told = forms.map((form) => `${form.word}: ${lacksOf(form, firstLesson)}`);
        problems.push(
          error(
            file,
            first.path,
            remark(
              "not-taught",
              `not taught by now: ${told.join("; ")}. Say it otherwise, or list the line under chunks`,
              { words: forms.map(({ word }) => word).join(", ") },
            ),
          ),
        );
      }
    }
    if (step.kind === "lesson") {
      for (const { id } of step.lesson.words) met.add(id);
      problems.push(...aheadProblems(file, step.lesson, course, met));
      problems.push(...chunkProblems(file, step.lesson));
      problems.push(...countProblems(file, step.lesson));
    } else {
      problems.push(...storyProblems(file, step.unit));
      problems.push(...checkpointProblems(file, step.unit, course));
    }
  }
  for (const [level, { untaught, words }] of sums) {
    if (UNTAUGHT_FORMS[level] > 0 && untaught > words * UNTAUGHT_FORMS[level])
      problems.push(
        error(
          "lessons",
          [],
          `${untaught} of ${words} words of level ${levelLetter(level)} are forms not taught by then; at most ${100 * UNTAUGHT_FORMS[level]} % may be: npm run content:report`,
        ),
      );
  }
  return problems;
}

/** Everything a lesson says in sentences: examples, dialogue and further sentences. */
const lessonTexts = (lesson: Lesson): StepText[] => [
  ...exampleTexts(lesson),
  ...dialogueTexts(lesson),
  ...sentenceTexts(lesson),
];

/** What a form lacks and where that is taught: `pres (a-063-i-go)`. */
export function lacksOf(
  { lacks }: PlacedForm,
  firstLesson: (taught: string) => Lesson | undefined,
): string {
  return lacks
    .map((part) => `${part} (${firstLesson(part)?.slug ?? "no lesson teaches it"})`)
    .join(", ");
}

/** Chunks of a unit's lessons are learned by its end. */
export const chunksOf = (unit: Unit, course: Course): string[] =>
  unit.lessons.flatMap((id) => course.lessonById.get(id)?.chunks ?? []);

function aheadProblems(
  file: string,
  lesson: Lesson,
  course: Course,
  met: ReadonlySet<number>,
): Problem[] {
  return (lesson.ahead ?? []).flatMap((id, place) => {
    const word = course.wordById.get(id);
    const path: ValuePath = ["ahead", place];
    if (word === undefined) return [error(file, path, `no word has the id ${id}`)];
    return met.has(id) ? [warning(file, path, `${word.kz} is taught by now: leave it out`)] : [];
  });
}

function chunkProblems(file: string, lesson: Lesson): Problem[] {
  const texts = lessonTexts(lesson).map(({ kz }) => ` ${folded(kz)} `);
  return (lesson.chunks ?? []).flatMap((chunk, place) =>
    texts.some((text) => text.includes(` ${folded(chunk)} `))
      ? []
      : [
          warning(
            file,
            ["chunks", place],
            remark("chunk-without-line", "no line of this lesson contains it"),
          ),
        ],
  );
}

const folded = (text: string): string => kazakhWords(text).join(" ").toLowerCase();

function countProblems(file: string, { level, sentences }: Lesson): Problem[] {
  if (sentences === undefined) return [];
  const [from, to] = SENTENCES_OF_LESSON[level];
  return sentences.length >= from && sentences.length <= to
    ? []
    : [error(file, ["sentences"], `${sentences.length} sentences; this level has ${from}–${to}`)];
}

function storyProblems(file: string, unit: Unit): Problem[] {
  if (unit.story === undefined) return [];
  const [from, to] = WORDS_OF_STORY[unit.level];
  const words = wordCount(unit.story.sentences);
  return words >= from && words <= to
    ? []
    : [warning(file, ["story"], `${words} words; a story of this level has ${from}–${to}`)];
}

function checkpointProblems(file: string, unit: Unit, course: Course): Problem[] {
  const shown = new Set(unit.lessons.flatMap((id) => course.lessonById.get(id)?.grammar ?? []));
  return (unit.checkpoint?.points ?? []).flatMap((point, place) =>
    shown.has(point)
      ? []
      : [error(file, ["checkpoint", "points", place], `no lesson of the unit shows ${point}`)],
  );
}
