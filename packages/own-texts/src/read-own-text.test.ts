import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { readOwnText, readPastedText } from "./read-own-text.ts";
import {
  epubFiles,
  epubOf,
  illustratedEpub,
  packed,
  sampleFb2,
  sampleParagraph,
  samplePng,
  sampleSentences,
  sampleSrt,
  sampleVtt,
} from "./testing/sample-books.ts";
import { TextFault } from "./text-fault.ts";

const [first, second, third, fourth] = sampleSentences;
const codeOf = async (reading: Promise<unknown>) => {
  try {
    await reading;
  } catch (error) {
    if (error instanceof TextFault) return error.code;
    throw error;
  }
  return "read";
};

describe("an EPUB", () => {
  test.each([2, 3] as const)(
    "of version %s is read in its order, with its titles",
    async (version) => {
      const text = await readOwnText("a.epub", epubOf([[first, second], [third]], version));
      expect(text).toEqual({
        format: "epub",
        title: "Біздің үй",
        author: "Айша",
        chapters: [
          { title: "1-тарау", paragraphs: [first, second] },
          { title: "2-тарау", paragraphs: [third] },
        ],
      });
    },
  );

  test("gives its pictures to who wishes for them: the cover first, each behind its paragraph", async () => {
    const book = illustratedEpub([first, second]);
    const [chapter, ...more] = (await readOwnText("a.epub", book, { pictures: true })).chapters;
    expect(more).toEqual([]);
    expect(chapter?.paragraphs).toEqual([first, second]);
    const size = { type: "image/png", bytes: samplePng, width: 1, height: 1 };
    expect(chapter?.pictures).toEqual([
      { ...size, before: 0, alt: "" },
      { ...size, before: 1, alt: "Біздің үй" },
    ]);
    const [without] = (await readOwnText("a.epub", book)).chapters;
    expect(without).not.toHaveProperty("pictures");
  });

  test("whose pictures unpack to more than memory should hold is refused", async () => {
    const huge = new Uint8Array(60 * 1024 * 1024);
    const bomb = packed({ ...epubFiles([`<p>${first}</p>`]), "OEBPS/a.png": huge });
    expect(await codeOf(readOwnText("a.epub", bomb))).toBe("read");
    expect(await codeOf(readOwnText("a.epub", bomb, { pictures: true }))).toBe("too-large");
  });

  test("with a locked text is told from one whose fonts are scrambled", async () => {
    const lock = (algorithm: string) => ({
      ...epubFiles([`<p>${first}</p>`]),
      "META-INF/encryption.xml": `<encryption><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData></encryption>`,
    });
    const aes = packed(lock("http://www.w3.org/2001/04/xmlenc#aes128-cbc"));
    expect(await codeOf(readOwnText("a.epub", aes))).toBe("protected");
    const fonts = packed(lock("http://www.idpf.org/2008/embedding"));
    expect(await codeOf(readOwnText("a.epub", fonts))).toBe("read");
    const apple = packed({ ...epubFiles([`<p>${first}</p>`]), "META-INF/sinf.xml": "<x/>" });
    expect(await codeOf(readOwnText("a.epub", apple))).toBe("protected");
  });

  test("without its package is broken, and one that was cut is too", async () => {
    const { "OEBPS/book.opf": _, ...rest } = epubFiles([`<p>${first}</p>`]);
    expect(await codeOf(readOwnText("a.epub", packed(rest)))).toBe("broken");
    const whole = epubOf([Array.from({ length: 200 }, (_, at) => `${at} ${sampleParagraph}`)]);
    expect(await codeOf(readOwnText("a.epub", whole.slice(0, 400)))).not.toBe("read");
  });

  test("that unpacks to more than memory should hold is refused", async () => {
    const bomb = packed({
      ...epubFiles([`<p>${first}</p>`]),
      "OEBPS/text/bomb.xhtml": new Uint8Array(33 * 1024 * 1024),
    });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await codeOf(readOwnText("a.epub", bomb))).toBe("too-large");
  });

  test("of too many entries is refused", async () => {
    const files = epubFiles([`<p>${first}</p>`]);
    for (let at = 0; at < 5001; at++) files[`OEBPS/x${at}.png`] = "";
    expect(await codeOf(readOwnText("a.epub", packed(files)))).toBe("too-large");
  });
});

