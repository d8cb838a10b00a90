import { expect, test } from "./site/site.ts";

interface Film {
  video_url: string;
  seconds: number;
  lines: { start: number; end: number; kz: string; ru: string }[];
}

const timeOf = (video: HTMLVideoElement) => video.currentTime;

test("a guest finds a film, plays it, goes from line to line, repeats, slows, and reads captions", async ({
  page,
}) => {
  const film = (await (await page.request.get("/api/watching-materials/1/")).json()) as Film;
  await page.goto("/watch?level=beginner");
  await page.getByRole("link", { name: "Television in the Yurt" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Television in the Yurt");

  const video = page.locator("video");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState), {
      timeout: 15_000,
    })
    .toBeGreaterThan(0);
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(1280);

  const lines = page.getByRole("list", { name: "Lines" }).locator("li > button:first-child");
  await expect(lines).toHaveCount(film.lines.length);
  const third = film.lines[2];
  await lines.nth(2).click();
  await expect(lines.nth(2)).toHaveAttribute("aria-current", "true");
  await expect.poll(() => video.evaluate(timeOf)).toBeGreaterThan((third?.start ?? 0) + 0.2);
  expect(await video.evaluate(timeOf)).toBeLessThan((third?.end ?? 0) + 1);

  await page.keyboard.press("ArrowDown");
  await expect(lines.nth(3)).toHaveAttribute("aria-current", "true");

  await page.getByRole("button", { name: "Slow, 0.75×" }).click();
  expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(0.75);

  await page.getByRole("button", { name: "Русский", exact: true }).click();
  await expect
    .poll(() =>
      video.evaluate((element: HTMLVideoElement) => {
        const shown = [...element.textTracks].find(({ mode }) => mode === "showing");
        return [shown?.language, shown?.cues?.length];
      }),
    )
    .toEqual(["ru", film.lines.length]);

  const repeat = page.getByRole("button", { name: "Repeat line" });
  await repeat.click();
  await expect(repeat).toHaveAttribute("aria-pressed", "true");
  const fourth = film.lines[3];
  await video.evaluate(
    (element: HTMLVideoElement, at) => {
      element.currentTime = at;
    },
    (fourth?.end ?? 0) - 0.1,
  );
  await expect
    .poll(() => video.evaluate(timeOf), { timeout: 10_000 })
    .toBeLessThan((fourth?.start ?? 0) + 1);

  await expect(page.getByText("So this is the best television in the world!").last()).toBeVisible();
});

test("the server sends parts of a film, and keeps each film for ever under its name", async ({
  page,
}) => {
  const film = (await (await page.request.get("/api/watching-materials/1/")).json()) as Film;
  const part = await page.request.get(film.video_url, { headers: { range: "bytes=100-199" } });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(100);
  expect(part.headers()["content-type"]).toBe("video/mp4");
  expect(part.headers()["cache-control"]).toContain("immutable");
});

test("what is no film says so, and leads to those that are", async ({ page }) => {
  const answer = await page.goto("/watching/9999");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Video not found" })).toBeVisible();
  await page.getByRole("link", { name: "Show all films" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Video" })).toBeVisible();
});
