import { expect, test } from "./site/site.ts";

const kilobyte = 1024;

/** The most script a page may load, in bytes: React and its router alone are 89 KB of it. */
const pages: Readonly<Record<string, number>> = {
  // The first exercise is in it: the cub, the voice and three answers to press. The list of routes, which every
  // page reads, names the files of a session. Who comes back is told the reviews that wait.
  "/": 126 * kilobyte,
  // Every page has a bar of tabs for a phone, with the number of reviews.
  "/lessons": 121 * kilobyte,
  // Every word of its examples can be asked about, and lights up while it is said; its cover has a crop for each width.
  // The form that reports a mistake, 8 of it, comes when the browser is idle: a flag must open without a network.
  "/lessons/1": 142 * kilobyte,
};

interface Sent {
  name: string;
  type: string;
  start: number;
  bytes: number;
}

for (const [path, mostScript] of Object.entries(pages)) {
  test(`${path} can be read before any script is fetched, and then stays where it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as { value?: number }).value ?? 0);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const answer = await page.goto(path);
    await page.waitForFunction(() => "__reactRouterDataRouter" in window);
    await page.waitForLoadState("networkidle");

    const { painted, shifts, sent } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      shifts: (window as unknown as { shifts: number[] }).shifts,
      sent: performance
        .getEntriesByType("resource")
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({ name, initiatorType, startTime, encodedBodySize }) => ({
          name,
          type: initiatorType,
          start: startTime,
          bytes: encodedBodySize,
        })),
    }));
    const files = (ending: string) => (sent as Sent[]).filter(({ name }) => name.endsWith(ending));

    expect(painted).toBeGreaterThan(0);
    expect(Math.min(...files(".js").map(({ start }) => start))).toBeGreaterThan(painted);
    expect(shifts).toEqual([]);
    expect(files(".css")).toEqual([]);
    expect(files(".woff2")).toHaveLength(1);

    const script = files(".js").reduce((sum, { bytes }) => sum + bytes, 0);
    expect(script).toBeGreaterThan(50 * kilobyte);
    expect(script).toBeLessThan(mostScript);

    const policy = (await answer?.headerValue("content-security-policy")) ?? "";
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).toContain("style-src-attr 'none'");
  });
}

test("a guest and a learner get the same page, and each sees their own menu at once", async ({
  page,
}) => {
  await page.goto("/lessons");
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  const asGuest = await (await page.request.get("/lessons")).text();
  await page.evaluate(() => {
    localStorage.setItem("access", "a.b.c");
    localStorage.setItem("user", JSON.stringify({ id: 1, username: "aigul", email: "" }));
  });
  // The token is nobody's: as soon as the server says so, the learner is led to the login
  await page.route("**/api/**", () => {});
  const answer = await page.goto("/lessons", { waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Log in" })).toBeHidden();
  expect(await answer?.text()).toBe(asGuest);
});

test("a session says what it is at its first paint, and its scripts wait for no more than that", async ({
  page,
}) => {
  const isDrawnFirst = async () => {
    await page.locator("section[data-kind]").waitFor();
    const { painted, firstScript } = await page.evaluate(() => {
      const scripts = performance
        .getEntriesByType("resource")
        .filter(({ name }) => new URL(name).pathname.endsWith(".js"));
      return {
        painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
        firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
      };
    });
    expect(painted).toBeGreaterThan(0);
    expect(painted).toBeLessThan(firstScript);
  };
  await page.goto("/lessons/63/steps/use");
  await isDrawnFirst();
  // A step with a first word, which who was left in the middle of it is not shown
  await page.goto("/lessons/63/steps/meet-1");
  await isDrawnFirst();
  await page.reload();
  await isDrawnFirst();
});
