import { settled } from "./site/settled.ts";
import { expect, test } from "./site/site.ts";

test("a learner chooses whose sound is heard first, hears what it was, and compares our voice with its past", async ({
  page,
}) => {
  await page.goto("/learn/speech");
  await settled(page);
  const settings = page.getByText("Voice", { exact: true });
  await settings.click();
  const asked: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/assets/voice/")) asked.push(response.url());
  });
  const prefer = page.getByLabel("Heard first");
  await prefer.selectOption("synthetic");
  await page
    .getByRole("button", { name: /^Listen: / })
    .first()
    .click();
  await expect(page.getByText("Said by our synthetic voice").first()).toBeVisible();
  expect(asked.join("\n")).toContain("prefer=synthetic");
  await page.reload();
  await settled(page);
  await settings.click();
  await expect(prefer).toHaveValue("synthetic");

  await page.getByRole("link", { name: "Hear how our voice has changed" }).click();
  await expect(page.getByRole("heading", { name: "Our voice, before and now" })).toBeVisible();
  const before = page.getByRole("button", { name: "Before: Бұл кітап емес, дәптер." });
  const now = page.getByRole("button", { name: "Now: Бұл кітап емес, дәптер." });
  await before.press("Enter");
  await expect(before).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("main mark")).toBeVisible();
  await now.press("Enter");
  await expect(now).toHaveAttribute("aria-pressed", "true");
  await expect(before).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator("main mark")).toHaveText("дәптер");
  await expect(now).toHaveAttribute("aria-pressed", "false");
  expect(asked.join("\n")).toContain("prosody=plain");

  // The word that is said lights up in a reading, and the keyboard stays where it was.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/reading/1");
  await settled(page);
  const play = page.getByRole("button", { name: "Play all" });
  const said = page.locator("[data-said]");
  const row = page.locator("main [aria-current=true]:has([data-word])");
  await play.press("Enter");
  const stop = page.getByRole("button", { name: "Stop" });
  await expect(stop).toBeFocused();
  await expect(said).toHaveCount(1);
  await expect(row.locator("[data-said]")).toHaveCount(1);
  const first = (await row.textContent()) ?? "";
  await expect(row).not.toHaveText(first);
  await expect(said).toHaveCount(1);
  await stop.press("Enter");
  await expect(said).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await expect(play).toBeFocused();

  // And so it does in a dialogue, where the player names the kind of voice as well.
  await page.goto("/lessons/63/steps/talk");
  await play.press("Enter");
  await expect(said).toHaveCount(1);
  await expect(page.getByText("Said by our synthetic voice")).toBeVisible();
  await stop.press("Enter");
  await expect(said).toHaveCount(0);
});
