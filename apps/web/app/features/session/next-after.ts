import type { Path, PathNext } from "@tilashar/contracts";
import { nextOnPath } from "@tilashar/learning/session";
import type { SessionPlace } from "./subject.ts";

/** What comes next: the rest of the same lesson, then the path from its unit on. */
export function nextAfter({ unit, subject }: SessionPlace, units: Path["units"]): PathNext | null {
  if (subject.what === "step") {
    const lesson = units.flatMap(({ lessons }) => lessons).find(({ id }) => id === subject.lesson);
    const step = lesson?.completed ? undefined : lesson?.steps.find(({ done }) => !done);
    if (lesson !== undefined && step !== undefined) {
      const { id, words } = step;
      return {
        what: "step",
        unit,
        lesson: lesson.id,
        step: id,
        ...(words !== undefined && { words }),
      };
    }
  }
  return nextOnPath(units, unit);
}
