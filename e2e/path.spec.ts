import type { Page } from "@playwright/test";
import {
  planSession,
  rightAnswer,
  type SessionSubject,
  sessionsOf,
  type UnitMaterial,
} from "@tilashar/learning/session";
import { axeFindings } from "./site/axe.ts";
import { signIn } from "./site/learner-calls.ts";
import { expectAllSent } from "./site/outbox.ts";
import { beQuiet, playSession, unitMaterial } from "./site/session.ts";
import { expect, registered, test } from "./site/site.ts";
import { misfits } from "./site/widths.ts";

const unit = "a-02-first-sentences";

interface PathAnswer {
  units: {
    id: string;
    completed: boolean;
    checkpoint: { passed: boolean };
    lessons: {
      id: number;
      completed: boolean;
      steps: { id: string; kind: string; done: boolean }[];
    }[];
  }[];
  next: { what: string; lesson?: number; step?: string } | null;
}

async function pathOf(page: Page): Promise<PathAnswer> {
  const access = await page.evaluate(() => localStorage.getItem("access"));
  const headers = access === null ? {} : { authorization: `Bearer ${access}` };
  return (await page.request.get("/api/path", { headers })).json();
}

/** A unit of each level, and which steps of its last lesson are played on screen; what comes before is done by calls. Where each step differs by level, one level plays it. */
const played = [
  { level: "A", unit: "a-02-first-sentences", steps: ["meet-1", "use"] },
  { level: "B", unit: "b-02-close-people", steps: ["talk"] },
  { level: "C", unit: "c-05-letters", steps: ["use"] },
];

/** Does every session of a unit but those, as another browser would have. */
async function doByCalls(
  page: Page,
  material: UnitMaterial,
  rest: (one: SessionSubject) => boolean,
) {
  const access = await page.evaluate(() => localStorage.getItem("access"));
  for (const subject of sessionsOf(material)) {
    if (rest(subject)) continue;
    const answers = planSession(material, subject, "elsewhere").slots.map(({ item }) => ({
      item: item.key,
      given: rightAnswer(item),
    }));
    const answer = await page.request.post("/api/profile/sessions/", {
      headers: { authorization: `Bearer ${access}` },
      data: {
        attempt: crypto.randomUUID(),
        unit: material.id,
        subject,
        seed: "elsewhere",
        answers,
      },
    });
    expect(answer.status()).toBe(200);
  }
}

for (const { level, unit: id, steps } of played) {
  test(`a unit of level ${level} is played to its end by keyboard, mistakes included; without a network nothing is lost, and all arrives once`, async ({
    page,
    context,
    site,
  }) => {
    test.setTimeout(120_000);
    await beQuiet(page);
    await signIn(page, site.url, await registered(site));
    const material = await unitMaterial(page, id);
    const last = material.lessons.at(-1)?.id ?? 0;
    const isPlayed = (one: SessionSubject) =>
      one.what !== "step" || (one.lesson === last && steps.includes(one.step));
    await doByCalls(page, material, isPlayed);
    const sessions = sessionsOf(material).filter(isPlayed);
    expect(sessions).toHaveLength(steps.length + 2);
    const attempts: string[] = [];
    page.on("response", (response) => {
      const request = response.request();
      if (request.method() === "POST" && request.url().endsWith("/profile/sessions/"))
        attempts.push(request.postDataJSON().attempt);
    });

    await page.goto(`/lessons/${last}`);
    const begin = page.getByRole("link", { name: /^Next step/ });
    // The page comes as for a guest, and learns then what was done elsewhere
    await expect(begin).toHaveAttribute("href", `/lessons/${last}/steps/${steps[0]}`);
    await begin.focus();
    await page.keyboard.press("Enter");
    for (const [at, subject] of sessions.entries()) {
      await page.waitForURL(
        subject.what === "step"
          ? `**/lessons/${last}/steps/${subject.step}`
          : `**/lessons/units/${id}/${subject.what}`,
      );
      let asked = 0;
      await playSession(page, material, subject, async ({ kind }, place) => {
        if (at === 1 && place === 3) await context.setOffline(true);
        if (kind === "meet") return true;
        asked += 1;
        // Of a checkpoint four in five must be right
        return asked % (subject.what === "checkpoint" ? 7 : 4) !== 2;
      });
      if (at === 1) {
        await context.setOffline(false);
        await page.evaluate(() => dispatchEvent(new Event("online")));
      }
      await expectAllSent(page);
      if (at === sessions.length - 1) break;
      const next = page.getByRole("main").getByRole("link", { name: /^Next:/ });
      await expect(next).toBeInViewport();
      await next.focus();
      await page.keyboard.press("Enter");
    }
    await expect(page.getByRole("heading", { name: "Checkpoint passed!" })).toBeVisible();
    expect(attempts).toHaveLength(sessions.length);
    expect(new Set(attempts).size).toBe(sessions.length);
    const done = (await pathOf(page)).units.find((one) => one.id === id);
    expect(done).toMatchObject({ completed: true, checkpoint: { passed: true } });
    expect(done?.lessons.map(({ completed }) => completed)).not.toContain(false);
  });
}

test("a checkpoint that is passed ticks its unit, and the path goes on behind it", async ({
  page,
}) => {
  await beQuiet(page);
  await page.goto("/lessons");
  const section = page.locator(`#${unit}`);
  await section.getByRole("link", { name: "I know this" }).click();
  await page.waitForURL(`**/lessons/units/${unit}/checkpoint`);
  const material = await unitMaterial(page, unit);
  let missed = 0;
  const kinds = await playSession(page, material, { what: "checkpoint" }, () => ++missed !== 3);
  expect(kinds.size).toBeGreaterThan(5);
  await expect(page.getByRole("heading", { name: "Checkpoint passed!" })).toBeFocused();
  await page.goto("/lessons");
  await expect(section.getByText("Done").first()).toBeVisible();
  await expect(section.locator("details")).not.toHaveAttribute("open");
});

test("the path shows where to go on, a newcomer's first step and a guest's own", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await beQuiet(page);
  await page.goto("/lessons");
  const next = page.getByRole("region", { name: "The next step" });
  await expect(next.getByRole("link", { name: "Begin here" })).toBeInViewport();
  const { next: first } = await pathOf(page);
  await next.getByRole("link").click();
  await page.waitForURL(`**/lessons/${first?.lesson}/steps/${first?.step}`);
  const path = await pathOf(page);
  const id = path.units[0]?.id ?? "";
  const subject = { what: "step", lesson: first?.lesson, step: first?.step } as SessionSubject;
  await playSession(page, await unitMaterial(page, id), subject, () => true);
  await expect(page.getByRole("link", { name: "Create a free account" })).toBeVisible();
  await page.goto("/lessons");
  await expect(next.getByRole("link", { name: "Continue" })).toBeVisible();
  await expect(page.getByText(/^1 of \d+ steps$/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
});
