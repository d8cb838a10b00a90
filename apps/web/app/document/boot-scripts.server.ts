import type { EntryContext } from "react-router";
import { hydrateAfterPaint } from "./hydrate-after-paint.ts";

/**
 * The inline scripts that turn the finished document into the running application. They replace the
 * router's own `<Scripts>`, whose preloads compete with the first paint: here nothing is fetched until
 * the page can be read.
 */
export async function bootScripts(context: EntryContext): Promise<string> {
  const handoff = await readWhole(context.serverHandoffStream);
  // Read to its end above; the router must not try to stream it into the document again.
  delete context.serverHandoffStream;
  return `<script>${stateScript(context.serverHandoffString ?? "{}", handoff)}</script><script>${startScript(context)}</script>`;
}

async function readWhole(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream === undefined ? "" : await new Response(stream).text();
}

/** The loaders' data, as the router's client expects to find it. */
function stateScript(handoff: string, data: string): string {
  return `window.__reactRouterContext=${handoff};window.__reactRouterContext.stream=new ReadableStream({start(c){c.enqueue(${scriptText(data)});c.close()}}).pipeThrough(new TextEncoderStream())`;
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

function startScript({ manifest, staticHandlerContext }: EntryContext): string {
  const routes: Record<string, string[]> = {};
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
  const boot = {
    runtime: manifest.hmr?.runtime ?? null,
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes,
    preloads: [...new Set([manifest.entry.module, ...manifest.entry.imports, ...matched])],
  };
  return `(${startText})(${scriptText(boot)})`;
}
