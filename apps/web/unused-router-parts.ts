import type { Plugin } from "vite";

/** Text of the router that is replaced, every time it stands in the file. */
interface Change {
  text: string;
  instead: string;
}

const never = (what: string) => `throw new Error("${what}");`;

/**
 * What the browser's router carries for features that this site turns off (react-router.config.ts lists every
 * route at once, every change goes to /api and no form to a route, nothing is instrumented): each change makes
 * that code unreachable, and the build drops it with what only it calls.
 */
const changes: Readonly<Record<string, readonly Change[]>> = {
  "router/router.js": [
    { text: "if (init.instrumentations)", instead: "if (false)" },
    { text: "consumeInstrumentationClientResultMetaReceiver(router)", instead: "undefined" },
    { text: "if (opts?.instrumentationNavigateMetaReceiver)", instead: "if (false)" },
    { text: "if (instrumentationResultMetaReceiver)", instead: "if (false)" },
    { text: "if (future.unstable_routePatternMatching)", instead: "if (false)" },
    {
      text: "async function fetch(key, routeId, href, opts) {",
      instead: `async function fetch() {${never("No page uses a fetcher")}`,
    },
    {
      text: "else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {",
      instead: "else if (false) {",
    },
    {
      text: "async function discoverRoutes(matches, pathname, signal, fetcherKey) {",
      instead: `async function discoverRoutes() {${never("Every route is known")}`,
    },
  ],
  // The document names the routes on screen: to find them among all again is a third of the router's start.
  "dom/ssr/hydration.js": [
    {
      text: 'let dataRouteMatcher = createDataRouteMatcher(future, basename || "/");',
      instead: "",
    },
    { text: "dataRouteMatcher.update(routes);", instead: "" },
    {
      text: "dataRouteMatcher.match(location);",
      instead: "Object.keys(window.__reactRouterRouteModules).map((id) => ({ route: { id } }));",
    },
  ],
  "dom/ssr/fog-of-war.js": [
    { text: "if (!isFogOfWarEnabled(routeDiscovery, ssr)) return;", instead: "return;" },
    {
      text: "if (!isFogOfWarEnabled(routeDiscovery, ssr) || window.navigator?.connection?.saveData === true) return;",
      instead: "return;",
    },
  ],
};

/**
 * Leaves out of the browser's build what the router never runs here. A release that moves one of these
 * places fails the build, so that whoever brings it looks again.
 */
export function unusedRouterParts(): Plugin {
  const found = new Set<string>();
  return {
    name: "unused-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const file = Object.keys(changes).find((path) =>
        id.endsWith(`/react-router/dist/production/lib/${path}`),
      );
      if (file === undefined) return null;
      found.add(file);
      let changed = code;
      for (const { text, instead } of changes[file] ?? []) {
        if (!changed.includes(text)) this.error(`React Router's ${file} no longer says ${text}`);
        changed = changed.replaceAll(text, instead);
      }
      return { code: changed, map: null };
    },
    generateBundle() {
      for (const file of Object.keys(changes)) {
        if (!found.has(file)) this.error(`React Router has no ${file} any more`);
      }
    },
  };
}
