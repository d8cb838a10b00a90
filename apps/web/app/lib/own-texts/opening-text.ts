import type { Owner } from "#app/lib/review/review-store.ts";
import type { KeptChapter, KeptText } from "./own-text-store.ts";
import type { Keeping, ReadText } from "./reading-question.ts";

/**
 * The text that is about to be opened because it was brought this moment. Its first page is drawn without
 * waiting for the disk, which writes meanwhile.
 */
let opening: ReadText | null = null;
let writing: { id: string; keeping: Promise<Keeping> } | null = null;

/** Holds a text until it is opened. */
export function holdOpening(brought: ReadText, keeping: Promise<Keeping>): void {
  opening = brought;
  const mine = { id: brought.text.id, keeping };
  writing = mine;
  const end = () => {
    if (writing === mine) writing = null;
  };
  keeping.then(end, end);
}

/** Waits until a text that is shown already lies on the disk, too; whatever reads or changes it there asks first. */
export async function onDisk(id: string): Promise<void> {
  if (writing?.id === id) await writing.keeping;
}

export const openingText = (owner: Owner, id: string): KeptText | null =>
  opening?.text.id === id && opening.text.owner === owner ? opening.text : null;

export const openingChapter = (id: string, at: number): KeptChapter | null =>
  opening?.text.id === id && opening.opening.at === at ? opening.opening : null;

/** What is drawn is held no longer: from now on the disk knows more of it. */
export function letOpeningGo(): void {
  opening = null;
}
