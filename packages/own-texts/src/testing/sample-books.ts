import { strToU8, unzipSync, type Zippable, zipSync } from "fflate";

/** Simple Kazakh to fill test books with. */
export const sampleSentences = [
  "Менің атым Айша.",
  "Біз үлкен қалада тұрамыз.",
  "Әкем дәрігер, ал анам мұғалім.",
  "Кешке біз бірге шай ішеміз.",
  "Інім кітап оқығанды жақсы көреді.",
] as const;

export const sampleParagraph = sampleSentences.join(" ");

const xhtml = (body: string) =>
  `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Бет</title><script>alert(1)</script></head><body>${body}</body></html>`;

/** Files of an EPUB with a chapter for each body, to be changed by tests before they are packed. */
export function epubFiles(bodies: readonly string[], version: 2 | 3 = 3): Record<string, string> {
  const items = bodies.map(
    (_, at) => `<item id="c${at}" href="text/c${at}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const refs = bodies.map((_, at) => `<itemref idref="c${at}"/>`);
  const contents =
    version === 3
      ? `<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>`
      : `<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>`;
  const files: Record<string, string> = {
    mimetype: "application/epub+zip",
    "META-INF/container.xml": `<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    "OEBPS/book.opf": `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" xmlns:dc="http://purl.org/dc/elements/1.1/" version="${version}.0"><metadata><dc:title>Біздің үй</dc:title><dc:creator>Айша</dc:creator></metadata><manifest>${contents}${items.join("")}</manifest><spine${version === 2 ? ' toc="ncx"' : ""}>${refs.join("")}</spine></package>`,
  };
  if (version === 3)
    files["OEBPS/nav.xhtml"] = xhtml(
      `<nav><ol>${bodies.map((_, at) => `<li><a href="text/c${at}.xhtml#s">${at + 1}-тарау</a></li>`).join("")}</ol></nav>`,
    );
  else
    files["OEBPS/toc.ncx"] =
      `<ncx><navMap>${bodies.map((_, at) => `<navPoint><navLabel><text>${at + 1}-тарау</text></navLabel><content src="text/c${at}.xhtml"/></navPoint>`).join("")}</navMap></ncx>`;
  for (const [at, body] of bodies.entries()) files[`OEBPS/text/c${at}.xhtml`] = xhtml(body);
  return files;
}

/** The smallest PNG: one pixel. */
export const samplePng = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  ),
  (letter) => letter.charCodeAt(0),
);

/** An EPUB with a cover, a picture between two paragraphs, a drawing, a picture that is none, and one that lies elsewhere. */
export function illustratedEpub(paragraphs: readonly [string, string]): Uint8Array {
  const [first, second] = paragraphs;
  return packed({
    ...epubFiles([
      '<svg><image xlink:href="../cover.png"/></svg>',
      `<p>${first}<img src="../images/home.png" alt="Біздің үй"/></p><p>${second}</p><img src="../drawing.svg"/><img src="../broken.jpg"/><img src="https://example.invalid/far.png"/>`,
    ]),
    "OEBPS/cover.png": samplePng,
    "OEBPS/images/home.png": samplePng,
    "OEBPS/drawing.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=\'run\'"/>',
    "OEBPS/broken.jpg": samplePng.slice(0, 12),
  });
}

/** Packs files as they are in an EPUB: the kind of the file first, unpacked. */
export function packed(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const entries: Zippable = {};
  for (const [name, content] of Object.entries(files))
    entries[name] = [
      typeof content === "string" ? strToU8(content) : content,
      { level: name === "mimetype" ? 0 : 6 },
    ];
  return zipSync(entries);
}

/** An EPUB of chapters whose paragraphs are given. */
export const epubOf = (chapters: readonly (readonly string[])[], version: 2 | 3 = 3): Uint8Array =>
  packed(
    epubFiles(
      chapters.map((paragraphs) => paragraphs.map((one) => `<p>${one}</p>`).join("")),
      version,
    ),
  );

export const sampleFb2 = `<?xml version="1.0" encoding="utf-8"?>
<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info>
<author><first-name>Айша</first-name><last-name>Серікова</last-name></author><book-title>Біздің үй</book-title>
</title-info></description><body><title><p>Біздің үй</p></title>
<section><title><p>Бірінші бөлім</p></title><section><title><p>Қала</p></title><p>${sampleSentences[0]}</p><p>${sampleSentences[1]}<a type="note">1</a></p></section></section>
<section><title><p>Екінші бөлім</p></title><p>${sampleSentences[3]}</p></section></body>
<body name="notes"><section><p>Бұл ескерту.</p></section></body><binary id="c">AAAA</binary></FictionBook>`;

export const sampleSrt = `1
00:00:01,000 --> 00:00:02,500
<i>Сәлем,</i> Айша!
Қалың қалай?

2
00:00:03,000 --> 00:00:04,250
{\\an8}Жақсы, рақмет.
`;

export const sampleVtt = `WEBVTT

NOTE бұл оқылмайды

STYLE
::cue { color: red }

00:01.000 --> 00:02.500 align:start
<v Айша>Сәлем, әке!</v>

екінші
01:00:03.000 --> 01:00:04.000
Кешке бірге <00:03.500>шай ішеміз.
`;

/** The files of an archive, by their names. */
export const unpackedFiles = (archive: Uint8Array): Record<string, Uint8Array> =>
  unzipSync(archive);
