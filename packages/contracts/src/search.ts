import Type from "typebox";
import { endpoint } from "./endpoint.ts";
import { LessonLevel } from "./lessons.ts";

export const SearchQuery = Type.Object({
  q: Type.String({
    minLength: 1,
    maxLength: 100,
    description: "Kazakh in any form and script, Russian or English.",
  }),
});
export type SearchQuery = Type.Static<typeof SearchQuery>;

/** An entry of `GET /search`, the best first. */
export const SearchResult = Type.Object({
  kind: Type.Union([
    Type.Literal("word"),
    Type.Literal("lesson"),
    Type.Literal("reading"),
    Type.Literal("film"),
    Type.Literal("grammar"),
    Type.Literal("phrases"),
  ]),
  /** Of the lesson, reading or film; a word has the id of the lesson that teaches it, 0 where none does. */
  id: Type.Integer(),
  /** Name of a point of grammar or of a topic of the phrase book; null for everything else. */
  slug: Type.Union([Type.String(), Type.Null()]),
  title_en: Type.String(),
  title_ru: Type.String(),
  title_kz: Type.String(),
  /** Null for a word of the dictionary that no lesson teaches. */
  lang_level: Type.Union([LessonLevel, Type.Null()]),
});
export type SearchResult = Type.Static<typeof SearchResult>;

export const searchEndpoints = {
  search: endpoint({
    method: "GET",
    path: "/search",
    tag: "Search",
    summary: "Words, grammar, lessons, texts, films and topics of phrases that a query finds",
    description:
      "The best first, at most twelve. Slips are forgiven. Any form of a word of the dictionary finds it.",
    access: "public",
    query: SearchQuery,
    response: Type.Array(SearchResult),
  }),
};
