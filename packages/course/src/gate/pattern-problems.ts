import { error, type Problem } from "../content-file/problem.ts";
import { ofKind } from "../course/assemble-course.ts";
import { readPatterns } from "../course/read-patterns.ts";
import type { GateContext } from "./gate-context.ts";

/** Patterns that no regular expression can be made of, or that name words which their file does not have. */
export function patternProblems({ files }: GateContext): Problem[] {
  return ofKind(
    files.map(({ content }) => content),
    "patterns",
  ).flatMap(({ file, data }) =>
    Object.entries(readPatterns([data])).flatMap(([name, sources]) => {
      const [, own = ""] = name.split(".");
      const section = Object.hasOwn(data.patterns ?? {}, own) ? "patterns" : "anyCase";
      return sources.flatMap(({ source, flags }, at) => {
        const fault = faultOf(source, flags);
        return fault === undefined ? [] : [error(file, [section, own, at], fault)];
      });
    }),
  );
}

function faultOf(source: string, flags: string): string | undefined {
  const unknown = /\{\{[a-z-]+\}\}/.exec(source)?.[0];
  if (unknown !== undefined) return `no words are named ${unknown}`;
  try {
    new RegExp(source, flags);
    return undefined;
  } catch (fault) {
    return String(fault);
  }
}
