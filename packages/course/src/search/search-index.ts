import { ListsByKey } from "@tilashar/kazakh";
import type { Course } from "../course/course.ts";
import { foldGloss, foldHeadword } from "../dictionary/fold-answer.ts";
import { LANGUAGES, type Trilingual } from "../schema/text.ts";
import type { Reading } from "../word-book/headwords.ts";
import { makeNearIndex, type NearIndex } from "./near-terms.ts";

export type FoundKind = "word" | "lesson" | "reading" | "film" | "grammar" | "phrases";

/** Where in an item a term stands, the most telling first. */
export type Place = "headword" | "meaning" | "title" | "text";

/** One thing that can be found. */
export interface SearchItem {
  readonly kind: FoundKind;
  /** Of the lesson, reading or film; for a word, that of the lesson that teaches it first; 0 for grammar and phrases. */
  readonly id: number;
  /** Of a point of grammar, or of a topic of the phrase book. */
  readonly slug?: string;
  readonly titles: Trilingual;
  /** Null for a word of the dictionary that no lesson teaches. */
  readonly level: Course["lessons"][number]["level"] | null;
  /** In the order of study: breaks ties. */
  readonly order: number;
}

/** An item under one of its terms. */
export interface Posting {
  readonly item: SearchItem;
  readonly place: Place;
  /** The term is all of the headword, meaning or title, not one of its words. */
  readonly whole: boolean;
}

/** Terms and what stands under them. */
export interface SearchIndex {
  readonly postings: Pick<ListsByKey<string, Posting>, "get" | "has">;
  /** All terms in alphabetical order, for prefixes. */
  readonly terms: readonly string[];
  /** The same terms, for slips. */
  readonly near: NearIndex;
  /** The course's words by their headwords. */
  readonly words: ReadonlyMap<string, SearchItem>;
  /** Headwords of the whole dictionary that a text may stand for, the likeliest first. */
  readonly readings: (typed: string) => readonly Reading[];
}

/** Levels of the course that the grammar's levels belong to. */
const LEVEL_OF = {
  A1: "beginner",
  A2: "beginner",
  B1: "intermediate",
  B2: "advanced",
} as const;

/**
 * Makes the index of a course and the dictionary behind it.
 *
 * @param lemmasOfReading dictionary forms in a reading's text
 * @param readings headwords that a text may stand for
 */
export function makeSearchIndex(
  course: Course,
  lemmasOfReading: (readingId: number) => Iterable<string>,
  readings: SearchIndex["readings"],
): SearchIndex {
  const postings = new ListsByKey<string, Posting>();
  /** An item stands under many terms in the same way: those share one posting. */
  const made = new Map<SearchItem, Posting[]>();
  let order = 0;

  function postingOf({ item, place, whole }: Posting): Posting {
    const ofItem = made.get(item) ?? [];
    made.set(item, ofItem);
    let posting = ofItem.find((one) => one.place === place && one.whole === whole);
    if (posting === undefined) {
      posting = { item, place, whole };
      ofItem.push(posting);
    }
    return posting;
  }

  function add(term: string, posting: Posting): void {
    const known = postings.get(term) ?? [];
    if (known.some(({ item, place }) => item === posting.item && place === posting.place)) return;
    postings.add(term, postingOf(posting));
  }

  /** Under the text as a whole, and under each of its words. */
  function addText(text: string, item: SearchItem, place: Place): void {
    add(text, { item, place, whole: true });
    const words = text.split(/[\s,;/–—-]+/).filter((word) => word !== "");
    if (words.length < 2) return;
    for (const word of words) add(foldGloss(word), { item, place, whole: false });
  }

  function addTitled(
    kind: FoundKind,
    { id, titles, level }: Pick<SearchItem, "id" | "titles" | "level">,
  ): SearchItem {
    const item = { kind, id, titles, level, order: order++ };
    for (const language of LANGUAGES) addText(foldGloss(titles[language]), item, "title");
    return item;
  }

  const byHeadword = new Map<string, SearchItem>();
  for (const lesson of course.lessons) {
    addTitled("lesson", lesson);
    for (const word of lesson.words) {
      const headword = foldHeadword(word.kz);
      const item = byHeadword.get(headword) ?? {
        kind: "word",
        id: lesson.id,
        titles: { kz: word.kz, en: word.en[0] ?? "", ru: word.ru[0] ?? "" },
        level: lesson.level,
        order: order++,
      };
      byHeadword.set(headword, item);
      addText(headword, item, "headword");
      for (const answer of [...word.en, ...word.ru]) addText(foldGloss(answer), item, "meaning");
    }
  }
  for (const reading of course.readings) {
    const item = addTitled("reading", reading);
    for (const lemma of lemmasOfReading(reading.id)) {
      add(lemma, { item, place: "text", whole: false });
    }
  }
  for (const scene of course.scenes) addTitled("film", scene);
  for (const { slug, titles, level } of course.phraseTopics) {
    const item: SearchItem = { kind: "phrases", id: 0, slug, titles, level, order: order++ };
    for (const language of LANGUAGES) addText(foldGloss(titles[language]), item, "title");
  }
  for (const point of course.grammar) {
    const { id: slug, titles, level } = point;
    const item: SearchItem = {
      kind: "grammar",
      id: 0,
      slug,
      titles,
      level: LEVEL_OF[level],
      order: order++,
    };
    for (const language of LANGUAGES) addText(foldGloss(titles[language]), item, "title");
    // A suffix is looked up with its hyphen and without
    for (const form of point.forms) {
      add(foldGloss(form), { item, place: "headword", whole: true });
      add(foldGloss(form.replace(/^-/, "")), { item, place: "title", whole: true });
    }
  }
  const terms = [...postings.keys()].sort();
  return { postings, terms, near: makeNearIndex(terms), words: byHeadword, readings };
}
