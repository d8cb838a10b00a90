import { searchEndpoints } from "@tilashar/contracts";
import type { Course } from "@tilashar/course";
import { makeSearchIndex, type SearchIndex, searchCourse } from "@tilashar/course/search";
import type { FastifyPluginAsync } from "fastify";
import { register } from "#api/plugins/register.ts";

const maxResults = 12;

/**
 * `GET /search`, answered from memory. The index is made when the first question comes.
 *
 * @param lemmas dictionary forms in each reading, by its id
 */
export function searchRoutes(
  course: Course,
  lemmas: ReadonlyMap<number, ReadonlyMap<string, number>>,
): FastifyPluginAsync {
  let made: SearchIndex | undefined;

  return async (app) => {
    register(app, searchEndpoints.search, async (request, reply) => {
      made ??= makeSearchIndex(course, (id) => lemmas.get(id)?.keys() ?? []);
      const found = searchCourse(made, request.query.q, maxResults);
      void reply.header("cache-control", "public, max-age=300");
      return found.map(({ kind, id, titles, level }) => ({
        kind,
        id,
        title_en: titles.en,
        title_ru: titles.ru,
        title_kz: titles.kz,
        lang_level: level,
      }));
    });
  };
}
