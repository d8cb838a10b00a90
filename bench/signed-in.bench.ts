import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Call, openClient } from "./load/client.ts";
import { type BenchLearner, newLearner } from "./load/learners.ts";
import { databasesAsked, type OwnDatabase, ownDatabase } from "./own-database.ts";
import { exactSeconds, processorSeconds } from "./processor-time.ts";
import { type BenchProcess, startProcess, startProduct } from "./start-process.ts";

/**
 * Processor time of what signed-in learners ask for most, a request, and its ratio to a bare Fastify route
 * with one indexed read, measured in turn in the same run, on each database (its processes on this machine are
 * counted in, and named). "Anew": after each learner has done something, so that nothing kept is of use. DATABASES (`embedded,postgres`),
 * LEARNERS (40), COUNT (2000 requests a call and round), ROUNDS (3), ONLY: a part of a call's name,
 * PROFILE: a folder for the server's processor profiles.
 */
const learners = Number(process.env.LEARNERS ?? 40);
const count = Number(process.env.COUNT ?? 2000);
const rounds = Number(process.env.ROUNDS ?? 3);
const connections = 16;

for (const kind of databasesAsked) await measure(await ownDatabase(kind));

async function measure(database: OwnDatabase): Promise<void> {
  const product = await startProduct(
    database.environment,
    process.env.PROFILE ? ["--cpu-prof", `--cpu-prof-dir=${process.env.PROFILE}`] : [],
  );
  const bare = await startProcess("bench/bare-read-server.ts", {});
  await untilQuiet(product);
  const ours = openClient(product.url, connections);
  const theirs = openClient(bare.url, connections);

  const people: BenchLearner[] = [];
  for (let index = 0; index < learners; index++) people.push(await newLearner(ours.send));
  const lessonIds = (
    (await ours.send({ path: "/api/lessons-materials" })).json() as { id: number }[]
  ).map(({ id }) => id);
  const personOf = (turn: number) => people[turn % learners] as BenchLearner;
  const lessonOf = (turn: number) => lessonIds[Math.floor(turn / learners) % 20] as number;

  const save = (turn: number): Call => ({
    method: "POST",
    path: "/api/profile/saved-lessons/",
    token: personOf(turn).access,
    body: { lesson_id: lessonOf(turn), attempt: randomUUID() },
  });
  const claim = (turn: number): Call => ({
    method: "POST",
    path: "/api/profile/leaderboard/add_points/",
    token: personOf(turn).access,
    body: { points: 10 },
  });
  // Something to read: ten lessons each, as after a week.
  for (let turn = 0; turn < learners * 10; turn++) {
    await ours.send(save(turn));
    await ours.send(claim(turn));
  }

  /** Answers come compressed, as to browsers. */
  const asBrowsersAsk = { "accept-encoding": "gzip, deflate, br" };
  const read =
    (path: (turn: number) => string) =>
    (turn: number): Call => ({
      path: `/api/${path(turn)}`,
      token: personOf(turn).access,
      headers: asBrowsersAsk,
    });
  const always = (path: string) => read(() => path);
  const answersIn = (share: number) => Math.max(learners, Math.round(count * share));

  /** What is asked, and how many times of a round's count. */
  const calls: {
    name: string;
    share: number;
    call(turn: number): Call;
    /** Every learner has done something before each turn of all. */
    anew?: true;
    after?(turn: number, body: unknown): void;
  }[] = [
    { name: "lesson", share: 1, call: read((turn) => `lessons-materials/${lessonOf(turn)}/`) },
    { name: "stats", share: 1, call: always("profile/stats/") },
    { name: "courses", share: 1, call: always("profile/courses/") },
    { name: "leaderboard", share: 1, call: always("profile/leaderboard/?filter=week") },
    { name: "position", share: 1, call: always("profile/leaderboard/user_position/") },
    // Each sitting has a form of its own, as the application's have.
    { name: "questions", share: 1, call: read(() => `test/questions/?form=${randomUUID()}`) },
    { name: "session", share: 1, call: always("auth/session/") },
    { name: "today", share: 1, call: always("profile/today/") },
    { name: "path", share: 1, call: always("path") },
    { name: "stats, anew", share: 0.5, call: always("profile/stats/"), anew: true },
    { name: "courses, anew", share: 0.5, call: always("profile/courses/"), anew: true },
    { name: "today, anew", share: 0.5, call: always("profile/today/"), anew: true },
    { name: "path, anew", share: 0.5, call: always("path"), anew: true },
    { name: "word of the day", share: 1, call: always("word-of-the-day") },
    { name: "save lesson", share: 0.5, call: save },
    { name: "add points", share: 0.5, call: claim },
    {
      name: "refresh",
      share: 0.5,
      call: (turn) => ({
        method: "POST",
        path: "/api/auth/token/refresh/",
        body: { refresh: personOf(turn).refresh },
      }),
      after(turn, body) {
        const { access, refresh } = body as { access: string; refresh: string };
        Object.assign(personOf(turn), { access, refresh });
      },
    },
  ];

  /** Sends `times` calls over 16 connections; a learner's own come one after the other. */
  async function run(
    client: typeof ours,
    times: number,
    call: (turn: number) => Call,
    after?: (turn: number, body: unknown) => void,
  ): Promise<void> {
    let next = 0;
    const lane = async () => {
      for (let turn = next++; turn < times; turn = next++) {
        const answer = await client.send(call(turn));
        if (answer.status >= 300)
          throw new Error(`${call(turn).path}: ${answer.status} ${answer.bytes}`);
        if (after !== undefined) after(turn, answer.json());
      }
    };
    await Promise.all(Array.from({ length: connections }, lane));
  }

  const used = ({ process: { pid } }: BenchProcess) => exactSeconds(pid);
  const usedByDatabase = () =>
    database.processes().reduce((sum, pid) => sum + exactSeconds(pid), 0);

  /** Calls in turns of all learners, each of whom has done something in between. */
  async function runAnew(times: number, call: (turn: number) => Call): Promise<void> {
    for (let turn = 0; turn < times; turn += learners) {
      await database.run("update accounts set revision = revision + 1");
      await run(ours, Math.min(learners, times - turn), call);
    }
  }

  /** Milliseconds of processor time a request: of the server's process, and of the database's where it has some. */
  async function cost(process: BenchProcess, times: number, work: () => Promise<void>) {
    const before = used(process);
    const beforeInDatabase = usedByDatabase();
    await work();
    return {
      own: ((used(process) - before) * 1000) / times,
      inDatabase: ((usedByDatabase() - beforeInDatabase) * 1000) / times,
    };
  }

  const median = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

  const only = process.env.ONLY;
  const bareCall = (turn: number): Call => ({ path: `/rows/${1 + ((turn * 7919) % 10_000)}` });
  console.log(
    `${database.kind === "embedded" ? "embedded database" : "PostgreSQL"}, ${learners} learners, ${connections} connections: ms of processor time a request; ratio to a bare read (medians of ${rounds} rounds)`,
  );
  for (const { name, share, call, anew, after } of calls) {
    if (only !== undefined && !name.includes(only)) continue;
    const times = answersIn(share);
    const one: number[] = [];
    const ofDatabase: number[] = [];
    const other: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const bareCost = await cost(bare, times, () => run(theirs, times, bareCall));
      const ownCost = await cost(product, times, () =>
        anew ? runAnew(times, call) : run(ours, times, call, after),
      );
      // The first round warms both up and is not counted.
      if (round === 0) continue;
      one.push(ownCost.own + ownCost.inDatabase);
      ofDatabase.push(ownCost.inDatabase);
      other.push(bareCost.own);
    }
    const ratio = median(one.map((ms, round) => ms / (other[round] as number)));
    const databasesPart =
      database.kind === "embedded" ? "" : ` (the database ${median(ofDatabase).toFixed(3)})`;
    console.log(
      `${name.padEnd(18)} ${median(one).toFixed(3).padStart(7)} ms${databasesPart}   bare ${median(other).toFixed(3)} ms   ratio ${ratio.toFixed(1)}`,
    );
  }

  ours.close();
  theirs.close();
  await product.stop();
  await bare.stop();
  await database.remove();
}

/** Waits until a server has nothing left to prepare in the background. */
async function untilQuiet({ process: { pid } }: BenchProcess): Promise<void> {
  for (let last = processorSeconds(pid), quiet = 0; quiet < 3; ) {
    await pause(1000);
    const now = processorSeconds(pid);
    quiet = now - last < 0.05 ? quiet + 1 : 0;
    last = now;
  }
}
