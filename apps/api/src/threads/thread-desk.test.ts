import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { openDesk } from "./thread-desk.ts";

const folder = mkdtempSync(join(tmpdir(), "desk-"));
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
  openDesk<string, string>({
    file: pathToFileURL(file),
    workerData: () => "#",
    mostWaiting: 3,
    deadlineMs: 1000,
    idleMs: 60_000,
    ...changes,
  });

test("questions are answered in order, each with its own answer", async () => {
  const desk = open();
  expect(await Promise.all([desk.ask("a"), desk.ask("b"), desk.ask("c")])).toEqual([
    "#a1",
    "#b2",
    "#c3",
  ]);
  await desk.stop();
});

test.each(["crash", "exit"])(
  "a thread that ends on a question (%s) is replaced for the next",
  async (bad) => {
    const desk = open();
    const failed = desk.ask(bad);
    const next = desk.ask("a");
    await expect(failed).rejects.toMatchObject({ trouble: "crashed" });
    expect(await next).toBe("#a1");
    await desk.stop();
  },
);

test("a thread that hangs is ended at the deadline, and the next question is answered", async () => {
  const desk = open();
  await desk.ask("a");
  const started = performance.now();
  await expect(desk.ask("hang")).rejects.toMatchObject({ trouble: "late" });
  expect(performance.now() - started).toBeLessThan(4_000);
  expect(await desk.ask("b")).toBe("#b1");
  await desk.stop();
});

test("who comes when the queue is full is told at once", async () => {
  const desk = open();
  await desk.ask("a");
  const asked = [1, 2, 3, 4].map(() => desk.ask("slow"));
  await expect(desk.ask("b")).rejects.toMatchObject({ trouble: "busy" });
  await Promise.allSettled(asked);
  await desk.stop();
});

test("waiting counts: who waited too long is told so, and the thread goes on", async () => {
  const desk = open({ deadlineMs: 1000 });
  await desk.ask("a");
  const answers = await Promise.allSettled([desk.ask("slow"), desk.ask("slow"), desk.ask("c")]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(await desk.ask("d")).toMatch(/^#d/);
  await desk.stop();
});

test("a thread that nobody asks is ended, and another answers the next question", async () => {
  const desk = open({ idleMs: 150 });
  expect(await Promise.all([desk.ask("a"), desk.ask("slow"), desk.ask("b")])).toEqual([
    "#a1",
    "slow",
    "#b3",
  ]);
  await pause(600);
  expect(await desk.ask("c")).toBe("#c1");
  expect(await desk.ask("d")).toBe("#d2");
  await desk.stop();
});

test("a thread that cannot start fails its question and not the process", async () => {
  const desk = open({ file: pathToFileURL(join(folder, "missing.mjs")) });
  await expect(desk.ask("a")).rejects.toMatchObject({ trouble: "crashed" });
  await desk.stop();
  await expect(desk.ask("b")).rejects.toMatchObject({ trouble: "busy" });
});
