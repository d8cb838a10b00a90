import { splitSentences, toCyrillic } from "@tilashar/kazakh/script";
import { isArchive, readArchive } from "./archive/read-archive.ts";
import { isEpubEntry, isEpubPicture, readEpub } from "./formats/epub.ts";
import { readFb2 } from "./formats/fb2.ts";
import { readHtmlPage } from "./formats/html-page.ts";
import { readPlainText } from "./formats/plain-text.ts";
import { readSubtitles } from "./formats/subtitles.ts";
import { maxCharacters, maxFileBytes, maxUnpackedBytes } from "./limits.ts";
import type { Chapter, OwnText } from "./own-text.ts";
import { decodeText } from "./text/decode-text.ts";
import { languageOf } from "./text/kazakh-share.ts";
import { tidyLetters } from "./text/tidy-letters.ts";
import { TextFault } from "./text-fault.ts";

/** What of a text is wanted beside its words. */
export interface ReadingWishes {
  /** The pictures of an EPUB; else they are not even unpacked. */
  readonly pictures?: boolean;
}

/** Longer titles are a paragraph that was marked as one. */
const maxTitle = 160;
/** Of a first sentence that stands for a title. */
const maxFirstWords = 60;

/**
 * Reads a file that a learner has brought. What it is follows from its bytes; the name only helps where
 * these say nothing, and names a text that has no title.
 *
 * @throws TextFault for whatever cannot be read; nothing else
 */
export async function readOwnText(
  name: string,
  bytes: Uint8Array,
  { pictures = false }: ReadingWishes = {},
): Promise<OwnText> {
  if (bytes.length > maxFileBytes) throw new TextFault("too-large");
  if (bytes.length === 0) throw new TextFault("empty");
  const text = isArchive(bytes)
    ? await readPacked(name, bytes, pictures)
    : await readPlain(name, bytes);
  return finished(text, name);
}

/** Reads text that was pasted or shared. */
export async function readPastedText(text: string): Promise<OwnText> {
  if (text.length > maxFileBytes / 2) throw new TextFault("too-large");
  return finished(await readSource("", text), "");
}

const packedText = /\.(?:fb2|txt|srt|vtt|ass|html?)$/i;

async function readPacked(name: string, bytes: Uint8Array, pictures: boolean): Promise<OwnText> {
  const entries = readArchive(
    bytes,
    (one) => isEpubEntry(one) || packedText.test(one) || (pictures && isEpubPicture(one)),
    pictures ? maxUnpackedBytes + maxFileBytes : maxUnpackedBytes,
  );
  const isBook = [...entries.keys()].some((one) => /^META-INF\/|\.opf$/i.test(one));
  if (isBook) return readEpub(entries);
  // A single text that was packed: book.fb2.zip
  const [only, ...more] = [...entries].filter(([one]) => packedText.test(one));
  if (only === undefined || more.length > 0) throw new TextFault("unknown-format");
  return readPlain(only[0].split("/").at(-1) ?? name, only[1]);
}

async function readPlain(name: string, bytes: Uint8Array): Promise<OwnText> {
  const text = decodeText(bytes);
  if (isBinary(text)) throw new TextFault("unknown-format");
  return readSource(name, text);
}

function readSource(name: string, text: string): OwnText | Promise<OwnText> {
  const start = text.slice(0, 2000).trimStart();
  if (/^WEBVTT\b/.test(start)) return readSubtitles(text, "vtt");
  if (/^\[Script Info\]/i.test(start)) return readSubtitles(text, "ass");
  if (/^\d{0,6}\s*\d{1,2}:\d\d:\d\d[.,]\d{1,3}\s*-->/.test(start) || /\.srt$/i.test(name))
    return readSubtitles(text, "srt");
  if (/<FictionBook\b/i.test(start)) return readFb2(text);
  if (/^<(?:!doctype|\?xml|html|head|body|article|main|div|p|h[1-6])\b/i.test(start))
    return readHtmlPage(text);
  return readPlainText(text);
}

/** Letters that no text has, in a number that no damage explains: a picture, a program, a PDF. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, 20_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const odd = sample.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  return odd * 50 > sample.length || sample.startsWith("%PDF-");
}

/** In Cyrillic, without what is empty, under a name; or the reason why there is nothing to read. */
function finished(text: OwnText, name: string): OwnText {
  const written = text.chapters.flatMap(({ paragraphs }) => paragraphs);
  const language = languageOf(written);
  if (language === "none") throw new TextFault("empty");
  if (language !== "kazakh") throw new TextFault(language === "russian" ? "russian" : "not-kazakh");
  if (written.reduce((sum, { length }) => sum + length, 0) > maxCharacters)
    throw new TextFault("too-large");
  const chapters = text.chapters.map(
    ({ title, paragraphs, pictures }): Chapter => ({
      title: titled(cyrillic(title)),
      paragraphs: paragraphs.map(cyrillic),
      ...(pictures && { pictures }),
    }),
  );
  const title =
    cyrillic(text.title) || name.replace(/(?:\.[a-z0-9]{2,5})+$/i, "") || firstWords(chapters);
  return { ...text, title: titled(title), author: titled(text.author), chapters };
}

const cyrillic = (text: string) => toCyrillic(tidyLetters(text));

/** What names a text that has no name: its first sentence, without the full stop. */
function firstWords([first]: readonly Chapter[]): string {
  const [sentence] = splitSentences((first?.paragraphs[0] ?? "").slice(0, 400));
  const words = (sentence?.text ?? "").replace(/[.…]+$/, "");
  return words.length <= maxFirstWords ? words : `${words.slice(0, maxFirstWords).trimEnd()}…`;
}

function titled(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length <= maxTitle ? flat : `${flat.slice(0, maxTitle - 1).trimEnd()}…`;
}
