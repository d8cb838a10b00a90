import type { Owner } from "#app/lib/review/review-store.ts";
import { changeHeld, heldText, heldTexts, letTextGo } from "./held-texts.ts";
import {
  type CountedWord,
  changeText,
  type KeptChapter,
  type KeptText,
  keepCounts,
  keepText,
  readChapter,
  readChapters,
  readCounts,
  readText,
  readTexts,
  removeText,
} from "./own-text-store.ts";

/** Counts that a full disk has not taken; without them a text would be counted for ever. */
const unkeptCounts = new Map<string, readonly CountedWord[]>();

const running = (counts: readonly CountedWord[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

function counted(text: KeptText): KeptText {
  const counts = text.words === null ? unkeptCounts.get(text.id) : undefined;
  return counts === undefined ? text : { ...text, words: running(counts) };
}

/** Somebody's texts: those that the disk had no room for first, then those that lie there. */
export async function textsAtHand(owner: Owner): Promise<KeptText[]> {
  const held = heldTexts(owner);
  try {
    return [...held, ...(await readTexts(owner)).map(counted)];
  } catch (error) {
    if (held.length === 0) throw error;
    console.warn("Kept texts could not be read", error);
    return held;
  }
}

export async function textAtHand(owner: Owner, id: string): Promise<KeptText | null> {
  const held = heldText(id)?.text;
  return held?.owner === owner ? held : readText(owner, id);
}

export async function chapterAtHand(id: string, at: number): Promise<KeptChapter | null> {
  const held = heldText(id);
  return held === null ? readChapter(id, at) : (held.chapters[at] ?? null);
}

export async function chaptersAtHand(id: string): Promise<readonly KeptChapter[]> {
  return heldText(id)?.chapters ?? readChapters(id);
}

export async function noteOfText(
  id: string,
  change: Partial<Pick<KeptText, "opened" | "place">>,
): Promise<void> {
  if (!changeHeld(id, change)) await changeText(id, change);
}

export async function countsAtHand(id: string): Promise<readonly CountedWord[] | null> {
  return heldText(id)?.counts ?? unkeptCounts.get(id) ?? readCounts(id);
}

/** Notes which words a text has; what a full disk does not take is held until the page is closed. */
export async function noteCounts(id: string, counts: readonly CountedWord[]): Promise<void> {
  if (changeHeld(id, { words: running(counts), counts })) return;
  try {
    await keepCounts(id, counts);
  } catch (error) {
    console.warn("The words of a text were not kept", error);
    unkeptCounts.set(id, counts);
  }
}

export async function removeAtHand(id: string): Promise<void> {
  if (!letTextGo(id)) await removeText(id);
}

/** Tries once more to keep a text that the disk had no room for. */
export async function keepHeld(id: string): Promise<void> {
  const held = heldText(id);
  if (held === null) return;
  await keepText(held.text, held.chapters);
  if (held.counts !== null) await keepCounts(id, held.counts);
  letTextGo(id);
}
