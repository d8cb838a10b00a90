import type { LessonLevel } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

export const levelList: readonly LessonLevel[] = ["beginner", "intermediate", "advanced"];

export const levelLetters: Record<LessonLevel, "A" | "B" | "C"> = {
  beginner: "A",
  intermediate: "B",
  advanced: "C",
};

/** A level's full name. */
export const levelNames: Record<LessonLevel, () => string> = {
  beginner: m.level_beginner,
  intermediate: m.level_intermediate,
  advanced: m.level_advanced,
};

export function isLessonLevel(value: string | null): value is LessonLevel {
  return value !== null && (levelList as readonly string[]).includes(value);
}
