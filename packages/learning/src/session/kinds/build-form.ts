import { shuffled } from "../../quiz/random.ts";
import type { BuildFormItem } from "../item.ts";
import type { Making } from "../making.ts";
import type { PointTask } from "../material.ts";
import { wordSubject } from "../subject.ts";

/** A form of a word, chosen or typed. */
export function makeBuildForm(
  { id, task }: PointTask,
  point: string,
  { chance, pace }: Making,
): BuildFormItem {
  return {
    kind: "build-form",
    key: `build-form:${id}`,
    subjects: [wordSubject(task.lemma)],
    words: [],
    points: [point],
    seconds: task.choices === null ? pace.typed(task.answers[0] ?? "") : pace.chooseForm(),
    needs: [],
    point,
    task: task.choices === null ? task : { ...task, choices: shuffled(task.choices, chance) },
  };
}
