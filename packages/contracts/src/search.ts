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
  ]),
  /** Of the lesson, reading or film; a word has the id of the lesson that teaches it. */
  id: Type.Integer(),
  title_en: Type.String(),
  title_ru: Type.String(),
  title_kz: Type.String(),
  lang_level: LessonLevel,
});
export type SearchResult = Type.Static<typeof SearchResult>;

export const searchEndpoints = {
  search: endpoint({
    method: "GET",
    path: "/search",
    tag: "Search",
    summary: "Words, lessons, texts and films that a query finds",
    description: "The best first, at most twelve. Slips are forgiven.",
    access: "public",
    query: SearchQuery,
    response: Type.Array(SearchResult),
  }),
};
