import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import type { OfflineFiles } from "./app/service-worker/kept-files.ts";
import type { RouterManifest } from "./split-manifest.ts";

const entry = join(import.meta.dirname, "app/service-worker/service-worker.ts");

/**
 * A file larger than this is fetched only by those who use it. Bytes, before compression. The engine with its
 * words and meanings is smaller: without it a drill or a tapped word would not work offline.
 */
const heavyFrom = 180_000;

/** Sorts the built files by when the worker keeps them. */
function listFiles(folder: string, manifest: RouterManifest): OfflineFiles {
  const assets = join(folder, "assets");
  const names = readdirSync(assets).filter((name) => /\.(?:js|css|woff2|svg)$/.test(name));
  const { entry: start, routes, url } = manifest;
  const first = [start, routes.root, routes["routes/offline"]].flatMap((files) =>
    files === undefined ? [] : [files.module, ...(files.imports ?? [])],
  );
  // The Latin letters' font comes later; pages are drawn in the first one.
  const font = names.find((name) => /^tilashar-.*\.woff2$/.test(name));
  const core = new Set([
    url,
    ...first,
    ...(font === undefined ? [] : [`/assets/${font}`]),
    "/favicon.svg",
  ]);
  const others = names.map((name) => `/assets/${name}`).filter((address) => !core.has(address));
  const isHeavy = (address: string) => statSync(join(folder, address)).size > heavyFrom;
  return {
    core: [...core].sort(),
    rest: others.filter((address) => !isHeavy(address)).sort(byUse),
    heavy: others.filter(isHeavy).sort(),
  };
}

/** Lessons with their quiz first: whoever goes offline early is most likely there. */
function byUse(left: string, right: string): number {
  const place = (address: string) => (/\/(?:quiz|lesson|dialog)/.test(address) ? 0 : 1);
  return place(left) - place(right) || left.localeCompare(right);
}

/**
 * Bundles the service worker into `sw.js` in `folder`: one classic script, since not every browser
 * starts a worker that is a module. It carries the list of the built files, so that each build is a new
 * worker; `offline-files.json` says the same to pages that keep a level.
 */
export async function buildServiceWorker(folder: string, manifest: RouterManifest): Promise<void> {
  const files = listFiles(folder, manifest);
  writeFileSync(join(folder, "offline-files.json"), JSON.stringify(files));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { OFFLINE_FILES: JSON.stringify(files) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry, formats: ["iife"], name: "serviceWorker", fileName: () => "sw.js" },
    },
  });
}
