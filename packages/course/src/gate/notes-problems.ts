import { error, type Problem } from "../content-file/problem.ts";
import { ofKind } from "../course/assemble-course.ts";
import { unaddressed, withoutTimes } from "../course/unaddressed.ts";
import type { NotesFile } from "../schema/notes-file.ts";
import type { GateContext } from "./gate-context.ts";

type Line = Pick<NonNullable<NotesFile["facts"]>[number], "any" | "siz" | "sen">;

/** Notes of one name, lines that are said to nobody or to one manner alone, and lines that the check calls wrong. */
export function notesProblems({ files, kazakh }: GateContext): Problem[] {
  const places = new Map<string, string>();
  return ofKind(
    files.map(({ content }) => content),
    "notes",
  ).flatMap(({ file, data: { notes = [], facts = [] } }) => [
    ...facts.flatMap((fact, at) => lineProblems(fact, file, ["facts", at], kazakh)),
    ...notes.flatMap(({ id, parts, answers = [], light = [] }, at) => {
      const problems: Problem[] = [];
      const path = ["notes", at];
      const other = places.get(id);
      places.set(id, file);
      if (other !== undefined)
        problems.push(error(file, [...path, "id"], `${id} stands in ${other} as well`));
      const lines = [
        ...parts.flatMap(({ lines }, part) =>
          lines.map((line, which) => ({ line, at: ["parts", part, "lines", which] })),
        ),
        ...answers.map((line, which) => ({ line, at: ["answers", which] })),
        ...light.map((line, which) => ({ line, at: ["light", which] })),
      ];
      for (const { line, at: place } of lines)
        problems.push(...lineProblems(line, file, [...path, ...place], kazakh));
      return problems;
    }),
  ]);
}

/** A line that is said to nobody or to one manner alone, or that the check calls wrong. */
function lineProblems(
  line: Line,
  file: string,
  path: readonly (string | number)[],
  kazakh: GateContext["kazakh"],
): Problem[] {
  const { any, siz, sen } = line;
  const isSaid = any === undefined ? siz && sen : siz === undefined && sen === undefined;
  const problems = isSaid
    ? []
    : [error(file, path, "a line is said to anybody, or to an elder and a friend")];
  for (const manner of ["any", "siz", "sen"] as const) {
    const text = line[manner];
    if (text && kazakh.judge(withoutTimes(unaddressed(text.kz))) === "wrong")
      problems.push(error(file, [...path, manner, "kz"], "the check says: wrong"));
  }
  return problems;
}
