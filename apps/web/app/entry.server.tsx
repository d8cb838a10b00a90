import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { bootScripts, takeLoaderData } from "#app/document/boot-scripts.server.ts";
import { completeDocument } from "#app/document/complete-document.server.ts";
import { wantsLoaderData } from "#app/document/wanted-part.server.ts";

/**
 * Renders a whole document at once: it is cached by the HTTP server, so half of one is of no use, and
 * every inline script is known when the headers are written.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const loaderData = await takeLoaderData(context);
  if (wantsLoaderData(request)) {
    headers.set("content-type", "text/plain; charset=utf-8");
    // The page may well say that a thing is not there; what it says so with is.
    return new Response(loaderData, { status: status < 500 ? 200 : status, headers });
  }
  const scripts = bootScripts(context, request, loaderData);
  const page = renderToString(<ServerRouter context={context} url={request.url} />);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(completeDocument(page, scripts), { status, headers });
}
