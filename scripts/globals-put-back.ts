import { afterAll, vi } from "vitest";

/**
 * Runs beside every test file: what a file replaced of `globalThis` is put back when it ends. Files
 * share a worker, so a `fetch` without a network would otherwise reach the files after it.
 */
afterAll(() => {
  vi.unstubAllGlobals();
});
