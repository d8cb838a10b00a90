import type { ExamLevel } from "@tilashar/contracts";

/** Levels as people write them: `A1`, or from the lowest to the highest, `A1–C1`. */
export function levelRange(levels: readonly ExamLevel[]): string {
  const ends = levels.length > 1 ? [levels[0], levels.at(-1)] : levels;
  return ends.map((level) => level?.toUpperCase()).join("–");
}
