import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { type Call, openClient } from "./load/client.ts";
import { type BenchLearner, newLearner, signIn } from "./load/learners.ts";
import { processorSeconds } from "./processor-time.ts";
import { type BenchProcess, startProcess, startProduct } from "./start-process.ts";

/**
 * How long people wait: for the server to start on a database that is there, for the tutor's first answer where its thread
 * has to start, for their profile among a hundred learners, and for anything while forty sign in. A bare Fastify server
 * beside it, in the same run, tells what of it is the machine's.
 */
const learners = 100;
const seconds = Number(process.env.SECONDS ?? 8);
const starts = Number(process.env.STARTS ?? 5);

const dataDir = mkdtempSync(join(tmpdir(), "tilashar-bench-"));
const times: number[] = [];
const firstAnswers: Record<"unprepared" | "prepared" | "second", number[]> = {
  unprepared: [],
  prepared: [],
  second: [],
};
/** Of the whole server, until the answer. */
const processor: Record<"unprepared" | "prepared", number[]> = { unprepared: [], prepared: [] };
for (let start = 0; start <= starts; start++) {
  const server = await startProduct({ DATA_DIR: dataDir });
  // The first makes the database.
  if (start > 0) {
    times.push(server.startMs);
    await askTutor(server, start % 2 === 0 ? "prepared" : "unprepared");
  }
  await server.stop();
}

const ofTutor = (how: "prepared" | "unprepared") =>
  `median ${share(firstAnswers[how], 0.5).toFixed(0)} ms, ${share(processor[how], 0.5).toFixed(0)} of the processor`;

/** How long a learner waits for the tutor's first answer, with or without its being told that somebody is about to ask. */
async function askTutor(
  { url, process: { pid } }: BenchProcess,
  how: "prepared" | "unprepared",
): Promise<void> {
  const client = openClient(url, 1);
  const ask = async (message: string) => {
    const started = performance.now();
    const body = { message, language: "en", seed: 1 };
    const { status } = await client.send({ method: "POST", path: "/api/chat/", body });
    if (status !== 200) throw new Error(`The tutor answered ${status}`);
    return performance.now() - started;
  };
  await client.send({ path: "/learn/chatbot" });
  await pause(2000);
  if (how === "prepared") {
    await client.send({ method: "POST", path: "/api/chat/prepare/" });
    // As long as a short message is typed
    await pause(4000);
  }
  const before = processorSeconds(pid);
  firstAnswers[how].push(await ask("How do I say I am going home?"));
  processor[how].push((processorSeconds(pid) - before) * 1000);
  firstAnswers.second.push(await ask("What does үй mean?"));
  client.close();
}
const product = await startProduct({ DATA_DIR: dataDir });
const bare = await startProcess("bench/bare-server.ts", {
  ORIGIN: product.url,
  ROUTES: JSON.stringify([["/api/health/live", "identity"]]),
});
const share = (values: readonly number[], at: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * at)] ?? 0;
const line = (what: string, values: readonly number[]) =>
  console.log(
    `${what.padEnd(52)} p50 ${share(values, 0.5).toFixed(1).padStart(7)} ms   p99 ${share(values, 0.99).toFixed(1).padStart(7)} ms`,
  );
console.log(
  `the tutor's first answer: ${ofTutor("unprepared")}, told four seconds before ${ofTutor("prepared")}; the second ${share(firstAnswers.second, 0.5).toFixed(0)} ms`,
);
console.log(
  `start to ready on an existing database: median ${share(times, 0.5).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms; a bare Fastify server ${bare.startMs.toFixed(0)} ms`,
);

const { send, close } = openClient(product.url, learners);
const people: BenchLearner[] = [];
for (let index = 0; index < learners; index++) people.push(await newLearner(send));

const paths = ["stats/", "courses/", "activity/", "achievements/", "leaderboard/user_position/"];
paths.push("leaderboard/?filter=week", "today/");

/** Everyone asks for something once in `everyMs`, at moments of their own. */
async function waits(client: typeof send, everyMs: number, call: (index: number) => Call) {
  const until = performance.now() + seconds * 1000;
  const taken: number[] = [];
  await Promise.all(
    people.map(async (_, index) => {
      await pause((everyMs * index) / learners);
      for (let turn = 0; performance.now() < until; turn++) {
        const started = performance.now();
        const { status } = await client(call(index + turn));
        if (status !== 200) throw new Error(`Answered ${status}`);
        const took = performance.now() - started;
        taken.push(took);
        await pause(Math.max(0, everyMs - took));
      }
    }),
  );
  return taken;
}
const profileCall = (index: number): Call => ({
  path: `/api/profile/${paths[index % paths.length]}`,
  token: (people[index % learners] as BenchLearner).access,
});
const nothing = openClient(bare.url, learners);
await waits(send, 500, profileCall);
line(
  "bare server, 100 people, a call each second",
  await waits(nothing.send, 1000, () => ({ path: "/identity/api/health/live" })),
);
line("profile, 100 learners, a call each second", await waits(send, 1000, profileCall));

for (const path of paths) {
  const result = await autocannon({
    url: `${product.url}/api/profile/${path}`,
    headers: { authorization: `Bearer ${people[0]?.access}` },
    connections: learners,
    duration: 2,
  });
  console.log(
    `as fast as 100 connections can ask: ${path.padEnd(28)} ${result.requests.average.toFixed(0).padStart(6)} a second, p99 ${result.latency.p99} ms`,
  );
}

let signing = true;
let signIns = 0;
const signInTimes: number[] = [];
const crowd = async () => {
  while (signing) {
    await Promise.all(
      people.slice(0, 40).map(async ({ email }) => {
        const started = performance.now();
        await signIn(crowdClient.send, email);
        signInTimes.push(performance.now() - started);
        signIns += 1;
      }),
    );
  }
};
const crowdClient = openClient(product.url, 40);
const others = await waits(send, 1000, profileCall);
const crowded = crowd();
const during = await waits(send, 1000, profileCall);
signing = false;
await crowded;
line("others, while nobody signs in", others);
line("others, while forty sign in at once, again and again", during);
line(`a sign-in among forty (${signIns} in all)`, signInTimes);
console.log(`ratio of p99: ${(share(during, 0.99) / share(others, 0.99)).toFixed(2)}`);

for (const client of [nothing, crowdClient]) client.close();
close();
await product.stop();
await bare.stop();
rmSync(dataDir, { recursive: true, force: true });
