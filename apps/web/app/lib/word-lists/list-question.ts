import type { TextFaultCode } from "@tilashar/own-texts";
import type { DeckWord, WordFile } from "@tilashar/own-texts/word-lists";

/** What a page asks of the thread that reads and writes lists; `program` is SQLite's WebAssembly. */
export type ListQuestion =
  | { file: Blob; program: ArrayBuffer | null }
  | { words: readonly DeckWord[]; name: string; now: number; program: ArrayBuffer };

export type ListAnswer =
  | { list: WordFile }
  | { deck: Uint8Array<ArrayBuffer> }
  | { fault: TextFaultCode };
