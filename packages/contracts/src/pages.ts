import type { User } from "./auth.ts";
import type { DictionaryWord, UnknownWord } from "./dictionary.ts";
import type { ExamDetail, ExamSummary } from "./exam-formats.ts";
import type { WatchingDetail, WatchingSummary } from "./films.ts";
import type { GrammarNeed, GrammarPoint, GrammarSummary } from "./grammar.ts";
import type { Language, LocalisedText } from "./language.ts";
import type { LessonDetail, LessonSummary } from "./lessons.ts";
import type { Path } from "./path.ts";
import type { PhraseTopicDetail, PhraseTopicSummary } from "./phrases.ts";
import type { ReadingDetail, ReadingSummary } from "./readings.ts";
import type { FirstWord } from "./unit-material.ts";
import type { DayWord, PastDayWord } from "./word-of-the-day.ts";

/** What a link to a page can be shown with: a card drawn for it; `site`, with the id 0, is everyone's. */
export type CardKind = "site" | "word" | "lesson" | "reading" | "film";

/** The content calls as plain functions: what a page's loader on the server reads, in process. */
export interface PublicContent {
  lessons(): LessonSummary[];
  /** Null when there is no such lesson. `user` is always null: public pages are the same for everyone. */
  lesson(id: number): LessonDetail | null;
  readings(): ReadingSummary[];
  /** Null when there is no such text. */
  reading(id: number): ReadingDetail | null;
  films(): WatchingSummary[];
  /** Null when there is no such film. */
  film(id: number): WatchingDetail | null;
  /** Points of grammar in the order of the book. */
  grammar(): GrammarSummary[];
  /** The same by what a learner wants to say. */
  grammarNeeds(): GrammarNeed[];
  /** Null when there is no such point. */
  grammarPoint(id: string): GrammarPoint | null;
  /** Topics of the phrase book, in the order of study. */
  phraseTopics(): readonly PhraseTopicSummary[];
  /** Null when there is no such topic. */
  phraseTopic(id: string): PhraseTopicDetail | null;
  /** A word's page by any of its forms in any script, or what can be said of an unknown word. */
  word(typed: string): { found: DictionaryWord } | { unknown: UnknownWord };
  /** Of today in Almaty, or of the day asked for; null when the day has none or is not there yet. */
  dayWord(day?: string): DayWord | null;
  /** The days before today, newest first. */
  pastDayWords(): PastDayWord[];
  /** The units in order with nothing done: public pages are the same for everyone. */
  path(): Path;
  /** The word that every session of a step of new words begins with; null for other sessions. */
  firstWord(session: { unit: string; lesson: number | null; part: string }): FirstWord | null;
  /** The examinations that are prepared for. */
  exams(): ExamSummary[];
  /** Null when there is no such examination. */
  exam(slug: string): ExamDetail | null;
  /** Address, below `/assets/`, of the picture a link to the thing is shown with; null for no such thing. */
  card(kind: CardKind, id: number | string): LocalisedText | null;
}

/** A language that Kazakh is explained in. */
export type MeaningLanguage = "en" | "ru";

/** What a page explains Kazakh in: its words and sentences, and what stands beside a whole text. */
export interface MeaningLanguages {
  words: MeaningLanguage;
  texts: MeaningLanguage;
}

/** What the HTTP server gives the page renderer with each request. */
export interface PageContext {
  language: Language;
  meanings: MeaningLanguages;
  content: PublicContent;
  /** `PUBLIC_URL` without a trailing slash, for canonical links. */
  publicUrl: string;
  /** What whoever runs the server says of it; empty texts are shown nowhere. */
  house(): Promise<{ name: string; operator: string; imprint: string }>;
  /** What the place is called beside the product's name; empty where it has no name. Never waits for long. */
  placeName(): Promise<string>;
  /** `CONTACT_EMAIL`: where people may write, shown in the footer. */
  contactEmail: string | null;
}

/**
 * The web application's server build exports `handlePage` of this type. It renders a whole document
 * (never streams half of one) and leaves caching, compression and headers to the HTTP server.
 */
export type HandlePage = (request: Request, context: PageContext) => Promise<Response>;

/** The signed-in user as the browser caches it in local storage. */
export interface CachedUser {
  id: User["id"];
  username: string;
  email: string;
  languagePreference: Language;
}
