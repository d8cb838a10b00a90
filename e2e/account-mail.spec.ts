import { createHmac, hkdfSync } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { signIn } from "./site/learner-calls.ts";
import { expect, logIn, registered, test } from "./site/site.ts";

/** The path of the newest link to set a new password in a mail to `email`; null while none came. */
async function resetPath(dataDir: string, email: string): Promise<string | null> {
  const folder = join(dataDir, "outbox");
  const names = (() => {
    try {
      return readdirSync(folder).filter((name) => name.endsWith("eml") && name[0] !== ".");
    } catch {
      return [];
    }
  })();
  for (const name of names.sort().reverse()) {
    const mail = await PostalMime.parse(readFileSync(join(folder, name)));
    if (!mail.to?.some((one) => one.address === email)) continue;
    const path = /\/reset-password\/\d+\/[\w-]+/.exec(mail.text ?? "")?.[0];
    if (path !== undefined) return path;
  }
  return null;
}

test("a forgotten password: ask, open the mail's link, set a new one, be led to the login, log in", async ({
  page,
  site,
}) => {
  const learner = await registered(site);
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Please enter your email.")).toBeVisible();
  await page.getByRole("textbox", { name: "Email" }).fill(learner.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Password reset instructions sent to your email.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeDisabled();

  await expect.poll(() => resetPath(site.dataDir, learner.email)).not.toBeNull();
  const path = (await resetPath(site.dataDir, learner.email)) as string;
  const opened = await page.goto(path);
  expect(opened?.headers()["cache-control"]).not.toContain("public");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");

  const save = page.getByRole("button", { name: "Save the password" });
  await page.getByLabel("New password", { exact: true }).fill("жеті рет өлшеп");
  await page.getByLabel("New password again").fill("бір рет кес");
  await save.click();
  await expect(page.getByText("The passwords are not the same.")).toBeVisible();
  const password = "бір рет кесеміз";
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("New password again").fill(password);
  await save.click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(page).toHaveURL(/\/login$/, { timeout: 5000 });
  await logIn(page, { ...learner, password });
  await expect(page).toHaveURL(/\/profile$/);
});

test("a link that does not count says so and leads to a new one", async ({ page }) => {
  await page.goto("/reset-password/1/not-a-token");
  await page.getByLabel("New password", { exact: true }).fill("бір рет кесеміз");
  await page.getByLabel("New password again").fill("бір рет кесеміз");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByRole("alert")).toContainText("This link is not valid");
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test("About answers six questions and takes a message", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation").getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator("details")).toHaveCount(6);
  await page.getByText("Which alphabet do you teach?").click();
  await expect(page.getByText(/Cyrillic, in which Kazakh is written/)).toBeVisible();

  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Please enter your name.")).toBeVisible();
  await page.getByLabel("Your name").fill("Айгүл");
  await page.getByRole("textbox", { name: "Email" }).fill("aigul@example.test");
  await page.getByLabel("Message (optional)").fill("Рақмет!");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Your message has been sent. Thank you!")).toBeVisible();
});

test("a message that cannot be sent says to try later and keeps what was written", async ({
  page,
}) => {
  await page.route("**/api/contact/", (route) => route.abort());
  await page.goto("/contact");
  await page.getByLabel("Your name").fill("Айгүл");
  await page.getByRole("textbox", { name: "Email" }).fill("aigul@example.test");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("Please try again later");
  await expect(page.getByLabel("Your name")).toHaveValue("Айгүл");
});

test("reminders are chosen in the settings and ended from a mail without signing in, also without scripts", async ({
  page,
  site,
  browser,
}) => {
  await signIn(page, site.url, await registered(site));
  await page.goto("/profile/settings");
  const daily = page.getByRole("checkbox", { name: /Remind me on days/ });
  await daily.check();
  await page.getByLabel("At what time").selectOption("7");
  await page.getByRole("checkbox", { name: "Sunday" }).check({ force: true });
  await page.getByRole("button", { name: "Save reminders" }).click();
  await expect(page.getByText("Notification settings updated successfully")).toBeVisible();
  await page.reload();
  await expect(daily).toBeChecked();
  await expect(page.getByLabel("At what time")).toHaveValue("7");
  await expect(page.getByRole("checkbox", { name: "Sunday" })).toBeChecked();

  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem("user") as string));
  const secret = readFileSync(join(site.dataDir, "session-secret"), "utf8").trim();
  const key = Buffer.from(hkdfSync("sha256", secret, "", "tilashar unsubscribe", 32));
  const signature = createHmac("sha256", key).update(`unsubscribe ${id}`).digest("base64url");
  const guest = await browser.newContext({ javaScriptEnabled: false, locale: "ru-RU" });
  const plain = await guest.newPage();
  await plain.goto(`${site.url}/unsubscribe/${id}.${signature}`);
  await plain.getByRole("button", { name: "Не присылать" }).click();
  await expect(plain.getByText("Напоминаний и итогов недели больше не будет.")).toBeVisible();
  await guest.close();

  await page.reload();
  await expect(daily).not.toBeChecked();
  await expect(page.getByLabel("At what time")).toHaveValue("7");
});