test("a FictionBook gives its sections, without notes and pictures", async () => {
  expect(await readOwnText("a.fb2", strToU8(sampleFb2))).toEqual({
    format: "fb2",
    title: "Біздің үй",
    author: "Айша Серікова",
    chapters: [
      { title: "Бірінші бөлім. Қала", paragraphs: [first, `${second}1`] },
      { title: "Екінші бөлім", paragraphs: [fourth] },
    ],
  });
  const zipped = packed({ "kitap.fb2": sampleFb2 });
  expect((await readOwnText("kitap.fb2.zip", zipped)).chapters).toHaveLength(2);
});

describe("a page of HTML", () => {
  test("gives its main part: no scripts, no forms, no surroundings", async () => {
    const page = `<!DOCTYPE html><html><head><title>Біздің үй</title><style>p{}</style></head><body>
      <nav><a href="/">Басты бет</a></nav><article><h1>Қала</h1><p>${first} <b>${second}</b></p>
      <script>document.title = "қ"</script><p onclick="alert(1)">${third}<br>${fourth}</p></article>
      <aside>Жарнама</aside><template><p>Жасырын</p></template></body></html>`;
    expect(await readOwnText("a.html", strToU8(page))).toMatchObject({
      format: "html",
      title: "Біздің үй",
      chapters: [{ title: "Қала", paragraphs: [`${first} ${second}`, `${third}\n${fourth}`] }],
    });
  });

  test("nested without an end is read, and does not fill the stack", async () => {
    const deep = `<p>${first}</p>${"<div><b>".repeat(100_000)}${second}`;
    const { chapters } = await readOwnText("a.html", strToU8(deep));
    expect(chapters[0]?.paragraphs).toEqual([first, second]);
  });
});

describe("subtitles", () => {
  test("of SubRip keep their words and times", async () => {
    const text = await readOwnText("a.srt", strToU8(sampleSrt.replaceAll("\n", "\r\n")));
    expect(text.chapters).toEqual([
      { title: "", paragraphs: ["Сәлем, Айша! Қалың қалай?", "Жақсы, рақмет."] },
    ]);
    expect(text.times).toEqual([
      { from: 1, to: 2.5 },
      { from: 3, to: 4.25 },
    ]);
  });

  test("of WebVTT lose notes, styles, speakers and places", async () => {
    const text = await readOwnText("a.txt", strToU8(sampleVtt));
    expect(text).toMatchObject({
      format: "vtt",
      chapters: [{ paragraphs: ["Сәлем, әке!", "Кешке бірге шай ішеміз."] }],
      times: [
        { from: 1, to: 2.5 },
        { from: 3603, to: 3604 },
      ],
    });
  });

  test("with a broken time lose that line alone", async () => {
    const text = await readOwnText("a.srt", strToU8(sampleSrt.replace("00:00:04,250", "oops")));
    expect(text.times).toEqual([{ from: 1, to: 2.5 }]);
  });
});

describe("a plain text", () => {
  test("keeps its paragraphs", async () => {
    const { title, chapters } = await readOwnText(
      "үй.txt",
      strToU8(`${first}\r\n\r\n${second}\n${third}`),
    );
    expect(title).toBe("үй");
    expect(chapters).toEqual([{ title: "", paragraphs: [first, second, third] }]);
  });

  test("joins lines that a program has cut", async () => {
    const wrapped = Array.from({ length: 12 }, () => `${first} ${second}\n${third} ${fourth}`).join(
      "\n\n",
    );
    const { chapters } = await readOwnText("a.txt", strToU8(wrapped));
    expect(chapters[0]?.paragraphs).toHaveLength(12);
    expect(chapters[0]?.paragraphs[0]).toBe(`${first} ${second} ${third} ${fourth}`);
  });

  test("is cut at its headings", async () => {
    const story = [1, 2, 3].map((at) => `${at}-тарау\n${first}\n${second}\n${third}`).join("\n");
    const { chapters } = await readOwnText("a.txt", strToU8(story));
    expect(chapters.map(({ title }) => title)).toEqual(["1-тарау", "2-тарау", "3-тарау"]);
  });
});

