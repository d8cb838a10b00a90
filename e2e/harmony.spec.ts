import { signIn } from "./site/learner-calls.ts";
import { expect, registered, test } from "./site/site.ts";

test("a round of the harmony trainer by keyboard: what decided lights up, a mistake opens the rule, the server counts", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  await page.goto("/learn");
  await page.getByRole("link", { name: "Harmony trainer" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  // The language engine is fetched now, and only now.
  await expect(page.getByText("1 / 10")).toBeVisible({ timeout: 20_000 });
  let right = 0;
  for (let task = 1; task <= 10; task++) {
    await expect(page.getByText(`${task} / 10`)).toBeVisible();
    const options = page.locator("section ul button");
    expect(await options.count()).toBeGreaterThanOrEqual(2);
    await expect(page.locator("[data-decides]")).toHaveCount(0);
    await page.keyboard.press(task % 2 === 0 ? "1" : "2");
    await expect(page.locator("[data-decides=sound]")).toHaveCount(1);
    const why = page.getByText("Why so?");
    await expect(why).toBeVisible();
    const isRight = await page.getByText("Right!", { exact: true }).isVisible();
    if (isRight) {
      right += 1;
      await why.click();
    }
    await expect(page.locator("details li").first()).toBeVisible();
    await expect(options.first()).toBeDisabled();
    await page.getByRole("button", { name: "Next" }).press("Enter");
  }
  await expect(page.getByRole("heading", { name: `${right} of 10` })).toBeFocused();
  const access = await page.evaluate(() => localStorage.getItem("access"));
  const points = async () => {
    const stats = await page.request.get("/api/profile/stats/", {
      headers: { authorization: `Bearer ${access}` },
    });
    return ((await stats.json()) as { totalPoints: number }).totalPoints;
  };
  await expect.poll(points).toBe(right);
  await page.getByRole("button", { name: "Next round" }).click();
  await expect(page.getByText("1 / 10")).toBeVisible();
  await page.reload();
  const mastery = await page.evaluate(() => localStorage.getItem("harmony-mastery"));
  expect(JSON.parse(mastery ?? "{}").answers).toBe(10);
});

test("on a phone the verdict leaves the right form in sight", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/learn/harmony");
  await page.getByRole("button", { name: "Start" }).click();
  for (let task = 1; task <= 10; task++) {
    await expect(page.getByText(`${task} / 10`)).toBeVisible({ timeout: 20_000 });
    // The last form: the one that stands nearest to the verdict.
    const options = page.locator("section ul button");
    const count = await options.count();
    await page.keyboard.press(String(count));
    await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
    const said = page.getByRole("status").locator("[data-verdict]");
    await expect(said).toBeAttached();
    let rightForms = 0;
    for (const index of Array(count).keys()) {
      const option = options.nth(index);
      if ((await option.textContent())?.replace(/\d/, "") !== (await said.textContent())) continue;
      rightForms += 1;
      const covered = await option.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [0.1, 0.5, 0.9].filter(
          (part) =>
            !element.contains(document.elementFromPoint(left + width / 2, top + part * height)),
        );
      });
      expect(covered).toEqual([]);
    }
    expect(rightForms).toBe(1);
    await page.keyboard.press("Enter");
  }
});
