import { axeFindings } from "./site/axe.ts";
import { grant } from "./site/grant.ts";
import { signIn } from "./site/learner-calls.ts";
import { test } from "./site/own-site.ts";
import { settled } from "./site/settled.ts";
import { expect, registered } from "./site/site.ts";
import { misfits } from "./site/widths.ts";

// In one worker, so that one site is started for the file.
test.describe.configure({ mode: "default" });

const old = "Our family is big.";

test("an editor proposes from a flag, a second one approves, and a guest reads it without a restart", async ({
  page,
  browser,
  site,
}) => {
  const author = await registered(site);
  const second = await registered(site);
  for (const editor of [author, second]) grant(site.dataDir, editor, "editor");
  // What other tests of this worker have changed already is changed on.
  const read = async () => {
    const { words } = await (await fetch(`${site.url}/api/lessons-materials/2`)).json();
    return words[0].example as { kz: string; en: string };
  };
  const before = await read();
  const text = before.en === old ? "Our family is large." : old;

  await signIn(page, site.url, author);
  await page.goto("/lessons/2");
  await settled(page);
  await page
    .getByRole("button", { name: /^Report a mistake: / })
    .first()
    .click();
  await page.getByRole("link", { name: "Edit this text" }).click();
  await page.getByRole("searchbox").fill(before.kz);
  await page.getByRole("button", { name: "Find" }).click();
  await page
    .getByRole("link", { name: before.kz })
    .filter({ hasText: "Lesson · a-002-family" })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Word 1" })).toBeVisible();

  const kazakh = page.getByLabel("Example · Kazakh");
  await kazakh.fill("Біздің отбасымыз флуржан.");
  await expect(
    page.getByText(/Neither the dictionary nor the grammar knows “флуржан”/),
  ).toBeVisible({ timeout: 30_000 });
  expect(await misfits(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await kazakh.fill(before.kz);

  const english = page.getByLabel("Example · English");
  await english.fill(text);
  await expect(page.locator("ins")).toContainText(text === old ? "big" : "large");
  await page.getByLabel("Why is it better?").fill("Said more often.");
  // What is written and not sent outlives the page.
  await page.reload();
  await expect(english).toHaveValue(text);
  await page.getByRole("button", { name: "Send the change (1)" }).click();
  await page.getByRole("status").getByRole("link", { name: "Proposed changes" }).click();
  await expect(page.getByText("This is your own change")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Approve/ })).toHaveCount(0);
  expect(await misfits(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);

  const other = await browser.newContext({ baseURL: site.url });
  const desk = await other.newPage();
  await signIn(desk, site.url, second);
  await desk.goto("/edit/proposals");
  await desk.getByRole("button", { name: `Approve: ${text}` }).click();
  await expect(desk.getByText("Nothing waits here.")).toBeVisible({ timeout: 30_000 });
  await other.close();

  await expect(async () => {
    expect((await read()).en).toBe(text);
  }).toPass({ timeout: 30_000 });
  await page.evaluate(() => localStorage.clear());
  await page.goto("/lessons/2");
  await expect(page.getByText(text).first()).toBeVisible();
});

test("an editor goes from a guest's report to its text, and the approval tells the guest", async ({
  page,
  browser,
  site,
}) => {
  const editors = [await registered(site), await registered(site)] as const;
  for (const editor of editors) grant(site.dataDir, editor, "editor");
  await page.goto("/lessons/2");
  await settled(page);
  const { words } = await (await fetch(`${site.url}/api/lessons-materials/2`)).json();
  const { kz, en } = words[1].example as { kz: string; en: string };
  const text = en.endsWith("a village.")
    ? en.replace("a village.", "the village.")
    : en.replace("the village.", "a village.");
  await page
    .getByRole("button", { name: new RegExp(`^Report a mistake: .*${kz}`) })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "What is wrong here?" });
  await dialog.getByLabel("The translation").check();
  await dialog.getByLabel(/How would you say it/).fill(text);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("Somebody will look at it")).toBeVisible();

  const desks = await Promise.all(
    editors.map(async (editor) => {
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: { width: 360, height: 740 },
      });
      const desk = await context.newPage();
      await signIn(desk, site.url, editor);
      return desk;
    }),
  );
  const [desk, other] = desks as [typeof page, typeof page];
  await desk.goto("/moderate");
  await desk
    .getByRole("listitem")
    .filter({ hasText: `Suggested: ${text}` })
    .getByRole("link", { name: "Mend the text" })
    .click();
  const mended = desk.getByText(`Suggested: ${text}`);
  await expect(mended).toBeVisible();
  await desk.getByRole("link", { name: kz }).filter({ hasText: "Lesson · a-002-family" }).click();
  await expect(mended).toBeVisible();
  await desk.getByLabel("Example · English").fill(text);
  await desk.getByLabel("Why is it better?").fill("As the report says.");
  await desk.getByRole("button", { name: "Send the change (1)" }).click();
  await expect(desk.getByText("Sent. Another editor looks at it.")).toBeVisible();

  await other.goto("/edit/proposals");
  await expect(other.getByText("From a report")).toBeVisible();
  expect(await misfits(other)).toEqual([]);
  expect(await axeFindings(other)).toEqual([]);
  await other.getByLabel("A word to whoever proposed it").fill("Thank you both!");
  await other.getByRole("button", { name: `Approve: ${text}` }).click();
  await expect(other.getByText("Nothing waits here.")).toBeVisible({ timeout: 30_000 });
  for (const one of desks) await one.context().close();

  await page.goto("/reports");
  await expect(page.getByText("Mended", { exact: true })).toBeVisible();
  await expect(page.getByText("Answer: Thank you both!")).toBeVisible();
  // This browser keeps the lesson as it was before: its document and data must be of one time.
  await page.goto("/lessons/2");
  await settled(page);
  await expect(page.getByText(text).first()).toBeVisible();
});
