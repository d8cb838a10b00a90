import { afterEach, expect, test, vi } from "vitest";
import { giveBackAfterWork, giveBackMemory } from "./give-back-memory.ts";

afterEach(() => vi.useRealTimers());

const megabyte = 1024 * 1024;

test("what is left between garbage is moved together, and the rest given back", () => {
  let made = Array.from({ length: 600_000 }, (_, at) => ({ at, text: `text ${at}` }));
  const before = process.memoryUsage();
  // Of each page of the heap something is left: without moving it, none could be given back.
  made = made.filter(({ at }) => at % 16 === 0);
  giveBackMemory();
  const after = process.memoryUsage();
  expect(made).toHaveLength(37_500);
  expect(before.heapUsed - after.heapUsed).toBeGreaterThan(20 * megabyte);
  // Some 85 MB stay when nothing is moved; what stays else depends on what the process did before.
  expect(after.heapTotal - after.heapUsed).toBeLessThan(40 * megabyte);
});

test("what work has left is given back once nothing more is asked", () => {
  vi.useFakeTimers();
  const rest = giveBackAfterWork();
  const heap = () => process.memoryUsage().heapUsed;
  rest();
  vi.advanceTimersByTime(1000);
  let made: object[] | undefined = Array.from({ length: 600_000 }, (_, at) => ({ at }));
  const grown = heap();
  expect(made).toHaveLength(600_000);
  made = undefined;
  rest();
  vi.advanceTimersByTime(900);
  rest();
  vi.advanceTimersByTime(900);
  expect(grown - heap()).toBeLessThan(10 * megabyte);
  vi.advanceTimersByTime(100);
  expect(grown - heap()).toBeGreaterThan(15 * megabyte);
});
