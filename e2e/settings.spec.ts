import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { signIn } from "./site/learner-calls.ts";
import { expect, registered, test } from "./site/site.ts";

/** A red square of 600 pixels, as the browser itself draws it. */
const square = () =>
  new Promise<number[]>((resolve) => {
    const canvas = document.createElement("canvas");
    canvas.width = 600;
    canvas.height = 600;
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    pen.fillStyle = "#c00";
    pen.fillRect(0, 0, 600, 600);
    canvas.toBlob(async (blob) => {
      resolve([...new Uint8Array(await (blob as Blob).arrayBuffer())]);
    });
  });

test("name, picture, zone and language are saved together, and the page says so for three seconds", async ({
  page,
  site,
}) => {
  const learner = await registered(site);
  await signIn(page, site.url, learner);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/profile\/settings$/);

  const name = `${learner.username}-2`;
  await page.getByLabel("Username").fill(name);
  await page.getByLabel("Picture", { exact: true }).setInputFiles({
    name: "../../me.png",
    mimeType: "image/png",
    buffer: Buffer.from(await page.evaluate(square)),
  });
  const zone = page.getByRole("combobox", { name: "Time zone" });
  await zone.fill("honol");
  await page.keyboard.press("Enter");
  await expect(zone).toHaveValue("Honolulu · GMT-10");
  await page.getByLabel("Language", { exact: true }).selectOption("kz");
  await page.getByRole("button", { name: "Save" }).first().click();

  const said = page.getByText("Профиль сәтті жаңартылды");
  await expect(said).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "kk");
  await expect(said).toBeHidden({ timeout: 4000 });
  await expect(page.getByLabel("Пайдаланушы аты")).toHaveValue(name);
  const picture = page.locator('main img[src^="/assets/avatars/"]');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}"));
  expect(user).toMatchObject({ username: name, languagePreference: "kz" });
});

test("what is wrong is said at its field, and a taken name is refused", async ({ page, site }) => {
  const other = await registered(site);
  await signIn(page, site.url, await registered(site));
  await page.goto("/profile/settings");
  await page.getByLabel("Username").fill(" ");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Please enter a username.")).toBeVisible();
  await page.getByLabel("Username").fill(other.username.toUpperCase());
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByLabel("Username")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Username")).toBeFocused();
});

test("the password changes once both are given alike, and the old one is refused", async ({
  page,
  site,
}) => {
  const learner = await registered(site);
  await signIn(page, site.url, learner);
  await page.goto("/profile/settings");
  const form = page.getByRole("region", { name: "Password" });
  const save = form.getByRole("button", { name: "Save" });
  const fill = async (current: string, next: string, again: string) => {
    await form.getByLabel("Current password").fill(current);
    await form.getByLabel("New password", { exact: true }).fill(next);
    await form.getByLabel("New password again").fill(again);
  };
  await expect(save).toBeDisabled();
  await fill(learner.password, "жаңа құпия 2026", "жаңа құпия 2027");
  await expect(form.getByText("The passwords are not the same.")).toBeVisible();
  await expect(save).toBeDisabled();
  await fill("wrong one", "жаңа құпия 2026", "жаңа құпия 2026");
  await save.click();
  await expect(form.getByText("The current password is not right.")).toBeVisible();
  await fill(learner.password, "жаңа құпия 2026", "жаңа құпия 2026");
  await save.click();
  await expect(form.getByText("Password updated successfully")).toBeVisible();
  await expect(form.getByText("Password updated successfully")).toBeHidden({ timeout: 4000 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("everything can be downloaded, and the account deleted", async ({ page, site }) => {
  const learner = await registered(site);
  await signIn(page, site.url, learner);
  await page.goto("/profile/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /JSON/ }).click();
  const file = await (await download).path();
  const { data } = JSON.parse(readFileSync(file, "utf8"));
  expect(data.account[0].email).toBe(learner.email);

  await page.getByRole("button", { name: "Delete my account…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Delete for good" })).toBeDisabled();
  await dialog.getByLabel("Your password").fill("not this one");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByText("The current password is not right.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(learner.password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL(/\/$/);
  const { email, password } = learner;
  const answer = await page.request.post("/api/auth/token/", { data: { email, password } });
  expect(answer.status()).toBe(401);
});

test("a changed address is taken back by the link that the old one got, signed out", async ({
  page,
  site,
}) => {
  const learner = await registered(site);
  await signIn(page, site.url, learner);
  await page.goto("/profile/settings");
  await page.getByLabel("Email").fill(`moved-${learner.email}`);
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  const outbox = join(site.dataDir, "outbox");
  const mail = () => {
    const names = existsSync(outbox) ? readdirSync(outbox) : [];
    const mails = names.filter((name) => /^[^.].*email-change/.test(name));
    return mails
      .map((name) => readFileSync(join(outbox, name), "utf8"))
      .find((text) => text.includes(`To: ${learner.email}`));
  };
  await expect.poll(mail).toBeDefined();
  const secret = /email-undo#(?:=\r?\n)?((?:[\w-]|=\r?\n)+)/.exec(mail() as string)?.[1];
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/email-undo#${secret?.replaceAll(/=\r?\n/g, "")}`);
  await page.getByRole("button", { name: "Restore my address" }).click();
  await expect(
    page.getByText(`${learner.email} is the address of your account again`),
  ).toBeVisible();
  const { email, password } = learner;
  const answer = await page.request.post("/api/auth/token/", { data: { email, password } });
  expect(answer.status()).toBe(200);
});

test("pages in Kazakh explain words in the language one comes from, and in another one on wish", async ({
  page,
}) => {
  await page.goto("/me");
  await page.getByRole("button", { name: "Қазақша" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Менікі" })).toBeVisible();
  const firstWord = page.locator("li:has([lang=kk-fonipa])").first();
  await page.goto("/lessons/1");
  await expect(firstWord).toContainText("hi, hello");
  await page.goto("/me");
  const translations = page.getByRole("group", { name: "Аударма тілі" });
  await expect(translations.getByRole("radio", { name: "English" })).toBeChecked();
  await translations.getByRole("radio", { name: "Русский" }).check();
  await page.goto("/lessons/1");
  await expect(firstWord).toContainText("привет");
});

test("until somebody chooses, pages in Kazakh translate words into the browser's language and texts into Russian", async ({
  page,
  site,
}) => {
  await page.context().addCookies([{ name: "language", value: "kz", url: site.url }]);
  await page.addInitScript(() => localStorage.setItem("language", "kz"));
  await page.goto("/lessons/1");
  await expect(page.locator("li:has([lang=kk-fonipa])").first()).toContainText("hi, hello");
  await page.goto("/reading/1");
  await expect(page.getByText("Меня зовут Айгуль.")).toBeVisible();
  await expect(page.getByText("My name is Aigul.")).toBeHidden();
});
