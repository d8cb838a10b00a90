import Type from "typebox";
import { endpoint, numberedBy } from "./endpoint.ts";
import { GrammarHeading } from "./grammar-heading.ts";
import { LocalisedText } from "./language.ts";

export const LessonLevel = Type.Union([
  Type.Literal("beginner"),
  Type.Literal("intermediate"),
  Type.Literal("advanced"),
]);
export type LessonLevel = Type.Static<typeof LessonLevel>;

/** An entry of `GET /lessons-materials`. */
export const LessonSummary = Type.Object({
  id: Type.Integer(),
  title_ru: Type.String(),
  title_kz: Type.String(),
  title_en: Type.String(),
  /** Address of the cover below `/assets/`. */
  img: Type.String(),
  num_words: Type.Integer(),
  lang_level: LessonLevel,
});
export type LessonSummary = Type.Static<typeof LessonSummary>;

export const LessonWord = Type.Object({
  id: Type.Integer(),
  word_kz: Type.String(),
  word_ru: Type.String(),
  word_en: Type.String(),
  /** Part of speech as the lexicon names it: `n`, `v`, `adj` …: distractors are drawn from the same one. */
  pos: Type.String(),
  /** IPA between no brackets. */
  transcript: Type.String(),
  /** Address of the picture below `/assets/`; null where the word cannot be pictured. */
  img: Type.Union([Type.String(), Type.Null()]),
  example: LocalisedText,
  /**
   * Kazakh words a learner is likely to take for this one, likeliest first, at least three: the quiz's
   * wrong options. `likelyDistractors` of packages/learning picks six among the words of this lesson
   * and of the earlier lessons of its level.
   */
  confusables: Type.Array(Type.String()),
});
export type LessonWord = Type.Static<typeof LessonWord>;

/** A piece of a rendered note: plain text, emphasis, or a form made by the engine with its suffixes. */
export const NoteSpan = Type.Object({
  kind: Type.Union([Type.Literal("text"), Type.Literal("strong"), Type.Literal("kz")]),
  text: Type.String(),
  /** Surface segments of an engine-made form, stem first: `["кітап", "тар", "ым"]`. */
  segments: Type.Optional(Type.Array(Type.String())),
});
export type NoteSpan = Type.Static<typeof NoteSpan>;

export const NoteParagraph = Type.Object({
  kind: Type.Union([Type.Literal("paragraph"), Type.Literal("item")]),
  spans: Type.Array(NoteSpan),
});
export type NoteParagraph = Type.Static<typeof NoteParagraph>;

export const LessonNote = Type.Object({
  kind: Type.Union([Type.Literal("culture"), Type.Literal("usage")]),
  title: LocalisedText,
  body: Type.Object({
    en: Type.Array(NoteParagraph),
    ru: Type.Array(NoteParagraph),
    kz: Type.Array(NoteParagraph),
  }),
});
export type LessonNote = Type.Static<typeof LessonNote>;

/** The small scene of a lesson. */
export const LessonDialogue = Type.Object({
  titles: LocalisedText,
  /** Where and when it happens, in a line. */
  setting: LocalisedText,
  speakers: Type.Array(Type.Object({ key: Type.String(), name: LocalisedText })),
  turns: Type.Array(Type.Object({ speaker: Type.String(), ...LocalisedText.properties })),
});
export type LessonDialogue = Type.Static<typeof LessonDialogue>;

/** What the caller has done in a lesson; null on the wire for a guest. */
export const LessonProgress = Type.Object({
  /** A quiz of it was passed: 70 % right of what it asked. */
  completed: Type.Boolean(),
  /** Points out of the lesson's questions in the best sitting; null before the first. */
  best_score: Type.Union([Type.Integer(), Type.Null()]),
  /** ISO 8601 instant. */
  last_studied: Type.Union([Type.String(), Type.Null()]),
});
export type LessonProgress = Type.Static<typeof LessonProgress>;

/** `GET /lessons-materials/{id}/`. */
export const LessonDetail = Type.Object({
  lesson: Type.Object({
    id: Type.Integer(),
    lang_level: LessonLevel,
    title_ru: Type.String(),
    title_kz: Type.String(),
    title_en: Type.String(),
    img: Type.String(),
    /** One to three points, the most fitting first; `GET /grammar/{id}/` explains them. */
    grammar: Type.Array(GrammarHeading),
    /** A remark on culture or on the use of words, which no point makes. */
    note: Type.Union([LessonNote, Type.Null()]),
    dialogue: Type.Union([LessonDialogue, Type.Null()]),
    author: Type.String(),
  }),
  words: Type.Array(LessonWord),
  user: Type.Union([LessonProgress, Type.Null()]),
});
export type LessonDetail = Type.Static<typeof LessonDetail>;

export const lessonsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/lessons-materials",
    tag: "Lessons",
    summary: "All lessons",
    description: "In the order of study.",
    access: "public",
    response: Type.Array(LessonSummary),
  }),
  detail: endpoint({
    method: "GET",
    path: "/lessons-materials/{id}/",
    tag: "Lessons",
    summary: "A lesson with its words",
    description: "`user` is null for a guest, else what the learner has done in the lesson.",
    access: "optional",
    params: numberedBy("The lesson's number."),
    response: LessonDetail,
  }),
};
