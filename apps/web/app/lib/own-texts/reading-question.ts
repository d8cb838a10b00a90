import type { TextFaultCode } from "@tilashar/own-texts";
import type { Owner } from "#app/lib/review/review-store.ts";
import type { Unkept } from "./held-texts.ts";
import type { KeptChapter, KeptText } from "./own-text-store.ts";

/** What the page gives to the thread that reads texts, and what it is answered. */
export type ReadQuestion = { owner: Owner } & (
  | { name: string; bytes: ArrayBuffer; pictures: boolean }
  | { text: string }
);

/** A text that was read, with the chapter that it opens with. */
export interface ReadText {
  text: KeptText;
  opening: KeptChapter;
}

/** What became of keeping a text: it lies on the disk, or the disk is full or does not answer. */
export type Keeping = "kept" | Unkept;

/** The thread's last word: a text that the disk has not taken comes to the page, which holds it. */
export type KeepingAnswer = "kept" | { why: Unkept; chapters: readonly KeptChapter[] };

/** The thread's first word on a text. Where it could be read, a second one tells what became of keeping it. */
export type ReadAnswer = ReadText | { fault: TextFaultCode };
