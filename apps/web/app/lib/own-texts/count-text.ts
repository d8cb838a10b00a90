import { type CountedWord, keepCounts, readChapters, readCounts } from "./own-text-store.ts";
import { textWords } from "./text-words.ts";

/**
 * The words of a text: as they were counted before, or counted now and kept.
 *
 * @param mayGoOn told how much has been counted after each chapter; false ends the work
 * @returns null where the work was ended
 */
export async function countText(
  id: string,
  mayGoOn: (done: number) => boolean,
): Promise<readonly CountedWord[] | null> {
  const kept = await readCounts(id);
  if (kept !== null) return kept;
  const [words, chapters] = await Promise.all([textWords(), readChapters(id)]);
  const counted = await words.count(
    id,
    chapters.map(({ paragraphs }) => paragraphs),
    mayGoOn,
  );
  if (counted !== null) await keepCounts(id, counted);
  return counted;
}
