import type { GivenAnswer, SessionRun } from "@tilashar/learning/session";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";
import { placeKey, type SessionPlace } from "./subject.ts";

/** A session under way, with what its plan is made from. */
export interface KeptRun {
  /** Names this session for the server, so that a result sent twice counts once. */
  attempt: string;
  seed: string;
  /** Of the unit's material: another one makes another plan. */
  version: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  run: SessionRun;
}

const keyOf = (place: SessionPlace) => `session-run:${placeKey(place)}`;

const isAnswer = (value: unknown): value is GivenAnswer =>
  typeof value === "object" &&
  value !== null &&
  "item" in value &&
  typeof value.item === "string" &&
  "given" in value;

/** The session of this place that was left in the middle; null when there is none, or its content has changed. */
export function keptRun(place: SessionPlace, version: string): KeptRun | null {
  try {
    const kept = JSON.parse(readStored(keyOf(place)) ?? "null") as KeptRun | null;
    if (kept === null || kept.version !== version || kept.run.phase === "finished") return null;
    const { attempt, seed, startedAt, run } = kept;
    const isWhole =
      [attempt, seed].every((text) => typeof text === "string") &&
      Number.isFinite(startedAt) &&
      run.queue.every(Number.isInteger) &&
      run.answers.every(isAnswer);
    return isWhole ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Whether there seems to be one, as far as is known without its material; document/early-script.ts looks for
 * the same name.
 */
export const hasBegun = (place: SessionPlace): boolean => readStored(keyOf(place)) !== null;

/** Keeps a session after each answer, so that a reload continues at the same item. */
export function keepRun(place: SessionPlace, kept: KeptRun): void {
  writeStored(keyOf(place), JSON.stringify(kept));
}

/** The session is finished, or given up. */
export function forgetRun(place: SessionPlace): void {
  removeStored(keyOf(place));
}
