import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { openWorkerPool } from "./worker-pool.ts";

const folder = mkdtempSync(join(tmpdir(), "pool-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, "thread.mjs");
writeFileSync(
  file,
  `import { parentPort, workerData } from "node:worker_threads";
let count = 0;
parentPort.on("message", (question) => {
  count += 1;
  if (question === "crash") throw new Error("no good");
  if (question === "exit") process.exit(0);
  if (question === "hang") for (;;);
  if (question === "slow") return void setTimeout(() => parentPort.postMessage("slow"), 600);
  parentPort.postMessage(\`\${workerData}\${question}\${count}\`);
});
parentPort.postMessage("ready");`,
);
const open = (changes = {}) =>
  openWorkerPool<string, string>({
    file: pathToFileURL(file),
    workerData: () => "#",
    maxWaiting: 3,
    deadlineMs: 1000,
    idleMs: 60_000,
    ...changes,
  });

test("questions are answered in order, each with its own answer", async () => {
  const pool = open();
  expect(await Promise.all([pool.ask("a"), pool.ask("b"), pool.ask("c")])).toEqual([
    "#a1",
    "#b2",
    "#c3",
  ]);
  await pool.stop();
});

test.each(["crash", "exit"])(
  "a thread that ends on a question (%s) is replaced for the next",
  async (bad) => {
    const pool = open();
    const failed = pool.ask(bad);
    const next = pool.ask("a");
    await expect(failed).rejects.toMatchObject({ trouble: "crashed" });
    expect(await next).toBe("#a1");
    await pool.stop();
  },
);

test("a thread that hangs is ended at the deadline, and the next question is answered", async () => {
  const pool = open();
  await pool.ask("a");
  await expect(pool.ask("hang")).rejects.toMatchObject({ trouble: "late" });
  expect(await pool.ask("b")).toBe("#b1");
  await pool.stop();
});

test("who comes when the queue is full is told at once", async () => {
  const pool = open();
  await pool.ask("a");
  const asked = [1, 2, 3, 4].map(() => pool.ask("slow"));
  await expect(pool.ask("b")).rejects.toMatchObject({ trouble: "busy" });
  await Promise.allSettled(asked);
  await pool.stop();
});

test("waiting counts: who waited too long is told so, and the thread goes on", async () => {
  const pool = open({ deadlineMs: 1000 });
  await pool.ask("a");
  const answers = await Promise.allSettled([pool.ask("slow"), pool.ask("slow"), pool.ask("c")]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(await pool.ask("d")).toMatch(/^#d/);
  await pool.stop();
});

test("a thread that nobody asks is ended, and another answers the next question", async () => {
  const ended = new Promise<number>((resolve) => {
    process.once("worker", (worker) => worker.once("exit", resolve));
  });
  const pool = open({ idleMs: 150 });
  expect(await Promise.all([pool.ask("a"), pool.ask("slow"), pool.ask("b")])).toEqual([
    "#a1",
    "slow",
    "#b3",
  ]);
  await ended;
  expect(await pool.ask("c")).toBe("#c1");
  expect(await pool.ask("d")).toBe("#d2");
  await pool.stop();
});

test("a thread that cannot start fails its question and not the process", async () => {
  const pool = open({ file: pathToFileURL(join(folder, "missing.mjs")) });
  await expect(pool.ask("a")).rejects.toMatchObject({ trouble: "crashed" });
  await pool.stop();
  await expect(pool.ask("b")).rejects.toMatchObject({ trouble: "busy" });
});
