import {
  type Course,
  drillWords,
  type GrammarPoint,
  LANGUAGES,
  type Language,
  type Lesson,
  pointOfSuffix,
  renderForm,
  renderLine,
  renderNote,
  type Trilingual,
} from "@tilashar/course";
import { chooseSentences, type SentenceBank } from "@tilashar/course/sentences";
import { glossInEnglish, glossInRussian, lookUp } from "@tilashar/kazakh/lexicon";
import { inflect } from "@tilashar/kazakh/morphology";
import { pointTerms } from "./point-terms.ts";

/** A point with what it is looked up by. */
export type ListedPoint = ReturnType<typeof toListed>;

/** A point with all that its page tells. */
export type PointPage = ReturnType<typeof makePage>;

/** The course's grammar: nothing in it changes while we run. */
export interface GrammarBook {
  readonly points: readonly ListedPoint[];
  /** The same by what a learner wants to say. */
  readonly needs: Course["grammarNeeds"];
  /** Made when first asked for: the engine makes every form of its tables. */
  pageOf(id: string): PointPage | undefined;
}

const maxSentences = 8;
const maxLessons = 4;
/** A drill asks about no more words than a browser needs for many rounds. */
const maxDrillWords = 40;

/** @param bank the course's sentences; read when the first point is asked for */
export function makeGrammarBook(course: Course, bank: () => SentenceBank): GrammarBook {
  const pages = new Map<string, PointPage>();
  const terms = pointTerms(course);
  const points = course.grammar.map((point) => toListed(point, course, terms));
  const listed = new Map(points.map((one) => [one.point.id, one]));
  return {
    points,
    needs: course.grammarNeeds
      .map((need) => ({ ...need, points: need.points.filter((id) => course.grammarById.has(id)) }))
      .filter((need) => need.points.length > 0),
    pageOf(id) {
      const point = listed.get(id);
      if (point === undefined) return undefined;
      const made = pages.get(id) ?? makePage(point, course, bank());
      pages.set(id, made);
      return made;
    },
  };
}

function toListed(
  point: GrammarPoint,
  course: Course,
  terms: ReadonlyMap<string, readonly string[]>,
) {
  return {
    point,
    // Of several points the first of the book explains a suffix
    suffixes: point.teaches.filter((part) => pointOfSuffix(course, part) === point),
    terms: terms.get(point.id) ?? [],
  };
}

function makePage(listed: ListedPoint, course: Course, bank: SentenceBank) {
  const { point } = listed;
  const place = course.grammar.indexOf(point);
  const shown = bank.showing(point.id);
  const other = (id: string) => [course.grammarById.get(id) ?? []].flat();
  return {
    ...listed,
    body: inEach(point.body, (text) => renderNote(text)),
    tables: point.tables.map(makeTable),
    contrasts: point.contrasts.flatMap((contrast) =>
      other(contrast.with).map((to) => ({ to, line: inEach(contrast.line, renderLine) })),
    ),
    mistakes: point.mistakes.map((mistake) => ({
      ...mistake,
      why: inEach(mistake.why, renderLine),
    })),
    drills: point.drills.map((drill) => makeDrill(drill, course)),
    sentences: chooseSentences(shown, maxSentences),
    lessons: lessonsOf(point, shown, course),
    needs: point.needs.flatMap(other),
    previous: course.grammar[place - 1],
    next: course.grammar[place + 1],
  };
}

function inEach<Made>(texts: Trilingual, make: (text: string, language: Language) => Made) {
  const made = LANGUAGES.map((language) => [language, make(texts[language], language)] as const);
  return Object.fromEntries(made) as Record<Language, Made>;
}

function makeTable({ title, of, labels }: GrammarPoint["tables"][number]) {
  return {
    title,
    labels,
    rows: of.map((lemma) => ({
      lemma,
      ...meaningOf(lemma),
      cells: labels.map((label) => {
        const form = renderForm(lemma, label);
        return { text: form?.text ?? "–", segments: form?.segments ?? ["–"] };
      }),
    })),
  };
}

/** The first sense: a table has room for no more. */
function meaningOf(lemma: string): { en: string; ru: string } {
  const entry = lookUp(lemma)[0];
  const first = (gloss: string) => gloss.split(/[;,]/)[0]?.trim() ?? "";
  return entry === undefined
    ? { en: "", ru: "" }
    : { en: first(glossInEnglish(entry)), ru: first(glossInRussian(entry)) };
}

function makeDrill(
  { kind, pool, from, to, against }: GrammarPoint["drills"][number],
  course: Course,
) {
  const labels = [to, ...(from ? [from] : []), ...(against ?? [])];
  const words = drillWords(course, pool).filter(({ lemma }) =>
    labels.every((label) => inflect(lemma, label).length > 0),
  );
  // From the whole of the course, not from its first lessons alone
  const step = Math.max(1, Math.floor(words.length / maxDrillWords));
  return {
    kind,
    from: from ?? null,
    to,
    against: against ?? [],
    words: words
      .filter((_, place) => place % step === 0)
      .slice(0, maxDrillWords)
      .map((word) => (word.en === "" ? { ...word, ...meaningOf(word.lemma) } : word)),
  };
}

/** The level of the course at which a point is learned. */
const lessonLevels = {
  A1: "beginner",
  A2: "beginner",
  B1: "intermediate",
  B2: "advanced",
} as const;

/**
 * Lessons that name the point, those that put it first before the rest; then, as long as there are few,
 * lessons of its level whose sentences show it most.
 */
function lessonsOf(
  { id, level }: GrammarPoint,
  sentences: ReturnType<SentenceBank["showing"]>,
  course: Course,
): Lesson[] {
  const counts = new Map<number, number>();
  for (const { place } of sentences) {
    if (place.kind !== "lesson" && place.kind !== "dialogue") continue;
    counts.set(Number(place.id), (counts.get(Number(place.id)) ?? 0) + 1);
  }
  const own = lessonLevels[level];
  const rank = (lesson: Course["lessons"][number]) => {
    const named = lesson.grammar.indexOf(id);
    if (named >= 0) return 100_000 - named * 10_000;
    return (lesson.level === own ? 1000 : 0) + (counts.get(lesson.id) ?? 0);
  };
  return course.lessons
    .filter((lesson) => lesson.grammar.includes(id) || counts.has(lesson.id))
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, maxLessons);
}
