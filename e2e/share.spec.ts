import { settled } from "./site/settled.ts";
import { expect, test } from "./site/site.ts";

test("a text that another application shares answers word by word, and goes on to the tutor", async ({
  page,
}) => {
  await page.goto(`/share?text=${encodeURIComponent("Бұл — кітап.")}`);
  await settled(page);
  await page.getByText("кітап", { exact: true }).click();
  await expect(page.getByRole("dialog").getByText("book").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Ask the tutor" }).click();
  await expect(page.getByRole("main").getByRole("textbox")).toHaveValue("Бұл — кітап.");
});

test("an address that is none is not made a link, and nothing shared is said", async ({ page }) => {
  await page.goto("/share?url=javascript:alert(1)");
  await expect(page.getByRole("heading", { name: "Nothing was shared" })).toBeVisible();
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
});

test("the browser's offer to install waits on the learner's own page", async ({ page }) => {
  await page.goto("/me");
  await settled(page);
  await expect(page.getByRole("button", { name: "Install" })).toHaveCount(0);
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    Object.assign(offer, {
      prompt: async () => {
        document.title = "asked";
        return { outcome: "accepted" };
      },
    });
    dispatchEvent(offer);
  });
  await page.getByRole("button", { name: "Install" }).click();
  await expect(page).toHaveTitle("asked");
  await expect(page.getByRole("button", { name: "Install" })).toHaveCount(0);
});

test("letters and spacing that were chosen are there at once on the next page", async ({
  page,
}) => {
  await page.goto("/me");
  await settled(page);
  await page.getByRole("radio", { name: "Wide and plain" }).check();
  await page.getByRole("radio", { name: "Loose" }).check();
  await page.goto("/lessons", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-reading-face", "wide");
  await expect(page.locator("html")).toHaveAttribute("data-reading-spacing", "loose");
});
