import { axeFindings } from "./site/axe.ts";
import { earn, signIn } from "./site/learner-calls.ts";
import { openQuiz } from "./site/quiz.ts";
import { everyScreen, languages, missingScreens } from "./site/screens.ts";
import { settled } from "./site/settled.ts";
import { expect, registered, test } from "./site/site.ts";
import { fewWidths, misfits, misfitsWhenSpaced } from "./site/widths.ts";

for (const language of languages) {
  test(`axe finds nothing on any screen in ${language}, and every screen fits every width`, async ({
    page,
    context,
    site,
  }) => {
    // Some fifty screens, each looked at whole in English, also with wide spaces and in the dark. Other languages
    // have the same elements with other words: longer ones, and names that could be missing.
    test.setTimeout(500_000);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await context.addCookies([{ name: "language", value: language, url: site.url }]);
    await page.addInitScript((value) => localStorage.setItem("language", value), language);

    const isFirst = language === "en";
    // The frame of every page is looked at closely once.
    const framed = new Set(["/", "/profile"]);
    const open = async (path: string, ready = "main") => {
      await page.setViewportSize({ width: 1600, height: 740 });
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(missingScreens.has(path) ? 404 : 200);
      await page.locator(ready).first().waitFor();
      await settled(page);
    };
    const inspect = async (name: string) => {
      const closely = isFirst || framed.has(name);
      const cut = await misfits(page, closely ? undefined : fewWidths);
      expect.soft(cut, `${name} fits`).toEqual([]);
      if (isFirst)
        expect.soft(await misfitsWhenSpaced(page), `${name} fits with spaces`).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      const found = await axeFindings(page, { about: isFirst ? "everything" : "words" });
      expect(found, name).toEqual([]);
      if (!isFirst) return;
      await page.emulateMedia({ colorScheme: "dark" });
      const inTheDark = await axeFindings(page, { about: "colours" });
      expect(inTheDark, `${name}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    };

    for (const path of everyScreen.guest) {
      await open(path);
      await inspect(path);
    }
    // The longest name there may be, and points: what a table of learners has to find room for.
    const learner = await registered(
      site,
      `ұзынесімді${languages.indexOf(language)}`.padEnd(30, "ү"),
    );
    await earn(site.url, learner, 2);
    await signIn(page, site.url, learner);
    for (const [path, ready] of Object.entries(everyScreen.learner)) {
      await open(path, ready);
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
