import type { ReviewItem, ReviewQueue } from "@tilashar/contracts";
import { localDay } from "@tilashar/learning";
import { makeScheduler } from "@tilashar/learning/review";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { setOutboxStage, signIn } from "#app/lib/outbox/outbox-stage.ts";
import type { SentCall } from "#app/lib/session/browser-stage.ts";
import { addToReview } from "./add-to-review.ts";
import { keepAnswers, keepUndo } from "./keep-step.ts";
import { leaveReview, takeReviewAlong } from "./leave-review.ts";
import { openReview, usualPlan } from "./open-review.ts";
import { readReviewPlan, writeReviewSettings } from "./review-plan.ts";
import {
  changeItem,
  forgetOwner,
  guest,
  readItems,
  readPlan,
  record,
  replaceItems,
  writePlan,
} from "./review-store.ts";
import { changeWord, loadWords, removeWord } from "./words.ts";

/** Databases outlive a test of this file, so each has a learner of its own. */
let learner = 100;
let answerOf: (call: SentCall) => Response;
let calls: SentCall[];
let disk: IDBFactory | undefined;

/** Waits until a disk has a database of reviews. */
const reviewIsOn = (where: IDBFactory) =>
  new Promise<void>((resolve, reject) => {
    const opening = where.open("tilashar-review");
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
    opening.onerror = () => reject(opening.error);
  });

const lost = (): Response => {
  throw new TypeError("Failed to fetch");
};

