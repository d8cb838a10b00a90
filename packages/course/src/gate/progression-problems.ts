import { error, type Problem, type ValuePath, warning } from "../content-file/problem.ts";
import { ofKind } from "../course/assemble-course.ts";
import type { Course, Lesson, Unit } from "../course/course.ts";
import { SENTENCES_OF_LESSON, UNTAUGHT_FORMS, WORDS_OF_STORY } from "../progression/limits.ts";
import { type PlacedForm, untaughtForms, wordCount } from "../progression/measure-lesson.ts";
import { dialogueTexts, sentenceTexts, storyTexts } from "../progression/step-texts.ts";
import { firstLessonOf, stepsOf } from "../progression/taught-so-far.ts";
import { makeFormJudge } from "../progression/untaught-forms.ts";
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
  for (const step of stepsOf(course)) {
    const { taught } = step;
    const of = step.kind === "lesson" ? step.lesson : step.unit;
    const file = fileOf.get(`${of.id}`) ?? "";
    const texts =
      step.kind === "lesson"
        ? [...dialogueTexts(step.lesson), ...sentenceTexts(step.lesson)]
        : storyTexts(step.unit);
    const chunks =
      step.kind === "lesson" ? (step.lesson.chunks ?? []) : chunksOf(step.unit, course);
    if (UNTAUGHT_FORMS[of.level] === 0) {
      const forms = untaughtForms(texts, taught, judge, chunks);
      const [first] = forms;
      if (first !== undefined) {
        const told = forms.map((form) => `${form.word}: ${lacksOf(form, firstLesson)}`);
        problems.push(
          warning(
            file,
            first.path,
            `not taught by now: ${told.join("; ")}. Say it otherwise, or list the line under chunks`,
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
  return problems;
}

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
  const texts = [
    ...dialogueTexts(lesson),
    ...sentenceTexts(lesson),
    ...lesson.words.map(({ example }) => ({ kz: example.kz })),
  ].map(({ kz }) => ` ${folded(kz)} `);
  return (lesson.chunks ?? []).flatMap((chunk, place) =>
    texts.some((text) => text.includes(` ${folded(chunk)} `))
      ? []
      : [warning(file, ["chunks", place], "no line of this lesson contains it")],
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
