import type { Memory, Rating, Scheduler } from "./memory.ts";

/** One answer of the log. */
export interface LoggedAnswer {
  /** Made once by the client; the same again is the same answer. */
  readonly attempt: string;
  readonly rating: Rating;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The order answers count in: by time, and for the same moment by name. */
export function inOrder(one: LoggedAnswer, other: LoggedAnswer): number {
  return one.at - other.at || (one.attempt < other.attempt ? -1 : 1);
}

/**
 * What is remembered of one thing after its answers. It depends on the set of answers alone, not on the
 * order in which devices brought them, nor on how often; taken-back answers count as never given.
 */
export function replay(
  answers: Iterable<LoggedAnswer>,
  undone: ReadonlySet<string>,
  schedule: Scheduler,
): Memory | null {
  const once = new Map<string, LoggedAnswer>();
  for (const answer of answers) if (!undone.has(answer.attempt)) once.set(answer.attempt, answer);
  let memory: Memory | null = null;
  for (const { rating, at } of [...once.values()].sort(inOrder)) {
    memory = schedule(memory, rating, at);
  }
  return memory;
}
