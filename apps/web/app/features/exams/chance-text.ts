import { m } from "#app/paraglide/messages.js";

/** A chance in words and in tens: more than that nobody knows. */
export function chanceText(chance: number): string {
  if (chance < 0.05) return m.exam_chance_hardly();
  if (chance > 0.95) return m.exam_chance_surely();
  return m.exam_chance({ of: Math.round(chance * 10) });
}

/** The same of one part. */
export const partChanceText = (chance: number): string =>
  m.exam_chance_part({ of: Math.round(chance * 10) });
