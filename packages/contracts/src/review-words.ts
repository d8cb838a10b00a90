import Type from "typebox";
import { MessageResponse } from "./auth.ts";
import { endpoint, numberedBy } from "./endpoint.ts";
import { Instant } from "./finished-work.ts";
import { ItemKey, ReviewItem, ReviewSource } from "./review.ts";

/** Something to review. What the course knows better about the word replaces what is sent. */
export const NewReviewCard = Type.Object({
  item: Type.Optional(ItemKey),
  /** The dictionary form, at most 60 letters; or a sentence, when `item` is that of a line. */
  kz: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  en: Type.Optional(Type.String({ maxLength: 300 })),
  ru: Type.Optional(Type.String({ maxLength: 300 })),
  /** The sentence it was met in. It takes the place of an older one, unless it comes from a lesson. */
  example: Type.Optional(
    Type.Object({
      kz: Type.String({ maxLength: 400 }),
      en: Type.String({ maxLength: 400 }),
      ru: Type.String({ maxLength: 400 }),
    }),
  ),
  source: ReviewSource,
  /** What was written on it while it waited in a browser. */
  note: Type.Optional(Type.String({ maxLength: 300 })),
  suspended: Type.Optional(Type.Boolean()),
  /** ISO instant, when it waited in a browser. */
  added: Type.Optional(Instant),
});
export type NewReviewCard = Type.Static<typeof NewReviewCard>;

/** `POST /review/cards`. */
export const ReviewCardsRequest = Type.Object({
  cards: Type.Array(NewReviewCard, { minItems: 1, maxItems: 200 }),
});
export type ReviewCardsRequest = Type.Static<typeof ReviewCardsRequest>;

export const ReviewCardsResponse = Type.Object({
  added: Type.Integer(),
  /** There already. */
  known: Type.Integer(),
});
export type ReviewCardsResponse = Type.Static<typeof ReviewCardsResponse>;

/** `PATCH /review/cards/{id}/`. */
export const ReviewCardChange = Type.Object({
  suspended: Type.Optional(Type.Boolean()),
  note: Type.Optional(Type.String({ maxLength: 300 })),
});
export type ReviewCardChange = Type.Static<typeof ReviewCardChange>;

/** `GET /review/words`. */
export const ReviewWordsQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 80 })),
  show: Type.Optional(
    Type.Union([
      Type.Literal("all"),
      Type.Literal("due"),
      Type.Literal("new"),
      Type.Literal("weak"),
      Type.Literal("strong"),
      Type.Literal("rules"),
      Type.Literal("suspended"),
    ]),
  ),
  sort: Type.Optional(
    Type.Union([
      Type.Literal("added"),
      Type.Literal("alphabet"),
      Type.Literal("strength"),
      Type.Literal("due"),
    ]),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
});
export type ReviewWordsQuery = Type.Static<typeof ReviewWordsQuery>;

export const ReviewWords = Type.Object({
  /** Of all pages together. */
  total: Type.Integer(),
  words: Type.Array(ReviewItem),
});
export type ReviewWords = Type.Static<typeof ReviewWords>;

/** `GET /review/strengths`: every word of the learner with how well it is known, for counting in texts. */
export const ReviewStrengths = Type.Array(
  Type.Object({
    kz: Type.String(),
    /** From 0, never answered, to 5, for good. */
    strength: Type.Integer({ minimum: 0, maximum: 5 }),
  }),
);
export type ReviewStrengths = Type.Static<typeof ReviewStrengths>;

/** `POST /review/import`: one word a line with its meaning, parted by a tab, semicolon, dash or comma. */
export const ReviewImportRequest = Type.Object({
  text: Type.String({ minLength: 1, maxLength: 100_000 }),
  /** The language the meanings are in. */
  meanings: Type.Union([Type.Literal("en"), Type.Literal("ru")]),
});
export type ReviewImportRequest = Type.Static<typeof ReviewImportRequest>;

export const ReviewImportResponse = Type.Object({
  added: Type.Integer(),
  known: Type.Integer(),
  refused: Type.Array(Type.Object({ line: Type.Integer(), text: Type.String() })),
});
export type ReviewImportResponse = Type.Static<typeof ReviewImportResponse>;

export const reviewWordsEndpoints = {
  addCards: endpoint({
    method: "POST",
    path: "/review/cards",
    tag: "Review",
    summary: "Add words to one's own",
    description: "A word is there once, however often and from wherever it is added.",
    access: "required",
    body: ReviewCardsRequest,
    response: ReviewCardsResponse,
  }),
  changeCard: endpoint({
    method: "PATCH",
    path: "/review/cards/{id}/",
    tag: "Review",
    summary: "Suspend a card, or write a note on it",
    access: "required",
    params: numberedBy("The card's number."),
    body: ReviewCardChange,
    response: ReviewItem,
  }),
  removeCard: endpoint({
    method: "DELETE",
    path: "/review/cards/{id}/",
    tag: "Review",
    summary: "Remove a word from one's own",
    access: "required",
    params: numberedBy("The card's number."),
    response: MessageResponse,
  }),
  words: endpoint({
    method: "GET",
    path: "/review/words",
    tag: "Review",
    summary: "All words and rules of the learner",
    access: "required",
    query: ReviewWordsQuery,
    response: ReviewWords,
  }),
  strengths: endpoint({
    method: "GET",
    path: "/review/strengths",
    tag: "Review",
    summary: "How well each word of the learner is known",
    access: "required",
    response: ReviewStrengths,
  }),
  importWords: endpoint({
    method: "POST",
    path: "/review/import",
    tag: "Review",
    summary: "Add a list of words",
    access: "required",
    body: ReviewImportRequest,
    response: ReviewImportResponse,
  }),
};
