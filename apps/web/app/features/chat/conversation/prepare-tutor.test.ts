import { afterEach, expect, test, vi } from "vitest";
import { setBrowserStage } from "#app/lib/session/browser-stage.ts";
import { tutorPreparer } from "./prepare-tutor.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("who stirs on the screen has the tutor get ready, once for as long as it stays so", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { calls } = setBrowserStage(() => Response.json({}));
  const prepare = tutorPreparer();
  expect(calls).toEqual([]);
  prepare();
  prepare();
  vi.advanceTimersByTime(60_000);
  prepare();
  expect(calls).toMatchObject([{ url: "/api/chat/prepare/", method: "POST" }]);
  vi.advanceTimersByTime(60_000);
  prepare();
  expect(calls).toHaveLength(2);
});
