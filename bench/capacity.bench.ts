import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { activities } from "./load/activities.ts";
import { openMixedLoad } from "./load/mixed-load.ts";
import { processesNamed, processorSeconds } from "./processor-time.ts";
import { type BenchProcess, startProduct } from "./start-process.ts";

/**
 * How many learners a day a server carries: the processor time of each thing they do, summed over a day as
 * below; and how many writes a second it takes. SERVERS (1): so many of them beside each other, which needs
 * BENCH_DATABASE_URL (an empty PostgreSQL; its processes on this machine are counted in).
 */
const servers = Number(process.env.SERVERS ?? 1);
const scale = Number(process.env.SCALE ?? 1);
const url = process.env.BENCH_DATABASE_URL;

/** What a busy learner does in a day; an assumption, to be replaced by what the metrics of a running site say. */
const day: Readonly<Record<string, number>> = {
  "a page": 12,
  "a content call": 15,
  "a profile call": 20,
  "a finished quiz": 3,
  "a review": 20,
  "a harmony round": 1,
  "a search": 2,
  "a sound": 30,
  "a recording": 5,
  "a message to the tutor": 3,
  "a sign-in": 0.2,
  "a registration": 0.02,
};
/** The busiest hour holds a tenth of a day, and a core is not to be more than three fifths busy in it. */
const busiestHour = 0.1;
const maxBusy = 0.6;

const dataDirs = Array.from({ length: servers }, () =>
  mkdtempSync(join(tmpdir(), "tilashar-capacity-")),
);
const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString("base64url");
const products: BenchProcess[] = [];
for (const DATA_DIR of dataDirs) {
  products.push(
    await startProduct({
      DATA_DIR,
      ...(url !== undefined && { DATABASE_URL: url, SESSION_SECRET: secret }),
    }),
  );
}
const opened = (atOnce: number) =>
  Promise.all(products.map(({ url }) => openMixedLoad(url, { atOnce: atOnce / servers })));
const many = await opened(32);
/** One thread answers them in turn, and says so when too many wait. */
const few = await opened(Math.max(4, servers));
const takesTurns = new Set(["a recording", "a message to the tutor"]);

async function run(count: number, only: string) {
  const loads = takesTurns.has(only) ? few : many;
  const reports = await Promise.all(
    loads.map((load) => load.run(Math.ceil(count / servers), { only })),
  );
  for (const { failures } of reports) {
    for (const [name, times] of failures) console.log(`FAILED ${times} × ${name}`);
  }
  return {
    done: reports
      .flatMap(({ byName }) => [...byName.values()])
      .reduce((sum, one) => sum + one.count, 0),
    requests: reports.reduce((sum, one) => sum + one.requests, 0),
    seconds: Math.max(...reports.map(({ seconds }) => seconds)),
  };
}

function used(): number {
  const pids = products.map(({ process: { pid } }) => pid);
  const database = url === undefined ? [] : processesNamed("postgres");
  return [...pids, ...database].reduce((sum: number, pid) => sum + processorSeconds(pid), 0);
}

console.log(
  `${servers} server(s), ${url === undefined ? "embedded database" : "PostgreSQL"}: processor time of each, and how many a second`,
);
let daySeconds = 0;
for (const { name } of activities) {
  const times = day[name];
  if (times === undefined) continue;
  const count = Math.ceil(scale * (times >= 10 ? 1500 : times < 1 ? 60 : 300));
  await run(Math.ceil(count / 5), name);
  const before = used();
  const { done, requests, seconds } = await run(count, name);
  const each = (used() - before) / done;
  daySeconds += times * each;
  console.log(
    `${name.padEnd(24)} ${(each * 1000).toFixed(2).padStart(8)} ms   ${(requests / seconds).toFixed(0).padStart(6)} requests a second   ${times} a day`,
  );
}
const learners = (maxBusy * 3600) / (busiestHour * daySeconds);
console.log(
  `a learner's day: ${daySeconds.toFixed(2)} s of processor time; one core ${maxBusy * 100} % busy in an hour that holds ${busiestHour * 100} % of the day carries ${Math.round(learners)} learners a day`,
);

for (const load of [...many, ...few]) load.close();
for (const product of products) await product.stop();
for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
