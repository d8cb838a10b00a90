import Type from "typebox";
import { EarnedAchievement } from "./achievements.ts";
import { endpoint } from "./endpoint.ts";
import { Instant } from "./finished-work.ts";
import { LocalisedText } from "./language.ts";

const Attempt = Type.String({ pattern: "^[0-9A-Za-z:-]{8,80}$" });
/** `word:қала`, `rule:plural:V:back`, `sound:ы-і`, or `line:` and a name made of a sentence. */
export const ItemKey = Type.String({
  minLength: 6,
  maxLength: 80,
  pattern: "^(word|rule|sound|line):",
});

export const ReviewSource = Type.Union([
  Type.Literal("lesson"),
  Type.Literal("reading"),
  Type.Literal("film"),
  Type.Literal("word-of-the-day"),
  Type.Literal("speech"),
  Type.Literal("test"),
  Type.Literal("tutor"),
  Type.Literal("review"),
  Type.Literal("import"),
]);
export type ReviewSource = Type.Static<typeof ReviewSource>;

export const ReviewCardKind = Type.Union([
  Type.Literal("meaning"),
  Type.Literal("kazakh"),
  Type.Literal("listening"),
  Type.Literal("typing"),
  Type.Literal("cloze"),
  Type.Literal("form"),
]);
export type ReviewCardKind = Type.Static<typeof ReviewCardKind>;

/** How well one thing is remembered (FSRS 6); times in milliseconds since the epoch, stability in days. */
export const ReviewMemory = Type.Object({
  due: Type.Number(),
  stability: Type.Number(),
  difficulty: Type.Number(),
  reps: Type.Integer(),
  lapses: Type.Integer(),
  phase: Type.Union([Type.Literal("learning"), Type.Literal("review"), Type.Literal("relearning")]),
  step: Type.Integer(),
  interval: Type.Integer(),
  last: Type.Number(),
});
export type ReviewMemory = Type.Static<typeof ReviewMemory>;

/** Something the learner reviews: a word, a rule of spelling suffixes, two sounds, or a sentence. */
export const ReviewItem = Type.Object({
  id: Type.Integer(),
  item: Type.String(),
  /** The Kazakh word or sentence; empty for a rule and for sounds, whose names are in their keys. */
  kz: Type.String(),
  en: Type.String(),
  ru: Type.String(),
  example: Type.Union([LocalisedText, Type.Null()]),
  source: ReviewSource,
  /** The learner's own. */
  note: Type.String(),
  suspended: Type.Boolean(),
  /** ISO 8601 instant. */
  added: Type.String(),
  /** Null before the first answer. */
  memory: Type.Union([ReviewMemory, Type.Null()]),
});
export type ReviewItem = Type.Static<typeof ReviewItem>;

export const ReviewSettings = Type.Object({
  newPerDay: Type.Integer({ minimum: 0, maximum: 200 }),
  reviewsPerDay: Type.Integer({ minimum: 5, maximum: 2000 }),
  /** Days `YYYY-MM-DD`, both included. */
  vacation: Type.Union([
    Type.Object({
      from: Type.String({ pattern: "^\\d{4}-\\d\\d-\\d\\d$" }),
      until: Type.String({ pattern: "^\\d{4}-\\d\\d-\\d\\d$" }),
    }),
    Type.Null(),
  ]),
  kinds: Type.Array(ReviewCardKind, { minItems: 1, maxItems: 6, uniqueItems: true }),
});
export type ReviewSettings = Type.Static<typeof ReviewSettings>;

/** `GET /review/queue`: everything a device needs to go on without a network. */
export const ReviewQueue = Type.Object({
  /** What is due now or within the next day, and new things, at most 300. */
  items: Type.Array(ReviewItem),
  /** Due now, today's limits applied. */
  due: Type.Integer(),
  /** New things that today's limit still allows. */
  fresh: Type.Integer(),
  done: Type.Object({ fresh: Type.Integer(), reviews: Type.Integer() }),
  settings: ReviewSettings,
  /** IANA zone of the learner's days. */
  timezone: Type.String(),
  /** The learner's own parameters; null for the published ones. */
  weights: Type.Union([Type.Array(Type.Number()), Type.Null()]),
  /** Seconds an answer takes by kind of card. */
  pace: Type.Object({
    meaning: Type.Number(),
    kazakh: Type.Number(),
    listening: Type.Number(),
    typing: Type.Number(),
    cloze: Type.Number(),
    form: Type.Number(),
  }),
  /** All words and rules of the learner. */
  total: Type.Integer(),
});
export type ReviewQueue = Type.Static<typeof ReviewQueue>;

