import {
  type ReportToMend as ReportOnTheWire,
  type ReportsPage,
  reportsEndpoints,
} from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { clientAddress } from "#api/limits/client-address.ts";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { Report } from "./report.model.ts";
import type { ReportsService, ReportToMend } from "./reports.service.ts";

const toSent = (report: Report) => ({
  id: report.id,
  kind: report.kind,
  quote: report.quote,
  page: report.page,
  reason: report.reason,
  suggestion: report.suggestion,
  created_at: report.createdAt,
  outcome: report.outcome,
  answer: report.answer,
  closed_at: report.closedAt,
});

const toMend = (report: ReportToMend): ReportOnTheWire => ({
  ...toSent(report),
  subject: report.subject,
  language: report.language,
  by: report.reporter && { id: report.reporter.accountId, username: report.reporter.username },
  alike: report.alike,
});

/** Mistakes and people that somebody points at, and what becomes of it. */
export function reportsRoutes(service: ReportsService, guard: Guard): FastifyPluginAsync {
  return async (app) => {
    const accountOf = (request: Parameters<Guard["viewerOrNull"]>[0]) =>
      guard.viewerOrNull(request)?.accountId ?? null;

    register(app, reportsEndpoints.send, async (request) => {
      const { guest_key, suggestion, ...report } = request.body;
      const language = requestLanguage(request);
      await service.send(
        { ...report, suggestion: suggestion?.trim() ?? "", language },
        { accountId: accountOf(request), guestKey: guest_key ?? null },
        clientAddress(request.ip),
      );
      return { message: say(language, "report_taken") };
    });

    register(app, reportsEndpoints.mine, async (request) => {
      const key = request.headers["x-report-key"];
      const guestKey = typeof key === "string" ? key : null;
      const found = await service.mine({ accountId: accountOf(request), guestKey });
      return { reports: found.map(toSent) };
    });

    const list = async (
      people: boolean,
      query: { state?: "open" | "closed"; before?: number },
    ): Promise<ReportsPage> => {
      const open = query.state !== "closed";
      const { reports, next } = await service.list({ people, open, before: query.before ?? null });
      return { reports: reports.map(toMend), next };
    };
    register(app, reportsEndpoints.list, (request) => list(false, request.query));
    register(app, reportsEndpoints.listPeople, (request) => list(true, request.query));

    const close = async (
      request: Parameters<Guard["actor"]>[0] & {
        params: { id: number };
        body: { outcome: NonNullable<Report["outcome"]>; answer?: string };
      },
      people: boolean,
    ) => {
      const { outcome, answer = "" } = request.body;
      const { id } = request.params;
      const told = { outcome, answer: answer.trim() };
      return { closed: await service.close(guard.actor(request), { id, people }, told) };
    };
    register(app, reportsEndpoints.close, (request) => close(request, false));
    register(app, reportsEndpoints.closePeople, (request) => close(request, true));
  };
}
