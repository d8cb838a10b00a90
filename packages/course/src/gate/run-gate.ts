import { readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { type Problem, showProblem } from "../content-file/problem.ts";
import { listContent } from "../content-state/load.ts";
import { assembleCourse } from "../course/assemble-course.ts";
import { coverProblems } from "../covers/cover-problems.ts";
import { coversOnDisk } from "../covers/load.ts";
import { staleExamProblems } from "../exams/exam-problems.ts";
import { filmProblems } from "../films/film-problems.ts";
import { filmsOnDisk } from "../films/load.ts";
import { readContent } from "../load.ts";
import { loadEmojiSet } from "../pictures/load.ts";
import { checkContent } from "./check-content.ts";
import { drawnPictures } from "./drawn-pictures.ts";
import { engineKnowledge } from "./engine-knowledge.ts";
import { lineFinder } from "./locate.ts";

export interface GateRun {
  readonly contentDir: string;
  readonly cacheFile?: string;
  /** Files and folders asked about, as typed; everything when there are none. */
  readonly paths: readonly string[];
  /** The folder that typed paths start from. */
  readonly from: string;
  /** As `2026-11-23`: rules of examinations grow old. */
  readonly today: string;
}

export interface GateResult {
  /** One line per problem, and a summary at the end. */
  readonly lines: readonly string[];
  /** 1 when there are errors. */
  readonly exitCode: 0 | 1;
}

/** Checks the content as a whole and shows what concerns the files asked about. */
export function runGate({ contentDir, cacheFile, paths, from, today }: GateRun): GateResult {
  const all = listContent(contentDir);
  const asked = new Set(paths.length === 0 ? all : []);
  const lines: string[] = [];
  let missing = 0;
  for (const path of paths) {
    const file = relative(contentDir, resolve(from, path));
    const found = all.filter((one) => one === file || one.startsWith(`${file}/`) || file === "");
    for (const one of found) asked.add(one);
    if (found.length > 0) continue;
    missing++;
    const exists = statSync(resolve(from, path), { throwIfNoEntry: false }) !== undefined;
    lines.push(`${path}: ${exists ? "not a content file" : "no such file"}`);
  }

  const { files, problems } = readContent(contentDir, cacheFile);
  const found = [
    ...problems,
    ...checkContent(files, engineKnowledge(files), drawnPictures(loadEmojiSet())),
    ...coverProblems(files, coversOnDisk(contentDir)),
    ...filmProblems(assembleCourse(files).scenes, filmsOnDisk(contentDir)),
    ...staleExamProblems(files, today),
  ].filter(({ file }) => asked.has(file) || (paths.length === 0 && !all.includes(file)));

  lines.push(...found.map(printer(contentDir, from)));
  const errors = found.filter(({ severity }) => severity === "error").length + missing;
  lines.push(
    `${counted(asked.size, "file")}: ${counted(errors, "error")}, ${counted(found.length + missing - errors, "warning")}`,
  );
  return { lines, exitCode: errors > 0 ? 1 : 0 };
}

/** Prints problems with the path as the reader's shell knows it, and the line. */
function printer(contentDir: string, from: string): (problem: Problem) => string {
  const finders = new Map<string, (path: string) => number | undefined>();
  return (problem) => {
    const path = join(contentDir, problem.file);
    const shown = showProblem({ ...problem, file: relative(from, path) });
    if (!problem.file.endsWith(".yaml")) return shown;
    let lineOf = finders.get(problem.file);
    if (lineOf === undefined) {
      lineOf = lineFinder(readFileSync(path, "utf8"));
      finders.set(problem.file, lineOf);
    }
    const line = lineOf(problem.path);
    return line === undefined ? shown : `${shown} (line ${line})`;
  };
}

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;
