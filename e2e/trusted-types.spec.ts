import { expect, test } from "./site/site.ts";

test.use({ serviceWorkers: "allow" });

test("no text becomes markup or a script, and everything else works all the same", async ({
  page,
  context,
  site,
}) => {
  const answer = await page.goto("/lessons");
  const policy = (await answer?.headerValue("content-security-policy")) ?? "";
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types default tilashar threads",
  );
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.getByRole("link", { name: "Log in" }).first().click();
  await expect(page).toHaveURL(/login/);
  // A lesson describes itself in JSON, also when it is reached from another page.
  await page.getByRole("link", { name: "Lessons" }).first().click();
  await page
    .getByRole("link", { name: /Greetings/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Greetings", level: 1 })).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL),
  ).toMatch(/\/sw\.js$/);

  // Refusals are told to the console, where `page` must stay quiet.
  const other = await context.newPage();
  await other.goto(`${site.url}/lessons`);
  const refused = await other.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      data: () => Object.assign(document.createElement("div"), { innerHTML: '"<b>x</b>"' }),
      markup: () => Object.assign(document.createElement("div"), { innerHTML: "<b>x</b>" }),
      script: () => Object.assign(document.createElement("script"), { src: "/sw.js" }),
      worker: () => new Worker("/sw.js"),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy("another", {}),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(["data", "markup", "script", "worker", "policy"]);
});
