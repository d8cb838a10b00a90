/** How a text was written down when it was brought. */
export type TextFormat = "txt" | "html" | "epub" | "fb2" | "srt" | "vtt" | "ass";

/** A picture of a book. */
export interface Picture {
  /** The paragraph of its chapter that it stands before; their number for one at the end. */
  readonly before: number;
  /** As browsers name its kind: image/png. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** What the book says of it; often nothing. */
  readonly alt: string;
}

/** A part of a text with a heading of its own; empty where it has none. */
export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Those that the learner wished for, in their order. */
  readonly pictures?: readonly Picture[];
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
