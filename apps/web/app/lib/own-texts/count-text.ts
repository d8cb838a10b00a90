import { onDisk } from "./opening-text.ts";
import type { CountedWord } from "./own-text-store.ts";
import { textWords } from "./text-words.ts";
import { chapterAtHand, countsAtHand, noteCounts } from "./texts-at-hand.ts";

/**
 * The words of a text: as they were counted before, or counted now and kept. A chapter at a time is taken
 * from the disk, so that a whole book is never in the page.
 *
 * @param mayGoOn told how much has been counted so far; false ends the work
 * @returns null where the work was ended
 */
export async function countText(
  { id, chapters }: { id: string; chapters: readonly unknown[] },
  mayGoOn: (done: number) => boolean,
): Promise<readonly CountedWord[] | null> {
  await onDisk(id);
  const kept = await countsAtHand(id);
  if (kept !== null) return kept;
  const words = await textWords();
  const counted = await words.count(
    chapters.length,
    async (at) => (await chapterAtHand(id, at))?.paragraphs ?? [],
    mayGoOn,
  );
  if (counted !== null) await noteCounts(id, counted);
  return counted;
}
