import { fileStem } from "../content-file/content-kind.ts";
import type { Course, Unit } from "../course/course.ts";
import type { KazakhKnowledge } from "../gate/kazakh-knowledge.ts";
import { kazakhWords } from "../gate/kazakh-problems.ts";
import { chunksOf, lacksOf } from "../gate/progression-problems.ts";
import { knownWords } from "../progression/known-words.ts";
import { ASKING, KNOWN_WORDS, WORDS_OF_SENTENCE, WORDS_OF_STORY } from "../progression/limits.ts";
import {
  measureLesson,
  type PlacedForm,
  untaughtForms,
  wordCount,
} from "../progression/measure-lesson.ts";
import { timesMetAgain } from "../progression/recycling.ts";
import { filmTexts, type StepText, storyTexts } from "../progression/step-texts.ts";
import {
  firstLessonOf,
  type Step,
  stepsOf,
  type TaughtSoFar,
} from "../progression/taught-so-far.ts";
import { makeFormJudge } from "../progression/untaught-forms.ts";

type EndOfUnit = Extract<Step, { kind: "end of unit" }>;

/** Words met again so often are learned. */
const ENOUGH_MEETINGS = 2;

/**
 * What is missing in lessons and units, for the author who writes them.
 *
 * @param asked lessons by id or file name (`63`, `a-063`), units by id or its start (`a-02`)
 */
export function lessonReport(
  course: Course,
  kazakh: KazakhKnowledge,
  asked: readonly string[],
): string {
  const met = timesMetAgain(course, kazakh);
  const parts: string[] = [];
  for (const step of stepsOf(course)) {
    if (!asked.some((one) => isAsked(step, one, course))) continue;
    if (step.kind === "lesson") parts.push(ofLesson(step, course, kazakh, met));
    else parts.push(ofStory(step, course, kazakh), ...ofFilms(step, course, kazakh));
  }
  return parts.length === 0
    ? `Nothing is called ${asked.join(", ")}: a lesson's id or file (63, a-063) or a unit's (a-02)`
    : parts.join("\n\n");
}

function isAsked(step: Step, asked: string, course: Course): boolean {
  const name = fileStem(asked);
  const isOf = ({ id }: Pick<Unit, "id">) => id === name || id.startsWith(`${name}-`);
  if (step.kind === "end of unit") return isOf(step.unit);
  const { id, slug, unit } = step.lesson;
  const owner = course.unitById.get(unit);
  return (
    `${id}` === name ||
    slug === name ||
    slug.startsWith(`${name}-`) ||
    (owner !== undefined && isOf(owner))
  );
}

function ofLesson(
  { lesson, taught }: Extract<Step, { kind: "lesson" }>,
  course: Course,
  kazakh: KazakhKnowledge,
  met: ReadonlyMap<number, number>,
): string {
  const measure = measureLesson(lesson, taught, makeFormJudge(course, kazakh), kazakh);
  const { known, words, lines, asking } = measure;
  const first = firstLessonOf(course);
  const told = (forms: readonly PlacedForm[]) => forms.map((form) => shown(form, first));
  const seldom = lesson.words.filter(({ id }) => (met.get(id) ?? 0) < ENOUGH_MEETINGS);
  const [from, to] = WORDS_OF_SENTENCE[lesson.level];
  const long = (lesson.sentences ?? [])
    .map(({ kz }) => ({ kz, count: kazakhWords(kz).length }))
    .filter(({ count }) => count < from || count > to);
  return [
    `${lesson.slug} (unit ${lesson.unit}; ${lesson.grammar.join(", ")})`,
    lesson.dialogue === undefined
      ? "  no dialogue yet"
      : `  dialogue of ${lesson.dialogue.turns.length} turns`,
    lesson.sentences === undefined
      ? "  no sentences yet"
      : `  ${lesson.sentences.length} sentences`,
    section(`forms not taught by now, in ${words} words`, told(measure.untaught)),
    section("forms not taught by now, in the words' examples", told(measure.untaughtInExamples)),
    words === 0
      ? ""
      : `  known words: ${percent(known.known / known.all)}, wanted ${percent(KNOWN_WORDS[lesson.level])}${list("; not: ", known.unknown)}`,
    lines === 0 || ASKING[lesson.level] === 0
      ? ""
      : `  lines that ask or say "you": ${asking} of ${lines}, wanted a third`,
    section(
      `sentences of another length than ${from}–${to} words`,
      long.map(({ kz, count }) => `    ${count}: ${kz}`),
    ),
    seldom.length === 0
      ? ""
      : `  words that come again less than twice: ${seldom.map(({ kz, id }) => `${kz} ${met.get(id)}`).join(", ")}`,
  ]
    .filter((line) => line !== "")
    .join("\n");
}

function ofStory({ unit, taught }: EndOfUnit, course: Course, kazakh: KazakhKnowledge): string {
  if (unit.story === undefined) return `${unit.id}: no story yet`;
  const texts = storyTexts(unit);
  const [from, to] = WORDS_OF_STORY[unit.level];
  return [
    `${unit.id}: story of ${wordCount(texts)} words (wanted ${from}–${to})`,
    ...ofTexts(texts, unit, taught, course, kazakh),
  ].join("\n");
}

function ofFilms({ unit, taught }: EndOfUnit, course: Course, kazakh: KazakhKnowledge): string[] {
  return (unit.films ?? []).flatMap((id) => {
    const film = course.scenes.find((scene) => scene.id === id);
    if (film === undefined) return [];
    const texts = filmTexts(film);
    return [
      `${film.slug}: film of ${wordCount(texts)} words`,
      ...ofTexts(texts, unit, taught, course, kazakh),
    ].join("\n");
  });
}

/** Forms and words at the end of a unit that are not taught by then. */
function ofTexts(
  texts: readonly StepText[],
  unit: Unit,
  taught: TaughtSoFar,
  course: Course,
  kazakh: KazakhKnowledge,
): string[] {
  const forms = untaughtForms(texts, taught, makeFormJudge(course, kazakh), chunksOf(unit, course));
  const known = knownWords(
    kazakh,
    taught.words,
    texts.map(({ kz }) => kz),
  );
  const first = firstLessonOf(course);
  return [
    section(
      "forms not taught by now",
      forms.map((form) => shown(form, first)),
    ),
    `  known words: ${percent(known.known / known.all)}, wanted ${percent(KNOWN_WORDS[unit.level])}${list("; not: ", known.unknown)}`,
  ].filter((line) => line !== "");
}

const shown = (form: PlacedForm, first: ReturnType<typeof firstLessonOf>): string =>
  `    ${form.word}: ${lacksOf(form, first)}   ${form.kz}`;

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : `  ${title}: ${lines.length}\n${lines.join("\n")}`;

const list = (before: string, words: readonly string[]): string =>
  words.length === 0 ? "" : `${before}${words.join(", ")}`;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
