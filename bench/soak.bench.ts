import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openMixedLoad, showReport } from "./load/mixed-load.ts";
import { openInspector, residentMegabytes } from "./process-memory.ts";
import { startProduct } from "./start-process.ts";

/**
 * Whether the server grows: REQUESTS (200,000) of every kind, with the heap after a full collection at the
 * beginning, in the middle and at the end. It begins once everything that is made at its first use was
 * made. BENCH_DATABASE_URL: on PostgreSQL (an empty database; SESSION_SECRET is made up).
 */
const requests = Number(process.env.REQUESTS ?? 200_000);
const parts = 4;

const dataDir = mkdtempSync(join(tmpdir(), "tilashar-soak-"));
const url = process.env.BENCH_DATABASE_URL;
const product = await startProduct(
  {
    DATA_DIR: dataDir,
    ...(url !== undefined && {
      DATABASE_URL: url,
      SESSION_SECRET: Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString("base64url"),
    }),
  },
  ["--inspect=127.0.0.1:0"],
);
if (product.inspector === null) throw new Error("The server told no debugger's address.");
const inspector = await openInspector(product.inspector);
const load = await openMixedLoad(product.url);

const heaps: number[] = [];
async function look(when: string): Promise<void> {
  const heap = await inspector.heapAfterCollection();
  heaps.push(heap);
  const resident = residentMegabytes(product.process.pid);
  console.log(
    `${when.padEnd(24)} heap ${heap.toFixed(1).padStart(6)} MB   resident ${resident.toFixed(0).padStart(4)} MB`,
  );
}

console.log("after a full collection:");
await load.run(Math.max(2_000, requests / 20));
await look("warm");
let done = 0;
for (let part = 1; part <= parts; part++) {
  const report = await load.run(requests / parts);
  done += report.requests;
  await look(`${done} requests`);
  if (part === parts) showReport(report);
  else for (const [name, times] of report.failures) console.log(`FAILED ${times} × ${name}`);
}
const [first = 0, last = 0] = [heaps[0], heaps.at(-1)];
const each = (last - first) / (done / 100_000);
console.log(
  `growth: ${(last - first).toFixed(1)} MB (${((last / first - 1) * 100).toFixed(0)} %), that is ${each.toFixed(1)} MB in 100,000 requests`,
);

inspector.close();
load.close();
await product.stop();
rmSync(dataDir, { recursive: true, force: true });
