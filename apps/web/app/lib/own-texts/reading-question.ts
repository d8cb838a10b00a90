import type { OwnText, TextFaultCode } from "@tilashar/own-texts";

/** What the page gives to the thread that reads texts, and what it is answered. */
export type ReadQuestion =
  | { name: string; bytes: ArrayBuffer; pictures: boolean }
  | { text: string };
export type ReadAnswer = { text: OwnText } | { fault: TextFaultCode };
