import { existsSync } from "node:fs";
import type { Engine } from "./site/engines/engine.ts";
import { startFirefox } from "./site/engines/firefox.ts";
import { startWebKit } from "./site/engines/webkit.ts";
import { expect, test } from "./site/site.ts";

const FIREFOX = process.env.FIREFOX;
const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER;
const MINI_BROWSER = process.env.MINI_BROWSER;
const XVFB = process.env.XVFB;
const has = (path: string | undefined): path is string => path !== undefined && existsSync(path);

const screens = [
  "/",
  "/lessons",
  "/reading/1",
  "/word-of-the-day",
  "/proficiency-test",
  "/learn/harmony",
  "/login",
];

/** Waits until the application has taken the page over and its heading stands there. */
async function opened(engine: Engine, url: string): Promise<void> {
  await engine.goto(url);
  const isReady = () =>
    Object.keys(document.body).some((key) => key.startsWith("__react")) &&
    document.querySelector("main h1")?.checkVisibility() === true;
  await expect.poll(() => engine.evaluate(isReady), { message: url }).toBe(true);
  // What is left while a module is on its way breaks off its import, and tells so
  const fetched = () => performance.getEntriesByType("resource").length;
  let before = -1;
  const isQuiet = async () => {
    const now = await engine.evaluate(fetched);
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isQuiet, { message: `${url} has all`, intervals: [300] }).toBe(true);
}

async function walkScreens(engine: Engine, url: string): Promise<void> {
  for (const path of screens) {
    await opened(engine, url + path);
    const over = () => document.documentElement.scrollWidth - innerWidth;
    expect(await engine.evaluate(over), `${path} is no wider than the window`).toBeLessThanOrEqual(
      0,
    );
  }
}

/** Answers every question of a lesson's quiz, right or wrong, and comes to its end. */
async function playQuiz(engine: Engine, url: string): Promise<void> {
  await engine.evaluate(() => localStorage.setItem("quiz-length", "5"));
  await opened(engine, `${url}/lessons/1`);
  await engine.press("main button.stitched");
  const question = () => document.querySelector("dialog[open] section")?.getAttribute("aria-label");
  for (let place = 1; place <= 5; place++) {
    await expect.poll(() => engine.evaluate(question)).toBe(`Question ${place} of 5`);
    const choices = () => document.querySelectorAll("dialog[open] section ul button").length;
    if ((await engine.evaluate(choices)) > 0) {
      await engine.press("dialog[open] section ul button");
    } else {
      const left = () =>
        document.querySelectorAll("dialog[open] fieldset:last-of-type button:enabled").length;
      while ((await engine.evaluate(left)) > 0) {
        const before = await engine.evaluate(left);
        await engine.press("dialog[open] section fieldset:last-of-type button:enabled");
        await expect.poll(() => engine.evaluate(left)).toBeLessThan(before);
      }
    }
    await engine.press("dialog[open] .sticky > div:last-child button:enabled");
    const verdict = () =>
      document.querySelectorAll("dialog[open] .sticky [role=status] p").length > 0;
    await expect.poll(() => engine.evaluate(verdict)).toBe(true);
    await engine.press("dialog[open] .sticky > div:last-child button:last-of-type");
  }
  const score = () => document.querySelector("dialog[open] h3")?.textContent;
  await expect.poll(() => engine.evaluate(score)).toMatch(/^\d out of 5$/);
  // The share button is fetched behind the score: Firefox breaks a navigation that begins meanwhile.
  const buttons = () => document.querySelectorAll("dialog[open] [role=status] button").length;
  await expect.poll(() => engine.evaluate(buttons)).toBeGreaterThan(1);
}

async function watchFilm(engine: Engine, url: string): Promise<void> {
  await opened(engine, `${url}/watching/1`);
  await engine.evaluate(() => {
    const film = document.querySelector("video");
    if (film !== null) film.muted = true;
    return film?.play().then(() => true);
  });
  const seconds = () => document.querySelector("video")?.currentTime ?? 0;
  await expect.poll(() => engine.evaluate(seconds)).toBeGreaterThan(0.5);
}

async function askTutor(engine: Engine, url: string): Promise<void> {
  await opened(engine, `${url}/learn/chatbot`);
  await engine.type("main textarea", "How do I say house?");
  await engine.press("main form button[type=submit]");
  const answer = () =>
    document.querySelector('[data-message="bot"]:not([aria-busy])')?.textContent ?? "";
  await expect.poll(() => engine.evaluate(answer), { timeout: 30_000 }).toContain("үй");
}

/** An engine that hears no errors would call every page quiet. */
async function hearsErrors(engine: Engine, url: string): Promise<void> {
  await opened(engine, url);
  await engine.evaluate(() => {
    console.error("heard on the console");
    setTimeout(() => {
      throw new Error("heard as it was thrown");
    });
  });
  for (const said of ["heard on the console", "heard as it was thrown"]) {
    await expect.poll(async () => (await engine.errors()).join()).toContain(said);
  }
}

async function walk(engine: Engine, url: string): Promise<void> {
  try {
    await hearsErrors(engine, `${url}/privacy`);
    const before = (await engine.errors()).length;
    await walkScreens(engine, url);
    await playQuiz(engine, url);
    await watchFilm(engine, url);
    await askTutor(engine, url);
    expect((await engine.errors()).slice(before), "the pages stayed quiet").toEqual([]);
  } finally {
    await engine.close();
  }
}

// Browsers that Playwright does not drive take their time to start on a busy machine.
test.describe.configure({ timeout: 240_000 });

test("Firefox: the main screens, a quiz, a film and the tutor", async ({ site }) => {
  test.skip(!has(FIREFOX), "Firefox is not installed here: apt-get install firefox-esr");
  if (has(FIREFOX)) await walk(await startFirefox(FIREFOX), site.url);
});

test("WebKit: the main screens, a quiz, a film and the tutor", async ({ site }) => {
  const programs =
    has(WEBKIT_DRIVER) && has(MINI_BROWSER) && has(XVFB)
      ? { driver: WEBKIT_DRIVER, miniBrowser: MINI_BROWSER, xvfb: XVFB }
      : null;
  test.skip(
    programs === null,
    "WebKitGTK is not installed here: apt-get install webkit2gtk-driver xvfb gstreamer1.0-libav",
  );
  if (programs !== null) await walk(await startWebKit(programs, site.url), site.url);
});
