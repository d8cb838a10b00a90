import type { Page } from "@playwright/test";
import { axeFindings } from "./site/axe.ts";
import { signIn } from "./site/learner-calls.ts";
import { expect, registered, test } from "./site/site.ts";

const field = (page: Page) => page.getByRole("textbox", { name: "Your message" });
const talk = (page: Page) => page.getByRole("list", { name: "Conversation" });
const bubbles = (page: Page, sender: "user" | "bot") =>
  page.locator(`[data-message="${sender}"]:not([aria-busy])`);

/** The tutor builds its indexes with the first question, which takes a busy machine its time. */
const slow = expect.configure({ timeout: 25_000 });

async function ask(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press("Enter");
}

test.beforeEach(async ({ page }) => {
  await page.goto("/learn/chatbot");
  await page.waitForLoadState("networkidle");
});

test("on a phone and on a tablet nothing lies over the button that sends", async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [800, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    const isOnTop = () =>
      page.getByRole("button", { name: "Send" }).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isOnTop, { message: `${width} × ${height}` }).toBe(true);
  }
});

test("on a phone a press elsewhere is not lost while the letters go away", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, "Сәлем! Менің атым Анна.");
  await slow(bubbles(page, "bot")).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await page.getByRole("button", { name: /^Report a mistake: / }).click();
  await expect(page.getByRole("dialog", { name: "What is wrong here?" })).toBeVisible();
  await expect(page.getByRole("toolbar")).toBeHidden();
});

test("a question is answered, a word of the answer tells its meaning, a reload keeps it all, clearing forgets it", async ({
  page,
}) => {
  await expect(page.getByRole("heading", { name: "What shall we talk about?" })).toBeVisible();
  await field(page).press("Enter");
  await ask(page, "   ");
  await expect(bubbles(page, "user")).toHaveCount(0);

  await field(page).fill("How do I say");
  await field(page).press("Shift+Enter");
  await field(page).pressSequentially("thank you?");
  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("");
  await expect(bubbles(page, "user")).toContainText("How do I say");
  await expect(page.getByRole("heading", { name: "What shall we talk about?" })).toBeHidden();
  await slow(bubbles(page, "bot")).toContainText(/рақмет/i);
  await expect(page.getByRole("status").filter({ hasText: /рақмет/i })).toBeAttached();

  await bubbles(page, "bot").locator("[data-word]").first().click();
  await expect(page.locator(".gloss-sheet")).toContainText(/thank/i);
  await page.keyboard.press("Escape");

  await page.reload();
  await expect(bubbles(page, "bot")).toContainText(/рақмет/i);
  await page.getByRole("button", { name: "Clear conversation" }).click();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(talk(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "What shall we talk about?" })).toBeVisible();
});

test("suggestions and Kazakh letters work by keyboard; a slip is shown with its rule", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Check: Мен студентпын" }).focus();
  await page.keyboard.press("Enter");
  const answer = bubbles(page, "bot").first();
  await slow(answer.locator("del")).toHaveText("студентпын");
  await expect(answer).toContainText("студентпін");
  await expect(answer).toContainText("vowel harmony");
  await expect(answer).toContainText("Not quite right");
  await expect(answer.getByRole("link", { name: "Read about this rule" })).toHaveAttribute(
    "href",
    /^\/grammar\/[a-z-]+$/,
  );
  await answer.getByRole("button", { name: "Add to my words" }).click();
  await expect(answer.getByRole("button", { name: "Among my words" })).toBeVisible();

  await ask(page, "Explain vowel harmony");
  await expect(bubbles(page, "bot")).toHaveCount(2);
  const lesson = bubbles(page, "bot").nth(1).getByRole("link").first();
  await expect(lesson).toHaveAttribute("href", /^\/lessons\/\d+$/);
  const chip = page.getByRole("list", { name: "Suggestions" }).getByRole("button").first();
  const asked = (await chip.textContent()) ?? "";
  await chip.focus();
  await page.keyboard.press("Enter");
  await expect(bubbles(page, "user").last()).toContainText(asked);
  await expect(bubbles(page, "bot")).toHaveCount(3);

  expect(await axeFindings(page)).toEqual([]);

  await field(page).fill("ке");
  await page.getByRole("button", { name: "ң", exact: true }).click();
  await expect(field(page)).toHaveValue("кең");
  await expect(field(page)).toBeFocused();

  // The correction has fed the review with the word and with the rule that was broken.
  await page.goto("/words");
  await slow(page.getByText("2 cards", { exact: true })).toBeVisible();
  await slow(
    page.getByText("Ending “I am” after a voiceless sound, in a word with front vowels"),
  ).toBeVisible();
});

