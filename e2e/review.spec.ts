import type { Page } from "@playwright/test";
import { signIn } from "./site/learner-calls.ts";
import { expect, logIn, registered, test } from "./site/site.ts";

/** The scheduler and the language engine are fetched at first use; a busy machine needs its time. */
const fetched = 20_000;
const cards = 50;

interface Word {
  item: string;
  kz: string;
  memory: { reps: number; lapses: number } | null;
}

async function headersOf(page: Page) {
  const access = await page.evaluate(() => localStorage.getItem("access"));
  return { authorization: `Bearer ${access}` };
}

async function wordsOnServer(page: Page): Promise<Word[]> {
  const answer = await page.request.get("/api/review/words?limit=200", {
    headers: await headersOf(page),
  });
  return ((await answer.json()) as { words: Word[] }).words;
}

const add = async (page: Page, words: object[]) =>
  page.request.post("/api/review/cards", {
    data: { cards: words },
    headers: await headersOf(page),
  });

const show = (page: Page) => page.getByRole("button", { name: "Show the answer" });

/** Turns the card and grades it, by keyboard alone. */
async function grade(page: Page, key: string) {
  await expect(show(page)).toBeFocused({ timeout: fetched });
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: /^Good/ })).toBeFocused();
  await page.keyboard.press(key);
}

test("the words of a lesson become cards, which are reviewed by keyboard and can be taken back", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  const saved = await page.request.post("/api/profile/saved-lessons/", {
    data: { lesson_id: 1 },
    headers: await headersOf(page),
  });
  expect(saved.ok()).toBe(true);
  expect((await wordsOnServer(page)).length).toBeGreaterThan(11);

  await page.goto("/review");
  await expect(show(page)).toBeVisible({ timeout: fetched });
  const first = await page.locator("main [lang='kk']").first().textContent();
  await grade(page, "4");
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.keyboard.press("z");
  await expect(page.getByText(/^0 \/ \d+$/)).toBeVisible();
  await expect(page.locator("main [lang='kk']").first()).toHaveText(first ?? "");
  await grade(page, "Enter");
  await expect(page.locator("main [lang='kk']").first()).not.toHaveText(first ?? "");
  await expect
    .poll(async () => (await wordsOnServer(page)).map(({ memory }) => memory?.reps ?? 0))
    .toContain(1);
  const reps = (await wordsOnServer(page)).map(({ memory }) => memory?.reps ?? 0);
  expect(reps.reduce((sum, count) => sum + count)).toBe(1);
});

test("one's words are found, noted and set aside", async ({ page, site }) => {
  await signIn(page, site.url, await registered(site));
  await add(page, [
    { kz: "қайырлы таң", source: "reading" },
    { kz: "теңіз", source: "reading" },
  ]);
  await page.goto("/words");
  await expect(page.getByText(/^\d+ cards$/)).toBeVisible({ timeout: fetched });
  await page.getByRole("searchbox").fill("good morning");
  await expect(page.getByText("1 card", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^More about/ }).click();
  await page.getByLabel("My note").fill("said every day");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("said every day")).toBeVisible();
  await page.getByRole("button", { name: "Set aside" }).click();
  await expect(page.getByRole("button", { name: "Review again" })).toBeVisible();
});

test("a wrong form is told by name, feeds its rule, and a slip may be mended", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  await add(page, [{ item: "rule:plural:V:back", source: "review" }]);
  await page.goto("/review");
  const field = page.getByLabel("Your answer in Kazakh");
  await expect(field).toBeFocused({ timeout: fetched });
  const lemma = (await page.locator("main [lang='kk']").first().textContent()) ?? "";
  await page.keyboard.insertText(`${lemma}лер`);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Vowel harmony is broken.")).toContainText("after a vowel");
  await expect(page.getByText(`${lemma}лар`)).toBeVisible();
  await page.keyboard.press("Enter");

  // It comes back with another word; one wrong letter of the word itself is a slip.
  await expect(field).toBeFocused();
  const next = (await page.locator("main [lang='kk']").first().textContent()) ?? "";
  expect(next).not.toBe(lemma);
  await page.keyboard.insertText(`${next[0]}${next}лар`);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Almost.")).toBeVisible();
  await field.fill(`${next}лар`);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Right!")).toBeVisible();
  await page.keyboard.press("3");
  await expect.poll(async () => (await wordsOnServer(page))[0]?.memory?.reps).toBe(2);
});

