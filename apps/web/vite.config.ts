import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { oneByteLetters } from "../../scripts/one-byte-letters.mjs";
import { compactMessages } from "./compact-messages.ts";
import { messagesCompiledOnce } from "./messages-compiled-once.ts";
import { ownRouteLoading } from "./own-route-loading.ts";
import { sharedParts } from "./shared-parts.ts";
import { sqliteInMemory } from "./sqlite-in-memory.ts";
import { unusedRouterParts } from "./unused-router-parts.ts";

export default defineConfig({
  plugins: [
    messagesCompiledOnce(),
    tailwindcss(),
    reactRouter(),
    ownRouteLoading(),
    unusedRouterParts(),
    compactMessages(),
    // Of the pages that the server holds; a browser is sent its files compressed.
    { ...oneByteLetters(), apply: "build", applyToEnvironment: ({ name }) => name === "ssr" },
  ],
  build: {
    // A data: address in a style would ask for a laxer content security policy than we want.
    assetsInlineLimit: 0,
    // Every browser that knows our colours knows modulepreload too.
    modulePreload: { polyfill: false },
  },
  worker: { plugins: () => [sqliteInMemory()] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Few files compress better than many: the framework changes with a release of it, the frame
            // around every page with a release of ours, and each screen is its own.
            codeSplitting: {
              groups: [
                // What only some screens use goes with those screens.
                {
                  name: "framework",
                  test: /node_modules\/(?!(?:idb|ts-fsrs|@simplewebauthn|diff)\/)/,
                },
                {
                  name: "frame",
                  test: /app\/(?:root\.tsx|paraglide\/registry|lib\/(?:after-frame|when-idle)|lib\/outbox\/(?:delivered|page-work)|routes\/page-boundary|components\/layout\/(?!shortcut-list|new-version-offer|part\.tsx|search\/(?!search-button)))/,
                  includeDependenciesRecursively: true,
                },
                ...sharedParts,
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file without the parts that are never called, instead of hundreds that are all kept in memory.
      resolve: { noExternal: true },
      build: {
        // Parts of it are written into pages as inline scripts.
        minify: true,
        rollupOptions: { input: "./app/server.ts" },
      },
    },
  },
});
