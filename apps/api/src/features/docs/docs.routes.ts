import type { FastifyPluginAsync } from "fastify";
import {
  type PreparedContent,
  prepareContent,
  sendPrepared,
} from "#api/plugins/prepared-content.ts";
import { apiHeaders, pageHeaders } from "#api/plugins/security-headers.ts";
import { docsPage } from "./docs-page.ts";
import { docsStyle } from "./docs-style.ts";
import type { OpenApiDocument } from "./openapi-document.ts";

const cacheControl = "public, max-age=300";

/** The API described for programs and for people. */
export function docsRoutes(describe: () => OpenApiDocument, publicUrl: string): FastifyPluginAsync {
  return async (app) => {
    let made: { json: PreparedContent; page: PreparedContent; style: PreparedContent } | undefined;
    // Made when first asked for, because it describes routes that are added after these.
    const docs = () => {
      if (made !== undefined) return made;
      const document = describe();
      const page = docsPage(document);
      made = {
        json: prepareContent(JSON.stringify(document), {
          ...apiHeaders(publicUrl),
          "content-type": "application/json; charset=utf-8",
          "cache-control": cacheControl,
          vary: "accept-encoding",
        }),
        page: prepareContent(page, {
          ...pageHeaders(page, publicUrl),
          "content-type": "text/html; charset=utf-8",
          "cache-control": cacheControl,
          vary: "accept-encoding",
        }),
        style: prepareContent(docsStyle, {
          ...apiHeaders(publicUrl),
          "content-type": "text/css; charset=utf-8",
          "cache-control": cacheControl,
          vary: "accept-encoding",
        }),
      };
      return made;
    };

    const hidden = { schema: { hide: true } };
    app.get("/openapi.json", hidden, (request, reply) => sendPrepared(request, reply, docs().json));
    app.get("/docs", hidden, (request, reply) => sendPrepared(request, reply, docs().page));
    app.get("/docs/style.css", hidden, (request, reply) =>
      sendPrepared(request, reply, docs().style),
    );
  };
}
