// Joins the server's modules into few files: docs/decisions/046.
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "rolldown";
import { builtInModules } from "../../scripts/built-in-modules.mjs";
import { lettersInShort } from "../../scripts/letters-in-short.mjs";
import { oneByteLetters } from "../../scripts/one-byte-letters.mjs";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "build/server");

/** The server, and the programs of its threads. */
const entries = {
  main: "apps/api/src/server.ts",
  "course-thread": "apps/api/src/features/editing/course-thread.ts",
  "neural-thread": "apps/api/src/features/voice/neural/neural-thread.ts",
  "sound-thread": "apps/api/src/features/voice/sound-thread.ts",
  "studio-thread": "apps/api/src/features/studio/studio-thread.ts",
  "tutor-thread": "apps/api/src/features/chat/tutor-thread.ts",
};

/** Native code, and programs that look for files beside themselves. */
const left = [
  "sharp",
  "@node-rs/argon2",
  "@open-spaced-repetition/binding",
  "@echogarden/espeak-ng-emscripten",
  "wasm-media-encoders",
  "mpg123-decoder",
  "pg-native",
  "vite",
];

/** Our modules find their files from where their source stands; threads are found beside the bundle. */
const places = {
  name: "places",
  transform(code, id) {
    if (!id.startsWith(root) || id.includes("node_modules") || !code.includes("import.meta"))
      return;
    const from = (path) => JSON.stringify(relative(folder, path).replaceAll("\\", "/"));
    return code
      .replace(
        /new URL\("\.\/([\w-]+-thread)\.ts", import\.meta\.url\)/g,
        'new URL("./$1.js", import.meta.here)',
      )
      .replaceAll("import.meta.url", `new URL(${from(id)}, import.meta.here).href`)
      .replaceAll(
        "import.meta.dirname",
        `decodeURIComponent(new URL(${from(dirname(id))}, import.meta.here).pathname)`,
      )
      .replaceAll("import.meta.here", "import.meta.url");
  },
};

rmSync(folder, { recursive: true, force: true });
await build({
  input: Object.fromEntries(
    Object.entries(entries).map(([name, path]) => [name, join(root, path)]),
  ),
  cwd: root,
  platform: "node",
  external: (id) => left.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [places, lettersInShort(), builtInModules(), oneByteLetters()],
  transform: { define: { "process.env.NODE_ENV": '"production"' } },
  output: {
    dir: folder,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    // Names stay readable in traces of errors.
    minify: { mangle: false, compress: true, codegen: true },
    comments: { legal: false },
    codeSplitting: {
      groups: [{ name: "others", test: /node_modules/, entriesAware: true }],
    },
  },
});
// Compiling is a sixth of what a start costs: what one start has compiled, the next one reads. Where the folder
// cannot be written (a container's), it is compiled each time.
writeFileSync(
  join(folder, "server.js"),
  `import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
enableCompileCache?.(fileURLToPath(new URL("../../.cache/compiled", import.meta.url)));
await import("./main.js");
`,
);
console.log(pathToFileURL(folder).pathname);
