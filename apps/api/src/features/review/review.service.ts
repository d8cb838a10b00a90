import type { Course } from "@tilashar/course";
import { nearestWords, readWordQuery } from "@tilashar/course/search";
import { foldLookAlikes } from "@tilashar/kazakh";
import { localDay } from "@tilashar/learning";
import {
  forecast,
  isVacation,
  type Pace,
  paceOf,
  parseWordList,
  type ReviewSettings,
  strengthOf,
  wordKey,
} from "@tilashar/learning/review";
import { type Asked, ask, mapped, together } from "#api/db/ask.ts";
import type { Database, Queries } from "#api/db/database.ts";
import { AppError, invalid } from "#api/errors.ts";
import { type Account, type AsLearner, findAccount } from "#api/features/auth/index.ts";
import { makeCardAdder } from "./add-cards.ts";
import type { CardToAdd } from "./card-content.ts";
import { searchText } from "./card-content.ts";
import { doneAsked, timesAsked } from "./review-answers.repository.ts";
import { figuresAsked, type ReviewFigures } from "./review-figures.repository.ts";
import { changeItem, countItems, deleteItem, findItem } from "./review-items.repository.ts";
import type { GivenAnswer, ReviewLog, Taken, Touched } from "./review-log.ts";
import {
  countDueBeside,
  listDue,
  listMemories,
  listNew,
  newAsked,
  type VacationSpan,
} from "./review-queue.repository.ts";
import { findSettings, settingsAsked, storeSettings } from "./review-settings.repository.ts";
import {
  listSearched,
  listStabilities,
  listWords,
  pageOfItems,
  type WordsPage,
} from "./review-words.repository.ts";
import type { StoredItem } from "./stored-item.model.ts";
import { begunVacation, isPossibleVacation } from "./vacation.ts";
import type { WeightsFitter } from "./weights-fitter.ts";

export type { StoredItem } from "./stored-item.model.ts";

export interface Queue {
  items: StoredItem[];
  due: number;
  fresh: number;
  done: { fresh: number; reviews: number };
  settings: ReviewSettings;
  timeZone: string;
  weights: readonly number[] | null;
  pace: Pace;
  total: number;
}

/** How a learner's reviews stand at an instant. */
export interface ReviewStanding extends ReviewFigures {
  at: number;
  /** From then on it may stand differently, although nothing was done. */
  until: number;
  span: VacationSpan | null;
  /** What the day's limits still allow. */
  left: { reviews: number; fresh: number };
  done: Queue["done"];
  settings: ReviewSettings;
  weights: Queue["weights"];
}

interface ReviewServiceParts {
  database: Database;
  course: Course;
  asLearner: AsLearner;
  log: ReviewLog;
  fitter: WeightsFitter;
  now(): number;
}

export type ReviewService = ReturnType<typeof makeReviewService>;

/** A device may go on for a day without a network. */
const aheadMs = 24 * 3_600_000;
const maxDue = 240;
const maxNew = 60;
const timesRead = 200;

