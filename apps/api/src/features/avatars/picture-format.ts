/** Bitmaps that a picture of a learner may come as. */
export type PictureFormat = "png" | "jpeg" | "gif" | "webp" | "avif";

/**
 * The format a file really has, by its first bytes; null for anything but a bitmap we decode. Neither its
 * name nor the type its sender gave it is asked.
 */
export function pictureFormat(file: Uint8Array): PictureFormat | null {
  const text = (from: number, to: number) =>
    String.fromCharCode(...file.subarray(from, Math.min(to, file.length)));
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (/^GIF8[79]a$/.test(text(0, 6))) return "gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  // The major brand of an ISO media file, or one of those it says it is compatible with.
  const isAvif = /^(?:.{4})*?(avif|avis)/s.test(text(8, 12) + text(16, 48));
  return text(4, 8) === "ftyp" && isAvif ? "avif" : null;
}
