import { randomUUID } from "node:crypto";
import type { FinishedWork as ToldWork } from "@tilashar/contracts";
import type { FinishedWork } from "./finished-work.ts";

/** Reads what a client tells about finished work. Its schema has made sure that `finished_at` is an instant. */
export function finishedWork({ attempt, seconds, finished_at }: ToldWork): FinishedWork {
  return {
    attempt: attempt ?? randomUUID(),
    at: finished_at === undefined ? null : Date.parse(finished_at),
    seconds: seconds ?? 0,
  };
}
