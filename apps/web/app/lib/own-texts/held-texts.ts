import type { Owner } from "#app/lib/review/review-store.ts";
import type { CountedWord, KeptChapter, KeptText } from "./own-text-store.ts";

/** Why the disk has not taken a text. */
export type Unkept = "full" | "failed";

interface HeldText {
  text: KeptText;
  readonly chapters: readonly KeptChapter[];
  readonly why: Unkept;
  counts: readonly CountedWord[] | null;
}

/** Texts that the disk had no room for: they are read from here until the page is closed, or kept after all. */
const held = new Map<string, HeldText>();

export function holdText(text: KeptText, chapters: readonly KeptChapter[], why: Unkept): void {
  held.set(text.id, { text, chapters, why, counts: null });
}

export const letTextGo = (id: string): boolean => held.delete(id);

/** Why a text lies on no disk; null for one that does, or that nobody has. */
export const whyUnkept = (id: string): Unkept | null => held.get(id)?.why ?? null;

export const heldText = (id: string): Readonly<HeldText> | null => held.get(id) ?? null;

export const heldTexts = (owner: Owner): KeptText[] =>
  [...held.values()].flatMap(({ text }) => (text.owner === owner ? [text] : []));

/** Notes something about a held text; false where it is not held. */
export function changeHeld(
  id: string,
  change: Partial<KeptText> & { counts?: readonly CountedWord[] },
): boolean {
  const one = held.get(id);
  if (one === undefined) return false;
  const { counts, ...noted } = change;
  one.text = { ...one.text, ...noted };
  if (counts !== undefined) one.counts = counts;
  return true;
}
