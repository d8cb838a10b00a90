import { currentSession } from "#app/lib/session/session.ts";
import type { MetWord } from "./add-to-review.ts";

/**
 * Keeps the words that a guest met in a lesson. A learner's become cards on the server, with the result; a
 * guest's wait in the browser.
 */
export async function keepGuestWords(words: () => readonly MetWord[]): Promise<void> {
  if (currentSession().user !== null) return;
  try {
    const { addToReview } = await import("./add-to-review.ts");
    await addToReview(words(), "lesson");
  } catch (error) {
    console.warn("This browser could not keep the words", error);
  }
}
