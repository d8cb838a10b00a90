import type { TransformItem } from "../item.ts";
import type { Making } from "../making.ts";
import type { PointTask } from "../material.ts";
import { wordSubject } from "../subject.ts";

/** A form to change into another: I → we, today → yesterday. */
export const makeTransform = (
  { id, task }: PointTask,
  point: string,
  { pace }: Making,
): TransformItem => ({
  kind: "transform",
  key: `transform:${id}`,
  subjects: [wordSubject(task.lemma)],
  words: [],
  points: [point],
  seconds: pace.typed(task.answers[0] ?? ""),
  needs: [],
  point,
  task,
});
