import type { Owner } from "#app/lib/review/review-store.ts";
import type { KeptChapter, KeptText } from "./own-text-store.ts";
import type { BroughtText } from "./reading-question.ts";

/**
 * The text that is about to be opened because it was brought this moment. It lies on the disk already; its
 * first page is drawn without waiting for the disk to give it back.
 */
let opening: BroughtText | null = null;

/** Holds a text until it is opened. */
export function holdOpening(brought: BroughtText): void {
  opening = brought;
}

export const openingText = (owner: Owner, id: string): KeptText | null =>
  opening?.text.id === id && opening.text.owner === owner ? opening.text : null;

export const openingChapter = (id: string, at: number): KeptChapter | null =>
  opening?.text.id === id && opening.opening.at === at ? opening.opening : null;

/** What is drawn is held no longer: from now on the disk knows more of it. */
export function letOpeningGo(): void {
  opening = null;
}
