import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { findAvatar } from "#api/features/avatars/index.ts";
import { listProgress } from "#api/features/progress/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import { type Row, readAccountData } from "./export.repository.ts";
import { type OwnWord, type TaughtLesson, wordsCsv } from "./words-csv.ts";

export interface AccountExport {
  /** ISO 8601 instant. */
  exportedAt: string;
  /** WebP. */
  picture: Buffer | null;
  data: Record<string, Row[]>;
}

export interface ExportService {
  /** @throws AppError `not_authenticated` when the account is gone; `rate_limited` */
  everything(accountId: number): Promise<AccountExport>;
  /**
   * The words of the lessons a learner has completed, first studied first, and the words they have added
   * themselves, as CSV for Anki.
   *
   * @throws AppError `rate_limited`
   */
  words(accountId: number): Promise<string>;
}

interface ExportServiceParts {
  database: Database;
  limiter: RateLimiter;
  lessonOf(id: number): TaughtLesson | undefined;
  /** What the learner reviews, oldest first. */
  ownWords(accountId: number): Promise<OwnWord[]>;
  now(): number;
}

export function makeExportService(parts: ExportServiceParts): ExportService {
  const { database, limiter, lessonOf, ownWords } = parts;
  return {
    async everything(accountId) {
      await limiter.take("exportByAccount", String(accountId));
      const data = await database.transact((queries) => readAccountData(queries, accountId));
      if (data === null) throw new AppError("not_authenticated");
      const hash = data.account?.[0]?.avatar;
      return {
        exportedAt: new Date(parts.now()).toISOString(),
        picture: typeof hash === "string" ? await findAvatar(database.queries, hash) : null,
        data,
      };
    },

    async words(accountId) {
      await limiter.take("exportByAccount", String(accountId));
      const taken = await listProgress(database.queries, accountId);
      const lessons = taken.reverse().flatMap(({ lessonId }) => lessonOf(lessonId) ?? []);
      return wordsCsv(lessons, await ownWords(accountId));
    },
  };
}
