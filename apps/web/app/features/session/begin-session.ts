import {
  planSession,
  type SessionPlan,
  startRun,
  type UnitMaterial,
} from "@tilashar/learning/session";
import { type KeptRun, keptRun } from "./kept-run.ts";
import type { SessionPlace } from "./subject.ts";

/** A session to be played: what it asks, and what names it. */
export interface BegunSession {
  plan: SessionPlan;
  kept: KeptRun;
}

/** The session of a place: the one that was left in the middle, or a new one of a seed of its own. */
export function beginSession(place: SessionPlace, material: UnitMaterial): BegunSession {
  const before = keptRun(place, material.version);
  const seed = before?.seed ?? crypto.randomUUID();
  const plan = planSession(material, place.subject, seed);
  const kept = before ?? {
    attempt: crypto.randomUUID(),
    seed,
    version: material.version,
    startedAt: Date.now(),
    run: startRun(plan),
  };
  return { plan, kept };
}
