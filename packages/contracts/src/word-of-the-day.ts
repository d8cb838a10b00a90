import Type from "typebox";
import { endpoint } from "./endpoint.ts";
import { LocalisedText } from "./language.ts";

/** A calendar date, `2026-11-21`. */
const DateText = Type.String({ pattern: "^\\d{4}-\\d\\d-\\d\\d$" });

export const DayWordQuery = Type.Object({
  date: Type.Optional(
    Type.String({
      pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
      description: "A day of the last 366; today without it.",
    }),
  ),
});
export type DayWordQuery = Type.Static<typeof DayWordQuery>;

/** A form people use often, made by the language engine. */
export const DayWordForm = Type.Object({
  form: Type.String(),
  /** The form in parts, stem first. */
  segments: Type.Array(Type.String()),
  use: LocalisedText,
});
export type DayWordForm = Type.Static<typeof DayWordForm>;

/** A word of the day with all that its page shows. */
export const DayWord = Type.Object({
  date: DateText,
  word_kazakh: Type.String(),
  /** IPA between no brackets. */
  transcript: Type.String(),
  /** Address of the picture below `/assets/`. */
  img: Type.String(),
  word_russian: Type.String(),
  word_english: Type.String(),
  example_kazakh: Type.String(),
  example_russian: Type.String(),
  example_english: Type.String(),
  pos: Type.String(),
  latin: Type.String(),
  arabic: Type.String(),
  forms: Type.Array(DayWordForm),
  /** Address, below `/assets/`, of the word as a picture to share, in each language. */
  card: LocalisedText,
});
export type DayWord = Type.Static<typeof DayWord>;

/** `GET /word-of-the-day`. */
export const DayWordResponse = Type.Object({ word: DayWord });

/** An entry of `GET /word-of-the-day/archive`, newest first. */
export const PastDayWord = Type.Object({
  date: DateText,
  word_kazakh: Type.String(),
  word_russian: Type.String(),
  word_english: Type.String(),
  img: Type.String(),
});
export type PastDayWord = Type.Static<typeof PastDayWord>;

export const dayWordEndpoints = {
  word: endpoint({
    method: "GET",
    path: "/word-of-the-day",
    tag: "Word of the day",
    summary: "The word of today, or of a past day",
    description: "Days change at midnight in Almaty for guests, in their own zone for learners.",
    access: "optional",
    query: DayWordQuery,
    response: DayWordResponse,
  }),
  archive: endpoint({
    method: "GET",
    path: "/word-of-the-day/archive",
    tag: "Word of the day",
    summary: "The words of the last 30 days",
    access: "optional",
    response: Type.Array(PastDayWord),
  }),
};
