import { earn, signIn } from "./site/learner-calls.ts";
import { test } from "./site/own-site.ts";
import { expect, registered } from "./site/site.ts";

// In one worker, so that one site is started for the file.
test.describe.configure({ mode: "default" });

test("the board shows ties, one's own place among its neighbours, and each period at its own address", async ({
  page,
  site,
}) => {
  const [best, twin, third] = [
    await registered(site),
    await registered(site),
    await registered(site),
  ];
  await earn(site.url, best, 9);
  await earn(site.url, twin, 9);
  await earn(site.url, third, 8);
  await signIn(page, site.url, third);
  await page.goto("/profile");
  await page.getByRole("link", { name: "View all" }).click();
  await expect(page).toHaveURL(/\/profile\/leaderboard$/);
  const rows = page.getByRole("table", { name: "Leaderboard" }).getByRole("row");
  await expect(rows.nth(1)).toContainText("1");
  await expect(rows.nth(2)).toContainText(/^1/);
  await expect(rows.filter({ hasText: third.username })).toContainText(/^3.*\(you\)80$/);
  const own = page.getByRole("region", { name: "Your position" });
  await expect(own).toContainText("80 points");
  await expect(own).toContainText("10 points to the place above");
  await expect(own.getByRole("listitem").filter({ hasText: best.username })).toBeVisible();

  await page.getByRole("link", { name: "This week" }).click();
  await expect(page).toHaveURL(/filter=week$/);
  await expect(rows.filter({ hasText: third.username })).toBeVisible();
  await page.reload();
  const week = page.getByRole("link", { name: "This week" });
  await expect(week).toHaveAttribute("aria-current", "page");
});

test("a failure says the one sentence, and its button loads the page again", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  await page.route("**/api/profile/leaderboard/?**", (route) => route.abort());
  await page.goto("/profile/leaderboard");
  await expect(page.getByRole("alert")).toContainText("Failed to load leaderboard data");
  await page.unroute("**/api/profile/leaderboard/?**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(page.getByRole("region", { name: "Your position" })).toContainText("0 points");
});

test("who hides is gone for others and still sees the own place", async ({ page, site }) => {
  const hidden = await registered(site);
  await earn(site.url, hidden, 3);
  await signIn(page, site.url, hidden);
  await page.goto("/profile/settings");
  await page.getByRole("checkbox", { name: "Show me on the leaderboard" }).uncheck();
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await page.goto("/profile/leaderboard");
  await expect(page.getByRole("region", { name: "Your position" })).toContainText("30 points");
  const table = page.getByRole("table", { name: "Leaderboard" });
  await expect(page.getByText(/Failed/)).toBeHidden();
  await expect(table.getByText(hidden.username)).toBeHidden();
});

test("the dashboard leads with the next step, and shows this week until there is a year to show", async ({
  page,
  site,
}) => {
  const learner = await registered(site);
  await signIn(page, site.url, learner);
  await page.goto("/profile");
  const next = page.getByRole("region", { name: "Next step" });
  await expect(next.getByRole("heading", { name: "First sounds" })).toBeVisible();
  await expect(next.getByRole("link", { name: "Start" })).toHaveAttribute(
    "href",
    "/lessons/61/steps/meet-1",
  );
  await earn(site.url, learner, 2);
  await page.reload();
  await expect(page.getByText("Today counts already.")).toBeVisible();
  const week = page.getByRole("list", { name: "This week" });
  await expect(week.getByRole("listitem")).toHaveCount(7);
  await expect(week.getByText(/: 20 points, 2 lessons/)).toHaveCount(1);
  await expect(page.getByRole("grid", { name: "Your year" })).toHaveCount(0);

  // Some weeks later: the days that the server tells, and two more from before the fortnight.
  await page.route("**/api/profile/activity/", async (route) => {
    const answer = await route.fetch();
    const days = await answer.json();
    for (const ago of [40, 41]) Object.assign(days.at(-ago), { points: 10, active: true });
    await route.fulfill({ response: answer, json: days });
  });
  await page.reload();
  const grid = page.getByRole("grid", { name: "Your year" });
  const today = grid.locator('[tabindex="0"]');
  await expect(today).toHaveAttribute("aria-label", /20 points, 2 lessons/);
  await today.focus();
  await page.keyboard.press("ArrowUp");
  await expect(grid.locator('[tabindex="0"]')).toHaveAttribute("aria-label", /: nothing$/);
  await expect(page.getByRole("img", { name: /^40 points since you began/ })).toBeVisible();
});

test("on a phone a learner of the first page stands on the board once", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const [best, own] = [await registered(site), await registered(site)];
  await earn(site.url, best, 20);
  await earn(site.url, own, 19);
  await signIn(page, site.url, own);
  await page.goto("/profile/leaderboard");
  const main = page.getByRole("main");
  await expect(main.getByRole("row").filter({ hasText: best.username })).toBeVisible();
  await expect(main.getByText("10 points to the place above")).toBeVisible();
  await expect(main.getByText(best.username).filter({ visible: true })).toHaveCount(1);
});
