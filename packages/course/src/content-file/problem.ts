/** Something wrong, or doubtful, in one content file. */
export interface Problem {
  /** Path from the content folder, such as `lessons/a-001-greetings.yaml`. */
  readonly file: string;
  /** Where inside the file, such as `words[2].example.kz`; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
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

export function error(file: string, path: ValuePath, message: string): Problem {
  return { file, path: showPath(path), message, severity: "error" };
}

export function warning(file: string, path: ValuePath, message: string): Problem {
  return { file, path: showPath(path), message, severity: "warning" };
}

/** One line per problem: `file: path: message`. */
export function showProblem(problem: Problem): string {
  const place = problem.path === "" ? problem.file : `${problem.file}: ${problem.path}`;
  const mark = problem.severity === "warning" ? "warning: " : "";
  return `${place}: ${mark}${problem.message}`;
}
