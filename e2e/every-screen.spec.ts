import { axeFindings } from "./site/axe.ts";
import { earn, signIn } from "./site/learner-calls.ts";
import { openQuiz } from "./site/quiz.ts";
import { settled } from "./site/settled.ts";
import { expect, registered, test } from "./site/site.ts";

const guestScreens = [
  "/email-undo",
  "/",
  "/lessons",
  "/lessons/1",
  "/lessons/9999",
  "/read",
  "/reading/1",
  "/watch",
  "/watching/1",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password/1/secret",
  "/about",
  "/contact",
  "/privacy",
  "/unsubscribe/1.secret",
  "/learn",
  "/learn/speech",
  "/learn/harmony",
  "/offline",
  "/learn/chatbot",
  "/proficiency-test",
  "/review",
  "/words",
  "/word-of-the-day",
  "/word-of-the-day/2019-01-01",
];
/** With what is there once the screen has everything. */
const learnerScreens: Record<string, string> = {
  "/profile": "dl",
  "/profile/leaderboard": "main section h2",
  "/profile/achievements": "main h3",
  "/profile/settings": 'input[name="username"]',
};
const languages = ["en", "ru", "kz"] as const;

for (const language of languages) {
  test(`axe finds nothing on any screen in ${language}, and nothing overflows a small phone`, async ({
    page,
    context,
    site,
  }) => {
    // Some thirty screens, each looked at whole.
    test.setTimeout(400_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await context.addCookies([{ name: "language", value: language, url: site.url }]);
    await page.addInitScript((value) => localStorage.setItem("language", value), language);

    // Contrast hangs on the theme, not on the language.
    const judgesColours = language === "en";
    const inspect = async (name: string) => {
      const found = await axeFindings(page, { colours: judgesColours ? "with the rest" : "not" });
      expect(found, name).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${name} is no wider than the screen`).toBeLessThanOrEqual(0);
      if (!judgesColours) return;
      await page.emulateMedia({ colorScheme: "dark" });
      const inTheDark = await axeFindings(page, { colours: "only" });
      expect(inTheDark, `${name}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    };

    for (const path of guestScreens) {
      await page.goto(path);
      await settled(page);
      await inspect(path);
    }
    // The longest name there may be, and points: what a table of learners has to find room for.
    const learner = await registered(
      site,
      `ұзынесімді${languages.indexOf(language)}`.padEnd(30, "ү"),
    );
    await earn(site.url, learner, 2);
    await signIn(page, site.url, learner);
    for (const [path, ready] of Object.entries(learnerScreens)) {
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await settled(page);
      await inspect(path);
    }
  });
}

test("axe finds nothing in the quiz: choosing, assembling, wrong, right, done", async ({
  page,
}) => {
  // A colour half-way through a fade has no contrast worth measuring.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/lessons/1");
  const quiz = await openQuiz(page, "5");
  const inspect = async () => {
    expect(await axeFindings(page, { within: "dialog" })).toEqual([]);
  };
  for (let question = 0; question < 5; question++) {
    await inspect();
    const options = quiz.locator("section ul button");
    if (await options.count()) await options.first().click();
    else {
      const tiles = quiz
        .getByRole("group", { name: "Letters", exact: true })
        .locator("button:enabled");
      while (await tiles.count()) await tiles.first().click();
    }
    await quiz.getByRole("button", { name: "Check" }).click();
    await inspect();
    await quiz.getByRole("button", { name: /^(Next|Skip)$/ }).click();
  }
  await inspect();
});

test("the menus work by keyboard and the key list opens with ?", async ({ page, site }) => {
  await signIn(page, site.url, await registered(site));
  await page.goto("/profile");
  await page.getByRole("button", { name: "Your account" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeHidden();
});
