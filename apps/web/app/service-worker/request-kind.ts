import { copyHeader, type PagePart } from "#app/lib/offline/kept-pages.ts";

/** How a request is answered; `null` leaves it to the browser and the network. */
export type RequestKind =
  | { kind: "page"; part: PagePart; page: string }
  /** Files that never change under their address. */
  | { kind: "file" | "picture" | "voice" }
  /** Public answers of the API. */
  | { kind: "content" };

/** Calls whose answers are the same for everyone, unless the server says otherwise in the answer. */
const publicCalls =
  /^\/api\/(?:lessons-materials|reading-materials|watching-materials|word-of-the-day|glossary|path|exams)(?:\/[\w-]*)*$/;

/** Sorts a request by what it asks for. Whatever changes something, or is marked, passes. */
export function kindOf(request: Request, origin: string): RequestKind | null {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return null;
  if (request.headers.has(copyHeader)) return null;
  const { pathname, search } = url;
  if (pathname.startsWith("/assets/")) return assetKind(pathname);
  if (pathname === "/favicon.svg") return { kind: "file" };
  if (pathname.startsWith("/api/")) return publicCalls.test(pathname) ? { kind: "content" } : null;
  if (pathname.startsWith("/page-data/")) {
    return { kind: "page", part: "page-data", page: pathname.slice("/page-data".length) + search };
  }
  if (pathname.endsWith(".data")) return { kind: "page", ...routeData(url) };
  // Documents have no extension: site maps and the like are not ours to keep.
  if (request.mode !== "navigate" || /\.[a-z0-9]+$/i.test(pathname)) return null;
  return { kind: "page", part: "document", page: pathname + search };
}

function assetKind(pathname: string): RequestKind | null {
  if (pathname.startsWith("/assets/voice/")) return { kind: "voice" };
  if (/\.(?:js|css|woff2)$/.test(pathname)) return { kind: "file" };
  // Films are too large to be kept unasked, and are read by ranges.
  return /\.(?:svg|webp|avif|png|jpe?g)$/.test(pathname) ? { kind: "picture" } : null;
}

function routeData({ pathname, searchParams }: URL): { part: PagePart; page: string } {
  const path = pathname.replace(/\.data$/, "");
  // Which routes' data are wanted is no matter of the page: all of them are kept.
  searchParams.delete("_routes");
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  return { part: "route-data", page: (path === "/_root" || path === "/_" ? "/" : path) + search };
}