export function makeReviewService(parts: ReviewServiceParts) {
  const { database, log, fitter, now } = parts;
  const { queries } = database;
  const cards = makeCardAdder({ course: parts.course, log, now });
  const { addCards } = cards;

  async function accountOf(accountId: number): Promise<Account> {
    const account = await findAccount(queries, accountId);
    if (account === null) throw new AppError("not_authenticated");
    return account;
  }

  /** Runs with the account locked, as everything that writes does. */
  const locked = <Result>(
    accountId: number,
    work: (queries: Queries, account: Account) => Promise<Result>,
  ): Promise<Result> => parts.asLearner(accountId, "reviewByAccount", work);

  /** How a learner's reviews stand now. */
  function standing({ id, timeZone }: Pick<Account, "id" | "timeZone">): Asked<ReviewStanding> {
    const moment = now();
    const today = localDay(moment, timeZone);
    return mapped(
      together({
        learner: settingsAsked(id),
        figures: figuresAsked(id, moment),
        done: doneAsked(id, today),
      }),
      ({ learner: { settings, weights }, figures, done }) => {
        const span = begunVacation(settings, timeZone, now());
        const left = isVacation(today, settings.vacation)
          ? { reviews: 0, fresh: 0 }
          : {
              reviews: Math.max(0, settings.reviewsPerDay - done.reviews),
              fresh: Math.max(0, settings.newPerDay - done.fresh),
            };
        const until = Math.min(figures.nextDue ?? Number.POSITIVE_INFINITY, nextQuarter(moment));
        return {
          ...figures,
          ...{ at: moment, span, left, done, settings, weights },
          // A vacation moves what is due from moment to moment.
          until: settings.vacation === null ? until : moment,
        };
      },
    );
  }

  /** What a learner should review now, within the day's limit. */
  async function dueNow(accountId: number, { at, due, span, left }: ReviewStanding) {
    const found =
      span === null ? due : await countDueBeside(queries, accountId, { upTo: at, span });
    return Math.min(found, left.reviews);
  }

  /** How long the learner's answers take. */
  const pace = (accountId: number): Asked<Pace> => mapped(timesAsked(accountId, timesRead), paceOf);

  return {
    cards,
    standing,
    dueNow,

    pace,

    /** @throws AppError `not_authenticated` when the account is gone */
    async queue(accountId: number): Promise<Queue> {
      const { timeZone } = await accountOf(accountId);
      const stood = await ask(
        queries,
        together({
          standing: standing({ id: accountId, timeZone }),
          pace: pace(accountId),
        }),
      );
      const { at, settings, weights, done, span, left } = stood.standing;
      const [ahead, added, due, total] = await Promise.all([
        listDue(queries, accountId, { upTo: at + aheadMs, span, limit: maxDue }),
        listNew(queries, accountId, Math.min(maxNew, settings.newPerDay)),
        dueNow(accountId, stood.standing),
        countItems(queries, accountId),
      ]);
      const fresh = Math.min(added.length, left.fresh);
      const items = [...ahead, ...added];
      return {
        ...{ items, due, fresh, done, settings, timeZone, weights, total },
        pace: stood.pace,
      };
    },

    async answer(accountId: number, answers: readonly GivenAnswer[]): Promise<Taken> {
      const taken = await locked(accountId, async (inside, account) => {
        // A rule that a wrong form has fed is there from then on.
        const rules = [...new Set(answers.map(({ item }) => item))]
          .filter((item) => item.startsWith("rule:"))
          .map((item) => ({ item, source: "review" as const }));
        await addCards(inside, accountId, rules);
        return log.take(inside, account, answers);
      });
      fitter.consider(accountId);
      return taken;
    },

    undo: (accountId: number, attempts: readonly string[]): Promise<Touched[]> =>
      locked(accountId, (inside) => log.undo(inside, accountId, attempts)),

    add: (accountId: number, cards: readonly CardToAdd[]) =>
      locked(accountId, (inside) => addCards(inside, accountId, cards)),

    /** Adds a pasted list of words; says which lines it could not read. */
    async importList(accountId: number, text: string, meanings: "en" | "ru") {
      const { words, refused } = parseWordList(text, foldLookAlikes);
      if (words.length > maxImported)
        throw invalid({ text: [{ key: "field_too_many", parameters: { limit: maxImported } }] });
      const cards = words.map(({ kz, meaning }) => ({
        kz,
        [meanings]: meaning,
        source: "import" as const,
      }));
      const counts = await locked(accountId, (inside) => addCards(inside, accountId, cards));
      return { ...counts, refused: refused.slice(0, 100) };
    },

    /** @throws AppError `not_found` */
    change: (accountId: number, id: number, change: { suspended?: boolean; note?: string }) =>
      locked(accountId, async (inside): Promise<StoredItem> => {
        const item = await findItem(inside, accountId, id);
        if (item === null) throw new AppError("not_found");
        const note = change.note?.trim() ?? item.note;
        const suspended = change.suspended ?? item.suspended;
        await changeItem(inside, accountId, id, {
          suspended: suspended ? 1 : 0,
          note,
          search: searchText([item.kz, item.en, item.ru, note]),
        });
        return { ...item, note, suspended };
      }),

    /** Its answers stay in the log: added again, it is remembered as well as before. */
    remove: (accountId: number, id: number) =>
      locked(accountId, async (inside) => {
        if (!(await deleteItem(inside, accountId, id))) throw new AppError("not_found");
      }),

    /** A search finds any form of a word, in any script; slips are forgiven where nothing else is found. */
    async words(accountId: number, { q = "", ...query }: WordsPage & { q?: string }) {
      const { pieces, lemmas } = readWordQuery(q);
      const wanted = { pieces, items: lemmas.map(wordKey) };
      const page = await pageOfItems(
        queries,
        accountId,
        query,
        pieces.length === 0 ? null : wanted,
        now(),
      );
      if (pieces.length === 0 || page.total > 0 || (query.offset ?? 0) > 0) return page;
      const near = nearestWords(await listSearched(queries, accountId), q);
      if (near.length === 0) return page;
      const items = near.slice(0, maxNear).map(({ item }) => item);
      return pageOfItems(queries, accountId, query, { pieces: [], items }, now());
    },

    ownWords: (accountId: number) => listWords(queries, accountId),

    /** How well each word of a learner is known. */
    strengths: async (accountId: number) =>
      (await listStabilities(queries, accountId)).map(({ kz, stability }) => ({
        kz,
        strength: strengthOf(stability === null ? null : { stability }),
      })),

    async forecast(accountId: number) {
      const { timeZone } = await accountOf(accountId);
      const moment = now();
      const { settings } = await findSettings(queries, accountId);
      const [items, { done, waiting }] = await Promise.all([
        listMemories(queries, accountId),
        ask(
          queries,
          together({
            done: doneAsked(accountId, localDay(moment, timeZone)),
            waiting: newAsked(accountId),
          }),
        ),
      ]);
      return { days: forecast(items, { now: moment, zone: timeZone, settings, done }), waiting };
    },

    settings: async (accountId: number): Promise<ReviewSettings> =>
      (await findSettings(queries, accountId)).settings,

    /** @throws AppError `validation` for a vacation that ends before it begins, or days that are none */
    async changeSettings(accountId: number, settings: ReviewSettings): Promise<ReviewSettings> {
      if (!isPossibleVacation(settings.vacation))
        throw invalid({ vacation: [{ key: "field_form" }] });
      await locked(accountId, (inside) => storeSettings(inside, accountId, settings));
      return settings;
    },
  };
}

/** Midnight comes with a quarter of an hour of the world's clock, whatever the zone. */
const quarterMs = 15 * 60_000;
const nextQuarter = (moment: number) => (Math.floor(moment / quarterMs) + 1) * quarterMs;

const maxImported = 2000;
const maxNear = 50;
