import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const own = fileURLToPath(new URL("app/lib/import-with-parts.ts", import.meta.url));

/**
 * Puts our `importWithParts` in the place of the bundler's function around each `import()`, which has no option for how
 * many files it asks for at once. A release that moves it fails the build here.
 */
export function ownPreloading(): Plugin {
  let found = false;
  return {
    name: "own-preloading",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        found = true;
        return `export { importWithParts as __vitePreload } from ${JSON.stringify(own)};`;
      },
    },
    generateBundle() {
      if (!found) this.error("The bundler's function around import() is no longer where it was");
    },
  };
}
