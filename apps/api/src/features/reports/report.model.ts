import type { Language } from "#api/messages/messages.ts";

export type ReportKind =
  | "sentence"
  | "word"
  | "question"
  | "grammar"
  | "gloss"
  | "sound"
  | "verdict"
  | "reply"
  | "person";

export type ReportReason =
  | "kazakh"
  | "translation"
  | "answer"
  | "sound"
  | "unclear"
  | "offensive"
  | "name"
  | "picture"
  | "cheating"
  | "other";

export type ReportOutcome = "mended" | "will-be-mended" | "right-as-it-is" | "acted" | "no-action";

/** What somebody points at. */
export interface NewReport {
  attempt: string;
  kind: ReportKind;
  subject: string;
  quote: string;
  page: string;
  reason: ReportReason;
  suggestion: string;
  language: Language;
}

export interface Report extends NewReport {
  id: number;
  /** Null: a guest. */
  accountId: number | null;
  /** ISO 8601 instants. */
  createdAt: string;
  closedAt: string | null;
  outcome: ReportOutcome | null;
  /** What the reporter is told beside the outcome. */
  answer: string;
}

/** Who reports: an account, or a browser by the hash of its key; neither, when a browser keeps no key. */
export interface Reporter {
  accountId: number | null;
  guestKeyHash: string | null;
}
