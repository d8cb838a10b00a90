import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { giveUp, nodeBinary, root, run, tool } from "./toolchain.mjs";

const skipped = new Set(["node_modules", "build", ".react-router", "paraglide"]);

/**
 * What is built: from which sources, and how. A step runs only when its sources changed, and not before those that it
 * names in `after`. In this order two cores end at nearly the same time.
 */
const steps = [
  {
    name: "covers",
    sources: ["content/covers", "packages/course/src/covers"],
    result: "build/assets/covers.json",
    command: () => [nodeBinary(), ["packages/course/src/covers/build-command.ts"]],
  },
  {
    name: "pictures",
    sources: ["content", "packages/course/src", "package-lock.json"],
    result: "build/assets",
    command: () => [nodeBinary(), ["packages/course/src/pictures/build-command.ts"]],
  },
  {
    name: "films",
    sources: ["content/films", "packages/course/src/films"],
    result: "build/assets/films.json",
    command: () => [nodeBinary(), ["packages/course/src/films/build-command.ts"]],
  },
  {
    name: "pages",
    sources: ["apps/web", "packages", "scripts/one-byte-letters.mjs", "package-lock.json"],
    result: "apps/web/build",
    command: () => [nodeBinary(), [tool("react-router"), "build"]],
    cwd: "apps/web",
    env: { NODE_ENV: "production" },
  },
  {
    name: "sentences",
    sources: ["content", "packages/course/src", "packages/kazakh", "package-lock.json"],
    result: "build/sentence-index.json",
    command: () => [nodeBinary(), ["packages/course/src/sentences/build-command.ts"]],
  },
  {
    name: "units",
    // They name pictures, covers and films, and draw on the bank of sentences
    after: ["pictures", "covers", "films", "sentences"],
    sources: [
      "content",
      "packages/course/src",
      "packages/kazakh",
      "packages/clause/src",
      "packages/learning/src",
      "package-lock.json",
    ],
    result: "build/units",
    command: () => [nodeBinary(), ["packages/learning/src/session/prepare/build-command.ts"]],
  },
  {
    name: "tutor",
    sources: ["content", "packages/tutor/src", "packages/kazakh", "packages/clause/src"],
    result: "build/tutor-learnt.bin",
    command: () => [nodeBinary(), ["packages/tutor/src/learnt/build-command.ts"]],
  },
  {
    name: "course",
    sources: ["content", "packages/course/src", "packages/tutor/src", "packages/kazakh"],
    result: "build/course.bin",
    command: () => [nodeBinary(), ["packages/tutor/src/stored-course/build-command.ts"]],
  },
  {
    name: "words of texts",
    sources: ["content", "packages/course/src", "packages/kazakh", "package-lock.json"],
    result: "build/reading-lemmas.json",
    command: () => [nodeBinary(), ["packages/course/src/gloss/build-command.ts"]],
  },
  {
    name: "server",
    sources: [
      ...["apps/api/src", "packages", "apps/api/bundle-server.mjs"],
      ...["scripts/built-in-modules.mjs", "scripts/letters-in-short.mjs"],
      ...["scripts/one-byte-letters.mjs", "package-lock.json"],
    ],
    result: "build/server/server.js",
    command: () => [nodeBinary(), ["apps/api/bundle-server.mjs"]],
  },
];

function* filesBelow(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) {
    yield [path, stat];
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!skipped.has(name) && !name.endsWith(".test.ts")) yield* filesBelow(join(path, name));
  }
}

function fingerprint(sources) {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const [path, stat] of filesBelow(join(root, source))) {
      hash.update(`${path.slice(root.length)}\0${stat.size}\0${stat.mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}

/**
 * Builds whatever is older than its sources; ends the process with the tool's own message when a step fails.
 * @param {string} [only] name of the one step that is wanted
 */
export async function build(only) {
  const waiting = steps.filter(({ name }) => only === undefined || name === only);
  const begun = new Map();
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const before = (step.after ?? []).map((name) => begun.get(name));
      const built = Promise.all(before).then(() => buildStep(step));
      begun.set(step.name, built);
      await built;
    }
  };
  await Promise.all([worker(), worker()]);
}

async function buildStep(step) {
  const stamp = join(root, ".cache", `built-${step.name.replaceAll(" ", "-")}`);
  const now = fingerprint(step.sources);
  const fresh = existsSync(join(root, step.result)) && existsSync(stamp);
  if (fresh && readFileSync(stamp, "utf8") === now) return;
  console.log(`Building ${step.name} …`);
  const [command, args] = step.command();
  const result = await run(command, args, {
    env: step.env,
    cwd: join(root, step.cwd ?? "."),
  });
  if (result.code !== 0) {
    console.error(result.output);
    giveUp(`Building ${step.name} failed: the message is above.`);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  console.log(`Built ${step.name} in ${result.seconds}.`);
}
