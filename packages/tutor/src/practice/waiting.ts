import type { Tools } from "../ask.ts";
import type { Turn } from "../reply.ts";
import { openHeading } from "./heading.ts";
import { askedAgain } from "./quiz.ts";

/** Whether a scene that is played, or an exercise, waits for its next line. */
export const isSceneOrExercise = (history: readonly Turn[], tools: Tools): boolean =>
  ["scene.heading", "scene.swapped", "exercise.heading"].some((heading) =>
    openHeading(heading, history, tools),
  );

/** Whether a scene, an exercise or a quiz waits: what is written now answers it. */
export const waitsForAnswer = (history: readonly Turn[], tools: Tools): boolean =>
  askedAgain(history, tools) !== undefined || isSceneOrExercise(history, tools);
