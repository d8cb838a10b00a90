import Type from "typebox";
import { MessageResponse } from "./auth.ts";
import { endpoint } from "./endpoint.ts";

/** What can be wrong: a thing of the course, of its engines, or a person's name or picture. */
export const ReportKind = Type.Enum([
  "sentence",
  "word",
  "question",
  "grammar",
  "gloss",
  "sound",
  "verdict",
  "reply",
  "person",
]);
export type ReportKind = Type.Static<typeof ReportKind>;

export const ReportReason = Type.Enum([
  "kazakh",
  "translation",
  "answer",
  "sound",
  "unclear",
  "offensive",
  "name",
  "picture",
  "cheating",
  "other",
]);
export type ReportReason = Type.Static<typeof ReportReason>;

/** What became of a report. */
export const ReportOutcome = Type.Enum([
  "mended",
  "will-be-mended",
  "right-as-it-is",
  "acted",
  "no-action",
]);
export type ReportOutcome = Type.Static<typeof ReportOutcome>;

/** `POST /reports/`. */
export const ReportRequest = Type.Object({
  /** Made by the browser: sent twice, it is one report. */
  attempt: Type.String({ pattern: "^[\\w-]{8,64}$" }),
  kind: ReportKind,
  /** Which of its kind: the Kazakh of a sentence, a word, the id of a point, the id of a person. */
  subject: Type.String({ minLength: 1, maxLength: 300 }),
  /** What stood there. */
  quote: Type.String({ maxLength: 1000 }),
  /** Path of the page. */
  page: Type.String({ maxLength: 200, pattern: "^/" }),
  reason: ReportReason,
  suggestion: Type.Optional(Type.String({ maxLength: 1000 })),
  /** A guest's, made and kept by the browser: who has it may ask what became of the report. */
  guest_key: Type.Optional(Type.String({ pattern: "^[\\w-]{22,64}$" })),
});
export type ReportRequest = Type.Static<typeof ReportRequest>;

const sent = {
  id: Type.Integer(),
  kind: ReportKind,
  quote: Type.String(),
  page: Type.String(),
  reason: ReportReason,
  suggestion: Type.String(),
  /** ISO 8601 instant. */
  created_at: Type.String(),
  /** Null while it is open. */
  outcome: Type.Union([ReportOutcome, Type.Null()]),
  /** What whoever closed it says to the reporter; may be empty. */
  answer: Type.String(),
  closed_at: Type.Union([Type.String(), Type.Null()]),
};

/** `GET /reports/mine/`: the newest hundred, newest first. */
export const OwnReports = Type.Object({ reports: Type.Array(Type.Object(sent)) });
export type OwnReports = Type.Static<typeof OwnReports>;

/** A report as who mends things sees it. */
export const ReportToMend = Type.Object({
  ...sent,
  subject: Type.String(),
  language: Type.String(),
  /** Null: a guest, or an account that is gone. */
  by: Type.Union([Type.Object({ id: Type.Integer(), username: Type.String() }), Type.Null()]),
  /** Open reports of the same thing, this one counted. */
  alike: Type.Integer(),
});
export type ReportToMend = Type.Static<typeof ReportToMend>;

const ReportsPage = Type.Object({
  reports: Type.Array(ReportToMend),
  /** `before` of the next page; null at the end. */
  next: Type.Union([Type.Integer(), Type.Null()]),
});
export type ReportsPage = Type.Static<typeof ReportsPage>;

const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const params = Type.Object({ id });

const pageOfReports = Type.Object({
  state: Type.Optional(Type.Enum(["open", "closed"])),
  before: Type.Optional(id),
});

/** `POST /moderation/reports/{id}/closing/`. */
export const ReportClosing = Type.Object({
  outcome: ReportOutcome,
  /** What the reporter is told. */
  answer: Type.Optional(Type.String({ maxLength: 500 })),
});
export type ReportClosing = Type.Static<typeof ReportClosing>;

const ReportClosed = Type.Object({
  /** How many were closed: this one and the open ones of the same thing. */
  closed: Type.Integer(),
});

export const reportsEndpoints = {
  send: endpoint({
    method: "POST",
    path: "/reports/",
    tag: "Reports",
    summary: "Report a mistake, or a person",
    description:
      "Guests may, too: with a `guest_key` of its own making a browser can ask later what became of it.",
    access: "optional",
    body: ReportRequest,
    response: MessageResponse,
  }),
  mine: endpoint({
    method: "GET",
    path: "/reports/mine/",
    tag: "Reports",
    summary: "What became of one's own reports",
    description: "A learner's by the account, a guest's by the key in `x-report-key`.",
    access: "optional",
    headers: Type.Object({
      "x-report-key": Type.Optional(Type.String({ pattern: "^[\\w-]{22,64}$" })),
    }),
    response: OwnReports,
  }),
  list: endpoint({
    method: "GET",
    path: "/moderation/reports/",
    tag: "Moderation",
    summary: "Reports of mistakes in the course",
    description: "A page of 30, the newest first.",
    access: "required",
    act: "see reports",
    query: pageOfReports,
    response: ReportsPage,
  }),
  close: endpoint({
    method: "POST",
    path: "/moderation/reports/{id}/closing/",
    tag: "Moderation",
    summary: "Close a report of a mistake, with all of the same thing",
    access: "required",
    act: "close a report",
    params,
    body: ReportClosing,
    response: ReportClosed,
  }),
  listPeople: endpoint({
    method: "GET",
    path: "/moderation/people-reports/",
    tag: "Moderation",
    summary: "Reports of people",
    description: "A page of 30, the newest first. `subject` is the person's id.",
    access: "required",
    act: "see reports of people",
    query: pageOfReports,
    response: ReportsPage,
  }),
  closePeople: endpoint({
    method: "POST",
    path: "/moderation/people-reports/{id}/closing/",
    tag: "Moderation",
    summary: "Close a report of a person, with all of the same person",
    access: "required",
    act: "close a report of a person",
    params,
    body: ReportClosing,
    response: ReportClosed,
  }),
};
