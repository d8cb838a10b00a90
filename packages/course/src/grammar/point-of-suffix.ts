import type { Course, GrammarPoint } from "../course/course.ts";
import { taughtPart } from "./taught-part.ts";

const pointsOf = new WeakMap<Pick<Course, "grammar">, ReadonlyMap<string, GrammarPoint>>();

/** The point that teaches a suffix of the engine's table: the first of the book where several do. */
export function pointOfSuffix(
  course: Pick<Course, "grammar">,
  suffix: string,
): GrammarPoint | undefined {
  let points = pointsOf.get(course);
  if (points === undefined) {
    const found = new Map<string, GrammarPoint>();
    for (const point of course.grammar) {
      for (const part of point.teaches.map(taughtPart)) {
        if (part.kind === "suffix" && !found.has(part.id)) found.set(part.id, point);
      }
    }
    points = found;
    pointsOf.set(course, points);
  }
  return points.get(suffix);
}
