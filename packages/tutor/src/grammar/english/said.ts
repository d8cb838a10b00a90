import type { Deed, Noun, Said, Sentence } from "./tree.ts";

/** What is said in a tense, a mood, and whether it is denied. */
export function said(deed: Deed, more: Partial<Said> = {}): Said {
  return {
    deed,
    tense: deed.tense ?? "present",
    mood: deed.mood ?? "plain",
    negative: deed.negative === true,
    ...more,
  };
}

/** The same asked of a subject. */
export function asked(subject: Noun, of: Said | undefined): Sentence | undefined {
  return of && { ...of, subject, question: true };
}
