import type { WantedText } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { firstState, type StudioEvent, type StudioState, studioReducer } from "./studio-state.ts";

const wanted = (text: string): WantedText => ({ text, kind: "word", en: "", ru: "" });
const mine = new Float32Array(4);
const after = (events: StudioEvent[], from: StudioState = firstState) =>
  events.reduce(studioReducer, from);
const begun = after([{ type: "texts", texts: ["бір", "екі", "үш"].map(wanted), left: 9 }]);
const shown = (state: StudioState) => state.texts[0]?.text;

test("a recording that is taken counts, and the next text comes", () => {
  const taken = after(
    [
      { type: "recorded", mine },
      { type: "taken", id: 7 },
    ],
    begun,
  );
  expect(taken).toMatchObject({ taken: 1, left: 8, step: { name: "taken", id: 7 } });
  const next = after([{ type: "next" }], taken);
  expect(shown(next)).toBe("екі");
  expect(next.step).toEqual({ name: "ready" });
});

test("one that is refused is read again, and counts once", () => {
  const state = after(
    [
      { type: "recorded", mine },
      { type: "refused", why: "Too quiet" },
      { type: "next" },
      { type: "again" },
      { type: "recorded", mine },
      { type: "taken", id: 1 },
      { type: "again" },
      { type: "recorded", mine },
      { type: "taken", id: 2 },
    ],
    begun,
  );
  expect(shown(state)).toBe("бір");
  expect(state).toMatchObject({ taken: 1, left: 8 });
});

test("while a recording is checked nothing moves", () => {
  const checking = after([{ type: "recorded", mine }], begun);
  for (const type of ["next", "skip", "again"] as const)
    expect(after([{ type }], checking)).toBe(checking);
});

test("what is skipped is not asked for again in this sitting", () => {
  const state = after([{ type: "skip" }], begun);
  expect(state).toMatchObject({ skipped: 1, taken: 0 });
  expect(shown(state)).toBe("екі");
  const more = after([{ type: "texts", texts: ["үш", "төрт"].map(wanted), left: 9 }], state);
  expect(more.texts.map(({ text }) => text)).toEqual(["екі", "үш", "төрт"]);
  expect(after([{ type: "skip" }], firstState)).toBe(firstState);
});

test("an unsent recording stays for another try, an answer that comes too late is nothing", () => {
  const unsent = after(
    [
      { type: "recorded", mine },
      { type: "unsent", why: "" },
    ],
    begun,
  );
  expect(unsent.step).toMatchObject({ name: "unsent", mine });
  expect(after([{ type: "recorded", mine }], unsent).step.name).toBe("checking");
  expect(after([{ type: "taken", id: 3 }], begun)).toBe(begun);
});