describe("an encoding", () => {
  const wide = (text: string, little: boolean, mark: boolean) => {
    const bytes = new Uint8Array((text.length + (mark ? 1 : 0)) * 2);
    const view = new DataView(bytes.buffer);
    for (const [at, unit] of [...(mark ? "\ufeff" : ""), ...text].entries())
      view.setUint16(at * 2, unit.charCodeAt(0), little);
    return bytes;
  };
  test.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])("of UTF-16 is recognised (little-endian %s, marked %s)", async (little, mark) => {
    const { chapters } = await readOwnText("a.txt", wide(sampleParagraph, little, mark));
    expect(chapters[0]?.paragraphs).toEqual([sampleParagraph]);
  });

  // The line by Python's codecs kz1048 and ptcp154
  const line = "Қыс. Біз үйде өлең оқып отырмыз, әке, ғажап! Ұзақ күн.";
  test.each([
    ["KZ-1048", "jfvxLiDBs+cgv+nk5SC06+W+IO6d++8g7vL78Oz75ywgvOrlLCC64Obg7yEgoefgnSDqv+0u"],
    ["PT154", "jfvxLiDBs+cgienk5SC16+WcIO6d++8g7vL78Oz75ywguurlLCCD4Obg7yEgpufgnSDqie0u"],
  ])("of before Unicode is recognised: %s", async (_, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { chapters } = await readOwnText("a.txt", bytes);
    expect(chapters[0]?.paragraphs).toEqual([line]);
  });

  test("of Russian in windows-1251 is read, and told to be Russian", async () => {
    const bytes = Uint8Array.from("В нашем селе есть большая река.", (letter) => {
      const code = letter.charCodeAt(0);
      return code < 128 ? code : code - 0x350;
    });
    expect(await codeOf(readOwnText("a.txt", bytes))).toBe("russian");
  });
});

describe("what is no Kazakh text", () => {
  test.each([
    ["an empty file", new Uint8Array(), "empty"],
    ["white space", strToU8(" \n\t\n"), "empty"],
    ["an empty book", epubOf([[""]]), "empty"],
    [
      "English",
      strToU8("The river is wide, and we live in a quiet town by the sea."),
      "not-kazakh",
    ],
    [
      "Turkish",
      strToU8("Şehirde büyük bir ırmak var, çocuklar orada oynuyor ve gülüyor."),
      "not-kazakh",
    ],
    [
      "a picture",
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      "unknown-format",
    ],
    ["a PDF", strToU8("%PDF-1.7\nсәлем қалайсың әке үй"), "unknown-format"],
    ["an archive of something else", packed({ "a.png": "x" }), "unknown-format"],
    ["an archive in an archive", packed({ "b.zip": packed({ "a.txt": first }) }), "unknown-format"],
    ["200 MB", new Uint8Array(200 * 1024 * 1024), "too-large"],
  ])("%s is refused by its name", async (_, bytes, code) => {
    expect(await codeOf(readOwnText("a.bin", bytes))).toBe(code);
  });
});

test("a text without a name is named by its first sentence", async () => {
  expect((await readPastedText(`${first} ${second}`)).title).toBe("Менің атым Айша");
  expect((await readPastedText(`«${"Үй ".repeat(90)}»`)).title).toMatch(/^«Үй (?:Үй ?){15,20}…$/);
});

test("Latin and Arabic letters are read into Cyrillic", async () => {
  expect((await readPastedText("Bız ülken qalada tūramyz.")).chapters[0]?.paragraphs).toEqual([
    second,
  ]);
  // That script has no capitals.
  expect((await readPastedText("ٴبىز ۇلكەن قالادا تۇرامىز.")).chapters[0]?.paragraphs).toEqual([
    second.toLowerCase(),
  ]);
});

test("words are whole: no soft hyphens, one kind of hyphen, letters of one sign", async () => {
  const written =
    "Ол бі\u00adздің қа\u00adла\u00adда тұ\u200bрады, әл\u2010ауқаты жақсы, \u0438\u0306ә.";
  const { chapters } = await readPastedText(written);
  expect(chapters[0]?.paragraphs).toEqual(["Ол біздің қалада тұрады, әл-ауқаты жақсы, йә."]);
});
