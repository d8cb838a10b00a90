import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./toolchain.mjs";

/** So many lines of test every folder should have for a hundred lines of state. */
const wanted = 40;

const app = join(root, "apps/web/app");
const isTest = (name) => /\.test\.tsx?$/.test(name);
/** State lives in plain modules and in hooks; what only draws is `.tsx`. What sets a stage for tests is neither. */
const isState = (name) => name.endsWith(".ts") && !isTest(name) && !name.endsWith("-stage.ts");

const linesOf = (file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "").length;

function figuresOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const sum = (choose) =>
    files
      .filter(({ name }) => choose(name))
      .reduce((lines, { parentPath, name }) => lines + linesOf(join(parentPath, name)), 0);
  return { state: sum(isState), tests: sum(isTest) };
}

const folders = ["features", "lib"].flatMap((part) =>
  readdirSync(join(app, part), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${part}/${name}`),
);

console.log("Lines of state and of its tests in apps/web/app, without blank ones:\n");
for (const folder of [...folders, "features", "lib"]) {
  const { state, tests } = figuresOf(join(app, folder));
  if (state === 0) continue;
  const share = Math.floor((100 * tests) / state);
  const mark = share < wanted ? `  below ${wanted}` : "";
  console.log(
    `${folder.padEnd(28)}${String(state).padStart(6)}${String(tests).padStart(6)}${String(share).padStart(6)} %${mark}`,
  );
}
