import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface RouteFiles {
  module: string;
  imports?: string[];
}

/** The router's own list of routes, and of the files each page starts with. */
export interface RouterManifest {
  entry: RouteFiles;
  routes: Record<string, RouteFiles>;
  url: string;
}

/** Reads the manifest of a build from the folder that the browser is served from. */
export function readManifest(client: string): RouterManifest {
  const assets = join(client, "assets");
  const name = readdirSync(assets).find((one) => /^manifest-.*\.js$/.test(one));
  if (name === undefined) throw new Error(`No manifest of the router in ${assets}`);
  const text = readFileSync(join(assets, name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as RouterManifest;
}

/** What the router reads as well when it is not there. */
function isSaid(value: unknown): boolean {
  return value !== false && value != null && !(Array.isArray(value) && value.length === 0);
}

/**
 * Every page reads the list of all routes before it works, and four fifths of it are the files that other
 * pages import, which only a prefetch asks for. They go to a file of their own, which the manifest names as
 * `importsUrl` and the browser fetches at the first sign of a hand: see app/lib/route-imports.ts.
 */
export function splitManifest(client: string, manifest: RouterManifest): void {
  const imports: Record<string, string[]> = {};
  const routes: Record<string, object> = {};
  for (const [id, route] of Object.entries(manifest.routes)) {
    const { imports: own = [], ...rest } = route;
    imports[id] = own;
    routes[id] = Object.fromEntries(Object.entries(rest).filter(([, value]) => isSaid(value)));
  }
  const text = JSON.stringify(imports);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const importsUrl = `/assets/route-imports-${hash}.json`;
  writeFileSync(join(client, importsUrl), text);
  const short = JSON.stringify({ ...manifest, routes, importsUrl });
  writeFileSync(join(client, manifest.url), `window.__reactRouterManifest=${short};`);
}
