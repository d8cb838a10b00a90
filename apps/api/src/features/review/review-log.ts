import { clampedMoment, localDay } from "@tilashar/learning";
import {
  type CardKind,
  inOrder,
  MAX_ANSWER_MS,
  type Memory,
  makeScheduler,
  type Rating,
  replay,
  type Scheduler,
} from "@tilashar/learning/review";
import type { Queries } from "#api/db/database.ts";
import type { Account } from "#api/features/auth/index.ts";
import type { RecordEvent } from "#api/features/progress/index.ts";
import {
  findKnownAttempts,
  insertAnswers,
  insertUndos,
  itemsOfAttempts,
  listAnswersOf,
  listUndone,
  type Stage,
  type StoredAnswer,
} from "./review-answers.repository.ts";
import { storeMemory } from "./review-items.repository.ts";
import { findSettings } from "./review-settings.repository.ts";

/** An answer as a device tells it. */
export interface GivenAnswer {
  attempt: string;
  item: string;
  kind: CardKind;
  rating: Rating;
  /** Milliseconds since the epoch. */
  at: number;
  ms: number;
  error?: string;
}

/** What something is like after the log was read anew. */
export interface Touched {
  item: string;
  memory: Memory | null;
}

export interface Taken {
  accepted: number;
  awarded: number;
  touched: Touched[];
  /** Achievements, by id. */
  earned: string[];
}

/** Points of a review that was due: for remembering, and for trying. */
const worthOfDue = (rating: Rating): number => (rating === 1 ? 1 : 2);

/** Older answers say nothing that newer ones do not. */
const maxAgeMs = 30 * 86_400_000;

/**
 * The log of reviews. What is remembered is always derived from the whole set of an item's answers, so
 * devices may send theirs late, in any order, and more than once. Call inside a transaction that has
 * locked the account.
 */
export function makeReviewLog({ recordEvent, now }: { recordEvent: RecordEvent; now(): number }) {
  async function rederive(
    queries: Queries,
    accountId: number,
    items: readonly string[],
    parts?: { undone: ReadonlySet<string>; schedule: Scheduler },
  ): Promise<Touched[]> {
    const undone = parts?.undone ?? (await listUndone(queries, accountId));
    const schedule = parts?.schedule ?? (await schedulerOf(queries, accountId));
    const log = Map.groupBy(await listAnswersOf(queries, accountId, items), ({ item }) => item);
    const touched: Touched[] = [];
    for (const item of items) {
      const memory = replay(log.get(item) ?? [], undone, schedule);
      await storeMemory(queries, accountId, { item, memory });
      touched.push({ item, memory });
    }
    return touched;
  }

  /** What is new to the learner, and has nothing to remember but answers that came before it or outlived it. */
  async function rememberNew(
    queries: Queries,
    accountId: number,
    items: readonly string[],
  ): Promise<void> {
    const answers = await listAnswersOf(queries, accountId, items);
    const answered = [...new Set(answers.map(({ item }) => item))];
    if (answered.length > 0) await rederive(queries, accountId, answered);
  }

  /** Appends what is new, with what each answer was worth if `pays`, and derives the memories anew. */
  async function append(
    queries: Queries,
    account: Account,
    given: readonly GivenAnswer[],
    { pays }: { pays: boolean },
  ): Promise<{ counted: StoredAnswer[]; accepted: number; touched: Touched[] }> {
    const moment = now();
    const attempts = given.map(({ attempt }) => attempt);
    const known = await findKnownAttempts(queries, account.id, attempts);
    const once = new Map<string, GivenAnswer>();
    for (const answer of given) {
      if (known.has(answer.attempt) || once.has(answer.attempt)) continue;
      const at = Math.max(moment - maxAgeMs, Math.min(moment, answer.at));
      once.set(answer.attempt, { ...answer, at });
    }
    const fresh = [...once.values()].sort(inOrder);
    const items = [...new Set(given.map(({ item }) => item))];
    const undone = await listUndone(queries, account.id);
    const schedule = await schedulerOf(queries, account.id);
    const earlier = await listAnswersOf(queries, account.id, items);
    const ofItem = Map.groupBy([...earlier, ...fresh], ({ item }) => item);
    const paid = new Set(
      earlier.filter(({ worth }) => worth > 0).map(({ item, day }) => `${day} ${item}`),
    );
    const rows = fresh.map((answer): StoredAnswer => {
      const day = localDay(clampedMoment(answer.at, moment), account.timeZone);
      const before = (ofItem.get(answer.item) ?? []).filter((one) => inOrder(one, answer) < 0);
      const memory = replay(before, undone, schedule);
      const isDue = memory !== null && memory.due <= answer.at;
      const place = `${day} ${answer.item}`;
      // A thing pays once a day, whichever device was asked first.
      const isPaid = pays && isDue && !paid.has(place) && !undone.has(answer.attempt);
      if (isPaid) paid.add(place);
      return {
        ...answer,
        day,
        error: answer.error ?? null,
        stage: stageOf(memory),
        worth: isPaid ? worthOfDue(answer.rating) : 0,
      };
    });
    await insertAnswers(queries, account.id, rows, new Date(moment).toISOString());
    return {
      // What was taken back before it arrived is in the log, but nothing was done.
      counted: rows.filter(({ attempt }) => !undone.has(attempt)),
      accepted: rows.length,
      touched: await rederive(queries, account.id, items, { undone, schedule }),
    };
  }

  return {
    rememberNew,

    /** Answers that another feature has seen and counted: they move the memory and pay nothing. */
    async note(queries: Queries, account: Account, given: readonly GivenAnswer[]): Promise<void> {
      if (given.length > 0) await append(queries, account, given, { pays: false });
    },

    /** Takes a device's answers: pays what was due, and counts each for the day it was given on. */
    async take(queries: Queries, account: Account, given: readonly GivenAnswer[]): Promise<Taken> {
      const { counted, accepted, touched } = await append(queries, account, given, { pays: true });
      let awarded = 0;
      const earned = new Set<string>();
      for (const ofDay of Map.groupBy(counted, ({ day }) => day).values()) {
        const [first] = ofDay;
        const last = ofDay.at(-1);
        if (first === undefined || last === undefined) continue;
        const recorded = await recordEvent(queries, account, {
          kind: "review",
          subject: "review:cards",
          attempt: first.attempt,
          at: last.at,
          worth: ofDay.reduce((sum, { worth }) => sum + worth, 0),
          seconds: ofDay.reduce((sum, { ms }) => sum + Math.min(ms, MAX_ANSWER_MS), 0) / 1000,
          detail: { items: ofDay.length },
        });
        awarded += recorded.awarded;
        for (const id of recorded.earned) earned.add(id);
      }
      return { accepted, awarded, touched, earned: [...earned] };
    },

    /** Answers were never meant; they may also arrive later. */
    async undo(
      queries: Queries,
      accountId: number,
      attempts: readonly string[],
    ): Promise<Touched[]> {
      await insertUndos(queries, accountId, attempts, new Date(now()).toISOString());
      return rederive(queries, accountId, await itemsOfAttempts(queries, accountId, attempts));
    },
  };
}

export type ReviewLog = ReturnType<typeof makeReviewLog>;

async function schedulerOf(queries: Queries, accountId: number): Promise<Scheduler> {
  return makeScheduler((await findSettings(queries, accountId)).weights);
}

const stageOf = (memory: Memory | null): Stage =>
  memory === null ? "new" : memory.phase === "review" ? "review" : "step";
