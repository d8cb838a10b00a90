import type { Page } from "@playwright/test";
import { signIn } from "./site/learner-calls.ts";
import { settled } from "./site/settled.ts";
import { expect, registered, test } from "./site/site.ts";

interface Kind {
  path: string;
  heading: string | RegExp;
  /** Its data comes with the page, by a call of the router's. */
  hasData?: true;
  /** Part of it is code that it fetches itself. */
  part?: RegExp;
  /** It asks the API for what it shows. */
  calls?: true;
  learner?: true;
}

const pages: readonly Kind[] = [
  { path: "/lessons", heading: "Lessons", hasData: true },
  { path: "/lessons/1", heading: "Greetings", hasData: true },
  { path: "/reading/1", heading: "A Letter to a New Friend", hasData: true },
  { path: "/watching/1", heading: "Television in the Yurt", hasData: true },
  { path: "/word-of-the-day", heading: /^\p{Script=Cyrillic}/u, hasData: true },
  { path: "/words", heading: "My words", part: /words-screen/ },
  { path: "/review", heading: "Review", part: /review-screen/ },
  { path: "/learn/harmony", heading: "Harmony trainer" },
  { path: "/proficiency-test", heading: "Proficiency test" },
  { path: "/learn/chatbot", heading: "Chat" },
  { path: "/login", heading: "Welcome back" },
  { path: "/profile", heading: /^Сәлем/, calls: true, learner: true },
  { path: "/profile/leaderboard", heading: "Leaderboard", calls: true, learner: true },
  { path: "/profile/settings", heading: "Settings", learner: true },
];

/** Goes there as a press on a link does, without waiting for what comes of it. */
async function leadTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(path: string): Promise<void> };
    };
    // A failure may load a new document before this call is answered.
    setTimeout(() => router.navigate(path));
  }, path);
}

/** The frame stands, with a way on, around whatever the page has to say. */
async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole("banner").getByRole("link", { name: "Tilashar" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Lessons" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(page.getByRole("main")).not.toBeEmpty();
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

/** A page that none of the failures is about, ready to lead on. */
async function start(page: Page, url: string, learner = false): Promise<void> {
  if (learner) await signIn(page, url, await registered({ url }));
  await page.goto("/privacy");
  await settled(page);
}

for (const who of ["guest", "learner"]) {
  test(`without a network every page of a ${who} says so inside its frame, and opens when there is one again`, async ({
    page,
    context,
    site,
  }) => {
    await start(page, site.url, who === "learner");
    for (const { path, heading: name, learner } of pages) {
      if ((learner === true) !== (who === "learner")) continue;
      await context.setOffline(true);
      await leadTo(page, path);
      await expect(heading(page, "You are offline"), path).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page).toHaveTitle(/^Something went wrong/);
      await expect(page.getByText("Nothing you have saved is lost")).toBeVisible();
      await expectFrame(page);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("Still no answer.")).toBeVisible();
      await expectFrame(page);
      await context.setOffline(false);
      await expect(heading(page, name), path).toBeVisible();
      await settled(page);
    }
  });
}

test("a server that does not answer leaves the frame, and Try again brings the page", async ({
  page,
  site,
}) => {
  await start(page, site.url, true);
  for (const { path, heading: name } of pages) {
    if (!["/lessons/1", "/words", "/learn/chatbot", "/profile"].includes(path)) continue;
    const all = `${site.url}/**`;
    await page.route(all, (route) => route.abort("connectionrefused"));
    await leadTo(page, path);
    await expect(heading(page, "The server does not answer"), path).toBeVisible();
    await expectFrame(page);
    await page.unroute(all);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page, name), path).toBeVisible();
    await settled(page);
  }
});

test("a fault of the server in a page's data leaves the frame, and Try again brings the page", async ({
  page,
  site,
}) => {
  await start(page, site.url);
  for (const { path, heading: name, hasData } of pages) {
    if (!hasData) continue;
    const data = /\.data(?:\?|$)/;
    await page.route(data, (route) => route.fulfill({ status: 500, body: "" }));
    await leadTo(page, path);
    await expect(heading(page, "Something went wrong"), path).toBeVisible();
    await expect(page).toHaveURL(site.url + path);
    await expectFrame(page);
    await page.unroute(data);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page, name), path).toBeVisible();
    await settled(page);
  }
});

