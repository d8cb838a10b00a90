import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hideSuccess, shownMessages, showSuccess } from "./timed-message.ts";

const isShown = (form: string) => shownMessages.now().has(form);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a success is told for three seconds", () => {
  showSuccess("profile");
  vi.advanceTimersByTime(2999);
  expect(isShown("profile")).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isShown("profile")).toBe(false);
});

test("saved twice, it stands three seconds from the second time on", () => {
  showSuccess("profile");
  vi.advanceTimersByTime(2000);
  showSuccess("profile");
  vi.advanceTimersByTime(2000);
  expect(isShown("profile")).toBe(true);
});

test("a form that is changed takes back its own message, and no other form's", () => {
  showSuccess("profile");
  showSuccess("password");
  hideSuccess("profile");
  expect([isShown("profile"), isShown("password")]).toEqual([false, true]);
});

test("who listens is told when a message comes and goes, and of nothing else", () => {
  const told = vi.fn();
  const leave = shownMessages.subscribe(told);
  hideSuccess("profile");
  expect(told).toHaveBeenCalledTimes(0);
  showSuccess("profile");
  expect(told).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3000);
  expect(told).toHaveBeenCalledTimes(2);
  leave();
  showSuccess("profile");
  expect(told).toHaveBeenCalledTimes(2);
});
