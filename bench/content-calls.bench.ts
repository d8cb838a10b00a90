import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { processorSeconds } from "./processor-time.ts";
import { type BenchProcess, startProcess, startProduct } from "./start-process.ts";

/**
 * The product's content calls and cached pages against bare Fastify routes that return the same bytes:
 * both under production settings, in turn, so that whatever else the machine does falls on both alike.
 * The ratio of processor time a request is the surer one where the machine is busy.
 * PATHS takes single ones.
 */
const paths = process.env.PATHS?.split(",") ?? [
  "/api/lessons-materials",
  "/api/lessons-materials/1/",
  "/lessons",
  "/api/grammar",
  "/grammar",
  "/grammar/locative",
  `/word/${encodeURIComponent("мектеп")}`,
];
const encodings = ["identity", "br"];
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 3);

const dataDir = mkdtempSync(join(tmpdir(), "tilashar-bench-"));
const routes = paths.flatMap((path) => encodings.map((encoding) => [path, encoding] as const));
const product = await startProduct({ DATA_DIR: dataDir });
const bare = await startProcess("bench/bare-server.ts", {
  ORIGIN: product.url,
  ROUTES: JSON.stringify(routes),
});

interface Measured {
  /** Requests a second. */
  rate: number;
  /** Processor time of one, in microseconds. */
  cost: number;
}

async function measure({ url, process }: BenchProcess, path: string, encoding: string) {
  const before = processorSeconds(process.pid);
  const result = await autocannon({
    url: url + path,
    headers: { "accept-encoding": encoding },
    connections: 50,
    duration: seconds,
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${path} failed ${result.non2xx} times`);
  const cost = ((processorSeconds(process.pid) - before) * 1e6) / result.requests.total;
  return { rate: result.requests.average, cost };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const table: Record<string, string | number>[] = [];
for (const [path, encoding] of routes) {
  const ours: Measured[] = [];
  const theirs: Measured[] = [];
  // The first round warms both up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const one = await measure(product, path, encoding);
    const other = await measure(bare, `/${encoding}${path}`, encoding);
    if (round === 0) continue;
    ours.push(one);
    theirs.push(other);
  }
  const ratio = (of: (one: Measured, other: Measured) => number) =>
    Number(median(ours.map((one, round) => of(one, theirs[round] as Measured))).toFixed(2));
  table.push({
    path: decodeURIComponent(path),
    encoding,
    "a second": Math.round(median(ours.map(({ rate }) => rate))),
    bare: Math.round(median(theirs.map(({ rate }) => rate))),
    ratio: ratio((one, other) => one.rate / other.rate),
    "processor µs": Math.round(median(ours.map(({ cost }) => cost))),
    "bare µs": Math.round(median(theirs.map(({ cost }) => cost))),
    "ratio of processor time": ratio((one, other) => other.cost / one.cost),
  });
}
console.log("medians of alternating rounds; ratio: product / bare");
console.table(table);

product.process.kill("SIGTERM");
bare.process.kill("SIGTERM");
rmSync(dataDir, { recursive: true, force: true });
