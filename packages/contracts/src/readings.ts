import Type from "typebox";
import { endpoint, numberedBy } from "./endpoint.ts";
import { finishedWork } from "./finished-work.ts";
import { LocalisedText } from "./language.ts";
import { LessonLevel } from "./lessons.ts";

const listFields = {
  id: Type.Integer(),
  title_en: Type.String(),
  title_ru: Type.String(),
  title_kz: Type.String(),
  author_en: Type.String(),
  author_ru: Type.String(),
  author_kz: Type.String(),
  /** Address of the cover below `/assets/`. */
  image_path: Type.String(),
  lang_level: LessonLevel,
  /** What is read: `dialogue`, `letter`, `tale`, `city`, `nature`, `news` or `story`. */
  kind: Type.String(),
  /** Running Kazakh words. */
  num_words: Type.Integer(),
  /** How long a learner of the text's level reads, at least 1. */
  minutes: Type.Integer(),
};

/** A text in the list that the reading screen shows: everything but the text itself. */
export const ReadingSummary = Type.Object(listFields);
export type ReadingSummary = Type.Static<typeof ReadingSummary>;

/** An entry of `GET /reading-materials`: paragraphs of the texts are separated by an empty line. */
export const ReadingMaterial = Type.Object({
  ...listFields,
  kazakh_text: Type.String(),
  english_text: Type.String(),
  russian_text: Type.String(),
});
export type ReadingMaterial = Type.Static<typeof ReadingMaterial>;

export const ReadingParagraph = Type.Object({
  /** Who speaks, in a dialogue. */
  speaker: Type.Union([LocalisedText, Type.Null()]),
  /** The same sentences in three languages, aligned one to one. */
  sentences: Type.Array(LocalisedText),
});
export type ReadingParagraph = Type.Static<typeof ReadingParagraph>;

export const ReadingOption = Type.Union([
  Type.Literal("a"),
  Type.Literal("b"),
  Type.Literal("c"),
  Type.Literal("d"),
]);
export type ReadingOption = Type.Static<typeof ReadingOption>;

/** A question about a text. A guest's answers are graded in the browser, so the right one is told. */
export const ReadingQuestion = Type.Object({
  /** Its place in the text's questions, from 1. */
  number: Type.Integer(),
  question: LocalisedText,
  options: Type.Array(Type.Object({ id: ReadingOption, text: LocalisedText })),
  correct: ReadingOption,
  /** Why the right option is right. */
  explanation: LocalisedText,
});
export type ReadingQuestion = Type.Static<typeof ReadingQuestion>;

/** `GET /reading-materials/{id}/`. */
export const ReadingDetail = Type.Object({
  ...ReadingMaterial.properties,
  paragraphs: Type.Array(ReadingParagraph),
  questions: Type.Array(ReadingQuestion),
  /** Where facts in the text come from. */
  sources: Type.Array(Type.String()),
});
export type ReadingDetail = Type.Static<typeof ReadingDetail>;

export const ReadingAnswer = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 99 }),
  given: ReadingOption,
});
export type ReadingAnswer = Type.Static<typeof ReadingAnswer>;

/** `POST /reading-materials/{id}/answers/`. `attempt` makes a resend idempotent. */
export const ReadingAnswersRequest = Type.Object({
  answers: Type.Array(ReadingAnswer, { maxItems: 20 }),
  ...finishedWork,
});
export type ReadingAnswersRequest = Type.Static<typeof ReadingAnswersRequest>;

export const ReadingAnswersResponse = Type.Object({
  /** Right answers out of `total`. */
  correct: Type.Integer(),
  total: Type.Integer(),
  /** Points credited now: a text pays once. */
  awarded: Type.Integer(),
});
export type ReadingAnswersResponse = Type.Static<typeof ReadingAnswersResponse>;

/** An entry of `GET /reading-materials/known/`, for a signed-in learner. */
export const KnownShare = Type.Object({
  id: Type.Integer(),
  /** Share of the text's running words whose dictionary form the learner has met in lessons, 0..1. */
  known: Type.Number(),
});
export type KnownShare = Type.Static<typeof KnownShare>;

/** An entry of `GET /glossary`: a headword of the course that the language engine does not have. */
export const GlossaryEntry = Type.Object({
  kz: Type.String(),
  en: Type.String(),
  ru: Type.String(),
  /** Bare stem of a verb. */
  stem: Type.Optional(Type.String()),
});
export type GlossaryEntry = Type.Static<typeof GlossaryEntry>;

export const readingsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/reading-materials",
    tag: "Readings",
    summary: "All texts to read",
    description: "By level. Paragraphs are separated by an empty line.",
    access: "public",
    response: Type.Array(ReadingMaterial),
  }),
  knownShares: endpoint({
    method: "GET",
    path: "/reading-materials/known/",
    tag: "Readings",
    summary: "How much of each text the learner can read",
    description:
      "The share of running words whose dictionary form was taught in a lesson the learner has finished.",
    access: "required",
    response: Type.Array(KnownShare),
  }),
  detail: endpoint({
    method: "GET",
    path: "/reading-materials/{id}/",
    tag: "Readings",
    summary: "A text, aligned sentence by sentence, with its questions",
    access: "public",
    params: numberedBy("The text's number."),
    response: ReadingDetail,
  }),
  answer: endpoint({
    method: "POST",
    path: "/reading-materials/{id}/answers/",
    tag: "Readings",
    summary: "Answer a text's questions",
    description:
      "Answers are graded here. A text pays a point for each of its questions, once; the same `attempt` sent again changes nothing and gets the same answer.",
    access: "required",
    params: numberedBy("The text's number."),
    body: ReadingAnswersRequest,
    response: ReadingAnswersResponse,
  }),
  glossary: endpoint({
    method: "GET",
    path: "/glossary",
    tag: "Readings",
    summary: "What the course adds to the built-in dictionary",
    description: "Expressions and words that a gloss of any text of the course may need.",
    access: "public",
    response: Type.Array(GlossaryEntry),
  }),
};
