import type { ExamTask } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

/** What a task is called: its kind and its level. */
export function taskName({ kind, level }: Pick<ExamTask, "kind" | "level">): string {
  const of = { level: level.toUpperCase() };
  return kind === "writing" ? m.exam_task_writing(of) : m.exam_task_speaking(of);
}
