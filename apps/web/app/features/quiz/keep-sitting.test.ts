import type { LessonWord } from "@tilashar/contracts";
import { startQuiz } from "@tilashar/learning";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { setOutboxStage, signIn } from "#app/lib/outbox/outbox-stage.ts";
import { keepSitting } from "./keep-sitting.ts";

const NOON = Date.parse("2026-11-23T12:00:00Z");

const words: LessonWord[] = ["алма", "нан"].map((kz, index) => ({
  id: 101 + index,
  word_kz: kz,
  word_ru: `ru ${index}`,
  word_en: `en ${index}`,
  pos: "n",
  transcript: "",
  img: null,
  example: { kz: `${kz} бар.`, ru: "", en: "" },
  confusables: [],
}));
const session = {
  ...startQuiz([]),
  answers: { "101:foreign_to_kz": "алма", "102:letter_by_letter": "нан" },
  score: 2,
};
const sitting = { attempt: "sitting-0001", lessonId: 1, words, session } as const;

const bodies = async () => (await outbox.waiting()).map(({ body }) => body);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  setOutboxStage(() => {
    throw new TypeError("Failed to fetch");
  });
});
afterEach(async () => {
  await outbox.drop((await outbox.waiting()).map(({ attempt }) => attempt));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("answers, seconds and script are on the disk when it is done, before the claim on their points", async () => {
  signIn(7);
  await keepSitting({ ...sitting, startedAt: NOON - 83_400, script: "latin" });
  expect(await bodies()).toEqual([
    {
      lesson_id: 1,
      attempt: "sitting-0001",
      answers: [
        { question: "101:foreign_to_kz", given: "алма" },
        { question: "102:letter_by_letter", given: "нан" },
      ],
      seconds: 83,
      script: "latin",
    },
    { points: 2 },
  ]);
});

test.each([
  ["was set back", NOON + 60_000, 0],
  ["ran on in a forgotten tab", NOON - 9 * 3_600_000, 7200],
])("a clock that %s gives no impossible time", async (_, startedAt, seconds) => {
  signIn(7);
  await keepSitting({ ...sitting, startedAt, script: "cyrillic" });
  const [save] = await bodies();
  expect(save).toMatchObject({ seconds });
  expect(save).not.toHaveProperty("script");
});

test("a guest's sitting waits for an account, and its words become cards in this browser", async () => {
  await keepSitting({ ...sitting, startedAt: NOON - 10_000, script: "arabic" });
  await vi.waitFor(async () => {
    const waiting = await outbox.waiting();
    expect(waiting.every(({ owner }) => owner === null)).toBe(true);
    const cards = waiting.flatMap(({ body }) =>
      "cards" in body ? body.cards.map(({ kz }) => kz) : [],
    );
    expect(cards).toEqual(["алма", "нан"]);
  });
});
