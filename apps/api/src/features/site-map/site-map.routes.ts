import type { Course } from "@tilashar/course";
import type { FastifyPluginAsync } from "fastify";
import { prepareContent, sendPrepared } from "#api/plugins/prepared-content.ts";
import { assetHeaders } from "#api/plugins/security-headers.ts";
import { robotsFile, siteMap } from "./site-map.ts";

/** `/sitemap.xml` and `/robots.txt`: how search engines find the course. */
export function siteMapRoutes(course: Course, publicUrl: string): FastifyPluginAsync {
  const headers = { ...assetHeaders(publicUrl), "cache-control": "public, max-age=3600" };
  const map = prepareContent(siteMap(course, publicUrl), {
    ...headers,
    "content-type": "application/xml; charset=utf-8",
    vary: "accept-encoding",
  });
  const robots = prepareContent(robotsFile(publicUrl), {
    ...headers,
    "content-type": "text/plain; charset=utf-8",
    vary: "accept-encoding",
  });
  return async (app) => {
    app.get("/sitemap.xml", { schema: { hide: true } }, (request, reply) =>
      sendPrepared(request, reply, map),
    );
    app.get("/robots.txt", { schema: { hide: true } }, (request, reply) =>
      sendPrepared(request, reply, robots),
    );
  };
}
