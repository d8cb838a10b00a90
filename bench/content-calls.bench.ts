import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { startProcess, startProduct } from "./start-process.ts";

/**
 * The product's content calls and cached pages against bare Fastify routes that return the same bytes:
 * both under production settings, in turn, so that whatever else the machine does falls on both alike.
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

async function throughput(url: string, encoding: string): Promise<number> {
  const headers = { "accept-encoding": encoding };
  const result = await autocannon({ url, headers, connections: 50, duration: seconds });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed ${result.non2xx} times`);
  return result.requests.average;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

console.log("requests a second, medians of alternating rounds; ratio: product / bare");
for (const [path, encoding] of routes) {
  const ours: number[] = [];
  const theirs: number[] = [];
  // The first round warms both up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const one = await throughput(product.url + path, encoding);
    const other = await throughput(`${bare.url}/${encoding}${path}`, encoding);
    if (round === 0) continue;
    ours.push(one);
    theirs.push(other);
  }
  const ratio = median(ours.map((one, round) => one / (theirs[round] as number)));
  console.log(
    `${decodeURIComponent(path).padEnd(28)} ${encoding.padEnd(9)} ${median(ours).toFixed(0).padStart(7)} ${median(theirs).toFixed(0).padStart(7)}  ${ratio.toFixed(2)}`,
  );
}

product.process.kill("SIGTERM");
bare.process.kill("SIGTERM");
rmSync(dataDir, { recursive: true, force: true });
