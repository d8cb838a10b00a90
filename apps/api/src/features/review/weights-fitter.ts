import { setImmediate } from "node:timers/promises";
import {
  computeParameters,
  FSRSBindingItem,
  FSRSBindingReview,
} from "@open-spaced-repetition/binding";
import { MIN_FOR_FITTING, makeScheduler, replay, trainingSet } from "@tilashar/learning/review";
import type { Database } from "#api/db/database.ts";
import { lockAccount } from "#api/features/auth/index.ts";
import { countAnswers, listHistories, listUndone } from "./review-answers.repository.ts";
import { storeMemory } from "./review-items.repository.ts";
import { findSettings, storeWeights } from "./review-settings.repository.ts";

/** Fits the scheduler to learners with a long enough history, one at a time, beside the requests. */
export interface WeightsFitter {
  /** To be called after answers have been taken; returns at once. */
  consider(accountId: number): void;
  /** Resolves when nobody waits any more. */
  finished(): Promise<void>;
  start(): Promise<void>;
  /** Waits for the one that is being fitted. */
  stop(): Promise<void>;
}

interface WeightsFitterParts {
  database: Database;
  warn(message: string): void;
}

/** After so many more answers it is worth fitting anew. */
const againAfter = 400;
const builtAtOnce = 400;
/**
 * The optimiser runs on a thread of its own; what bounds its work is the size of the training set. This
 * is how often it looks up from it, whatever the library calls it: its first answer waits that long.
 */
const askEveryMs = 200;
/** Memories derived anew in one transaction: others wait no longer than that. */
const chunk = 250;
const maxWaiting = 100;

export function makeWeightsFitter({ database, warn }: WeightsFitterParts): WeightsFitter {
  const waiting = new Set<number>();
  let running: Promise<void> | null = null;
  let stopped = false;

  async function fit(accountId: number): Promise<void> {
    const { queries } = database;
    const count = await countAnswers(queries, accountId);
    const { fittedAtCount } = await findSettings(queries, accountId);
    if (count < MIN_FOR_FITTING || count < fittedAtCount + againAfter) return;
    const undone = await listUndone(queries, accountId);
    const histories = [...(await listHistories(queries, accountId))].map(
      ([item, answers]) => [item, answers.filter(({ attempt }) => !undone.has(attempt))] as const,
    );
    const set = trainingSet(histories.map(([, answers]) => answers));
    if (set.length < MIN_FOR_FITTING / 4) return;
    const items: FSRSBindingItem[] = [];
    for (const reviews of set) {
      items.push(
        new FSRSBindingItem(
          reviews.map(({ rating, deltaT }) => new FSRSBindingReview(rating, deltaT)),
        ),
      );
      // Others are let through between times.
      if (items.length % builtAtOnce === 0) await setImmediate();
    }
    const weights = await computeParameters(items, {
      enableShortTerm: true,
      numRelearningSteps: 1,
      timeout: askEveryMs,
    });
    await storeWeights(queries, accountId, { weights, fittedAtCount: count });
    const schedule = makeScheduler(weights);
    for (let from = 0; from < histories.length && !stopped; from += chunk) {
      await database.transact(async (inside) => {
        if ((await lockAccount(inside, accountId)) === null) return;
        // Answers may have come meanwhile: each chunk reads the log as it is now.
        const log = await listHistories(inside, accountId);
        const takenBack = await listUndone(inside, accountId);
        for (const [item] of histories.slice(from, from + chunk)) {
          const memory = replay(log.get(item) ?? [], takenBack, schedule);
          await storeMemory(inside, accountId, { item, memory });
        }
      });
    }
  }

  async function run(): Promise<void> {
    for (const accountId of waiting) {
      waiting.delete(accountId);
      if (stopped) return;
      try {
        await fit(accountId);
      } catch (error) {
        warn(`A learner's parameters could not be fitted: ${String(error)}`);
      }
    }
  }

  return {
    consider(accountId) {
      if (stopped || waiting.size >= maxWaiting) return;
      waiting.add(accountId);
      running ??= run().finally(() => {
        running = null;
      });
    },
    async finished() {
      await running;
    },
    async start() {},
    async stop() {
      stopped = true;
      waiting.clear();
      await running;
    },
  };
}
