import type { Page } from "@playwright/test";
import {
  type ItemKind,
  KINDS,
  planSession,
  type SessionSubject,
  type StepId,
  startRun,
  type UnitMaterial,
} from "@tilashar/learning/session";
import { axeFindings } from "./site/axe.ts";
import { chromiumFlags, chromiumPath } from "./site/chromium.ts";
import { playSession, unitMaterial } from "./site/session.ts";
import { expect, test } from "./site/site.ts";
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
  { unit, lesson, step: "meet-2", kinds: ["meet", "choose-picture", "hear-and-choose"] },
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
