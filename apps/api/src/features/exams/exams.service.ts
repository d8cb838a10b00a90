import { addDays, daysBetween, localDay } from "@tilashar/learning";
import {
  countsOfMock,
  itemsOfMock,
  knownAndMissed,
  type MockAnswers,
  markMock,
  PRACTICE,
  practiceOf,
  tallyOf,
} from "@tilashar/learning/exams";
import { type Asked, ask, together } from "#api/db/ask.ts";
import type { Database } from "#api/db/database.ts";
import { invalid } from "#api/errors.ts";
import type { AsLearner } from "#api/features/auth/index.ts";
import type { FinishedWork, RecordEvent } from "#api/features/progress/index.ts";
import { addAnswerCounts } from "./exam-answer-counts.repository.ts";
import type { ExamCatalogue } from "./exam-catalogue.ts";
import { deleteGoal, goalAsked, saveGoal } from "./exam-goals.repository.ts";
import type { ExamGoal, KeptResult } from "./exam-result.model.ts";
import { findResult, hasTaken, insertResult, resultsAsked } from "./exam-results.repository.ts";

/** What a learner prepares for and has done for it. */
export interface OwnExams {
  readonly goal: ExamGoal | null;
  /** The newest first. */
  readonly results: readonly MarkedResult[];
  /** What the last placement test says of their Kazakh. */
  readonly known: { readonly ability: number; readonly error: number } | null;
}

/** A result with the items that were answered right and wrong, by the key of today. */
export interface MarkedResult extends KeptResult {
  readonly known: readonly number[];
  readonly missed: readonly number[];
}

export interface FinishedMock {
  readonly exam: string;
  readonly mock: string;
  readonly answers: MockAnswers;
}

export interface ExamsService {
  own(accountId: number): Promise<OwnExams>;
  /** @throws AppError `validation` for an examination or level that there is not, or a day out of reach */
  setGoal(accountId: number, goal: ExamGoal): Promise<ExamGoal>;
  deleteGoal(accountId: number): Promise<void>;
  /**
   * Marks a mock and keeps the result. The same `attempt` again changes nothing and is answered the same.
   *
   * @throws AppError `validation` for a mock that there is not
   */
  finish(
    accountId: number,
    finished: FinishedMock,
    work: FinishedWork,
  ): Promise<{ result: MarkedResult; earned: readonly string[] }>;
}

interface ServiceParts {
  database: Database;
  catalogue: ExamCatalogue;
  asLearner: AsLearner;
  recordEvent: RecordEvent;
  knownOf(accountId: number): Asked<OwnExams["known"]>;
  now(): number;
}

/** What is shown and what readiness is computed from; older answers say little. */
const mostMocks = 30;
const mostPractice = 60;
/** Nobody plans further ahead. */
const mostDaysAhead = 2 * 366;

export function makeExamsService(parts: ServiceParts): ExamsService {
  const { database, catalogue, asLearner, recordEvent, knownOf, now } = parts;

  return {
    async own(accountId) {
      const { mocks, practice, ...own } = await ask(
        database.queries,
        together({
          goal: goalAsked(accountId),
          mocks: resultsAsked(accountId, "mocks", mostMocks),
          practice: resultsAsked(accountId, "practice", mostPractice),
          known: knownOf(accountId),
        }),
      );
      const results = [...mocks, ...practice].sort((a, b) =>
        b.finishedAt.localeCompare(a.finishedAt),
      );
      return { ...own, results: results.map(withItems) };
    },

    async setGoal(accountId, goal) {
      const exam = catalogue.exams.find(({ slug }) => slug === goal.exam);
      if (exam === undefined) throw invalid({ exam: [{ key: "field_choice" }] });
      if (!exam.levels.includes(goal.level)) throw invalid({ level: [{ key: "field_choice" }] });
      return asLearner(accountId, "saveByAccount", async (queries, account) => {
        const ahead = daysBetween(localDay(now(), account.timeZone), goal.day);
        const isNoDay = Number.isNaN(ahead) || addDays(goal.day, 0) !== goal.day;
        if (isNoDay || ahead < 0 || ahead > mostDaysAhead)
          throw invalid({ day: [{ key: "field_choice" }] });
        await saveGoal(queries, account.id, goal, new Date(now()).toISOString());
        return goal;
      });
    },

    deleteGoal: (accountId) =>
      asLearner(accountId, "saveByAccount", (queries, account) => deleteGoal(queries, account.id)),

    async finish(accountId, { exam, mock: name, answers }, work) {
      const mock = catalogue.mockOf(exam, name);
      if (mock === undefined) throw invalid({ mock: [{ key: "field_choice" }] });
      if (exam === PRACTICE && itemsOfMock(practiceOf(mock, idsOf(answers))).length === 0)
        throw invalid({ answers: [{ key: "field_choice" }] });
      return asLearner(accountId, "saveByAccount", async (queries, account) => {
        const known = await findResult(queries, account.id, work.attempt);
        // Practice is marked by what was asked of its pool
        const asked = exam === PRACTICE ? practiceOf(mock, idsOf(answers)) : mock;
        const mark = known?.mark ?? markMock(asked, answers);
        const { event, earned } = await recordEvent(queries, account, {
          kind: "exam",
          subject: `exam:${exam}-${name}`,
          ...work,
          worth: 0,
          detail: { right: mark.right, of: mark.of, passed: mark.passed },
        });
        if (known !== null) return { result: withItems(known), earned };
        const result: KeptResult = {
          attempt: work.attempt,
          exam,
          mock: name,
          level: mock.level,
          version: mock.version,
          day: event.day,
          seconds: event.seconds,
          finishedAt: new Date(event.at).toISOString(),
          mark,
          tally: tallyOf(asked, answers),
          answers,
        };
        // Who takes a mock again knows it already
        const isFirst = !(await hasTaken(queries, account.id, result));
        await insertResult(queries, account.id, result, event.id);
        if (exam !== PRACTICE && isFirst)
          await addAnswerCounts(queries, countsOfMock(mock, answers, event.seconds));
        return { result: withItems(result), earned };
      });
    },
  };

  function withItems(result: KeptResult): MarkedResult {
    const mock = catalogue.mockOf(result.exam, result.mock);
    const items = mock === undefined ? [] : itemsOfMock(mock);
    return { ...result, ...knownAndMissed(items, result.answers) };
  }
}

const idsOf = (answers: MockAnswers): ReadonlySet<number> =>
  new Set(Object.keys(answers).map(Number));
