import { planSession, startRun } from "@tilashar/learning/session";
import { beQuiet, unitMaterial } from "./site/session.ts";
import { expect, test } from "./site/site.ts";

const unit = "a-02-first-sentences";

const lesson = 63;

const addressOf = (id: string) => `/lessons/${lesson}/steps/${id}`;

test("a reload continues at the same item, a mistake is explained and comes back, and leaving asks first", async ({
  page,
}) => {
  await beQuiet(page);
  await page.goto(addressOf("meet-1"));
  const item = page.locator("section[data-kind]");
  const bar = page.getByRole("progressbar");
  await expect(item).toBeVisible();
  // One that is asked, not shown.
  while ((await item.getAttribute("data-kind")) === "meet") {
    const before = await bar.getAttribute("aria-valuetext");
    await page.keyboard.press("Enter");
    await expect(bar).not.toHaveAttribute("aria-valuetext", before ?? "");
  }
  const [kind, place] = [
    await item.getAttribute("data-kind"),
    await bar.getAttribute("aria-valuetext"),
  ];
  const text = await item.textContent();
  await page.reload();
  await expect(item).toHaveAttribute("data-kind", kind ?? "");
  await expect(bar).toHaveAttribute("aria-valuetext", place ?? "");
  expect(await item.textContent()).toBe(text);
  // The first word, which the page is drawn with, was not shown to who is further.
  await expect(page.locator("html")).toHaveAttribute("data-session-begun", "");

  await page.getByRole("button", { name: "I don’t know" }).click();
  const status = page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: "Here is the answer." });
  await expect(status).toBeVisible();
  await expect(status).toContainText("It comes once more in this step.");
  await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
  await page.reload();
  await expect(status).toContainText("Here is the answer.");

  await page.getByRole("button", { name: "Leave the step" }).click();
  const question = page.getByRole("dialog", { name: "Leave this step?" });
  await expect(question.getByRole("button", { name: "Go on" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(item).toBeVisible();
  await page.getByRole("button", { name: "Leave the step" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(new RegExp(`/lessons/${lesson}$`));
});

test("who cannot listen or speak gets another item in its place, and nothing else moves", async ({
  page,
}) => {
  await page.goto("/lessons");
  const material = await unitMaterial(page, unit);
  const subject = { what: "step", lesson, step: "meet-1" } as const;
  const seed = "seed-0";
  const plan = planSession(material, subject, seed);
  const heard = plan.slots.findIndex(({ item }) => item.needs.includes("sound"));
  const run = startRun(plan);
  const kept = {
    attempt: "attempt-quiet",
    seed,
    version: material.version,
    startedAt: Date.now(),
    run: { ...run, queue: run.queue.slice(heard) },
  };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `session-run:${lesson}:meet-1`,
    JSON.stringify(kept),
  ] as const);
  await page.goto(addressOf("meet-1"));
  const item = page.locator("section[data-kind]");
  await expect(item).toHaveAttribute("data-kind", plan.slots[heard]?.item.kind ?? "");
  const place = await item.getAttribute("aria-label");
  await page.getByRole("button", { name: /^I cannot (listen|speak) now$/ }).click();
  await expect(item).toHaveAttribute("data-kind", plan.slots[heard]?.quiet?.kind ?? "");
  expect(await item.getAttribute("aria-label")).toBe(place);
});

test("an answer that no judge can be fetched for stays, and is taken when the network is back", async ({
  page,
}) => {
  await beQuiet(page);
  const judges = "**/assets/judging-*.js";
  await page.route(judges, (route) => route.abort());
  await page.goto(addressOf("meet-1"));
  const item = page.locator("section[data-kind]");
  await expect(item).toBeVisible();
  const before = await item.getAttribute("aria-label");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Try again when the network is back")).toBeVisible();
  await expect(item).toHaveAttribute("aria-label", before as string);
  await page.unroute(judges);
  await expect(async () => {
    await page.keyboard.press("Enter");
    expect(await item.getAttribute("aria-label")).not.toBe(before);
  }).toPass();
});
