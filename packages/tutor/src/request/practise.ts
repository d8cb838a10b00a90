import { firstTask } from "../intents/exercise/show-task.ts";
import { hasExercise } from "../points/show-point.ts";
import { nearestLaid } from "../table/on-table.ts";
import type { Executor } from "./executor.ts";

/** "Test me on this", «проверь меня на этом» after a rule: an exercise on the point that was told. */
export const practise: Executor = (asked, read, tools) => {
  if (!read.names("act-test") || !read.names("it") || read.rest.length > 0) return undefined;
  if (asked.exchange(0)?.reply.intent === "list") return undefined;
  const id = nearestLaid(asked, tools, (table) => table.point);
  const point = id === undefined ? undefined : tools.course.grammarById.get(id);
  if (!point || !hasExercise(point)) return undefined;
  return { ...firstTask(point, asked, tools, []), intent: "exercise" };
};
