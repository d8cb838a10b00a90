import { readFileSync } from "node:fs";
import { unpackedFiles } from "@tilashar/own-texts/testing";
import { axeFindings } from "./site/axe.ts";
import { settled } from "./site/settled.ts";
import { expect, test } from "./site/site.ts";

/** The threads come at first use; a busy machine needs its time. */
const fetched = { timeout: 30_000 };
const list = [
  "term,parent,translation,language,tags,added,status,link_status,pronunciation",
  "кітаптар,кітап,books,Kazakh,,2024-05-01,1,,",
  "қасқыр,,wolf,Kazakh,,2024-05-01,2,,",
  "су,,water,Kazakh,,2024-05-01,99,,",
  "бырқылдоз,,a word of my grandmother's,Kazakh,,2024-05-01,1,,",
  "12345,,number,Kazakh,,2024-05-01,1,,",
  "gato,,cat,Spanish,,2024-05-01,1,,",
].join("\n");

test("a guest brings a list along, takes the words away as an Anki deck, and it is read again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/words");
  await settled(page);
  await page.getByRole("button", { name: "From another program" }).click();
  const panel = page.getByRole("dialog", { name: "Bring your words along" });
  const file = panel.getByLabel("Choose a file").first();

  await test.step("what is no list is refused with a sentence", async () => {
    const buffer = Buffer.alloc(4000);
    await file.setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer });
    await expect(panel.getByRole("alert")).toContainText(
      "neither a table nor an Anki deck",
      fetched,
    );
  });

  await test.step("the preview says what was understood, and what will happen", async () => {
    const buffer = Buffer.from(list);
    await file.setInputFiles({ name: "Terms.csv", mimeType: "text/csv", buffer });
    const facts = panel.getByRole("list", { name: "What will happen" });
    await expect(facts).toContainText("Added to your words: 3", fetched);
    await expect(panel).toContainText("Lute, rows: 6");
    await expect(facts).toContainText("Not in our dictionary, kept as they are written: 1");
    await expect(facts).toContainText("Noted as known, not asked for: 1");
    await expect(facts).toContainText("Not read as a Kazakh word: 1 (rows 5)");
    await expect(facts).toContainText("In another language: 1");
    await expect(panel.getByRole("listitem").filter({ hasText: "(кітаптар)" })).toContainText(
      "кітап",
    );
    expect(await axeFindings(page)).toEqual([]);
    await panel.getByRole("button", { name: "Add 3 words" }).click();
    await expect(panel.getByRole("status")).toContainText("Added to your words: 3", fetched);
    await panel.getByRole("button", { name: "To my words" }).click();
    // The list has changed behind the panel, and its meaning is the dictionary's.
    await expect(page.getByRole("region", { name: "My words" })).toContainText("кітап");
  });

  await page.getByRole("button", { name: "Anki deck" }).click();
  const box = page.getByRole("dialog", { name: "Take your words to Anki" });
  await box.getByRole("button", { name: "Make the deck" }).click();
  await expect(box.getByRole("status")).toContainText("Words in it: 3", { timeout: 60_000 });
  const saving = page.waitForEvent("download");
  await box.getByRole("button", { name: "Save the file" }).click();
  const deck = readFileSync(await (await saving).path());
  const files = unpackedFiles(new Uint8Array(deck));
  const sounds = Object.keys(JSON.parse(new TextDecoder().decode(files.media)));
  expect(sounds.length).toBeGreaterThan(0);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "From another program" }).click();
  await file.setInputFiles({ name: "tilashar.apkg", mimeType: "application/zip", buffer: deck });
  await expect(panel.getByRole("list", { name: "What will happen" })).toContainText(
    "Yours already: 3",
    fetched,
  );
  await expect(panel.getByRole("button", { name: "Add 0 words" })).toBeDisabled();
});
