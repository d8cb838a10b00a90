import type { LevelLetter, Skill } from "@tilashar/course";

/** A lesson as advice sees it; lists of them are in the order of study. */
export interface StudyLesson {
  readonly id: number;
  readonly level: LevelLetter;
  readonly unit: string;
  /** Points of grammar that it shows. */
  readonly points: readonly string[];
  readonly headwords: readonly string[];
}

/** A question that went wrong. */
export interface MissedQuestion {
  readonly skill: Skill;
  /** The point of grammar that was asked. */
  readonly point?: string | undefined;
  /** Kazakh text that the answer needed. */
  readonly text: string;
}

/** Points of grammar that are the subject of each skill, by their ids. */
const subjects: Readonly<Partial<Record<Skill, RegExp>>> = {
  case: /^(?:accusative|dative|locative|ablative|genitive|instrumental|pronoun-cases)$/,
  possessive: /^(?:possessive|having|niki|n-after-his|oz$|lost-vowel)/,
  person: /^(?:person-endings|copula|personal-pronouns|address-sen-siz)$/,
  harmony: /^(?:vowel-harmony|consonant-classes|plural|voicing)$/,
  tense:
    /^(?:present|past|future|perfect|going-on-now|conditional|edi$|used-to|four-pasts|converb)/,
  syntax:
    /^(?:word-order|participle|converb|because|dep-dedi|that-clauses|passive|comparison|verbal-noun|time-clauses|when-ganda|and-but-or|purpose)/,
};

const adviceLength = 3;

/**
 * The three lessons to do next: of the learner's level, not done yet, those that teach what went wrong
 * first. Each is of another unit where there are enough. A beginner of whom nothing but chance was seen
 * starts at the beginning.
 */
export function nextLessons(
  lessons: readonly StudyLesson[],
  {
    level,
    missed,
    done,
    fromTheBeginning,
  }: {
    level: LevelLetter;
    missed: readonly MissedQuestion[];
    done: ReadonlySet<number>;
    fromTheBeginning: boolean;
  },
): number[] {
  const open = lessons.filter((lesson) => !done.has(lesson.id));
  const ofLevel = open.filter((lesson) => lesson.level === level);
  // Who has done the whole level goes on with what comes after it, or repeats what was left.
  const rest = open.filter((lesson) => lesson.level > level);
  const pool = [...ofLevel, ...rest, ...open];
  if (fromTheBeginning) return firstOf(pool.map(({ id }) => id));
  const ranked = ofLevel
    .map((lesson) => ({ lesson, weight: weightOf(lesson, missed) }))
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .map(({ lesson }) => lesson);
  const units = new Set<string>();
  const spread = ranked.filter(({ unit }) => !units.has(unit) && units.add(unit));
  return firstOf([...spread, ...ranked, ...pool].map(({ id }) => id));
}

const firstOf = (ids: readonly number[]) => [...new Set(ids)].slice(0, adviceLength);

function weightOf(lesson: StudyLesson, missed: readonly MissedQuestion[]): number {
  return missed.reduce((sum, { skill, point, text }) => {
    const showsIt = point !== undefined && lesson.points.includes(point);
    const teachesIt = showsIt ? 4 : isAbout(lesson, skill) ? 2 : 0;
    const itsWords = lesson.headwords.filter((word) => occursIn(word, text)).length;
    return sum + teachesIt + Math.min(2, itsWords);
  }, 0);
}

const isAbout = ({ points }: StudyLesson, skill: Skill) =>
  points.some((point) => subjects[skill]?.test(point) === true);

/** A headword of at least four letters begins a word of the text; a verb by its stem. */
function occursIn(headword: string, text: string): boolean {
  const stem = headword.endsWith("у") && headword.length > 4 ? headword.slice(0, -1) : headword;
  return stem.length >= 4 && ` ${text.toLocaleLowerCase("kk")}`.includes(` ${stem}`);
}
