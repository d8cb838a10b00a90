import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorResponse, SearchQuery, SearchResult } from "@tilashar/contracts";
import type { Course } from "@tilashar/course";
import { makeSearchIndex, type SearchIndex, searchCourse } from "@tilashar/course/search";
import Type from "typebox";

const mostResults = 12;

/**
 * `GET /search`, answered from memory. The index is made when the first question comes.
 *
 * @param lemmas dictionary forms in each reading, by its id
 */
export function searchRoutes(
  course: Course,
  lemmas: ReadonlyMap<number, ReadonlyMap<string, number>>,
): FastifyPluginAsyncTypebox {
  let made: SearchIndex | undefined;

  return async (app) => {
    app.get(
      "/search",
      {
        schema: {
          tags: ["Search"],
          summary: "Words, lessons, texts and films that a query finds",
          description: "The best first, at most twelve. Slips are forgiven.",
          querystring: SearchQuery,
          response: { 200: Type.Array(SearchResult), "4xx": ErrorResponse },
        },
      },
      async (request, reply) => {
        made ??= makeSearchIndex(course, (id) => lemmas.get(id)?.keys() ?? []);
        const found = searchCourse(made, request.query.q, mostResults);
        void reply.header("cache-control", "public, max-age=300");
        return found.map(({ kind, id, titles, level }) => ({
          kind,
          id,
          title_en: titles.en,
          title_ru: titles.ru,
          title_kz: titles.kz,
          lang_level: level,
        }));
      },
    );
  };
}
