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

/** Whether a text is base64 without spaces: letter by letter, since it may have millions of them. */
export function isBase64(text: string): boolean {
  let end = text.length;
  while (end > text.length - 2 && text[end - 1] === "=") end--;
  for (let at = 0; at < end; at++) {
    const code = text.charCodeAt(at);
    const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
    const isDigit = code >= 48 && code <= 57;
    const isSign = code === 43 || code === 47;
    if (!isLetter && !isDigit && !isSign) return false;
  }
  return true;
}
