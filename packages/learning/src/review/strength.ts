import type { Memory } from "./memory.ts";

/** 0 never answered, 1 just met, 2 days, 3 weeks, 4 months, 5 for good. */
export type Strength = 0 | 1 | 2 | 3 | 4 | 5;

/** From how many days of stability on each strength counts. */
export const STRENGTH_DAYS = [0, 2, 10, 45, 180] as const;

/** How well something is known, in steps that a learner can tell apart. */
export function strengthOf(memory: Pick<Memory, "stability"> | null): Strength {
  if (memory === null) return 0;
  return STRENGTH_DAYS.filter((days) => memory.stability >= days).length as Strength;
}
