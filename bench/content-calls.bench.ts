import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { mainThreadSeconds } from "./processor-time.ts";
import { type BenchProcess, startProcess, startProduct } from "./start-process.ts";

/**
 * The product's content calls and cached pages against bare Fastify routes that return the same bytes:
 * both under production settings, in turn, so that whatever else the machine does falls on both alike.
 * Where the machine is busy, the surer ratio is that of processor time a request, each in its least
 * disturbed round.
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
  const before = mainThreadSeconds(process.pid);
  const result = await autocannon({
    url: url + path,
    headers: { "accept-encoding": encoding },
    connections: 50,
    duration: seconds,
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${path} failed ${result.non2xx} times`);
  const cost = ((mainThreadSeconds(process.pid) - before) * 1e6) / result.requests.total;
  return { rate: result.requests.average, cost };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const rounded = (value: number) => Number(value.toFixed(2));
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
  const least = (all: readonly Measured[]) => Math.min(...all.map(({ cost }) => cost));
  table.push({
    path: decodeURIComponent(path),
    encoding,
    "a second": Math.round(median(ours.map(({ rate }) => rate))),
    bare: Math.round(median(theirs.map(({ rate }) => rate))),
    ratio: rounded(median(ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? 0)))),
    "processor µs": Math.round(least(ours)),
    "bare µs": Math.round(least(theirs)),
    "ratio of processor time": rounded(least(theirs) / least(ours)),
  });
}
console.log("medians of alternating rounds, processor time of the best; ratios: product to bare");
console.table(table);

product.process.kill("SIGTERM");
bare.process.kill("SIGTERM");
rmSync(dataDir, { recursive: true, force: true });
