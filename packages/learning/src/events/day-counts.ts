import { type EventDetail, type EventKind, itemsOf } from "./learning-event.ts";

/** What a learner did on one day. */
export interface DayCounts {
  lessons: number;
  readings: number;
  films: number;
  /** Words said aloud and judged. */
  spoken: number;
  reviews: number;
  tests: number;
  seconds: number;
  /** How much of a day's work it is: from `STUDY_FOR_A_DAY` on the day counts for the streak. */
  study: number;
}

/** A day with at least this much study is an active day. */
export const STUDY_FOR_A_DAY = 10;

/**
 * What one event adds to `study`. A finished quiz, session, text, film, test or mock examination makes a day by itself; so do five
 * reviews, five words said, five messages to the tutor, two rounds of vowel harmony, or any mixture that
 * adds up. A visit records no event, so it never counts.
 */
const studyOf: Readonly<Record<EventKind, (items: number) => number>> = {
  lesson: () => STUDY_FOR_A_DAY,
  reading: () => STUDY_FOR_A_DAY,
  film: () => STUDY_FOR_A_DAY,
  test: () => STUDY_FOR_A_DAY,
  session: () => STUDY_FOR_A_DAY,
  exam: () => STUDY_FOR_A_DAY,
  speech: (items) => 2 * items,
  review: (items) => 2 * items,
  word: (items) => 2 * items,
  tutor: (items) => 2 * items,
  harmony: (items) => 5 * items,
};

export const NOTHING_DONE: Readonly<DayCounts> = {
  lessons: 0,
  readings: 0,
  films: 0,
  spoken: 0,
  reviews: 0,
  tests: 0,
  seconds: 0,
  study: 0,
};

interface Counted {
  readonly kind: EventKind;
  readonly seconds: number;
  readonly detail?: EventDetail | undefined;
}

/** What one event adds to its day. */
export function dayCountsOf({ kind, seconds, detail }: Counted): DayCounts {
  const items = itemsOf(detail);
  return {
    lessons: kind === "lesson" ? 1 : 0,
    readings: kind === "reading" ? 1 : 0,
    films: kind === "film" ? 1 : 0,
    spoken: kind === "speech" ? items : 0,
    reviews: kind === "review" ? items : 0,
    tests: kind === "test" ? 1 : 0,
    seconds,
    study: studyOf[kind](items),
  };
}

/** The sum of two days' counts, or of a day and what is added to it. */
export function addCounts(left: Readonly<DayCounts>, right: Readonly<DayCounts>): DayCounts {
  return {
    lessons: left.lessons + right.lessons,
    readings: left.readings + right.readings,
    films: left.films + right.films,
    spoken: left.spoken + right.spoken,
    reviews: left.reviews + right.reviews,
    tests: left.tests + right.tests,
    seconds: left.seconds + right.seconds,
    study: left.study + right.study,
  };
}

/** True when the day counts for the streak. */
export const isActive = ({ study }: Pick<DayCounts, "study">): boolean => study >= STUDY_FOR_A_DAY;
