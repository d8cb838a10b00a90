import type { HandlePage, PageContext } from "@tilashar/contracts";
import type { FastifyInstance } from "fastify";
import { AppError } from "#api/errors.ts";
import { makePageCache, type Rendered } from "./page-cache.ts";
import { prepareContent, sendPrepared } from "./prepared-content.ts";
import { languageOfAddress, pageLanguage, pageMeanings } from "./request-language.ts";
import { pageHeaders } from "./security-headers.ts";

/**
 * For a shared cache: a minute, then the old page while a new one is fetched. Browsers ask each time,
 * by the tag, because the language can change under the same address.
 */
const cacheControl = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
const vary = "cookie, accept-language, accept-encoding";

export type PageContextParts = Omit<PageContext, "language" | "meanings">;

/**
 * Serves the web application's pages: whatever is no file and no call. A page is the same for everyone
 * with its language and, in Kazakh, that of its meanings (who is signed in, the browser knows), so each is rendered
 * once and kept.
 */
export function servePages(
  app: FastifyInstance,
  handlePage: HandlePage,
  context: PageContextParts,
): void {
  const cache = makePageCache(Date.now);

  // What is shared to the installed application never leaves the device: its service worker takes it. Where that
  // is gone, the browser comes to here; nothing of what it brings is read, and the page says that nothing came.
  app.route({
    method: "POST",
    url: "/share",
    onRequest: async (_request, reply) => reply.redirect("/share", 303),
    handler: () => undefined,
  });
  app.route({
    method: "GET",
    url: "/*",
    handler: async (request, reply) => {
      const path = request.raw.url ?? "/";
      const language = languageOfAddress(path) ?? pageLanguage(request);
      const meanings = pageMeanings(request, language);
      const kept = isKeepable(path);
      const render = () =>
        renderPage(
          handlePage,
          pageAddress(path, context.publicUrl),
          { ...context, language, meanings },
          { once: !kept },
        );
      // Each page names the place: under a new name it is another page.
      const key = kept
        ? `${language} ${meanings.words} ${meanings.texts} ${path} ${await context.placeName()}`
        : "";
      const page = kept ? cache.get(key, render) : render();
      return "variant" in page
        ? sendPrepared(request, reply, page)
        : page.then((made) =>
            sendPrepared(request, reply, made.content, made.keep ? 200 : made.status),
          );
    },
  });
}

/** Addresses with a query are as many as anyone likes to make up, but for the few that name a language. */
const isKeepable = (path: string) =>
  path.length <= 200 && !path.replace(/\?lang=(?:en|ru|kk|kz)$/, "").includes("?");

/**
 * The address asked for, at our own origin whatever the request says of hosts.
 *
 * @throws AppError `malformed`
 */
function pageAddress(path: string, publicUrl: string): URL {
  const address = path.startsWith("/") ? URL.parse(publicUrl + path) : null;
  if (address === null || !isDecodable(address.pathname)) throw new AppError("malformed");
  return address;
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

async function renderPage(
  handlePage: HandlePage,
  address: URL,
  context: PageContext,
  use: { once: boolean },
): Promise<Rendered> {
  // Nothing of the visitor's own request goes in: what comes out is for everyone.
  const answer = await handlePage(new Request(address), context);
  const { status, headers } = answer;
  const isPublic = !/no-store|private/.test(headers.get("cache-control") ?? "");
  const keep = status === 200 && isPublic && !headers.has("set-cookie");
  const expires = Date.parse(headers.get("expires") ?? "");
  const until = Number.isNaN(expires) ? Number.POSITIVE_INFINITY : expires;
  const type = headers.get("content-type") ?? "text/plain; charset=utf-8";
  const location = headers.get("location");
  const text = await answer.text();
  const content = prepareContent(
    text,
    {
      ...headersOf(text, type, context),
      "cache-control": keep ? cacheControl : "no-cache",
      ...(location !== null && { location }),
    },
    { once: use.once || !keep },
  );
  return keep ? { keep, until, content } : { keep, status, content };
}

function headersOf(text: string, type: string, { publicUrl, language }: PageContext) {
  return {
    ...pageHeaders(type.startsWith("text/html") ? text : "", publicUrl),
    "content-type": type,
    "content-language": language === "kz" ? "kk" : language,
    vary,
  };
}
