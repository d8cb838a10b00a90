import Type from "typebox";
import { CourseSentence } from "./course-sentence.ts";
import { endpoint } from "./endpoint.ts";
import { GrammarHeading } from "./grammar-heading.ts";
import { LocalisedText } from "./language.ts";
import { LessonLevel, NoteParagraph, NoteSpan } from "./lessons.ts";

/** An entry of `GET /grammar`, in the order of the book. */
export const GrammarSummary = Type.Object({
  ...GrammarHeading.properties,
  /** Suffixes and words it is looked up by: -да, -де. */
  forms: Type.Array(Type.String()),
  /** Suffixes of the engine's table that it teaches: `loc`. */
  suffixes: Type.Array(Type.String()),
  /** What learners call it, in all languages: `accusative`, `винительн*`, where a star stands for any ending. */
  terms: Type.Array(Type.String()),
});
export type GrammarSummary = Type.Static<typeof GrammarSummary>;

/** Points by what a learner wants to say. */
export const GrammarNeed = Type.Object({
  id: Type.String(),
  title: LocalisedText,
  points: Type.Array(Type.String()),
});
export type GrammarNeed = Type.Static<typeof GrammarNeed>;

/** A link to a point, by its title. */
export const GrammarLink = Type.Object({ id: Type.String(), title: LocalisedText });
export type GrammarLink = Type.Static<typeof GrammarLink>;

const eachLanguage = <Part extends Type.TSchema>(part: Part) =>
  Type.Object({ en: part, ru: part, kz: part });

/** A form made by the engine; its segments, stem first, joined are the text. */
export const GrammarForm = Type.Object({
  text: Type.String(),
  segments: Type.Array(Type.String()),
});
export type GrammarForm = Type.Static<typeof GrammarForm>;

export const GrammarTable = Type.Object({
  title: Type.Union([LocalisedText, Type.Null()]),
  /** Labels of the columns: `N;LOC;SG`. */
  labels: Type.Array(Type.String()),
  rows: Type.Array(
    Type.Object({
      lemma: Type.String(),
      en: Type.String(),
      ru: Type.String(),
      cells: Type.Array(GrammarForm),
    }),
  ),
});
export type GrammarTable = Type.Static<typeof GrammarTable>;

/** A generator of tasks: a form of a word of the pool is asked for by its label. */
export const GrammarDrill = Type.Object({
  kind: Type.Union([
    Type.Literal("build-form"),
    Type.Literal("transform"),
    Type.Literal("choose-form"),
  ]),
  from: Type.Union([Type.String(), Type.Null()]),
  to: Type.String(),
  against: Type.Array(Type.String()),
  words: Type.Array(Type.Object({ lemma: Type.String(), en: Type.String(), ru: Type.String() })),
});
export type GrammarDrill = Type.Static<typeof GrammarDrill>;

/** `GET /grammar/{id}/`. */
export const GrammarPoint = Type.Object({
  ...GrammarSummary.properties,
  body: eachLanguage(Type.Array(NoteParagraph)),
  tables: Type.Array(GrammarTable),
  contrasts: Type.Array(
    Type.Object({ ...GrammarLink.properties, line: eachLanguage(Type.Array(NoteSpan)) }),
  ),
  mistakes: Type.Array(
    Type.Object({
      wrong: Type.String(),
      right: Type.String(),
      kind: Type.String(),
      why: eachLanguage(Type.Array(NoteSpan)),
    }),
  ),
  drills: Type.Array(GrammarDrill),
  sentences: Type.Array(CourseSentence),
  /** Lessons that name it, then those whose sentences show it most. */
  lessons: Type.Array(
    Type.Object({ id: Type.Integer(), title: LocalisedText, lang_level: LessonLevel }),
  ),
  needs: Type.Array(GrammarLink),
  previous: Type.Union([GrammarLink, Type.Null()]),
  next: Type.Union([GrammarLink, Type.Null()]),
  sources: Type.Array(Type.String()),
});
export type GrammarPoint = Type.Static<typeof GrammarPoint>;

export const grammarEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/grammar",
    tag: "Grammar",
    summary: "All points of grammar",
    description: "In the order of the book.",
    access: "public",
    response: Type.Array(GrammarSummary),
  }),
  detail: endpoint({
    method: "GET",
    path: "/grammar/{id}/",
    tag: "Grammar",
    summary: "A point of grammar",
    description:
      "Its explanation, tables, contrasts, typical mistakes, drills, and sentences of the course that show it.",
    access: "public",
    params: Type.Object({
      id: Type.String({ maxLength: 60, description: "The point's name, as `locative`." }),
    }),
    response: GrammarPoint,
  }),
};
