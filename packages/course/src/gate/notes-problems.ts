import { error, type Problem } from "../content-file/problem.ts";
import { ofKind } from "../course/assemble-course.ts";
import { unaddressed } from "../course/unaddressed.ts";
import type { GateContext } from "./gate-context.ts";

/** Notes of one name, lines that are said to nobody or to one manner alone, and lines that the check calls wrong. */
export function notesProblems({ files, kazakh }: GateContext): Problem[] {
  const places = new Map<string, string>();
  return ofKind(
    files.map(({ content }) => content),
    "notes",
  ).flatMap(({ file, data: { notes } }) =>
    notes.flatMap(({ id, parts, answers = [], light = [] }, at) => {
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
      for (const { line, at: place } of lines) {
        const { any, siz, sen } = line;
        if (any === undefined ? !siz || !sen : siz !== undefined || sen !== undefined)
          problems.push(
            error(
              file,
              [...path, ...place],
              "a line is said to anybody, or to an elder and a friend",
            ),
          );
        for (const manner of ["any", "siz", "sen"] as const) {
          const text = line[manner];
          if (text && kazakh.judge(unaddressed(text.kz)) === "wrong")
            problems.push(error(file, [...path, ...place, manner, "kz"], "the check says: wrong"));
        }
      }
      return problems;
    }),
  );
}
