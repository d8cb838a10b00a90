import type { Page } from "@playwright/test";
import { signIn } from "./site/learner-calls.ts";
import { settled } from "./site/settled.ts";
import { expect, registered, test } from "./site/site.ts";

/**
 * Notes the paces of the sounds that begin to play, in order: a second tap on the same word is a slow one.
 * Requests would not tell: a sound that plays is asked for once more, to learn where it comes from.
 */
async function notePaces(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const played: string[] = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      played.push(/\/(normal|slow)\.mp3/.exec(this.src)?.[1] ?? this.src);
      return play.call(this);
    };
    Object.assign(window, { played });
  });
  return () => page.evaluate(() => (window as typeof window & { played: string[] }).played);
}

/** Keeps the application from starting until the function returned is called. */
async function holdApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const firstWord = (page: Page) => page.getByRole("button", { name: /^Listen/ }).first();

test("a press before the application has started is answered once it has", async ({ page }) => {
  const paces = await notePaces(page);
  const start = await holdApplication(page);
  await page.goto("/lessons/1", { waitUntil: "commit" });
  await firstWord(page).evaluate((button: HTMLButtonElement) => button.click());
  expect(await page.evaluate(() => "earlyInput" in window), "nothing has answered yet").toBe(true);
  expect(await paces()).toEqual([]);
  start();
  await expect.poll(paces).toEqual(["normal"]);
  await settled(page);
  expect(await paces()).toEqual(["normal"]);
});

test("a press that makes the application start is answered once", async ({ page }) => {
  // React listens from the moment it begins to start, and starts at once for whoever presses then.
  await page.addInitScript(() => {
    const listen = Document.prototype.addEventListener;
    let pressed = false;
    Document.prototype.addEventListener = function (this: Document, ...all: unknown[]) {
      Reflect.apply(listen, this, all);
      if (pressed || all[0] !== "click") return;
      pressed = true;
      queueMicrotask(() =>
        document.querySelector<HTMLButtonElement>('button[aria-label^="Listen"]')?.click(),
      );
    } as typeof listen;
  });
  const paces = await notePaces(page);
  await page.goto("/lessons/1");
  await expect.poll(paces).toEqual(["normal"]);
  await settled(page);
  expect(await paces()).toEqual(["normal"]);
});

test("a menu opened before the application has started stays where it is, and goes on by keyboard", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  const start = await holdApplication(page);
  await page.goto("/about", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Your account" });
  await button.focus();
  await page.keyboard.press("Enter");
  const settings = page.getByRole("link", { name: "Settings", exact: true });
  const before = await settings.boundingBox();
  expect(before).not.toBeNull();
  start();
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  expect(await settings.boundingBox()).toEqual(before);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: "Review", exact: true }).last()).toBeFocused();
});

test("a press that lasts from before the application has started until after it opens the menu", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site, "Ұлбала"));
  const start = await holdApplication(page);
  await page.goto("/about", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Your account" });
  const { x, y, width, height } = (await button.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  start();
  // The picture on the button gives way to the learner's letter, under the finger.
  await expect(button).toHaveText("Ұ");
  await page.mouse.up();
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
});

test("a message to the tutor written and sent before the application has started is sent once it has, and what was said before stays", async ({
  page,
}) => {
  const field = page.getByRole("textbox", { name: "Your message" });
  const asked = page.locator('[data-message="user"]');
  await page.goto("/learn/chatbot");
  await settled(page);
  await field.fill("hello");
  await field.press("Enter");
  await expect(asked).toHaveText([/hello$/]);

  const start = await holdApplication(page);
  await page.goto("/learn/chatbot", { waitUntil: "commit" });
  await field.pressSequentially("thank you");
  await field.press("Enter");
  expect(await page.evaluate(() => "earlyInput" in window), "nothing has answered yet").toBe(true);
  await expect(field, "Enter begins no new line").toHaveValue("thank you");
  start();
  await expect(asked).toHaveText([/hello$/, /thank you$/]);
  await expect(field).toHaveValue("");
});

test("what is typed to the tutor before the application has started stays in the field", async ({
  page,
}) => {
  const start = await holdApplication(page);
  await page.goto("/learn/chatbot", { waitUntil: "commit" });
  const field = page.getByLabel("Your message");
  await field.pressSequentially("where is");
  expect(await page.evaluate(() => "earlyInput" in window), "not yet started").toBe(true);
  start();
  await settled(page);
  await field.press("End");
  await field.pressSequentially(" it");
  await expect(field).toHaveValue("where is it");
});

test("what is looked for in the grammar before the application has started is found once it has", async ({
  page,
}) => {
  const start = await holdApplication(page);
  await page.goto("/grammar", { waitUntil: "commit" });
  await page.getByLabel("Find by a suffix or a word").pressSequentially("-дан");
  expect(await page.evaluate(() => "earlyInput" in window), "not yet started").toBe(true);
  start();
  await expect(page.getByRole("status").filter({ hasText: /^Pages found: [1-9]/ })).toBeVisible();
});