test("an exercise is answered by its chips on a small screen, and the grammar book is a tap away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ colorScheme: "dark" });
  await ask(page, "Give me an exercise on the accusative");
  const chips = page.getByRole("list", { name: "Suggestions" }).getByRole("button");
  await slow(bubbles(page, "bot").first()).toContainText("Exercise 1");
  await expect(chips).toHaveCount(5);
  await chips.first().focus();
  await page.keyboard.press("Enter");
  await slow(bubbles(page, "bot")).toHaveCount(2);
  await expect(bubbles(page, "bot").nth(1)).toContainText(/Right!|Not quite/);
  await expect(bubbles(page, "bot").nth(1)).toContainText("2 of 5");
  await expect(
    bubbles(page, "bot")
      .nth(1)
      .getByRole("link", { name: /^Grammar: / }),
  ).toHaveAttribute("href", "/grammar/accusative");
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("markup is shown as text, on both sides", async ({ page }) => {
  const markup = '<img src=x onerror="window.hit=1"><b>сәлем</b>[x](https://evil.example)';
  await page.route("**/api/chat/", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: `event: piece\ndata: ${JSON.stringify({ text: "<script>" })}\n\nevent: reply\ndata: ${JSON.stringify(
        {
          response: `${markup}\n**<u>bold</u>**`,
          language: "en",
          engine: "model",
          note: null,
          intent: "x",
          chips: [markup],
          kazakh: [],
          unchecked: ["сәлем"],
          corrections: [],
          lessons: [],
          readings: [],
          awarded: 0,
          achievements: [],
        },
      )}\n\n`,
    }),
  );
  await ask(page, markup);
  await expect(bubbles(page, "user")).toContainText(markup);
  await expect(bubbles(page, "bot")).toContainText(markup);
  await expect(bubbles(page, "bot").locator("strong")).toHaveText("<u>bold</u>");
  await expect(bubbles(page, "bot").locator("img, b, u, script, a")).toHaveCount(0);
  await expect(bubbles(page, "bot")).toContainText("dotted line");
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});

test("without a network the tutor apologises, keeps the question, and answers it again", async ({
  page,
  context,
}) => {
  await page.route("**/api/chat/", (route) => route.abort());
  await ask(page, "How do I say thank you?");
  await expect(bubbles(page, "bot")).toContainText(
    "Sorry, I'm having trouble responding right now",
  );
  await expect(page.getByRole("alert")).toContainText("no connection");
  await page.unroute("**/api/chat/");
  await page.getByRole("button", { name: "Try again" }).click();
  await slow(bubbles(page, "bot")).toContainText(/рақмет/i);
  await expect(bubbles(page, "bot")).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);

  await context.setOffline(true);
  await expect(page.getByText("No network: your message can be sent")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
});

test("at the limit the tutor says when it goes on, and takes no message until then", async ({
  page,
}) => {
  await page.clock.install();
  await page.route("**/api/chat/", (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "40" },
      json: { detail: "Too many requests", code: "rate_limited" },
    }),
  );
  await ask(page, "How do I say thank you?");
  await expect(page.getByRole("alert")).toContainText(/goes on at \d+:\d\d/);
  await expect(bubbles(page, "bot")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await page.unroute("**/api/chat/");
  await page.clock.fastForward(41_000);
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  await page.getByRole("button", { name: "Try again" }).click();
  await slow(bubbles(page, "bot")).toContainText(/рақмет/i);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("on a phone the field stays in sight, and who reads further up is left in peace", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  for (const text of ["Explain vowel harmony", "Conjugate бару", "Quiz me"]) {
    const before = await bubbles(page, "bot").count();
    await ask(page, text);
    await slow(bubbles(page, "bot")).toHaveCount(before + 1);
  }
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect(bubbles(page, "user").last()).toBeInViewport();

  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await expect(page.getByRole("button", { name: "To the newest message" })).toBeVisible();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  const place = await page.evaluate(() => scrollY);
  await page.evaluate(() =>
    document.querySelector("[data-message]:last-child")?.append("more\n".repeat(50)),
  );
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test("a learner's talk earns points, and the next learner of this browser does not see it", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  await page.goto("/learn/chatbot");
  await page.waitForLoadState("networkidle");
  await ask(page, "How do I say thank you?");
  await slow(bubbles(page, "bot")).toContainText("+2 points");
  await page.evaluate(() => {
    for (const key of ["access", "refresh", "user"]) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "What shall we talk about?" })).toBeVisible();
});
