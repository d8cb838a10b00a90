import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { keepBrought } from "./keep-brought.ts";
import { holdOpening, letOpeningGo, onDisk, openingChapter } from "./opening-text.ts";
import {
  changeText,
  keepCounts,
  readChapters,
  readCounts,
  readMarks,
  readText,
  readTexts,
  removeText,
  setMark,
  takeGuestTextsAlong,
} from "./own-text-store.ts";

const book = (title: string) => ({
  format: "txt" as const,
  title,
  author: "",
  chapters: [
    { title: "1", paragraphs: ["Бір.", "Екі."] },
    { title: "2", paragraphs: ["Үш."] },
  ],
});

async function kept(owner: number, title: string) {
  const { brought, keep } = keepBrought(owner, book(title));
  await keep();
  return brought.text;
}

test("a text is kept with its chapters, listed for its owner alone, and removed whole", async () => {
  const { id } = await kept(11, "Кітап");
  await keepCounts(id, [{ lemma: "бір", kind: "number", count: 2, example: null }]);
  expect(await readTexts(11)).toMatchObject([
    { title: "Кітап", words: 2, chapters: [{ title: "1", letters: 8 }, { letters: 3 }] },
  ]);
  expect(await readTexts(12)).toEqual([]);
  expect(await readText(12, id)).toBeNull();
  expect((await readChapters(id)).map(({ paragraphs }) => paragraphs)).toEqual([
    ["Бір.", "Екі."],
    ["Үш."],
  ]);
  await removeText(id);
  expect(await readTexts(11)).toEqual([]);
  expect(await readChapters(id)).toEqual([]);
  expect(await readCounts(id)).toBeNull();
  // What was counted while it was removed does not bring it back.
  await keepCounts(id, []);
  await changeText(id, { title: "Тағы" });
  expect(await readTexts(11)).toEqual([]);
  expect(await readCounts(id)).toBeNull();
});

test("the text that was opened last comes first, and goes on where it was left", async () => {
  const first = await kept(21, "Бірінші");
  await kept(21, "Екінші");
  await changeText(first.id, {
    opened: new Date(Date.now() + 1000).toISOString(),
    place: { chapter: 1, paragraph: 0 },
  });
  const [latest] = await readTexts(21);
  expect(latest).toMatchObject({ title: "Бірінші", place: { chapter: 1, paragraph: 0 } });
});

test("a guest who becomes a learner takes texts and known words along", async () => {
  await kept(0, "Қонақтың кітабы");
  await setMark(0, "үй", true);
  await setMark(31, "су", true);
  await takeGuestTextsAlong(0, 31);
  expect(await readTexts(0)).toEqual([]);
  expect(await readTexts(31)).toMatchObject([{ title: "Қонақтың кітабы" }]);
  expect(await readMarks(0)).toEqual(new Set());
  expect(await readMarks(31)).toEqual(new Set(["үй", "су"]));
  await setMark(31, "үй", false);
  expect(await readMarks(31)).toEqual(new Set(["су"]));
});

test("a text is shown before it is kept, and the disk is not asked for it until it is", async () => {
  const { brought, keep } = keepBrought(41, book("Жаңа"));
  const { id } = brought.text;
  const { promise: keeping, resolve } = Promise.withResolvers<"kept">();
  holdOpening(brought, keeping);
  expect(openingChapter(id, 0)?.paragraphs).toEqual(["Бір.", "Екі."]);
  letOpeningGo();
  const read = onDisk(id).then(() => readText(41, id));
  expect(await readText(41, id)).toBeNull();
  await keep();
  resolve("kept");
  expect(await read).toMatchObject({ title: "Жаңа" });
  await onDisk(id);
  await onDisk("another");
});
