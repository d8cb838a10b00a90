import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox } from "./outbox.ts";
import { setOutboxStage, signIn } from "./outbox-stage.ts";
import { takeOverOldStores } from "./take-over-old-stores.ts";

const finishedAt = "2026-11-22T10:00:00.000Z";
let stage: ReturnType<typeof setOutboxStage>;

beforeEach(() => {
  stage = setOutboxStage(() => Response.json({ id: 55, awarded: 0 }));
});
afterEach(async () => {
  signIn(7);
  await outbox.send();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answers = [{ question: "31:foreign_to_kz", given: "сәлем" }];
const common = { owner: 7, score: 1, finishedAt };
const quiz = { ...common, attempt: "quiz-0001", lessonId: 3, answers };
const results = [
  { ...quiz, seconds: 90, script: "latin" },
  { ...common, attempt: "film-0001", kind: "film", filmId: 4, seconds: 60.4 },
  {
    ...common,
    attempt: "reading-0001",
    kind: "reading",
    readingId: 5,
    seconds: 30,
    answers: [{ number: 1, given: "b" }],
  },
  {
    ...common,
    attempt: "harmony-0001",
    kind: "harmony",
    seconds: 20,
    answers: [{ stem: "қала", suffix: "plural", given: "қалалар" }],
  },
  {
    ...common,
    attempt: "test-0001",
    kind: "test",
    form: "form-0001",
    mode: "standard",
    seconds: 500,
    answers: [{ id: 11, option: "a" }],
  },
];
const review = [
  {
    owner: 7,
    kind: "card",
    card: {
      item: "word:қала",
      kz: "қала",
      en: "city",
      ru: "город",
      example: null,
      source: "reading",
      added: finishedAt,
    },
  },
  {
    owner: 7,
    kind: "answer",
    answer: {
      attempt: "review-0001",
      item: "word:қала",
      kind: "meaning",
      rating: 3,
      at: finishedAt,
      ms: 900,
    },
  },
  { owner: 7, kind: "undo", attempts: ["review-0001"] },
];

/** Fills the stores as versions before the outbox wrote them. */
async function fillOldStores() {
  stage.storage.setItem("pending-results", JSON.stringify(results));
  const old = await openDB("tilashar-results", 1, {
    upgrade: (database) => void database.createObjectStore("pending", { keyPath: "attempt" }),
  });
  // Written twice, and one that local storage had lost with a killed browser.
  await old.put("pending", results[0]);
  await old.put("pending", { ...quiz, attempt: "quiz-0002", lessonId: 6 });
  old.close();
  const reviews = await openDB("tilashar-review", 1, {
    upgrade(database) {
      database.createObjectStore("items", { keyPath: ["owner", "item"] });
      database.createObjectStore("unsent", { autoIncrement: true });
      database.createObjectStore("plans");
    },
  });
  for (const one of review) await reviews.add("unsent", one);
  reviews.close();
}

const late = { finished_at: finishedAt };
const expected = [
  [
    "/profile/saved-lessons/",
    { lesson_id: 3, answers, attempt: "quiz-0001", seconds: 90, script: "latin", ...late },
  ],
  ["/profile/leaderboard/add_points/", { points: 1, saved_lesson: 55 }],
  ["/watching-materials/4/watched/", { attempt: "film-0001", seconds: 60, ...late }],
  [
    "/reading-materials/5/answers/",
    { attempt: "reading-0001", seconds: 30, answers: [{ number: 1, given: "b" }], ...late },
  ],
  [
    "/profile/harmony-rounds/",
    {
      attempt: "harmony-0001",
      seconds: 20,
      answers: [{ stem: "қала", suffix: "plural", given: "қалалар" }],
      ...late,
    },
  ],
  [
    "/test/results/",
    {
      attempt: "test-0001",
      seconds: 500,
      form: "form-0001",
      mode: "standard",
      answers: [{ id: 11, option: "a" }],
      ...late,
    },
  ],
  ["/profile/saved-lessons/", { lesson_id: 6, answers, attempt: "quiz-0002", ...late }],
  ["/profile/leaderboard/add_points/", { points: 1, saved_lesson: 55 }],
  [
    "/review/cards",
    { cards: [{ kz: "қала", en: "city", ru: "город", source: "reading", added: finishedAt }] },
  ],
  ["/review/answers", { answers: [review[1]?.answer] }],
  ["/review/undo", { attempts: ["review-0001"] }],
];
const sentCalls = () => stage.calls.map(({ url, body }) => [url.slice("/api".length), body]);

test("everything that waited in the old stores arrives once, with every field", async () => {
  signIn(7);
  await fillOldStores();
  await takeOverOldStores();
  expect((await outbox.send()).failure).toBeNull();
  expect(sentCalls()).toEqual(expected);
  expect(stage.storage.getItem("pending-results")).toBeNull();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain("tilashar-results");
  await takeOverOldStores();
  await outbox.send();
  expect(stage.calls).toHaveLength(expected.length);
});

test("interrupted before the old stores were emptied, it starts again and keeps everything once", async () => {
  signIn(7);
  await fillOldStores();
  vi.spyOn(stage.storage, "removeItem").mockImplementation(() => {});
  vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(() => {
    throw new DOMException("The browser was killed", "AbortError");
  });
  await expect(takeOverOldStores()).rejects.toThrow("killed");
  vi.restoreAllMocks();
  expect(stage.storage.getItem("pending-results")).not.toBeNull();
  // Two tabs start at the same time.
  await Promise.all([takeOverOldStores(), takeOverOldStores()]);
  expect((await outbox.send()).failure).toBeNull();
  expect(sentCalls()).toEqual(expected);
});

test("a guest's old results and reviews wait for the account that takes them along", async () => {
  stage.storage.setItem("pending-results", JSON.stringify([{ ...quiz, owner: null }]));
  const reviews = await openDB("tilashar-review", 1, {
    upgrade: (database) => void database.createObjectStore("unsent", { autoIncrement: true }),
  });
  await reviews.add("unsent", { ...review[1], owner: 0 });
  reviews.close();
  await takeOverOldStores();
  expect((await outbox.waiting()).map(({ owner }) => owner)).toEqual([null, null, null]);
  signIn(7);
  await outbox.send();
  expect(sentCalls().at(-1)).toEqual([
    "/review/answers",
    { answers: [review[1]?.answer], waited: true },
  ]);
});

test("what nobody can read stays where it was, and stops nothing", async () => {
  signIn(7);
  const unreadable = [{ attempt: 5 }, null, { ...quiz, kind: "poem" }, { ...quiz, answers: 3 }];
  stage.storage.setItem("pending-results", JSON.stringify([...unreadable, quiz]));
  await takeOverOldStores();
  await outbox.send();
  expect(stage.calls).toHaveLength(2);
  expect(JSON.parse(stage.storage.getItem("pending-results") ?? "")).toEqual(unreadable);
  stage.storage.setItem("pending-results", "{not json");
  await takeOverOldStores();
  expect(stage.storage.getItem("pending-results")).toBe("{not json");
});

test("a browser without old stores is given none", async () => {
  await takeOverOldStores();
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
});
