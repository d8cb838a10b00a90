import type { Course } from "@tilashar/course";
import type { FastifyPluginAsync } from "fastify";
import {
  type PreparedContent,
  prepareContent,
  sendPrepared,
} from "#api/plugins/prepared-content.ts";
import { assetHeaders } from "#api/plugins/security-headers.ts";
import { robotsFile, siteMap, wordSiteMap } from "./site-map.ts";

/**
 * `/sitemap.xml`, `/sitemap-words.xml` and `/robots.txt`: how search engines find the course.
 *
 * @param lemmas the words that have a page; asked for with their map
 */
export function siteMapRoutes(
  course: Course,
  lemmas: () => readonly string[],
  publicUrl: string,
): FastifyPluginAsync {
  const headers = { ...assetHeaders(publicUrl), "cache-control": "public, max-age=3600" };
  const xml = {
    ...headers,
    "content-type": "application/xml; charset=utf-8",
    vary: "accept-encoding",
  };
  let map: PreparedContent | undefined;
  let words: PreparedContent | undefined;
  const robots = prepareContent(robotsFile(publicUrl), {
    ...headers,
    "content-type": "text/plain; charset=utf-8",
    vary: "accept-encoding",
  });
  return async (app) => {
    app.get("/sitemap.xml", { schema: { hide: true } }, (request, reply) => {
      map ??= prepareContent(siteMap(course, publicUrl), xml);
      return sendPrepared(request, reply, map);
    });
    app.get("/sitemap-words.xml", { schema: { hide: true } }, (request, reply) => {
      words ??= prepareContent(wordSiteMap(lemmas(), publicUrl), xml);
      return sendPrepared(request, reply, words);
    });
    app.get("/robots.txt", { schema: { hide: true } }, (request, reply) =>
      sendPrepared(request, reply, robots),
    );
  };
}
