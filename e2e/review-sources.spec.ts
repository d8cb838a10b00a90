import type { Page } from "@playwright/test";
import { signIn } from "./site/learner-calls.ts";
import { expect, logIn, registered, test } from "./site/site.ts";

/** The scheduler and the language engine are fetched at first use; a busy machine needs its time. */
const fetched = 20_000;

interface Word {
  item: string;
  kz: string;
  en: string;
  note: string;
  suspended: boolean;
  source: string;
  memory: { reps: number } | null;
}

async function headersOf(page: Page) {
  const access = await page.evaluate(() => localStorage.getItem("access"));
  return { authorization: `Bearer ${access}` };
}

async function wordsOnServer(page: Page): Promise<Word[]> {
  const answer = await page.request.get("/api/review/words?limit=200&sort=alphabet", {
    headers: await headersOf(page),
  });
  return ((await answer.json()) as { words: Word[] }).words;
}

test("a line of a film is kept in one tap and comes back with a gap in it", async ({ page }) => {
  const film = await (await page.request.get("/api/watching-materials/1/")).json();
  const [, line] = film.lines as { kz: string; en: string }[];
  if (line === undefined) throw new Error("The film has no second line.");
  await page.goto("/watching/1");
  const keep = page.getByRole("button", { name: `Add to review: ${line.kz}` });
  await keep.click();
  await expect(page.getByRole("button", { name: /^In your review/ })).toBeVisible({
    timeout: fetched,
  });

  await page.goto("/review");
  await expect(page.getByText("What does it mean?")).toBeVisible({ timeout: fetched });
  await expect(page.getByText(line.kz)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByText(line.en)).toBeVisible();
  await page.keyboard.press("3");

  const field = page.getByLabel("Your answer in Kazakh");
  await expect(field).toBeFocused({ timeout: fetched });
  await expect(page.getByText(line.en)).toBeVisible();
  const [before = "", after = ""] = await page
    .getByRole("img", { name: "gap" })
    .evaluate((gap) =>
      [gap.previousSibling, gap.nextSibling].map((side) => side?.textContent ?? ""),
    );
  expect(line.kz.startsWith(before) && line.kz.endsWith(after)).toBe(true);
  await page.keyboard.insertText(line.kz.slice(before.length, line.kz.length - after.length));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Right!")).toBeVisible();
});

test("two sounds that were mixed up are told apart by ear, three times a card, by keyboard", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  await page.request.post("/api/review/cards", {
    data: { cards: [{ item: "sound:қ-к", source: "speech" }] },
    headers: await headersOf(page),
  });
  await page.goto("/review");
  for (const place of [1, 2, 3]) {
    await expect(page.getByText(`(${place} of 3)`)).toBeVisible({ timeout: fetched });
    const listen = page.getByRole("button", { name: "Listen", exact: true });
    await expect(listen).toBeFocused();
    await expect(page.getByRole("button", { name: "Next" })).toHaveCount(0);
    await page.keyboard.press(place === 2 ? "2" : "1");
    await expect(page.getByText(/^Right!$|^It was “/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect.poll(async () => (await wordsOnServer(page))[0]?.memory?.reps).toBe(1);
  await page.goto("/words");
  await expect(page.getByText("Sounds қ and к")).toBeVisible({ timeout: fetched });
});

test("a guest notes, sets aside, lists and finds words, and all of it comes along", async ({
  page,
  site,
}) => {
  await page.goto("/words");
  await page.getByRole("button", { name: "Add words" }).click({ timeout: fetched });
  await page.getByLabel("Word in Kazakh").fill("теңіз");
  await page.getByRole("button", { name: "Add to my words" }).click();
  await expect(page.getByText("“теңіз” is among your words.")).toBeVisible({ timeout: fetched });
  await page.getByLabel("List of words").fill("кітап — book\nhello world\nзергер; jeweller");
  await page.getByRole("button", { name: "Add a list" }).click();
  await expect(page.getByText("Added: 2, known already: 0.")).toContainText("could not be read: 2");
  await page.keyboard.press("Escape");
  await expect(page.getByText("3 cards", { exact: true })).toBeVisible();
  // The dictionary knew what nobody wrote.
  await expect(page.getByText("sea", { exact: true })).toBeVisible();

  await page.getByRole("searchbox").fill("kitaptarymyzdy");
  await expect(page.getByText("1 card", { exact: true })).toBeVisible({ timeout: fetched });
  await page.getByRole("button", { name: "More about “кітап”" }).click();
  await page.getByLabel("My note").fill("on the desk");
  await page.getByRole("button", { name: "Save note" }).click();
  await page.getByRole("button", { name: "Set aside" }).click();
  await expect(page.getByRole("button", { name: "Review again" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("on the desk")).toBeVisible({ timeout: fetched });

  await logIn(page, await registered(site));
  await expect
    .poll(async () =>
      (await wordsOnServer(page)).map(({ kz, note, suspended }) => [kz, note, suspended]),
    )
    .toEqual([
      ["зергер", "", false],
      ["кітап", "on the desk", true],
      ["теңіз", "", false],
    ]);
});