test("a fault of the server in what a page asks for leaves the page, and Try again brings the part", async ({
  page,
  site,
}) => {
  await start(page, site.url, true);
  for (const { path, heading: name, calls } of pages) {
    if (!calls) continue;
    const api = /\/api\/profile\//;
    await page.route(api, (route) => route.fulfill({ status: 500, json: {} }));
    await leadTo(page, path);
    const again = page.getByRole("button", { name: "Try again" });
    await expect(again.first(), path).toBeVisible();
    await expectFrame(page);
    await page.unroute(api);
    while (await again.count()) await again.first().click();
    await expect(again).toHaveCount(0);
    await expect(heading(page, name), path).toBeVisible();
  }
});

test("a part of a page whose code fails at first is asked for again", async ({ page, site }) => {
  for (const { path, heading: name, part } of pages) {
    if (part === undefined) continue;
    await start(page, site.url);
    let asked = 0;
    await page.route(part, async (route) => {
      asked += 1;
      await (asked === 1 ? route.abort("failed") : route.continue());
    });
    await leadTo(page, path);
    await expect.poll(() => asked, { message: path }).toBe(2);
    await settled(page);
    await expect(page).toHaveURL(site.url + path);
    await expect(heading(page, name), path).toBeVisible();
    await page.unroute(part);
  }
});

test("a first press on the home page arrives although its page's code fails at first", async ({
  page,
  site,
}) => {
  await page.goto("/");
  await settled(page);
  let failures = 0;
  await page.route(/\/assets\/lessons-.*\.js$/, async (route) => {
    failures += 1;
    await (failures <= 2 ? route.abort("failed") : route.continue());
  });
  await page.getByRole("banner").getByRole("link", { name: "Lessons" }).click();
  await expect(heading(page, "Lessons")).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/lessons`);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("without a network a press leads to the kept page, else to the offline page with the way to try again", async ({
    page,
    context,
    site,
  }) => {
    await page.goto("/lessons/1");
    const isKept = async () => {
      if (navigator.serviceWorker.controller === null) return false;
      const { core, rest } = await (await fetch("/offline-files.json")).json();
      const wanted = [...core, ...rest, "/-kept/route-data/lessons/1"];
      const kept = await Promise.all(wanted.map((address: string) => caches.match(address)));
      return kept.every((one) => one !== undefined);
    };
    await expect.poll(() => page.evaluate(isKept), { timeout: 40_000 }).toBe(true);
    await settled(page);
    await leadTo(page, "/privacy");
    await expect(heading(page, "Your data")).toBeVisible();
    await context.setOffline(true);

    await leadTo(page, "/lessons/1");
    await expect(heading(page, "Greetings")).toBeVisible();
    for (const path of ["/lessons/7", "/reading/3"]) {
      await leadTo(page, path);
      await expect(heading(page, "No network right now"), path).toBeVisible();
      await expectFrame(page);
      await settled(page);
    }
    await context.setOffline(false);
    await page.getByRole("link", { name: "Try the page again" }).click();
    await expect(page).toHaveURL(`${site.url}/reading/3`);
    await expect(heading(page, "No network right now")).toBeHidden();
  });

  test("a fault of the server in a page's data leaves the frame", async ({
    page,
    context,
    site,
  }) => {
    await page.goto("/privacy");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await settled(page);
    const data = /\.data(?:\?|$)/;
    await context.route(data, (route) => route.fulfill({ status: 500, body: "" }));
    await leadTo(page, "/lessons/5");
    await expect(heading(page, "Something went wrong")).toBeVisible();
    await expectFrame(page);
    await context.unroute(data);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(`${site.url}/lessons/5`);
    await expect(heading(page, "Something went wrong")).toBeHidden();
    await expectFrame(page);
  });
});
