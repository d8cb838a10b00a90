import type { OwnText } from "@tilashar/own-texts";
import type { Owner } from "#app/lib/review/review-store.ts";
import { type KeptChapter, type KeptText, keepText } from "./own-text-store.ts";
import type { ReadText } from "./reading-question.ts";

/** A text that was read on this device, as somebody's, and how to keep it. */
export function keepBrought(
  owner: Owner,
  { chapters, times, ...text }: OwnText,
): { brought: ReadText; chapters: KeptChapter[]; keep(): Promise<void> } {
  const kept: KeptText = {
    id: crypto.randomUUID(),
    owner,
    format: text.format,
    title: text.title,
    author: text.author,
    chapters: chapters.map(({ title, paragraphs }) => ({
      title,
      letters: paragraphs.reduce((sum, { length }) => sum + length, 0),
    })),
    words: null,
    added: new Date().toISOString(),
    opened: null,
    place: { chapter: 0, paragraph: 0 },
  };
  const timed = chapters.map((chapter, at) => ({
    ...chapter,
    ...(times && { times }),
    text: kept.id,
    at,
  }));
  const [opening = { title: "", paragraphs: [], text: kept.id, at: 0 }] = timed;
  return {
    brought: { text: kept, opening },
    chapters: timed,
    keep: () => keepText(kept, timed),
  };
}
