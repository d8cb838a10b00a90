import type { Slip } from "@tilashar/learning/session";

/** Slips whose result is no word of Kazakh: the voice says only what is said. */
const NO_WORDS: ReadonlySet<Slip> = new Set(["letter", "harmony", "suffix"]);

/** What the voice says of a form that was chosen; undefined of one that nobody says, such as дейды. */
export const spokenForm = (form: string, slip: Slip | null): string | undefined =>
  slip !== null && NO_WORDS.has(slip) ? undefined : form;
