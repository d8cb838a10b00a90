/** A text as a list tells of it. */
export interface OwnTextHead {
  id: string;
  title: string;
  author: string;
  format: string;
  words: number | null;
  /** Bytes, compressed. */
  size: number;
  keptAt: string;
}

/** A text with its content: gzip in base64, as the browser made it. */
export interface OwnTextWithContent extends OwnTextHead {
  content: string;
}

/** What one learner may keep, in bytes as they are compressed. */
export const quotaBytes = 50 * 1024 * 1024;
/** An empty text takes a row as well: so many rows at most. */
export const maxTexts = 1000;

/** How many bytes base64 stands for. */
export function bytesOfBase64(text: string): number {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  return Math.floor((text.length * 3) / 4) - padding;
}