beforeEach(async () => {
  learner += 1;
  answerOf = lost;
  calls = setOutboxStage((call) => answerOf(call)).calls;
  disk ??= indexedDB;
  vi.stubGlobal("indexedDB", disk);
  await forgetOwner(guest);
  // Test files share modules: the store may hold a database of an earlier file's disk. This one has it, too.
  await reviewIsOn(disk);
});
afterEach(async () => {
  await outbox.drop((await outbox.waiting()).map(({ attempt }) => attempt));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const now = "2026-11-22T10:00:00.000Z";
const word = (kz: string, change: Partial<ReviewItem> = {}): ReviewItem => ({
  id: 5,
  item: `word:${kz}`,
  kz,
  en: kz,
  ru: kz,
  example: null,
  source: "lesson",
  note: "",
  suspended: false,
  added: now,
  memory: null,
  ...change,
});
const example = { kz: "Қала үлкен.", en: "The city is big.", ru: "Город большой." };
const answer = {
  attempt: "review-0001",
  item: "word:қала",
  kind: "meaning",
  rating: 3,
  at: now,
  ms: 900,
} as const;
const queue = (items: ReviewItem[]): ReviewQueue => ({
  items,
  due: items.length,
  fresh: 0,
  done: { fresh: 2, reviews: 3 },
  settings: usualPlan().settings,
  timezone: "Asia/Almaty",
  weights: null,
  pace: { meaning: 5, kazakh: 5, listening: 5, typing: 5, cloze: 5, form: 5 },
  total: 40,
});
const namesOf = (items: readonly { kz: string }[]) => items.map(({ kz }) => kz);
const waitingBodies = async () => (await outbox.waiting()).map(({ body }) => body);

test("a word is added once; met again it takes the new sentence, but not that of a lesson", async () => {
  expect(await addToReview([{ kz: "қала" }, { kz: "көл" }], "reading")).toBe(2);
  expect(await addToReview([{ kz: "қала" }], "film")).toBe(0);
  expect(await addToReview([{ kz: "қала", example }], "lesson")).toBe(0);
  expect(await addToReview([{ kz: "қала", example }], "film")).toBe(0);
  const items = await readItems(guest);
  expect(namesOf(items).sort()).toEqual(["көл", "қала"]);
  expect(items.find(({ kz }) => kz === "қала")).toMatchObject({ example, source: "reading" });
  expect(await waitingBodies()).toMatchObject([
    { cards: [{ kz: "қала", source: "reading" }] },
    { cards: [{ kz: "көл", source: "reading" }] },
    { cards: [{ kz: "қала", source: "film", example }] },
  ]);
});

test("what is written on a word before the server has it leaves with its card, also taken back", async () => {
  await addToReview([{ kz: "қала", example }], "reading");
  const [added] = await readItems(guest);
  if (added === undefined) throw new Error("The word is not there");
  const noted = await changeWord(added, { note: " big ", suspended: true });
  expect(noted).toMatchObject({ note: "big", suspended: true });
  await changeWord(noted, { suspended: false });
  expect(await waitingBodies()).toMatchObject([
    { cards: [{ kz: "қала", example, note: "big", suspended: false }] },
  ]);
  expect(await readItems(guest)).toMatchObject([{ note: "big", suspended: false }]);
  await removeWord(noted);
  expect(await waitingBodies()).toEqual([]);
  expect(await readItems(guest)).toEqual([]);
});

test("a word that the server has numbered is changed here at once, and there when it can be", async () => {
  signIn(learner);
  const known = word("қала");
  await changeWord(known, { note: "first" });
  await changeWord({ ...known, note: "first" }, { suspended: true });
  expect(await readItems(learner)).toMatchObject([{ note: "first", suspended: true }]);
  answerOf = () => Response.json({});
  await outbox.send();
  expect(calls.filter(({ url }) => url.endsWith("/cards/5/")).slice(-2)).toMatchObject([
    { method: "PATCH", body: { note: "first" } },
    { method: "PATCH", body: { suspended: true } },
  ]);
});

test("a word is removed only when the server says so, with what waits for it", async () => {
  signIn(learner);
  const known = word("қала");
  await changeWord(known, { note: "first" });
  await expect(removeWord(known)).rejects.toThrow();
  expect(await waitingBodies()).toHaveLength(1);
  answerOf = ({ method }) =>
    method === "DELETE" ? Response.json({}) : Response.json({}, { status: 503 });
  await removeWord(known);
  expect(await waitingBodies()).toEqual([]);
  expect(await readItems(learner)).toEqual([]);
});

test("an answer waits for the server and moves this device's memory; an undo follows it", async () => {
  signIn(learner);
  const before = { items: [word("қала")], plan: usualPlan() };
  const memory = makeScheduler(null)(null, 3, Date.parse(now));
  const after = { items: [word("қала", { memory })], plan: usualPlan() };
  await keepAnswers(learner, [answer], after);
  expect((await readItems(learner))[0]?.memory).toEqual(memory);
  await keepUndo(learner, [answer], before);
  expect((await readItems(learner))[0]?.memory).toBeNull();
  expect(await waitingBodies()).toEqual([{ answers: [answer] }, { attempts: ["review-0001"] }]);
});

test("with a network the review opens with what the server says is due", async () => {
  signIn(learner);
  await replaceItems(learner, [word("ескі")]);
  answerOf = () => Response.json(queue([word("қала")]));
  const opened = await openReview();
  expect(opened).toMatchObject({ owner: learner, total: 40, offline: false });
  expect(namesOf(opened.items)).toEqual(["қала"]);
  expect(namesOf(await readItems(learner))).toEqual(["қала"]);
  expect((await readPlan(learner))?.done).toEqual({ fresh: 2, reviews: 3 });
});

test("without one it opens with what the device knows", async () => {
  signIn(learner);
  await replaceItems(learner, [word("қала")]);
  expect(await openReview()).toMatchObject({ owner: learner, total: 1, offline: true });
  answerOf = () => Response.json({ code: "internal" }, { status: 500 });
  expect((await openReview()).offline).toBe(true);
});

test("a refusal for another reason is told", async () => {
  signIn(learner);
  answerOf = () => Response.json({ code: "conflict", detail: "No" }, { status: 409 });
  await expect(openReview()).rejects.toMatchObject({ code: "conflict" });
});

test("while an answer has not left, the device knows better than the server", async () => {
  signIn(learner);
  const plan = usualPlan();
  await keepAnswers(learner, [answer], { items: [word("көл")], plan });
  answerOf = ({ method }) =>
    method === "GET"
      ? Response.json(queue([word("қала")]))
      : Response.json({ code: "internal" }, { status: 500 });
  const opened = await openReview();
  expect(opened.offline).toBe(false);
  expect(namesOf(opened.items)).toEqual(["көл"]);
});

test("yesterday's counts do not count today", async () => {
  const plan = usualPlan();
  await writePlan(guest, { ...plan, day: "2020-01-01", done: { fresh: 9, reviews: 9 } });
  const opened = await openReview();
  expect(opened.plan).toMatchObject({
    day: localDay(Date.now(), plan.timezone),
    done: { fresh: 0, reviews: 0 },
  });
});

test("words come from the server after what waits has left, and from the device without a network", async () => {
  signIn(learner);
  await changeWord(word("қала"), { note: "first" });
  const none = new AbortController().signal;
  expect(await loadWords({}, none)).toMatchObject({ total: 1, offline: true });
  answerOf = ({ method }) => Response.json(method === "GET" ? { total: 0, words: [] } : {});
  calls.length = 0;
  expect(await loadWords({}, none)).toEqual({ total: 0, words: [] });
  expect(calls.map(({ method }) => method)).toEqual(["PATCH", "GET"]);
});

test("how one reviews is kept here for a guest, and on the server for a learner", async () => {
  const settings = { ...usualPlan().settings, newPerDay: 3 };
  await writeReviewSettings(settings);
  expect((await readReviewPlan()).settings.newPerDay).toBe(3);
  expect(calls).toEqual([]);
  signIn(learner);
  answerOf = () => Response.json(settings);
  await writeReviewSettings(settings);
  expect(calls).toMatchObject([{ method: "PUT", body: settings }]);
  expect((await readPlan(learner))?.settings.newPerDay).toBe(3);
});

test("a guest's words become the learner's where these are new, and the guest has none left", async () => {
  await addToReview([{ kz: "қала", en: "guest's" }, { kz: "көл" }], "reading");
  await replaceItems(learner, [word("қала", { en: "learner's" })]);
  signIn(learner);
  await takeReviewAlong(learner);
  const items = await readItems(learner);
  expect(items.map(({ kz, en }) => `${kz} ${en}`).sort()).toEqual(["көл ", "қала learner's"]);
  expect(await readItems(guest)).toEqual([]);
});

test("who leaves the device takes their words along; what the server does not have waits", async () => {
  signIn(learner);
  await addToReview([{ kz: "қала" }], "reading");
  await writePlan(learner, usualPlan());
  await leaveReview(learner);
  expect(await readItems(learner)).toEqual([]);
  expect(await readPlan(learner)).toBeNull();
  expect(await waitingBodies()).toMatchObject([{ cards: [{ kz: "қала" }] }]);
});

test("items and plan are written together, and a change of what is not there changes nothing", async () => {
  const plan = { ...usualPlan(), done: { fresh: 1, reviews: 0 } };
  await record(learner, { items: [word("қала")], plan });
  expect(await readPlan(learner)).toEqual(plan);
  expect(await changeItem(learner, "word:көл", { note: "x" })).toBeNull();
  expect(await changeItem(learner, "word:қала", { note: "x" })).toMatchObject({ note: "x" });
  expect(await readItems(learner)).toMatchObject([{ kz: "қала", note: "x" }]);
});
