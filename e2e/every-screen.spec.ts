import AxeBuilder from "@axe-core/playwright";
import { openQuiz } from "./site/quiz.ts";
import { expect, logIn, registered, test } from "./site/site.ts";

const guestScreens = ["/", "/lessons", "/lessons/1", "/lessons/9999", "/login", "/register"];
const learnerScreens = ["/profile"];
const languages = ["en", "ru", "kz"] as const;
const themes = ["light", "dark"] as const;

for (const language of languages) {
  for (const theme of themes) {
    test(`axe finds nothing on any screen in ${language}, ${theme}, and nothing overflows a small phone`, async ({
      page,
      context,
      site,
    }) => {
      test.slow();
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await context.addCookies([{ name: "language", value: language, url: site.url }]);
      await page.addInitScript((value) => localStorage.setItem("language", value), language);

      const inspect = async (name: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
        );
        expect(found, name).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow, `${name} is no wider than the screen`).toBeLessThanOrEqual(0);
      };

      for (const path of guestScreens) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        await inspect(path);
      }
      const learner = await registered(site);
      const tokens = await page.request.post("/api/auth/token/", {
        data: { email: learner.email, password: learner.password },
      });
      const { access, refresh } = (await tokens.json()) as { access: string; refresh: string };
      await page.evaluate(
        ([a, r, name]) => {
          localStorage.setItem("access", a as string);
          localStorage.setItem("refresh", r as string);
          localStorage.setItem(
            "user",
            JSON.stringify({ id: 1, username: name, email: "", languagePreference: "en" }),
          );
        },
        [access, refresh, learner.username],
      );
      for (const path of learnerScreens) {
        await page.goto(path);
        await page.locator("dl").waitFor();
        await inspect(path);
      }
    });
  }
}

test("axe finds nothing in the quiz: choosing, assembling, wrong, right, done", async ({
  page,
}) => {
  // A colour half-way through a fade has no contrast worth measuring.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/lessons/1");
  const quiz = await openQuiz(page, "5");
  const inspect = async () => {
    const { violations } = await new AxeBuilder({ page }).include("dialog").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
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
  await logIn(page, await registered(site));
  await page.getByRole("button", { name: "Your account" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeHidden();
});
