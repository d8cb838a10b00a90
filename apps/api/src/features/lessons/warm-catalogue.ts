import { setTimeout as pause } from "node:timers/promises";
import type { LessonCatalogue } from "./lesson-catalogue.ts";

/**
 * Makes every lesson ready before anyone asks, one at a time with a breath between, so that requests
 * meanwhile wait for one lesson at most.
 */
export async function warmCatalogue(
  catalogue: LessonCatalogue,
  signal: AbortSignal,
): Promise<void> {
  for (const { lesson } of catalogue.lessons) {
    if (signal.aborted) return;
    catalogue.studiedOf(lesson.id);
    await pause(5, undefined, { ref: false });
  }
}
