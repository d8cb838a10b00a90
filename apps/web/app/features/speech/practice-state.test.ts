import type { PracticeWord, PronunciationFeedback } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { wordsInSet } from "./practice-memory.ts";
import {
  firstState,
  type PracticeEvent,
  type PracticeState,
  practiceAfter,
  wordToRecord,
} from "./practice-state.ts";

const word = { word: "сәлем" } as PracticeWord;
const feedback = { expected: "сәлем", correct: true } as PronunciationFeedback;
const mine = new Float32Array([0, 0.5, 0]);

const after = (events: readonly PracticeEvent[], from: PracticeState = firstState) =>
  events.reduce(practiceAfter, from);

const said: readonly PracticeEvent[] = [
  { type: "recording asked", paidSetIsOver: true },
  { type: "recording began" },
  { type: "recording ended" },
  { type: "judged", feedback, mine },
];

test("a word comes, is recorded, checked and judged", () => {
  const steps: string[] = [];
  let state = after([{ type: "word wanted" }, { type: "word came", word }]);
  for (const event of said) {
    state = practiceAfter(state, event);
    steps.push(state.step.name);
  }
  expect(steps).toEqual(["starting", "recording", "checking", "judged"]);
  expect(state.step).toEqual({ name: "judged", feedback, mine });
});

test("the first word that cannot be fetched and a later one are told apart", () => {
  expect(after([{ type: "word wanted" }, { type: "word lost", isFirst: true }]).word).toBe(
    "first failed",
  );
  expect(after([{ type: "word wanted" }, { type: "word lost", isFirst: false }]).word).toBe(
    "next failed",
  );
});

test("a press records the word that is there, and nothing twice", () => {
  const ready = after([{ type: "word came", word }]);
  expect(wordToRecord(firstState)).toBeNull();
  expect(wordToRecord(after([{ type: "word lost", isFirst: true }]))).toBeNull();
  expect(wordToRecord(ready)).toBe(word);
  expect(wordToRecord(after(said.slice(0, 1), ready))).toBeNull();
  expect(wordToRecord(after(said.slice(0, 2), ready))).toBeNull();
  expect(wordToRecord(after(said, ready))).toBe(word);
  expect(wordToRecord(after([{ type: "trouble", trouble: "processing" }], ready))).toBe(word);
});

test("a new word takes the verdict and the points of the one before away, and keeps the set", () => {
  const done = after([
    { type: "word came", word },
    ...said,
    { type: "held", receipts: 3 },
    { type: "set paid", points: 15 },
  ]);
  const next = practiceAfter(done, { type: "word wanted" });
  expect(next).toMatchObject({ word: null, step: { name: "idle" }, inSet: 3, paid: null });
});

test("a paid set makes room for the next one only where somebody is signed in", () => {
  const paid = after([
    { type: "word came", word },
    { type: "held", receipts: wordsInSet },
    { type: "set paid", points: 15 },
  ]);
  const asked = (paidSetIsOver: boolean) =>
    practiceAfter(paid, { type: "recording asked", paidSetIsOver });
  expect(asked(true)).toMatchObject({ inSet: 0, paid: null });
  expect(asked(false)).toMatchObject({ inSet: wordsInSet, paid: null });
  // Without a paid set the count stays.
  const begun = after([{ type: "held", receipts: 2 }]);
  expect(practiceAfter(begun, { type: "recording asked", paidSetIsOver: true }).inSet).toBe(2);
});

test("a guest's set begins anew when it is full", () => {
  const counted = Array.from({ length: wordsInSet }, () => ({ type: "counted" }) as const);
  expect(after(counted).inSet).toBe(wordsInSet);
  expect(after([...counted, { type: "counted" }]).inSet).toBe(1);
});

test("loudness is followed while recording and forgotten with the next one", () => {
  const loud = after([
    { type: "word came", word },
    ...said.slice(0, 2),
    { type: "loudness", level: 0.7 },
  ]);
  expect(loud.level).toBe(0.7);
  expect(after(said.slice(0, 1), loud).level).toBe(0);
});
