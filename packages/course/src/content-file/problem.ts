import type { ProblemCode, Remark } from "./problem-code.ts";

/** Something wrong, or doubtful, in one content file. */
export interface Problem {
  /** Path from the content folder, such as `lessons/a-001-greetings.yaml`. */
  readonly file: string;
  /** Where inside the file, such as `words[2].example.kz`; empty for the file as a whole. */
  readonly path: string;
  /** In English, for those who work on the files. */
  readonly message: string;
  /** Its name and what fills its sentence, for whoever says it in another language. */
  readonly code?: ProblemCode;
  readonly values?: Readonly<Record<string, string>>;
  /** An error stops the start and the gate; a warning is only shown. */
  readonly severity: "error" | "warning";
}

/** Keys and list positions from the top of a file down to a value. */
export type ValuePath = readonly (string | number)[];

/** `["words", 2, "kz"]` as people read it: `words[2].kz`. */
export function showPath(path: ValuePath): string {
  let shown = "";
  for (const step of path) {
    if (typeof step === "number") shown += `[${step}]`;
    else shown += shown === "" ? step : `.${step}`;
  }
  return shown;
}

export function error(file: string, path: ValuePath, what: string | Remark): Problem {
  return { file, path: showPath(path), ...said(what), severity: "error" };
}

export function warning(file: string, path: ValuePath, what: string | Remark): Problem {
  return { file, path: showPath(path), ...said(what), severity: "warning" };
}

const said = (what: string | Remark) =>
  typeof what === "string"
    ? { message: what }
    : { message: what.text, code: what.code, values: what.values };

/** One line per problem: `file: path: message`. */
export function showProblem(problem: Problem): string {
  const place = problem.path === "" ? problem.file : `${problem.file}: ${problem.path}`;
  const mark = problem.severity === "warning" ? "warning: " : "";
  return `${place}: ${mark}${problem.message}`;
}
