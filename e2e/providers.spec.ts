import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { axeFindings } from "./site/axe.ts";
import { signIn } from "./site/learner-calls.ts";
import { test } from "./site/own-site.ts";
import { expect, registered } from "./site/site.ts";
import { fewWidths, misfits } from "./site/widths.ts";

/** As if everybody had signed in an hour ago: then the password is asked for before ways in are changed. */
function ageSessions(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, "tilashar.sqlite"), { timeout: 5000 });
  database
    .prepare("update session_families set created_at = ?")
    .run(new Date(Date.now() - 3_600_000).toISOString());
  database.close();
}

test("a newcomer enters by a provider, and a learner links one with the password, signs in by it and takes it away", async ({
  page,
  site,
}) => {
  // The provider's own page is none: it sends back at once whoever it knows.
  site.provider.expect({ subject: "ainur", email: "ainur@campus.test", name: "Айнұр" });
  await page.goto("/register");
  await page.getByRole("button", { name: "Continue with Campus" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto("/profile/settings");
  const ways = page.getByRole("region", { name: "Other ways to log in" });
  // Without a password, a passkey or another provider the door would close behind her.
  await ways.getByRole("button", { name: "Disconnect: Campus" }).click();
  await expect(ways.getByRole("alert")).toContainText("the only way into your account");

  await page.evaluate(() => localStorage.clear());
  const learner = await registered(site);
  await signIn(page, site.url, learner);
  site.provider.expect({ subject: "learner", email: learner.email, name: "Long.Name@campus.test" });
  await page.goto("/profile/settings");
  await expect(ways.getByText("Not connected")).toBeVisible();
  ageSessions(site.dataDir);
  await ways.getByRole("button", { name: "Connect: Campus" }).click();
  await expect(ways.getByLabel("Your password")).toBeVisible();
  expect(await misfits(page, fewWidths)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await ways.getByLabel("Your password").fill(learner.password);
  await page.keyboard.press("Enter");
  await expect(ways.getByRole("button", { name: "Disconnect: Campus" })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  const enter = page.getByRole("button", { name: "Continue with Campus" });
  await expect(enter).toBeVisible();
  expect(await misfits(page, fewWidths)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await enter.focus();
  await page.keyboard.press("Enter");
  // On to the dashboard, or to the page that was open when the session ended.
  await expect(page).toHaveURL(/\/profile(\/settings)?$/);
  await page.goto("/profile/settings");
  // Whoever has just signed in is asked for nothing.
  await ways.getByRole("button", { name: "Disconnect: Campus" }).click();
  await expect(ways.getByText("Not connected")).toBeVisible();

  // Whoever opens the address of the way back without having set out is told so.
  await page.goto("/sign-in/campus?code=1&state=2");
  await expect(page.getByRole("alert")).toContainText("Nothing was begun in this tab");
  await expect(page).toHaveURL(/\/sign-in\/campus$/);
});
