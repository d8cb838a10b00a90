import { axeFindings } from "./site/axe.ts";
import { grant } from "./site/grant.ts";
import { earn, signIn } from "./site/learner-calls.ts";
import { test } from "./site/own-site.ts";
import { settled } from "./site/settled.ts";
import { expect, registered } from "./site/site.ts";
import { misfits } from "./site/widths.ts";

// In one worker, so that one site is started for the file.
test.describe.configure({ mode: "default" });

test("a guest reports a sentence without a network; an editor mends it, and the guest is told", async ({
  page,
  context,
  browser,
  site,
}) => {
  // No flag was ever pressed here: what it opens has come along when the page had nothing else to do.
  const form = page.waitForResponse((response) => /\/open-report-/.test(response.url()));
  await page.goto("/grammar/plural");
  await settled(page);
  await (await form).finished();
  const flag = page.getByRole("button", { name: /^Report a mistake: / }).nth(1);
  const dialog = page.getByRole("dialog", { name: "What is wrong here?" });

  await context.setOffline(true);
  await flag.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(flag).toBeFocused();
  await flag.press("Enter");
  await expect(dialog.getByRole("button", { name: "Send" })).toBeDisabled();
  await dialog.getByLabel("The translation").check();
  await dialog.getByLabel(/How would you say it/).fill("<b>better</b>");
  expect(await axeFindings(page, { within: "dialog" })).toEqual([]);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("kept here and sent when there is a network")).toBeVisible();
  await page.keyboard.press("Escape");
  await context.setOffline(false);

  const editor = await registered(site);
  grant(site.dataDir, editor, "editor");
  const other = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 360, height: 740 },
  });
  const desk = await other.newPage();
  await signIn(desk, site.url, editor);
  await expect(async () => {
    await desk.goto("/moderate");
    await expect(desk.getByText("Suggested: <b>better</b>")).toBeVisible({ timeout: 2000 });
  }).toPass();
  // The only queue of an editor needs no tabs.
  await expect(desk.getByRole("tab")).toHaveCount(0);
  await expect(desk.getByRole("heading", { name: "Mistakes" })).toBeVisible();
  expect(await misfits(desk)).toEqual([]);
  expect(await axeFindings(desk)).toEqual([]);
  await desk.getByText("Answer and close").click();
  await desk.getByLabel("What becomes of it").selectOption("Mended");
  await desk.getByLabel(/What the reporter is told/).fill("Thank you, it is better now.");
  await desk.getByRole("button", { name: /^Close the report/ }).click();
  await expect(desk.getByText("Nothing waits here.")).toBeVisible();
  await desk.goto("/admin");
  await expect(desk.getByText("no right to see this page")).toBeVisible();
  await other.close();

  await page.goto("/reports");
  await expect(page.getByText("Mended", { exact: true })).toBeVisible();
  await expect(page.getByText("Answer: Thank you, it is better now.")).toBeVisible();
  expect(await misfits(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

test("a flag whose form never arrived says so, and the form opens with the network", async ({
  page,
  context,
}) => {
  let isAway = true;
  await page.route(/\/open-report-/, (route) => (isAway ? route.abort() : route.fallback()));
  await page.goto("/grammar/plural");
  await settled(page);
  await context.setOffline(true);
  await page
    .getByRole("button", { name: /^Report a mistake: / })
    .nth(1)
    .click();
  await expect(page.getByRole("status").getByText(/opens by itself/)).toBeVisible();
  isAway = false;
  await context.setOffline(false);
  await expect(page.getByRole("dialog", { name: "What is wrong here?" })).toBeVisible();
});

test("a moderator takes a name away and the person is told; an administrator sets the house by keyboard", async ({
  page,
  site,
}) => {
  const person = await registered(site);
  // One learner's day: its counts are signs on the screen and sentences for a screen reader.
  await earn(site.url, person, 1);
  const keeper = await registered(site);
  grant(site.dataDir, keeper, "admin");
  await signIn(page, site.url, keeper);
  await page.goto("/moderate");
  await page.getByRole("tab", { name: "People" }).click();
  await page.getByLabel("Find a person by name").fill(person.username);
  await page.keyboard.press("Enter");
  await page.getByLabel(/A word to the person/).fill("Please choose a kinder one.");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Do it and tell the person" }).click();
  await expect(page.getByText("Done. The person is told.")).toBeVisible();
  await expect(page.getByText(`Name taken away: ${person.username}`)).toBeVisible();
  await expect(page.getByLabel(/A word to the person/)).toHaveValue("");

  await page.goto("/admin");
  for (const name of ["Learners", "Sign-up", "This place", "State", "Usage", "Log"]) {
    await page.getByRole("tab", { name }).click();
    await settled(page);
    expect.soft(await misfits(page), `${name} fits`).toEqual([]);
    expect.soft(await axeFindings(page), name).toEqual([]);
  }
  await expect(page.getByText(/Name taken away/)).toBeVisible();
  await page.getByRole("tab", { name: "Usage" }).click();
  // How many have learned today depends on the tests before this one; a few people are never counted out.
  const counts = page.getByRole("tabpanel", { name: "Usage" }).getByRole("cell");
  await expect(counts.first()).toBeVisible();
  await expect(counts.filter({ hasText: /^[1-4]$/ })).toHaveCount(0);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page, { about: "colours" })).toEqual([]);

  await page.getByRole("tab", { name: "Sign-up" }).click();
  await page.getByLabel("Who may open an account").selectOption("invitation");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByLabel("Whom it is for").fill("7B");
  await page.getByRole("button", { name: "Make an invitation" }).click();
  const told = await page.getByText(/The code, shown only now/).textContent();
  const code = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(told ?? "")?.[0] ?? "";

  await page.evaluate(() => localStorage.clear());
  await page.goto("/register");
  await page.getByLabel("Invitation code").fill(code.toLowerCase());
  await page.getByLabel("Username").fill(`${person.username}b`);
  await page.getByLabel("Email").fill(`b${person.email}`);
  await page.getByLabel("Password", { exact: true }).fill("bota-qozy-2026");
  await page.getByLabel("Password again").fill("bota-qozy-2026");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/login/);

  // Tests of this worker that follow register as usual.
  await signIn(page, site.url, keeper);
  await page.goto("/admin");
  await page.getByRole("tab", { name: "Sign-up" }).click();
  await page.getByLabel("Who may open an account").selectOption("open");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  // What the place is called stands at the foot of each page, and where it is installed.
  for (const name of ["Мектеп № 5", ""]) {
    await page.getByRole("tab", { name: "This place" }).click();
    await page.getByLabel("What this place is called").fill(name);
    await page.getByRole("button", { name: "Save" }).click();
    const place = page.getByRole("tabpanel", { name: "This place" });
    await expect(place.getByText("Saved.")).toBeVisible();
    const installedAs = async () =>
      (await (await fetch(`${site.url}/manifest.en.webmanifest`)).json()).name;
    await expect.poll(installedAs).toMatch(name === "" ? /^Tilashar:/ : /^Tilashar · Мектеп № 5$/);
    const home = await (await fetch(site.url)).text();
    expect(home.includes("Tilashar · Мектеп № 5")).toBe(name !== "");
    expect(/<footer.*Мектеп № 5/s.test(home)).toBe(name !== "");
  }

  await signIn(page, site.url, person);
  await page.goto("/profile");
  const notice = page.getByRole("dialog", { name: "About your account" });
  await expect(notice).toContainText(person.username);
  await expect(notice).toContainText("Please choose a kinder one.");
  await notice.getByRole("button", { name: "I have read it" }).click();
  await page.reload();
  await settled(page);
  await expect(notice).toHaveCount(0);
});
