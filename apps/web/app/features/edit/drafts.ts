import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";

/** What somebody has changed of a thing and not sent yet. */
export interface Draft {
  /** The texts that stood there when it was begun, by path: others by now are no ground for it. */
  old: Readonly<Record<string, string>>;
  /** Changed texts by path. */
  texts: Readonly<Record<string, string>>;
  why: string;
}

const keyOf = (file: string, at: string) => `edit-draft ${file} ${at}`;

/** A draft of this browser; null when there is none, or none that can be read. */
export function readDraft(file: string, at: string): Draft | null {
  const kept = readStored(keyOf(file, at));
  if (kept === null) return null;
  try {
    const draft: unknown = JSON.parse(kept);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, and forgets one in which nothing is changed. */
export function keepDraft(file: string, at: string, draft: Draft): void {
  const key = keyOf(file, at);
  if (Object.keys(draft.texts).length === 0 && draft.why === "") removeStored(key);
  else writeStored(key, JSON.stringify(draft));
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { old, texts, why } = value as Record<string, unknown>;
  return isTexts(old) && isTexts(texts) && typeof why === "string";
}

const isTexts = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string");
