import type { Page } from "@playwright/test";
import { signIn } from "./site/learner-calls.ts";
import { expectAllSent } from "./site/outbox.ts";
import { answer, answersOf, openQuiz } from "./site/quiz.ts";
import { expect, registered, test } from "./site/site.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker serves the page and has kept it with every small file of the application. */
async function readyForOffline(page: Page, path: string): Promise<void> {
  const isReady = async (wanted: string) => {
    if (navigator.serviceWorker.controller === null) return false;
    const kept = async (address: string) => (await caches.match(address)) !== undefined;
    for (const part of ["document/en", "page-data"]) {
      if (!(await kept(`/-kept/${part}${wanted}`))) return false;
    }
    const { core, rest } = await (await fetch("/offline-files.json")).json();
    for (const file of [...core, ...rest]) if (!(await kept(file))) return false;
    return true;
  };
  await expect.poll(() => page.evaluate(isReady, path), { timeout: 40_000 }).toBe(true);
}

/**
 * Waits until what the page has fetched so far is kept, with every small file of the application: an answer is
 * kept behind the page's back, the larger the later. Of the path, what is the same for everyone is kept.
 */
async function fetchedIsKept(page: Page): Promise<void> {
  const isKept = async () => {
    const { core, rest } = await (await fetch("/offline-files.json")).json();
    const fetched = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.+\.js$|^\/api\/path(\/units\/[^/]+)?\/?$/.test(path));
    if (!fetched.some((path) => path.startsWith("/api/path/units/"))) return false;
    for (const file of [...core, ...rest, ...fetched])
      if ((await caches.match(file)) === undefined) return false;
    return true;
  };
  await expect.poll(() => page.evaluate(isKept), { timeout: 40_000 }).toBe(true);
}

/** Finishes the quiz of lesson 1 with five right answers. */
async function finishQuiz(page: Page, answers: Awaited<ReturnType<typeof answersOf>>) {
  const quiz = await openQuiz(page, "5");
  for (let question = 0; question < 5; question++) {
    await answer(quiz, answers, true);
    await quiz.getByRole("button", { name: "Check" }).click();
    await quiz.getByRole("button", { name: "Next" }).click();
  }
  await expect(quiz.getByText("5 out of 5")).toBeVisible();
  await quiz.getByRole("button", { name: "Finish" }).click();
}

async function pointsOf(page: Page): Promise<number> {
  const access = await page.evaluate(() => localStorage.getItem("access"));
  const response = await page.request.get("/api/profile/stats/", {
    headers: { authorization: `Bearer ${access}` },
  });
  return ((await response.json()) as { totalPoints: number }).totalPoints;
}

test("a visited lesson and its quiz work without a network, and the result counts once when it is back", async ({
  page,
  context,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  const answers = await answersOf(page, 1);
  await page.goto("/lessons/1");
  await readyForOffline(page, "/lessons/1");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Greetings" })).toBeVisible();
  await expect(page.getByText("No network. What you do now is kept")).toBeVisible();
  await finishQuiz(page, answers);

  await page.goto("/lessons/7");
  await expect(page.getByRole("heading", { name: "No network right now" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try the page again" })).toHaveAttribute(
    "href",
    "/lessons/7",
  );

  await context.setOffline(false);
  await expect.poll(() => pointsOf(page)).toBeGreaterThanOrEqual(5);
  const points = await pointsOf(page);
  await page.goto("/lessons/1");
  await page.waitForLoadState("networkidle");
  expect(await pointsOf(page)).toBe(points);
  await expectAllSent(page);
});

test("a unit whose session was opened once is played from any address without a network, its story too", async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem("voice", JSON.stringify({ quiet: true })));
  await signIn(page, site.url, await registered(site));
  await page.goto("/offline");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto("/lessons/63/steps/meet-1");
  const item = page.locator("section[data-kind]");
  await expect(item).toBeVisible();
  // What judges answers comes behind the first item
  await page.waitForLoadState("networkidle");
  await fetchedIsKept(page);

  await context.setOffline(true);
  for (const [address, name] of [
    ["/lessons/63/steps/use", /Use it/],
    ["/lessons/units/a-02-first-sentences/story", /story/i],
    ["/lessons/units/a-02-first-sentences/checkpoint", /checkpoint/i],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name })).toBeAttached();
    await expect(item).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
  }
  // Of another unit nothing is kept
  await page.goto("/lessons/201/steps/meet-1");
  await expect(page.getByRole("heading", { name: "No network right now" })).toBeVisible();
});

