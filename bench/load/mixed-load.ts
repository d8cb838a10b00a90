import { setTimeout as pause } from "node:timers/promises";
import { type Activity, type ActivityContext, activities, readCourse } from "./activities.ts";
import { openClient } from "./client.ts";
import { type BenchLearner, newLearner } from "./learners.ts";

interface Tally {
  count: number;
  /** Milliseconds, of at most so many of them as are needed for a percentile. */
  times: number[];
}

export interface LoadReport {
  requests: number;
  seconds: number;
  byName: ReadonlyMap<string, Tally>;
  /** What was not answered well: how often, by activity and status. */
  failures: ReadonlyMap<string, number>;
}

/** Tokens last fifteen minutes. */
const renewMs = 10 * 60_000;
const maxTimes = 20_000;
const total = activities.reduce((sum, { weight }) => sum + weight, 0);

function chosen(random: number): Activity {
  let left = random * total;
  for (const activity of activities) {
    left -= activity.weight;
    if (left < 0) return activity;
  }
  return activities[0] as Activity;
}

/** The same numbers from 0 up to 1 in each run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Does what learners do, in the shares of `activities`, against a running server without limits. */
export async function openMixedLoad(url: string, { learners = 20, atOnce = 8 } = {}) {
  const { send, close } = openClient(url, atOnce);
  const course = await readCourse(send);
  const people: (BenchLearner & { renewAt: number })[] = [];
  for (let index = 0; index < learners; index++) {
    people.push({ ...(await newLearner(send)), renewAt: Date.now() + renewMs });
  }
  const random = numbers(1);
  let turn = 0;

  async function context(): Promise<ActivityContext> {
    const learner = people[turn++ % people.length] as (typeof people)[number];
    if (Date.now() > learner.renewAt) {
      learner.renewAt = Date.now() + renewMs;
      const { email, refresh } = learner;
      const body = { refresh };
      const answer = await send({ method: "POST", path: "/api/auth/token/refresh/", body });
      if (learner.email === email) Object.assign(learner, answer.json());
    }
    return { send, learner, course, random };
  }

  return {
    close,
    /** Does `count` things. */
    async run(count: number, { only, pauseMs = 0 }: { only?: string; pauseMs?: number } = {}) {
      const byName = new Map<string, Tally>();
      const failures = new Map<string, number>();
      const fail = (name: string) => failures.set(name, (failures.get(name) ?? 0) + 1);
      let left = count;
      let requests = 0;
      const started = performance.now();

      async function one(activity: Activity): Promise<void> {
        const at = performance.now();
        try {
          const answers = await activity.do(await context());
          requests += Math.max(1, answers.length);
          for (const { status } of answers) if (status >= 400) fail(`${activity.name}: ${status}`);
        } catch (error) {
          fail(`${activity.name}: ${error instanceof Error ? error.message : error}`);
        }
        const tally = byName.get(activity.name) ?? { count: 0, times: [] };
        byName.set(activity.name, tally);
        tally.times[tally.count++ % maxTimes] = performance.now() - at;
      }

      const named = activities.find(({ name }) => name === only);
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (left-- > 0) {
            await one(named ?? chosen(random()));
            if (pauseMs > 0) await pause(pauseMs);
          }
        }),
      );
      const seconds = (performance.now() - started) / 1000;
      return { requests, seconds, byName, failures } satisfies LoadReport;
    },
  };
}

/** A line for each activity: how often, and how long it took. */
export function showReport({ requests, seconds, byName, failures }: LoadReport): void {
  console.log(`${requests} requests in ${seconds.toFixed(0)} s`);
  for (const [name, { count, times }] of [...byName].sort(([, a], [, b]) => b.count - a.count)) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    console.log(
      `${name.padEnd(26)}${String(count).padStart(7)}   p50 ${at(0.5).padStart(7)} ms   p99 ${at(0.99).padStart(7)} ms`,
    );
  }
  for (const [name, times] of failures) console.log(`FAILED ${times} × ${name}`);
}
