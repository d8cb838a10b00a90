import type { Language } from "@tilashar/contracts";
import { axeFindings } from "./site/axe.ts";
import { earn, signIn } from "./site/learner-calls.ts";
import { openQuiz } from "./site/quiz.ts";
import { everyScreen, languages, missingScreens } from "./site/screens.ts";
import { settled } from "./site/settled.ts";
import { expect, registered, test } from "./site/site.ts";
import { allWidths, fewWidths, misfits, misfitsWhenSpaced } from "./site/widths.ts";

const screens: readonly Screen[] = [
  ...everyScreen.guest.map((path) => ({ path, ready: "main", signedIn: false })),
  ...Object.entries(everyScreen.learner).map(([path, ready]) => ({ path, ready, signedIn: true })),
];

interface Screen {
  path: string;
  /** What is there once the screen has everything. */
  ready: string;
  signedIn: boolean;
}

const shares = 3;
const tags = { en: "en", ru: "ru", kz: "kk" } as const;

for (let share = 0; share < shares; share++) {
  test(`axe finds nothing on any screen in any language, and every screen fits every width (${share + 1} of ${shares})`, async ({
    page,
    context,
    site,
  }) => {
    // Some twenty screens, each loaded once: the first in English, the next in Russian, and so on; widths, themes and
    // the other languages are changed where it stands. In English it is looked at whole, also with wide
    // spaces and in the dark. Other languages have the same elements with other words: longer ones, and names that could be missing.
    test.setTimeout(500_000);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.addInitScript(() => {
      const chosen = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
      if (chosen !== undefined) localStorage.setItem("language", chosen);
    });

    // The frame of every page is looked at closely once.
    const framed = new Set(["/", "/profile"]);
    const open = async ({ path, ready }: Screen, language: Language) => {
      await page.setViewportSize({ width: 1600, height: 740 });
      await context.addCookies([{ name: "language", value: language, url: site.url }]);
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(missingScreens.has(path) ? 404 : 200);
      await page.locator(ready).first().waitFor();
      await settled(page);
    };
    /**
     * By the menu in the header, where the screen has one; else the screen is loaded again.
     * The window stays narrow: a narrow page has the menu too, and `misfits` widens the page before it measures.
     */
    const change = async (screen: Screen, language: Language) => {
      const isChosen = await page.evaluate((tag) => {
        const choice = document.querySelector<HTMLElement>(`header button[lang="${tag}"]`);
        choice?.click();
        return choice !== null;
      }, tags[language]);
      if (!isChosen) return open(screen, language);
      await expect(page.locator("html")).toHaveAttribute("lang", tags[language]);
      await settled(page);
    };
    const inspect = async ({ path }: Screen, language: Language) => {
      const name = `${path} in ${language}`;
      const isFirst = language === "en";
      const at = framed.has(path) ? allWidths : isFirst ? undefined : fewWidths;
      const cut = await misfits(page, at);
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

    let isSignedIn = false;
    for (const [at, screen] of screens.entries()) {
      if (at % shares !== share) continue;
      if (screen.signedIn && !isSignedIn) {
        // The longest name there may be, and points: what a table of learners has to find room for.
        const learner = await registered(site, `ұзынесімді${share}`.padEnd(30, "ү"));
        await earn(site.url, learner, 2);
        await signIn(page, site.url, learner);
        isSignedIn = true;
      }
      // Screens of one kind stand beside each other: one of each third is loaded in each language.
      const first = Math.floor(at / shares) % languages.length;
      for (const [turn, language] of [
        ...languages.slice(first),
        ...languages.slice(0, first),
      ].entries()) {
        if (turn === 0) await open(screen, language);
        else await change(screen, language);
        await inspect(screen, language);
      }
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
