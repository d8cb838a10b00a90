import { expect, test } from "./site/site.ts";

interface Film {
  video_url: string;
  seconds: number;
  questions: {
    question: { kz: string };
    options: { id: string; text: { kz: string } }[];
    correct: string;
  }[];
  next: { id: number; title_en: string };
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

  await page.getByRole("button", { name: "Speed 1×" }).click();
  expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(0.75);

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

test("a film is played by keys alone, and what was chosen is kept", async ({ page }) => {
  const film = (await (await page.request.get("/api/watching-materials/1/")).json()) as Film;
  await page.goto("/watching/1");
  const video = page.locator("video");
  const play = page.getByRole("button", { name: "Play", exact: true });
  const pause = page.getByRole("button", { name: "Pause" });
  const caption = page.locator("[data-word]").first();
  const translation = page.getByRole("button", { name: "Translation", exact: true });
  const state = () =>
    video.evaluate(({ paused, playbackRate, muted, currentTime }: HTMLVideoElement) => ({
      paused,
      playbackRate,
      muted,
      currentTime,
    }));

  await expect(video).toHaveAttribute("preload", "metadata");
  await page.locator("body").press("Space");
  await expect(pause).toBeVisible();
  await pause.press("k");
  await expect(play).toBeVisible();

  await play.press("ArrowDown");
  await expect(caption).toHaveText(film.lines[0]?.kz.split(/[ ,]/)[0] ?? "");
  await pause.press("k");
  const before = (await state()).currentTime;
  await play.press("ArrowRight");
  await expect.poll(async () => (await state()).currentTime).toBeGreaterThan(before + 2.5);
  await play.press("ArrowLeft");
  await expect.poll(async () => (await state()).currentTime).toBeLessThan(before + 0.5);

  await play.press("s");
  await play.press("m");
  await play.press("r");
  expect(await state()).toMatchObject({ playbackRate: 0.75, muted: true });
  await expect(page.getByRole("button", { name: "Repeat line" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await play.press("t");
  await expect(translation).toHaveAttribute("aria-pressed", "false");

  await page.reload();
  await expect(translation).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("button", { name: "Speed 0.75×" })).toBeVisible();
  await expect.poll(async () => (await state()).playbackRate).toBe(0.75);

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").getByText("Three seconds back or on")).toBeVisible();
});

test("a tapped word stops the film and tells its meaning; lines change and nothing below them moves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const film = (await (await page.request.get("/api/watching-materials/1/")).json()) as Film;
  await page.goto("/watching/1");
  const video = page.locator("video");
  const slider = page.getByRole("slider", { name: "Place in the film" });
  const after = page.getByRole("button", { name: "Next line" });
  const place = () => slider.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await expect(video).toHaveAttribute("preload", "metadata");
  const first = await place();
  for (const { kz } of film.lines) {
    await after.click();
    await expect(page.locator("[data-gloss]").first()).toHaveText(kz);
    expect(await place()).toBe(first);
  }

  await page.getByRole("button", { name: "Previous line" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.locator("[data-gloss]").first().locator("[data-word]").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

test("after a film come three questions about it, and the next film", async ({ page }) => {
  const film = (await (await page.request.get("/api/watching-materials/1/")).json()) as Film;
  await page.goto("/watching/1");
  await expect(page.locator("video")).toHaveAttribute("preload", "metadata");
  await page.locator("video").evaluate((element: HTMLVideoElement, end) => {
    element.muted = true;
    element.currentTime = end;
    return element.play();
  }, film.seconds - 0.5);
  const lead = page.getByRole("button", { name: "Three questions" });
  await expect(lead).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("link", { name: `Next: ${film.next.title_en}` })).toBeVisible();
  await lead.click();
  await expect(page.getByRole("heading", { name: "Three questions about the film" })).toBeFocused();

  const check = page.getByRole("button", { name: "Check answers" });
  await expect(check).toBeDisabled();
  expect(film.questions).toHaveLength(3);
  for (const { question, options, correct } of film.questions) {
    await page
      .getByRole("group", { name: question.kz })
      .getByText(options.find(({ id }) => id === correct)?.text.kz ?? "", { exact: true })
      .click();
  }
  await check.click();
  await expect(page.getByText("3 out of 3")).toBeVisible();

  await page
    .getByRole("region", { name: "The next film" })
    .getByRole("link", { name: film.next.title_en })
    .click();
  await expect(page).toHaveURL(new RegExp(`/watching/${film.next.id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(film.next.title_en);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
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
