import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { setOutboxStage, signIn } from "#app/lib/outbox/outbox-stage.ts";
import {
  consent,
  forgetRecordings,
  hasConsented,
  holdReceipt,
  keptRecordings,
  missedSounds,
  noteMissed,
  noteRecording,
  noteRight,
  proofsOf,
  receiptsHeld,
} from "./practice-memory.ts";
import { sendSet } from "./send-set.ts";

let stage: ReturnType<typeof setOutboxStage>;
let isLost = true;

beforeEach(() => {
  isLost = true;
  stage = setOutboxStage(() => {
    if (isLost) throw new TypeError("Failed to fetch");
    return Response.json({ awarded: 15 });
  });
  signIn(7);
});
afterEach(async () => {
  await outbox.drop((await outbox.waiting()).map(({ attempt }) => attempt));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const five = ["бір", "екі", "үш", "төрт", "бес"];
const fill = () => five.map((word) => holdReceipt(word, `proof-${word}`)).at(-1) ?? [];
const proofs = five.map((word) => `proof-${word}`);

test("a word counts once in a set, with its latest proof", () => {
  holdReceipt("бір", "first");
  holdReceipt("екі", "second");
  expect(proofsOf(holdReceipt("бір", "third"))).toEqual(["second", "third"]);
});

test("a lost network loses no set: it waits, and pays when it arrives", async () => {
  expect(await sendSet(fill())).toBe(0);
  expect(receiptsHeld()).toEqual([]);
  expect(await outbox.waiting()).toMatchObject([{ body: { receipts: proofs } }]);
  isLost = false;
  expect((await outbox.send()).awarded).toBe(15);
  expect(stage.calls.at(-1)?.body).toEqual({ receipts: proofs });
});

test("a set that could not be kept is still held", async () => {
  const held = fill();
  vi.spyOn(outbox, "keep").mockRejectedValueOnce(new Error("The disk is gone"));
  await expect(sendSet(held)).rejects.toThrow("gone");
  expect(proofsOf(receiptsHeld())).toEqual(proofs);
});

test("proofs are an account's; those of older versions are of who is here", () => {
  stage.storage.setItem("speech-receipts", JSON.stringify(["бір old"]));
  expect(receiptsHeld()).toEqual(["бір old"]);
  expect(stage.storage.getItem("speech-receipts")).toBeNull();
  signIn(8);
  expect(receiptsHeld()).toEqual([]);
  signIn(7);
  expect(receiptsHeld()).toEqual(["бір old"]);
});

test("the last four missed sounds steer what comes, until a word with one is said right", () => {
  for (const letter of ["Ә", "ғ", "қ", "ң", "ө", "ғ"]) noteMissed(letter);
  expect(missedSounds()).toEqual(["ғ", "ө", "ң", "қ"]);
  noteRight("қала");
  expect(missedSounds()).toEqual(["ғ", "ө", "ң"]);
  noteRight("су");
  expect(missedSounds()).toEqual(["ғ", "ө", "ң"]);
});

test("recordings and the consent to them are remembered until they are forgotten", () => {
  expect(hasConsented()).toBe(false);
  consent(true);
  noteRecording("one");
  noteRecording("two");
  expect(keptRecordings()).toEqual(["one", "two"]);
  expect(hasConsented()).toBe(true);
  forgetRecordings();
  consent(false);
  expect(keptRecordings()).toEqual([]);
  expect(hasConsented()).toBe(false);
});
