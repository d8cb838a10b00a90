import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const own = fileURLToPath(new URL("app/lib/load-route-module.ts", import.meta.url));

/**
 * Puts our `loadRouteModule` in the place of React Router's, which has no option for what happens to a
 * route whose code cannot be fetched. A release that moves it fails the build here instead of bringing the
 * old behaviour back unseen.
 */
export function ownRouteLoading(): Plugin {
  let found = false;
  return {
    name: "own-route-loading",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      if (!source.endsWith("/routeModules.js") || !importer?.includes("/react-router/dist/")) {
        return null;
      }
      found = true;
      return own;
    },
    generateBundle() {
      if (!found) this.error("React Router's loader of route modules is no longer where it was");
    },
  };
}
