import type { HandlePage, Language, PageContext } from "@tilashar/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#api/errors.ts";
import { makePageCache, type Rendered } from "./page-cache.ts";
import { prepareContent, sendPrepared } from "./prepared-content.ts";
import { pageLanguage } from "./request-language.ts";
import { pageHeaders } from "./security-headers.ts";

/**
 * For a shared cache: a minute, then the old page while a new one is fetched. Browsers ask each time,
 * by the tag, because the language can change under the same address.
 */
const cacheControl = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
const vary = "cookie, accept-language, accept-encoding";

/** A page compressed at full effort would keep its first visitor waiting longer than it saves. */
const compression = { quality: 9 };

export type PageContextParts = Omit<PageContext, "language">;

/**
 * Serves the web application's pages: whatever is no file and no call. A page is the same for everyone
 * with its language (who is signed in, the browser knows), so each is rendered once and kept.
 */
export function servePages(
  app: FastifyInstance,
  handlePage: HandlePage,
  context: PageContextParts,
): void {
  const cache = makePageCache();

  app.route({
    method: "GET",
    url: "/*",
    handler: (request, reply) => {
      const language = pageLanguage(request);
      const path = request.raw.url ?? "/";
      const render = () =>
        renderPage(handlePage, pageAddress(path, context.publicUrl), { ...context, language });
      const page = isKeepable(path) ? cache.get(`${language} ${path}`, render) : render();
      return "variant" in page
        ? sendPrepared(request, reply, page)
        : page.then((rendered) => sendRendered(request, reply, rendered, language));
    },
  });
}

/** Addresses with a query are as many as anyone likes to make up. */
const isKeepable = (path: string) => !path.includes("?") && path.length <= 200;

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
): Promise<Rendered> {
  // Nothing of the visitor's own request goes in: what comes out is for everyone.
  const answer = await handlePage(new Request(address), context);
  const type = answer.headers.get("content-type") ?? "";
  const isPublic = !/no-store|private/.test(answer.headers.get("cache-control") ?? "");
  if (answer.status !== 200 || !isPublic || answer.headers.has("set-cookie")) {
    return { keep: false, answer };
  }
  const text = await answer.text();
  const content = prepareContent(
    text,
    { ...headersOf(text, type, context), "cache-control": cacheControl },
    compression,
  );
  return { keep: true, content };
}

function headersOf(text: string, type: string, { publicUrl, language }: PageContext) {
  return {
    ...pageHeaders(type.startsWith("text/html") ? text : "", publicUrl),
    "content-type": type,
    "content-language": language === "kz" ? "kk" : language,
    vary,
  };
}

async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: Rendered,
  language: Language,
): Promise<void> {
  if (rendered.keep) return sendPrepared(request, reply, rendered.content);
  const { answer } = rendered;
  // Several visitors may share one answer, and its body can be read once.
  const text = await answer.clone().text();
  const location = answer.headers.get("location");
  if (location !== null) reply.header("location", location);
  await reply
    .code(answer.status)
    .headers(
      headersOf(text, answer.headers.get("content-type") ?? "text/plain; charset=utf-8", {
        publicUrl: "",
        language,
      } as PageContext),
    )
    .header("cache-control", "no-cache")
    .send(text);
}
