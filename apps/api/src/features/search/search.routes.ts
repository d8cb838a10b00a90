import { type SearchResult, searchEndpoints } from "@tilashar/contracts";
import type { Course } from "@tilashar/course";
import {
  type Found,
  makeSearchIndex,
  type SearchIndex,
  searchCourse,
} from "@tilashar/course/search";
import type { Reading } from "@tilashar/course/word-book";
import type { FastifyPluginAsync } from "fastify";
import { register } from "#api/plugins/register.ts";

const maxResults = 12;

/**
 * `GET /search`, answered from memory. The index is made when the first question comes.
 *
 * @param lemmas dictionary forms in each reading, by its id
 * @param readings headwords of the dictionary that a text may be a form of
 */
export function searchRoutes(
  course: Course,
  lemmas: ReadonlyMap<number, ReadonlyMap<string, number>>,
  readings: (typed: string) => readonly Reading[],
): FastifyPluginAsync {
  let made: SearchIndex | undefined;

  return async (app) => {
    register(app, searchEndpoints.search, async (request, reply) => {
      made ??= makeSearchIndex(course, (id) => lemmas.get(id)?.keys() ?? [], readings);
      void reply.header("cache-control", "public, max-age=300");
      return searchCourse(made, request.query.q, maxResults).map(toResult);
    });
  };
}

const toResult = ({ kind, id, slug, titles, level }: Found): SearchResult => ({
  kind,
  id,
  slug: slug ?? null,
  title_en: titles.en,
  title_ru: titles.ru,
  title_kz: titles.kz,
  lang_level: level,
});
