import type {
  GrammarDrill,
  GrammarLink,
  GrammarNeed,
  GrammarSummary,
  GrammarTable,
  GrammarPoint as Point,
} from "@tilashar/contracts";
import {
  type Course,
  drillWords,
  type GrammarPoint,
  LANGUAGES,
  type Language,
  pointOfSuffix,
  renderForm,
  renderLine,
  renderNote,
  type Trilingual,
} from "@tilashar/course";
import { chooseSentences, type SentenceBank } from "@tilashar/course/sentences";
import { glossInEnglish, glossInRussian, lookUp } from "@tilashar/kazakh/lexicon";
import { inflect } from "@tilashar/kazakh/morphology";
import { toCourseSentence } from "./course-sentence.ts";
import { toHeading, toLink } from "./point-heading.ts";

/** The course's grammar as the API gives it out: nothing in it changes while we run. */
export interface GrammarBook {
  readonly summaries: readonly GrammarSummary[];
  readonly needs: readonly GrammarNeed[];
  /** Made when first asked for: the engine makes every form of its tables. */
  pointOf(id: string): Point | undefined;
}

const maxSentences = 8;
const maxLessons = 4;
/** A drill asks about no more words than a browser needs for many rounds. */
const maxDrillWords = 40;

/** @param bank the course's sentences; read when the first point is asked for */
export function makeGrammarBook(course: Course, bank: () => SentenceBank): GrammarBook {
  const points = new Map<string, Point>();
  return {
    summaries: course.grammar.map((point) => toSummary(point, course)),
    needs: course.grammarNeeds
      .map(({ id, titles, points: listed }) => ({
        id,
        title: { ...titles },
        points: listed.filter((point) => course.grammarById.has(point)),
      }))
      .filter((need) => need.points.length > 0),
    pointOf(id) {
      const point = course.grammarById.get(id);
      if (point === undefined) return undefined;
      const made = points.get(id) ?? toPoint(point, course, bank());
      points.set(id, made);
      return made;
    },
  };
}

function toSummary(point: GrammarPoint, course: Course): GrammarSummary {
  return {
    ...toHeading(point),
    forms: [...point.forms],
    // Of several points the first of the book explains a suffix
    suffixes: point.teaches.filter((part) => pointOfSuffix(course, part) === point),
  };
}

function toPoint(point: GrammarPoint, course: Course, bank: SentenceBank): Point {
  const place = course.grammar.indexOf(point);
  const shown = bank.showing(point.id);
  const linkTo = (id: string): GrammarLink[] => {
    const other = course.grammarById.get(id);
    return other === undefined ? [] : [toLink(other)];
  };
  const beside = (step: number) => {
    const other = course.grammar[place + step];
    return other === undefined ? null : toLink(other);
  };
  return {
    ...toSummary(point, course),
    body: inEach(point.body, (text) => renderNote(text).map(copyParagraph)),
    tables: point.tables.map(toTable),
    contrasts: point.contrasts.flatMap((contrast) =>
      linkTo(contrast.with).map((link) => ({ ...link, line: lines(contrast.line) })),
    ),
    mistakes: point.mistakes.map(({ wrong, right, kind, why }) => ({
      wrong,
      right,
      kind,
      why: lines(why),
    })),
    drills: point.drills.map((drill) => toDrill(drill, course)),
    sentences: chooseSentences(shown, maxSentences).map((sentence) =>
      toCourseSentence(sentence, sentence.mark),
    ),
    lessons: lessonsOf(point, shown, course),
    needs: point.needs.flatMap(linkTo),
    previous: beside(-1),
    next: beside(1),
    sources: [...point.sources],
  };
}

function inEach<Made>(texts: Trilingual, make: (text: string, language: Language) => Made) {
  const made = LANGUAGES.map((language) => [language, make(texts[language], language)] as const);
  return Object.fromEntries(made) as Record<Language, Made>;
}

const copySpan = ({ kind, text, segments }: ReturnType<typeof renderLine>[number]) => ({
  kind,
  text,
  ...(segments && { segments: [...segments] }),
});

const copyParagraph = ({ kind, spans }: ReturnType<typeof renderNote>[number]) => ({
  kind,
  spans: spans.map(copySpan),
});

const lines = (texts: Trilingual) =>
  inEach(texts, (text, language) => renderLine(text, language).map(copySpan));

function toTable({ title, of, labels }: GrammarPoint["tables"][number]): GrammarTable {
  return {
    title: title === undefined ? null : { ...title },
    labels: [...labels],
    rows: of.map((lemma) => ({
      lemma,
      ...meaningOf(lemma),
      cells: labels.map((label) => {
        const form = renderForm(lemma, label);
        return { text: form?.text ?? "–", segments: [...(form?.segments ?? ["–"])] };
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

function toDrill(
  { kind, pool, from, to, against }: GrammarPoint["drills"][number],
  course: Course,
): GrammarDrill {
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
    against: [...(against ?? [])],
    words: words
      .filter((_, place) => place % step === 0)
      .slice(0, maxDrillWords)
      .map((word) => (word.en === "" ? { ...word, ...meaningOf(word.lemma) } : { ...word })),
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
): Point["lessons"] {
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
    .slice(0, maxLessons)
    .map((lesson) => ({
      id: lesson.id,
      title: { ...lesson.titles },
      lang_level: lesson.level,
    }));
}
