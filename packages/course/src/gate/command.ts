import { readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { type Problem, showProblem } from "../content-file/problem.ts";
import { listContent, readContent } from "../load.ts";
import { hasEmoji } from "../pictures/emoji.ts";
import { readEmojiSet } from "../pictures/read-emoji-set.ts";
import { checkContent } from "./check-content.ts";
import { engineKnowledge } from "./engine-knowledge.ts";
import { lineOf } from "./locate.ts";

const root = join(import.meta.dirname, "../../../..");
const contentDir = resolve(process.env.CONTENT_DIR ?? join(root, "content"));

/** Files asked about, by their path from the content folder; all when none is named. */
function wanted(args: readonly string[], all: readonly string[]): ReadonlySet<string> {
  if (args.length === 0) return new Set(all);
  const from = process.env.INIT_CWD ?? process.cwd();
  return new Set(
    args.flatMap((arg) => {
      const path = relative(contentDir, resolve(from, arg));
      if (statSync(join(contentDir, path), { throwIfNoEntry: false }) === undefined) {
        console.error(`${arg}: no such file in ${relative(from, contentDir) || "."}`);
        process.exitCode = 1;
      }
      return all.filter((file) => file === path || file.startsWith(`${path}/`));
    }),
  );
}

function show(problem: Problem): string {
  if (!problem.file.endsWith(".yaml")) return `content/${showProblem(problem)}`;
  const line = lineOf(readFileSync(join(contentDir, problem.file), "utf8"), problem.path);
  return `content/${showProblem(problem)}${line === undefined ? "" : ` (line ${line})`}`;
}

const all = listContent(contentDir);
const asked = wanted(process.argv.slice(2), all);
const { files, problems } = readContent(contentDir, join(root, ".cache/content.json"));
const set = readEmojiSet();
const found = [
  ...problems,
  ...checkContent(files, engineKnowledge(files), (name) => hasEmoji(set, name)),
].filter(({ file }) => asked.has(file) || (process.argv.length === 2 && !all.includes(file)));

for (const problem of found) {
  (problem.severity === "error" ? console.error : console.warn)(show(problem));
}
const errors = found.filter(({ severity }) => severity === "error").length;
const warnings = found.length - errors;
console.log(
  `${asked.size} ${asked.size === 1 ? "file" : "files"}: ${errors} ${errors === 1 ? "error" : "errors"}, ${warnings} ${warnings === 1 ? "warning" : "warnings"}`,
);
if (errors > 0) process.exitCode = 1;
