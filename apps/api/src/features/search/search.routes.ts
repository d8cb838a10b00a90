import { type SearchResult, searchEndpoints } from "@tilashar/contracts";
import type { Course } from "@tilashar/course";
import {
  type Found,
  makeSearchIndex,
  type SearchIndex,
  searchCourse,
} from "@tilashar/course/search";
import type { Headword } from "@tilashar/course/word-book";
import type { FastifyPluginAsync } from "fastify";
import { register } from "#api/plugins/register.ts";

const maxResults = 12;

/**
 * `GET /search`, answered from memory. The index is made when the first question comes.
 *
 * @param lemmas dictionary forms in each reading, by its id
 * @param findHeadword the word of the dictionary that a text is a form of
 */
export function searchRoutes(
  course: Course,
  lemmas: ReadonlyMap<number, ReadonlyMap<string, number>>,
  findHeadword: (typed: string) => Headword | undefined,
): FastifyPluginAsync {
  let made: SearchIndex | undefined;

  return async (app) => {
    register(app, searchEndpoints.search, async (request, reply) => {
      made ??= makeSearchIndex(course, (id) => lemmas.get(id)?.keys() ?? []);
      const { q } = request.query;
      const found = searchCourse(made, q, maxResults).map(toResult);
      void reply.header("cache-control", "public, max-age=300");
      return withHeadword(found, q, isKazakhScript(q) ? findHeadword(q) : undefined);
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

/** Kazakh in Latin letters is hardly told from English here: the course's own words answer it. */
const isKazakhScript = (query: string) => /\p{Script=Cyrillic}|\p{Script=Arabic}/u.test(query);

/** Adds the word of the dictionary where the course does not teach it: first when it is what was typed. */
function withHeadword(
  found: SearchResult[],
  query: string,
  headword: Headword | undefined,
): SearchResult[] {
  const isThere = found.some(
    ({ kind, title_kz }) =>
      kind === "word" && title_kz.toLowerCase() === headword?.lemma.toLowerCase(),
  );
  if (headword === undefined || isThere) return found;
  const { lemma, en, ru } = headword;
  const result: SearchResult = {
    kind: "word",
    id: 0,
    slug: null,
    title_kz: lemma,
    title_en: en,
    title_ru: ru,
    lang_level: null,
  };
  const isTyped = lemma.toLowerCase() === query.trim().toLowerCase();
  const place = isTyped || found[0]?.kind !== "word" ? 0 : 1;
  return found.toSpliced(place, 0, result).slice(0, maxResults);
}