test("a point of grammar that was opened once has its drill without a network", async ({
  page,
  context,
}) => {
  await page.goto("/grammar/plural");
  await readyForOffline(page, "/grammar/plural");
  await context.setOffline(true);
  await page.reload();
  const drill = page.getByRole("region", { name: "Try it: two minutes" });
  await drill.getByRole("button", { name: "Begin" }).click();
  const next = drill.getByRole("button", { name: "Next" });
  const done = drill.getByRole("button", { name: "Once more" });
  for (let task = 0; task < 40; task++) {
    const field = drill.getByRole("textbox");
    await expect(field.or(drill.locator("form li button").first()).or(done)).toBeVisible();
    if (await done.isVisible()) break;
    if (await field.isVisible()) await page.keyboard.type("қате");
    await page.keyboard.press("Enter");
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(drill.getByRole("status")).toContainText(/of 8|All right/);
});

test("an answer of the API that an earlier version kept in another shape does no harm", async ({
  page,
  context,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  await page.goto("/word-of-the-day");
  await readyForOffline(page, "/word-of-the-day");
  const word = await page.getByRole("heading", { level: 1 }).textContent();
  // As the service worker kept it before the word stood under its name.
  await page.evaluate(async () => {
    const cache = await caches.open("tilashar-content");
    const old = { date: "2026-01-01", word_kazakh: "ескі" };
    await cache.put("/api/word-of-the-day", Response.json(old));
  });
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await context.setOffline(true);
  const asked = page.waitForResponse((answer) => answer.url().endsWith("/api/word-of-the-day"));
  await page.reload();
  await (await asked).finished();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word ?? "");
  expect(errors).toEqual([]);
});

test("a level is kept lesson by lesson, heard and read without a network, and removed again", async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto("/offline");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const row = page.getByRole("listitem").filter({ hasText: "A Beginner level" });
  await row.getByRole("button", { name: /^Keep/ }).click();
  const progress = row.getByRole("progressbar");
  await expect(progress).toHaveAttribute("aria-valuetext", /^(?:[3-9]\d\d|\d{4}) of \d{4}$/, {
    timeout: 120_000,
  });
  // What is kept stays: the next press goes on from there.
  await row.getByRole("button", { name: "Stop" }).click();
  await expect(row.getByText("Not kept")).toBeVisible();

  await context.setOffline(true);
  // The first of the level, which is kept first.
  await page.goto("/lessons/61");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/lessons/61");
  // It comes above the page and moves it down, away from under a finger.
  await expect(page.getByText("No network. What you do now is kept")).toBeVisible();
  // A word is over in half a second: whoever looks late finds silence.
  await page.evaluate(() => {
    const heard: (string | null)[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes)
        heard.push((target as Element).getAttribute("data-playing"));
    }).observe(document.body, { attributeFilter: ["data-playing"], subtree: true });
    Object.assign(window, { heard });
  });
  // Its words come with it; what is said in its dialogue comes with its unit, later.
  await page.getByRole("button", { name: "Listen: үкі", exact: true }).click();
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(heard).toContain("normal");

  // As if the whole level had come, which takes longer than a test may.
  await context.setOffline(false);
  await page.evaluate(() => {
    localStorage.setItem("offline-level-A", JSON.stringify({ bytes: 5e6, at: "2026-11-23" }));
  });
  await page.goto("/offline");
  await expect(row.getByText("5 MB")).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toContain("tilashar-level-A");
  await row.getByRole("button", { name: /^Remove/ }).click();
  await expect(row.getByText("Not kept")).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).not.toContain("tilashar-level-A");
});

test("without a network no level is offered to keep, and the page says why", async ({
  page,
  context,
}) => {
  await page.goto("/offline");
  const keep = page.getByRole("button", { name: /^Keep/ });
  await expect(keep).toHaveCount(3);
  // The browser complains about a worker's script that it loses half way.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await expect(keep).toHaveCount(0);
  await expect(page.getByText("It can be kept once there is a network.")).toHaveCount(3);
  await context.setOffline(false);
  await expect(keep).toHaveCount(3);
});

test("what another application shares without a network is shown, and its words answer; a shared file is kept on wish", async ({
  page,
  context,
}) => {
  await page.goto("/lessons/1");
  await readyForOffline(page, "/lessons/1");
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.match("/-kept/document/en/share")) !== undefined),
    )
    .toBe(true);
  await context.setOffline(true);
  await page.goto(`/share?text=${encodeURIComponent("Бұл — кітап.")}`);
  await expect(page).toHaveURL(/\/share\?text=/);
  await expect(page.getByText("кітап", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask the tutor" })).toBeVisible();

  // A file comes as the form that a phone sends; it is named, and kept when the learner says so.
  await context.setOffline(false);
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = "/share";
    form.enctype = "multipart/form-data";
    const files = new DataTransfer();
    files.items.add(new File(["Бұл — менің қалам. Мен осы қалада тұрамын."], "хат.txt"));
    const input = Object.assign(document.createElement("input"), { type: "file", name: "files" });
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  });
  await expect(page).toHaveURL(/\/read\/mine$/);
  await expect(page.getByText("Shared with you: хат.txt")).toBeVisible();
  await page.getByRole("button", { name: "Keep to read" }).click();
  await expect(page.getByRole("article")).toContainText("менің қалам", { timeout: 30_000 });
});
