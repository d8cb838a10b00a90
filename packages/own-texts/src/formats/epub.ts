import { chaptersOf, worded } from "../markup/chapters-of.ts";
import { readPicture } from "../markup/picture-file.ts";
import { readBlocks } from "../markup/read-blocks.ts";
import { walkXml } from "../markup/walk-xml.ts";
import type { Chapter, OwnText } from "../own-text.ts";
import { decodeText } from "../text/decode-text.ts";
import { TextFault } from "../text-fault.ts";
import { packagePath, readContents, readPackage, resolve } from "./epub-package.ts";

/** Entries of an EPUB that hold its words, its order, or what is locked in it. */
export const isEpubEntry = (name: string): boolean =>
  /^META-INF\//i.test(name) || /\.(?:opf|ncx|x?html?|xml)$/i.test(name);

/** Entries that hold its pictures. */
export const isEpubPicture = (name: string): boolean => /\.(?:png|jpe?g|gif|webp)$/i.test(name);

/** Fonts are scrambled so that they are not taken out of a book; its text is free. */
const fontScrambling = new Set([
  "http://www.idpf.org/2008/embedding",
  "http://ns.adobe.com/pdf/enc#RC",
]);

/** Reads a book of the archive's entries, in its order of reading, with the pictures that are among them. */
export function readEpub(entries: ReadonlyMap<string, Uint8Array>): OwnText {
  const textOf = (path: string): string | null => {
    const bytes = entries.get(path);
    return bytes === undefined ? null : decodeText(bytes);
  };
  if (isProtected(entries, textOf)) throw new TextFault("protected");
  const path = packagePath(textOf("META-INF/container.xml") ?? "") ?? onlyPackage(entries);
  const source = path === null ? null : textOf(path);
  if (path === null || source === null) throw new TextFault("broken");
  const { title, author, spine, contents } = readPackage(source, path);
  const titles =
    contents === null ? new Map<string, string>() : readContents(textOf(contents) ?? "", contents);
  const chapters: Chapter[] = [];
  for (const document of new Set(spine)) {
    const markup = document === contents ? null : textOf(document);
    if (markup === null) continue;
    const found = chaptersOf(readBlocks(markup).blocks, (source) => {
      const bytes = entries.get(resolve(document, source));
      return bytes === undefined ? null : readPicture(bytes);
    });
    const named = titles.get(document);
    for (const [at, chapter] of found.entries()) {
      const title = at === 0 && named !== undefined ? named : chapter.title;
      chapters.push({ ...chapter, title });
    }
  }
  return { format: "epub", title, author, chapters: worded(chapters) };
}

const onlyPackage = (entries: ReadonlyMap<string, Uint8Array>): string | null =>
  [...entries.keys()].find((name) => name.endsWith(".opf")) ?? null;

/** Whether a seller's lock is on its text: Adobe, Apple and Readium each leave a file of theirs. */
function isProtected(
  entries: ReadonlyMap<string, Uint8Array>,
  textOf: (path: string) => string | null,
): boolean {
  for (const name of ["META-INF/rights.xml", "META-INF/sinf.xml", "META-INF/license.lcpl"])
    if (entries.has(name)) return true;
  let isLocked = false;
  walkXml(textOf("META-INF/encryption.xml") ?? "", {
    open({ name, attributes }) {
      if (name === "encryptionmethod" && !fontScrambling.has(attributes.Algorithm ?? ""))
        isLocked = true;
    },
  });
  return isLocked;
}