/** An answer, given once on some device. */
export const ReviewAnswer = Type.Object({
  /** Made by the client; the same again changes nothing. */
  attempt: Attempt,
  item: ItemKey,
  kind: ReviewCardKind,
  rating: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]),
  /** ISO instant at which it was given. */
  at: Instant,
  /** Milliseconds from the question to the answer. */
  ms: Type.Integer({ minimum: 0, maximum: 86_400_000 }),
  /** The name of what was wrong, such as `harmony`. */
  error: Type.Optional(Type.String({ maxLength: 24, pattern: "^[a-z-]+$" })),
});
export type ReviewAnswer = Type.Static<typeof ReviewAnswer>;

/** `POST /review/answers`. Answers for things the learner does not have yet wait for them in the log. */
export const ReviewAnswersRequest = Type.Object({
  answers: Type.Array(ReviewAnswer, { maxItems: 200 }),
  /** Not read any more: every answer counts for its own day, up to 7 days back. */
  waited: Type.Optional(Type.Boolean()),
});
export type ReviewAnswersRequest = Type.Static<typeof ReviewAnswersRequest>;

/** What the touched things are like now. */
const Touched = Type.Array(
  Type.Object({ item: Type.String(), memory: Type.Union([ReviewMemory, Type.Null()]) }),
);

export const ReviewAnswersResponse = Type.Object({
  /** Answers that were new to the server. */
  accepted: Type.Integer(),
  awarded: Type.Integer(),
  items: Touched,
  achievements: Type.Array(EarnedAchievement),
});
export type ReviewAnswersResponse = Type.Static<typeof ReviewAnswersResponse>;

/** `POST /review/undo`: answers that were never meant, also ones the server has not seen yet. */
export const ReviewUndoRequest = Type.Object({
  attempts: Type.Array(Attempt, { minItems: 1, maxItems: 200 }),
});
export type ReviewUndoRequest = Type.Static<typeof ReviewUndoRequest>;

export const ReviewUndoResponse = Type.Object({ items: Touched });
export type ReviewUndoResponse = Type.Static<typeof ReviewUndoResponse>;

/** `GET /review/forecast`: the next 14 days, today first. */
export const ReviewForecast = Type.Object({
  days: Type.Array(Type.Object({ date: Type.String(), reviews: Type.Integer() })),
  /** Things that have never been asked. */
  waiting: Type.Integer(),
});
export type ReviewForecast = Type.Static<typeof ReviewForecast>;

export const reviewEndpoints = {
  queue: endpoint({
    method: "GET",
    path: "/review/queue",
    tag: "Review",
    summary: "What to review, with all a device needs to go on without a network",
    description:
      "Cards that are due now or within a day, and new ones. The device orders them itself by the same rules.",
    access: "required",
    response: ReviewQueue,
  }),
  answer: endpoint({
    method: "POST",
    path: "/review/answers",
    tag: "Review",
    summary: "Answers of a review",
    description:
      "In any order, late, and more than once: an `attempt` counts once, and what is remembered follows from the whole log in order of time.",
    access: "required",
    body: ReviewAnswersRequest,
    response: ReviewAnswersResponse,
  }),
  undo: endpoint({
    method: "POST",
    path: "/review/undo",
    tag: "Review",
    summary: "Take answers back",
    description: "Also ones that have not arrived yet: they will count as never given.",
    access: "required",
    body: ReviewUndoRequest,
    response: ReviewUndoResponse,
  }),
  forecast: endpoint({
    method: "GET",
    path: "/review/forecast",
    tag: "Review",
    summary: "How many reviews the next two weeks bring",
    access: "required",
    response: ReviewForecast,
  }),
  settings: endpoint({
    method: "GET",
    path: "/review/settings",
    tag: "Review",
    summary: "How the learner reviews",
    access: "required",
    response: ReviewSettings,
  }),
  changeSettings: endpoint({
    method: "PUT",
    path: "/review/settings",
    tag: "Review",
    summary: "Change daily limits, vacation and kinds of cards",
    access: "required",
    body: ReviewSettings,
    response: ReviewSettings,
  }),
};
