import { lessonSteps } from "./lesson-steps.ts";
import type { UnitMaterial } from "./material.ts";
import type { SessionSubject } from "./session-plan.ts";

/** Every session that a unit has. */
export function sessionsOf({ lessons, story }: UnitMaterial): SessionSubject[] {
  return [
    ...lessons.flatMap(({ id, words, dialogue }) =>
      lessonSteps({ words: words.length, hasDialogue: dialogue !== null }).flatMap(
        (step): SessionSubject[] =>
          step.id === "check" ? [] : [{ what: "step", lesson: id, step: step.id }],
      ),
    ),
    ...(story === null ? [] : [{ what: "story" } as const]),
    { what: "checkpoint" },
  ];
}
