import type { EntryContext } from "react-router";
import type { EarlyFetches } from "./early-fetches.ts";
import { type Boot, hydrateAfterPaint } from "./hydrate-after-paint.ts";
import { loaderDataAddress } from "./loader-data-address.ts";

/** Fewer characters than this travel in the document: a call of their own would cost more. */
const littleData = 1500;

/** Takes the loaders' data out of the context, in the form the router's client reads. */
export async function takeLoaderData(context: EntryContext): Promise<string> {
  const stream = context.serverHandoffStream;
  // Read to its end here; the router must not try to stream it into the document again.
  delete context.serverHandoffStream;
  return stream === undefined ? "" : await new Response(stream).text();
}

/**
 * The inline scripts that turn the finished document into the running application. They replace the
 * router's own `<Scripts>`, whose preloads compete with the first paint: here nothing is fetched until
 * the page can be read. What the markup says already is not said again as data before that either: the
 * data comes beside the modules.
 */
export function bootScripts(context: EntryContext, request: Request, loaderData: string): string {
  const { pathname, search } = new URL(request.url);
  const data =
    loaderData.length < littleData
      ? { text: loaderData }
      : { address: loaderDataAddress(pathname + search) };
  return `<script>window.__reactRouterContext=${context.serverHandoffString ?? "{}"}</script><script>${startScript(context, data)}</script>`;
}

/** JSON that cannot end the script element it stands in. */
function scriptText(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

// The development server renames `import()` in code that it runs itself; this code runs in the browser.
const startText = String(hydrateAfterPaint).replaceAll("__vite_ssr_dynamic_import__", "import");

function startScript(
  { manifest, staticHandlerContext, routeModules }: EntryContext,
  data: Boot["data"],
): string {
  const routes: Record<string, string[]> = {};
  const fetches = staticHandlerContext.matches.flatMap(({ route }) => {
    const handle = routeModules[route.id]?.handle as EarlyFetches<unknown> | undefined;
    return handle?.fetches(staticHandlerContext.loaderData[route.id]) ?? [];
  });
  for (const { route } of staticHandlerContext.matches) {
    const entry = manifest.routes[route.id];
    if (entry === undefined) continue;
    const { clientActionModule, clientLoaderModule, clientMiddlewareModule } = entry;
    const parts = [clientActionModule, clientLoaderModule, clientMiddlewareModule];
    routes[route.id] = [...parts, entry.hydrateFallbackModule, entry.module].filter(
      (part) => part !== undefined,
    );
  }
  const matched = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id]?.imports ?? [],
  );
  const boot: Boot = {
    data,
    runtime: manifest.hmr?.runtime ?? null,
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes,
    preloads: [...new Set([manifest.entry.module, ...manifest.entry.imports, ...matched])],
    fetches,
  };
  return `(${startText})(${scriptText(boot)})`;
}
