import type { TextFormat } from "@tilashar/own-texts";

/** What formats are called, in every language. */
export const formatNames: Readonly<Record<TextFormat, string>> = {
  txt: "TXT",
  html: "HTML",
  epub: "EPUB",
  fb2: "FB2",
  srt: "SRT",
  vtt: "VTT",
  ass: "ASS",
};
