import type { Page } from "@playwright/test";
import {
  type ItemKind,
  KINDS,
  planSession,
  rightAnswer,
  type SessionSubject,
  type StepId,
  sessionsOf,
  startRun,
  type UnitMaterial,
} from "@tilashar/learning/session";
import { axeFindings } from "./site/axe.ts";
import { chromiumFlags, chromiumPath } from "./site/chromium.ts";
import { signIn } from "./site/learner-calls.ts";
import { expectAllSent } from "./site/outbox.ts";
import { playSession, unitMaterial } from "./site/session.ts";
import { expect, registered, test } from "./site/site.ts";
import { misfits } from "./site/widths.ts";

test.use({
  permissions: ["microphone"],
  launchOptions: {
    executablePath: chromiumPath,
    args: [
      ...chromiumFlags,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
    ],
  },
});

const unit = "a-02-first-sentences";
const lesson = 63;

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

const beQuiet = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem("voice", JSON.stringify({ quiet: true }));
  });

const addressOf = (id: string) => `/lessons/${lesson}/steps/${id}`;

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

/** Begins a session that has the wanted kinds of items, by a seed that is kept in the browser beforehand. */
async function seedSession(
  page: Page,
  material: UnitMaterial,
  subject: Extract<SessionSubject, { what: "step" }>,
  kinds: readonly ItemKind[],
): Promise<void> {
  for (let number = 0; number < 400; number++) {
    const seed = `seed-${number}`;
    const plan = planSession(material, subject, seed);
    const has = new Set(plan.slots.map(({ item }) => item.kind));
    if (!kinds.every((kind) => has.has(kind))) continue;
    const kept = {
      attempt: `attempt-${seed}`,
      seed,
      version: material.version,
      startedAt: Date.now(),
      run: startRun(plan),
    };
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `session-run:${subject.lesson}:${subject.step}`,
      JSON.stringify(kept),
    ] as const);
    await page.goto(`/lessons/${subject.lesson}/steps/${subject.step}`);
    return;
  }
  throw new Error(`no session has all of ${kinds.join(", ")}`);
}

/** Where each kind of item is looked at: all there are, each once. Replies are typed from level B on. */
const lookedAt: readonly {
  unit: string;
  lesson: number;
  step: StepId;
  kinds: readonly ItemKind[];
}[] = [
  { unit, lesson, step: "meet-1", kinds: ["meet", "choose-picture", "hear-and-choose"] },
  { unit, lesson, step: "meet-3", kinds: ["match", "letters"] },
  { unit, lesson, step: "meet-4", kinds: ["choose-meaning", "say"] },
  { unit, lesson, step: "notice", kinds: ["transform", "build-form", "cloze"] },
  { unit, lesson, step: "talk", kinds: ["reply", "dictation", "understand"] },
  { unit, lesson, step: "use", kinds: ["mend", "translate", "order", "choose-word"] },
  { unit: "b-01-in-town", lesson: 201, step: "talk", kinds: ["write-reply"] },
];

test("each kind of item is looked at somewhere", () => {
  expect(lookedAt.flatMap(({ kinds }) => kinds).sort()).toEqual(Object.keys(KINDS).sort());
});

for (const { unit, lesson, step, kinds } of lookedAt) {
  test(`${kinds.join(", ")}: played by keyboard, with sound and microphone; axe finds nothing in any`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/lessons");
    const material = await unitMaterial(page, unit);
    const subject = { what: "step", lesson, step } as const;
    await seedSession(page, material, subject, kinds);
    const left = new Set(kinds);
    await playSession(
      page,
      material,
      subject,
      async ({ kind }) => {
        if (!left.delete(kind)) return true;
        expect.soft(await axeFindings(page, { about: "all but colours" }), kind).toEqual([]);
        expect.soft(await misfits(page), `${kind} fits`).toEqual([]);
        return kind !== "dictation";
      },
      { sound: true, microphone: true },
    );
    expect([...left]).toEqual([]);
    expect.soft(await axeFindings(page), "its end").toEqual([]);
  });
}

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
