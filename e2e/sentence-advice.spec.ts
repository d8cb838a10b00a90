import type { Page } from "@playwright/test";
import {
  type Item,
  planSession,
  type SessionSubject,
  startRun,
  type UnitMaterial,
} from "@tilashar/learning/session";
import { axeFindings } from "./site/axe.ts";
import { signIn } from "./site/learner-calls.ts";
import { unitMaterial } from "./site/session.ts";
import { expect, registered, test } from "./site/site.ts";

/** The tutor wakes with the first sentence; a busy machine needs its time. */
const judged = 40_000;

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem("voice", JSON.stringify({ quiet: true })));
});

/** Begins a step at the first item that fits. */
async function beginAt(
  page: Page,
  material: UnitMaterial,
  subject: Extract<SessionSubject, { what: "step" }>,
  fits: (item: Item) => boolean | Promise<boolean>,
): Promise<void> {
  for (let number = 0; number < 40; number++) {
    const plan = planSession(material, subject, `seed-${number}`);
    for (const [place, { item }] of plan.slots.entries()) {
      if (!(await fits(item))) continue;
      const run = startRun(plan);
      const kept = {
        attempt: `attempt-${number}`,
        seed: `seed-${number}`,
        version: material.version,
        startedAt: Date.now(),
        run: { ...run, queue: run.queue.slice(place) },
      };
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        `session-run:${subject.lesson}:${subject.step}`,
        JSON.stringify(kept),
      ] as const);
      await page.goto(`/lessons/${subject.lesson}/steps/${subject.step}`);
      await expect(page.locator("section[data-kind]")).toHaveAttribute("data-kind", item.kind);
      return;
    }
  }
  throw new Error("No session has such an item.");
}

test("a reply of one's own is judged with its mend and its rule; without a network it is compared as ever", async ({
  page,
}) => {
  await page.goto("/lessons");
  const subject = { what: "step", lesson: 201, step: "talk" } as const;
  const material = await unitMaterial(page, "b-01-in-town");
  const answer = async () => {
    await beginAt(page, material, subject, ({ kind }) => kind === "write-reply");
    await page.keyboard.insertText("Мен мектепте барамын.");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Does yours say the same?")).toBeVisible({ timeout: judged });
  };
  await answer();
  const advice = page.getByText("Your own sentence would be:");
  await expect(advice).toBeVisible({ timeout: judged });
  await expect(page.getByText("Мен мектепке барамын.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Why: / })).toHaveAttribute("href", /^\/grammar\//);
  expect(await axeFindings(page)).toEqual([]);

  await page.route("**/api/sentence-checks/", (route) => route.abort());
  const lost = page.waitForEvent("requestfailed", (request) =>
    request.url().endsWith("/sentence-checks/"),
  );
  await answer();
  await lost;
  await expect(page.getByRole("button", { name: "Almost" })).toBeVisible();
  await expect(advice).toBeHidden();
});

test("a word mended into another right sentence is told to be right Kazakh", async ({ page }) => {
  await page.goto("/lessons");
  let place = 0;
  let choice = 0;
  const isRightToo = async (item: Item) => {
    if (item.kind !== "mend") return false;
    for (const [at, form] of item.choices.entries()) {
      if (form === item.right) continue;
      const words = item.tokens.map(({ text, before, after }, token) =>
        token === item.at ? before + form + after : before + text + after,
      );
      const body = { sentence: words.join(" ") };
      const answer = await page.request.post("/api/sentence-checks/", { data: body });
      if ((await answer.json()).verdict !== "right") continue;
      [place, choice] = [item.at, at];
      return true;
    }
    return false;
  };
  const material = await unitMaterial(page, "a-02-first-sentences");
  await beginAt(page, material, { what: "step", lesson: 63, step: "use" }, isRightToo);
  await page.keyboard.press(String(place + 1));
  await page.keyboard.press(String(choice + 1));
  await page.keyboard.press("Enter");
  await expect(page.getByText("That is right Kazakh too")).toBeVisible({ timeout: judged });
});

test("a sentence typed in a review is judged where it is not the one on the card", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  const access = await page.evaluate(() => localStorage.getItem("access"));
  const headers = { authorization: `Bearer ${access}` };
  const card = { kz: "мен үйге барамын", en: "I go home", source: "import" };
  await page.request.post("/api/review/cards", { data: { cards: [card] }, headers });
  const settings = { newPerDay: 5, reviewsPerDay: 20, vacation: null, kinds: ["typing"] };
  await page.request.put("/api/review/settings", { data: settings, headers });
  await page.goto("/review");
  await expect(page.getByLabel("Your answer in Kazakh")).toBeFocused({ timeout: judged });
  await page.keyboard.insertText("мен мектепте барамын");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your own sentence would be:")).toBeVisible({ timeout: judged });
  await expect(page.getByText("мен мектепке барамын", { exact: true })).toBeVisible();
});