test("the network goes in the middle of fifty reviews and comes back: nothing is lost or counted twice", async ({
  page,
  context,
  site,
}) => {
  // Fifty cards on a busy machine.
  test.slow();
  await signIn(page, site.url, await registered(site));
  const sounds = ["а", "о", "ұ", "ы", "қа", "ға", "ба"];
  const words = sounds
    .flatMap((first) =>
      ["лақ", "рық", "тыр", "сын", "мал", "қыр", "шық", "зын"].map((end) => first + end),
    )
    .slice(0, cards);
  await add(
    page,
    words.map((word) => ({ kz: word, en: `word ${word}`, source: "import" })),
  );
  await page.request.put("/api/review/settings", {
    data: { newPerDay: cards, reviewsPerDay: 120, vacation: null, kinds: ["meaning"] },
    headers: await headersOf(page),
  });
  await page.goto("/review");
  for (let card = 0; card < 20; card++) await grade(page, "4");
  await context.setOffline(true);
  for (let card = 20; card < 45; card++) await grade(page, "4");
  await expect(page.getByText("Offline: answers are kept here")).toBeVisible({ timeout: fetched });
  await page.keyboard.press("z");
  await grade(page, "4");
  await expect(page.getByText(`45 / ${cards}`)).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(
      async () => (await wordsOnServer(page)).filter(({ memory }) => memory?.reps === 1).length,
      { timeout: fetched },
    )
    .toBe(45);
  for (let card = 45; card < cards; card++) await grade(page, "4");
  await expect(page.getByRole("heading", { name: "Done for now!" })).toBeVisible();
  await expect(page.getByText(`You knew ${cards} of ${cards} answers.`)).toBeVisible();
  await expect
    .poll(async () => (await wordsOnServer(page)).map(({ memory }) => memory?.reps))
    .toEqual(words.map(() => 1));

  // Practice writes nothing down: every row is as it was.
  const before = await wordsOnServer(page);
  await page.getByRole("button", { name: "Practise freely" }).click();
  await grade(page, "1");
  await grade(page, "4");
  // What was missed comes once more, so there is one answer more to give.
  await expect(page.getByText(/^2 \/ 21$/)).toBeVisible();
  await page.goto("/words");
  await expect(page.getByText(`${cards} cards`, { exact: true })).toBeVisible({ timeout: fetched });
  expect(await wordsOnServer(page)).toEqual(before);
});

test("a guest's words and answers come along when they sign up", async ({ page, site }) => {
  await page.goto("/word-of-the-day");
  await page.getByRole("button", { name: "Add to my words" }).click();
  await expect(page.getByRole("button", { name: "Among my words" })).toBeVisible({
    timeout: fetched,
  });
  await page.goto("/review");
  await grade(page, "4");
  await expect(page.getByText("Keep what you have just learned")).toBeVisible();
  await page.goto("/words");
  await expect(page.getByText("1 card", { exact: true })).toBeVisible({ timeout: fetched });

  await logIn(page, await registered(site));
  await expect
    .poll(async () => (await wordsOnServer(page)).map(({ memory }) => memory?.reps))
    .toEqual([1]);
  await page.goto("/review");
  await expect(page.getByRole("heading", { name: "Nothing is due. Well done!" })).toBeVisible({
    timeout: fetched,
  });
});

test("the speaker of a card stays under the finger when the answer appears", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  await page.request.post("/api/profile/saved-lessons/", {
    data: { lesson_id: 1 },
    headers: await headersOf(page),
  });
  await page.goto("/review");
  await expect(show(page)).toBeFocused({ timeout: fetched });
  const speaker = page
    .getByRole("main")
    .getByRole("button", { name: /^Listen/ })
    .first();
  const before = await speaker.boundingBox();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: /^Good/ })).toBeFocused();
  expect(await speaker.boundingBox()).toEqual(before);
});
