import { expect, test, vi } from "vitest";
import { makeCourseKeeper } from "./course-keeper.ts";

/** A keeper over a course whose reading the test lets go by hand. */
function keeper() {
  let approved: number[] = [];
  let time = Date.parse("2026-11-23T08:00:00Z");
  const reads: { finish(): void; fail(reason: string): void }[] = [];
  const logged: string[] = [];
  const made = makeCourseKeeper({
    readWith: { changes: new Set(), approved: [] },
    approved: async () => approved,
    replace() {
      const { promise, resolve, reject } = Promise.withResolvers<{
        changes: ReadonlySet<number>;
        approved: readonly number[];
      }>();
      const seen = [...approved];
      reads.push({
        finish: () => resolve({ changes: new Set(seen), approved: seen }),
        fail: (reason) => reject(new Error(reason)),
      });
      return promise;
    },
    log: { info: (line) => logged.push(line), error: (_about, line) => logged.push(line) },
    now: () => (time += 1000),
  });
  return { made, reads, logged, approve: (...ids: number[]) => (approved = ids) };
}

const began = (reads: readonly unknown[], count: number) =>
  vi.waitFor(() => expect(reads).toHaveLength(count));

test("asked three times at once, it reads once, and once more for what came meanwhile", async () => {
  const { made, reads, approve } = keeper();
  const first = made.reload();
  await began(reads, 1);
  approve(7);
  const [second, third] = [made.reload(), made.reload()];
  reads[0]?.finish();
  expect((await first).changes).toBe(0);
  await began(reads, 2);
  reads[1]?.finish();
  expect((await second).changes).toBe(1);
  expect(await third).toEqual(await second);
  expect(reads).toHaveLength(2);
});

test("a course that cannot be read leaves the one before in its place, and the reason is told until it can", async () => {
  const { made, reads, logged, approve } = keeper();
  const before = made.state();
  approve(7);
  const failing = made.reload();
  await began(reads, 1);
  reads[0]?.fail("words[0].kz: too long");
  expect(await failing).toEqual({
    ...before,
    failure: { at: expect.any(String), reason: "words[0].kz: too long" },
  });
  expect(logged).toEqual([expect.stringContaining("still served")]);
  const mended = made.reload();
  await began(reads, 2);
  reads[1]?.finish();
  expect(await mended).toMatchObject({ changes: 1, failure: null });
  expect((await mended).servedSince > before.servedSince).toBe(true);
});

test("it looks for what other servers' editors approve, and does not try again what has failed", async () => {
  vi.useFakeTimers();
  try {
    const { made, reads, approve } = keeper();
    made.watch();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reads, "nothing has changed").toHaveLength(0);
    approve(7);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(reads).toHaveLength(1);
    reads[0]?.fail("broken");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reads, "the same would fail again").toHaveLength(1);
    approve(7, 8);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(reads).toHaveLength(2);
    reads[1]?.finish();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reads).toHaveLength(2);
    await made.stop();
    approve(7, 8, 9);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reads).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
