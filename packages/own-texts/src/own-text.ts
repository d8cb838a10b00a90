/** How a text was written down when it was brought. */
export type TextFormat = "txt" | "html" | "epub" | "fb2" | "srt" | "vtt" | "ass";

/** A part of a text with a heading of its own; empty where it has none. */
export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** When a line of subtitles is said, in seconds from the beginning. */
export interface LineTime {
  readonly from: number;
  readonly to: number;
}

/** A text that a learner has brought, as plain text in Cyrillic: nothing of its markup is left. */
export interface OwnText {
  readonly format: TextFormat;
  readonly title: string;
  readonly author: string;
  readonly chapters: readonly Chapter[];
  /** Of subtitles: the time of each paragraph of the only chapter. */
  readonly times?: readonly LineTime[];
}
