import { createHash } from "node:crypto";
import type { Database } from "#api/db/database.ts";
import { AppError, invalid } from "#api/errors.ts";
import { listAccounts } from "#api/features/auth/index.ts";
import type { NoteAct } from "#api/features/roles/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import type { Actor } from "#api/privileges.ts";
import type { NewReport, Report, ReportOutcome } from "./report.model.ts";
import {
  closeReports,
  countAlike,
  findOpenReport,
  insertReport,
  listOwnReports,
  listReports,
} from "./reports.repository.ts";

/** A report with who sent it, by name, and how many open ones there are of the same thing. */
export interface ReportToMend extends Report {
  reporter: { accountId: number; username: string } | null;
  alike: number;
}

/** Somebody who reports: signed in, or a guest whose browser keeps a key. */
export interface ReporterCall {
  accountId: number | null;
  guestKey: string | null;
}

export interface ReportsService {
  /**
   * Takes a report; the same attempt twice is one.
   *
   * @throws AppError `rate_limited`; `validation` for a person who is none
   */
  send(report: NewReport, by: ReporterCall, address: string): Promise<void>;
  /** What the reporter sent, newest first. Whoever is neither signed in nor has a key sent nothing. */
  mine(by: ReporterCall): Promise<Report[]>;
  list(which: {
    people: boolean;
    open: boolean;
    before: number | null;
  }): Promise<{ reports: ReportToMend[]; next: number | null }>;
  /**
   * Closes a report and the open ones of the same thing, with what their reporters are told.
   *
   * @returns how many
   * @throws AppError `not_found` when it is closed already, too
   */
  close(
    actor: Actor,
    report: { id: number; people: boolean },
    told: { outcome: ReportOutcome; answer: string },
  ): Promise<number>;
}

interface ReportsServiceParts {
  database: Database;
  limiter: RateLimiter;
  noteAct: NoteAct;
  now(): number;
}

const ownLimit = 100;
const pageLength = 30;

/** What can become of a report: things are mended, people are not. */
const outcomes: Readonly<Record<"people" | "things", readonly ReportOutcome[]>> = {
  people: ["acted", "no-action"],
  things: ["mended", "will-be-mended", "right-as-it-is"],
};

const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");

export function makeReportsService(parts: ReportsServiceParts): ReportsService {
  const { database, limiter, noteAct, now } = parts;
  const { queries } = database;
  const nowText = () => new Date(now()).toISOString();
  const toReporter = ({ accountId, guestKey }: ReporterCall) => ({
    accountId,
    guestKeyHash: guestKey === null ? null : hashOf(guestKey),
  });

  async function withReporters(reports: readonly Report[]): Promise<ReportToMend[]> {
    const [accounts, counts] = await Promise.all([
      listAccounts(queries, [...new Set(reports.flatMap(({ accountId }) => accountId ?? []))]),
      countAlike(queries, [...new Set(reports.map(({ subject }) => subject))]),
    ]);
    return reports.map((report) => {
      const account = accounts.get(report.accountId ?? 0);
      return {
        ...report,
        reporter: account ? { accountId: account.id, username: account.username } : null,
        alike: report.closedAt === null ? (counts.get(`${report.kind} ${report.subject}`) ?? 1) : 1,
      };
    });
  }

  return {
    async send(report, by, address) {
      if (by.accountId === null) await limiter.take("reportByAddress", address);
      else await limiter.take("reportByAccount", String(by.accountId));
      if (report.kind === "person") {
        const id = /^[1-9]\d{0,8}$/.test(report.subject) ? Number(report.subject) : 0;
        // Ids stand on the boards, so this tells nobody anything new.
        if (!(await listAccounts(queries, [id])).has(id)) {
          throw invalid({ subject: [{ key: "not_found" }] });
        }
      }
      await insertReport(queries, { ...report, ...toReporter(by) }, nowText());
    },

    mine: async (by) =>
      by.accountId === null && by.guestKey === null
        ? []
        : listOwnReports(queries, toReporter(by), ownLimit),

    async list(which) {
      const found = await listReports(queries, { ...which, limit: pageLength + 1 });
      const reports = found.slice(0, pageLength);
      return {
        reports: await withReporters(reports),
        next: found.length > pageLength ? (reports.at(-1)?.id ?? null) : null,
      };
    },

    async close(actor, { id, people }, { outcome, answer }) {
      if (!outcomes[people ? "people" : "things"].includes(outcome)) {
        throw invalid({ outcome: [{ key: "field_choice" }] });
      }
      return database.transact(async (inside) => {
        const report = await findOpenReport(inside, { id, people });
        if (report === null) throw new AppError("not_found", { detail: { key: "report_closed" } });
        const closed = await closeReports(inside, report, {
          outcome,
          answer,
          closedAt: nowText(),
        });
        // Somebody else was first.
        if (closed === 0) throw new AppError("not_found", { detail: { key: "report_closed" } });
        await noteAct(inside, actor, {
          act: people ? "close a report of a person" : "close a report",
          subject: "report",
          subjectId: id,
          change: outcome,
          reason: answer,
        });
        return closed;
      });
    },
  };
}
