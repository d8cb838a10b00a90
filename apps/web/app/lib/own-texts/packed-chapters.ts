import type { Chapter, LineTime } from "@tilashar/own-texts";

type Packed = readonly (Chapter & { times?: readonly LineTime[] })[];

/** What chapters may unpack to; the same as a text that is brought. */
const maxBytes = 64 * 1024 * 1024;

/** Chapters as gzip in base64: a third of what they are, for the way to the server and for its disk. */
export async function packChapters(chapters: Packed): Promise<string> {
  const plain = chapters.map(({ title, paragraphs, times }) => ({
    title,
    paragraphs,
    ...(times && { times }),
  }));
  const stream = new Blob([JSON.stringify(plain)])
    .stream()
    .pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = "";
  // Whole groups of three bytes, so that pieces of base64 join.
  const step = 3 * 8192;
  for (let at = 0; at < bytes.length; at += step)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + step)));
  return text;
}

/** @throws when it is no such text, or unpacks to more than one can be */
export async function unpackChapters(packed: string): Promise<Packed> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("gzip"))
    .getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > maxBytes) {
      await reader.cancel();
      throw new Error("A text unpacks to more than it can be");
    }
    pieces.push(piece.value as Uint8Array<ArrayBuffer>);
  }
  const chapters: unknown = JSON.parse(await new Blob(pieces).text());
  if (!isPacked(chapters)) throw new Error("This is no text of one's own");
  return chapters;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isTime = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  "from" in value &&
  Number.isFinite(value.from) &&
  "to" in value &&
  Number.isFinite(value.to);

const isPacked = (value: unknown): value is Packed =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (chapter: unknown) =>
      typeof chapter === "object" &&
      chapter !== null &&
      "title" in chapter &&
      isText(chapter.title) &&
      "paragraphs" in chapter &&
      Array.isArray(chapter.paragraphs) &&
      chapter.paragraphs.every(isText) &&
      (!("times" in chapter) || (Array.isArray(chapter.times) && chapter.times.every(isTime))),
  );
