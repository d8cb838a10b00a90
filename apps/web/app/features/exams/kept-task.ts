import { readStored, writeStored } from "#app/lib/storage.ts";

/** What somebody wrote for a task and ticked of its criteria. It never leaves the device by itself. */
export interface KeptTask {
  readonly text: string;
  /** Places of the criteria that the learner finds met. */
  readonly met: readonly number[];
}

const keyOf = (owner: number | null, task: number) => `exam-task:${owner ?? "guest"}:${task}`;

export function keptTask(owner: number | null, task: number): KeptTask {
  try {
    const kept = JSON.parse(readStored(keyOf(owner, task)) ?? "null") as Partial<KeptTask> | null;
    return {
      text: typeof kept?.text === "string" ? kept.text : "",
      met: Array.isArray(kept?.met) ? kept.met.filter(Number.isInteger) : [],
    };
  } catch {
    return { text: "", met: [] };
  }
}

export const keepTask = (owner: number | null, task: number, kept: KeptTask): void =>
  void writeStored(keyOf(owner, task), JSON.stringify(kept));
