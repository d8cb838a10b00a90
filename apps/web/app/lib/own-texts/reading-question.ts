import type { TextFaultCode } from "@tilashar/own-texts";
import type { Owner } from "#app/lib/review/review-store.ts";
import type { KeptChapter, KeptText } from "./own-text-store.ts";

/** What the page gives to the thread that reads texts, and what it is answered. */
export type ReadQuestion = { owner: Owner } & (
  | { name: string; bytes: ArrayBuffer; pictures: boolean }
  | { text: string }
);

/** A text that lies on the disk now, with the chapter that it opens with. */
export interface BroughtText {
  text: KeptText;
  opening: KeptChapter;
}

export type ReadAnswer =
  | BroughtText
  | { fault: TextFaultCode }
  /** It could be read and not be kept: the disk is full, or does not answer. */
  | { unkept: "full" | "failed" };
