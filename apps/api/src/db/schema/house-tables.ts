import type { ColumnType, Generated } from "kysely";
import type { Fixed } from "./fixed-column.ts";

/** What somebody with a role did. The database refuses every change of a row. */
export interface PrivilegedActTable {
  id: Generated<number>;
  at: Fixed<string>;
  /** Null: whoever has a shell on the server. No reference, so that it outlives the account. */
  actor_id: Fixed<number | null>;
  act: Fixed<string>;
  /** What kind of thing it was done to, and which. */
  subject: Fixed<string>;
  subject_id: Fixed<string>;
  /** What became of it, such as `editor` or `rude name -> learner-12`; empty where the act says all. */
  change: Fixed<string>;
  /** Why; empty where nobody is asked. */
  reason: Fixed<string>;
}

/** A mistake, or a person, that somebody has pointed at. */
export interface ReportTable {
  id: Generated<number>;
  /** Made by the browser: a report that is sent twice is one. */
  attempt: Fixed<string>;
  account_id: Fixed<number | null>;
  /** Of the key by which a guest's browser asks what became of it. */
  guest_key_hash: Fixed<string | null>;
  kind: Fixed<string>;
  /** Which sentence, word, person: what several reports of one thing share. */
  subject: Fixed<string>;
  /** As the reporter saw it. */
  quote: Fixed<string>;
  /** Path of the page it was on. */
  page: Fixed<string>;
  reason: Fixed<string>;
  suggestion: Fixed<string>;
  language: Fixed<string>;
  created_at: Fixed<string>;
  /** Null while it is open, as `closed_at`. */
  outcome: ColumnType<string | null, string | null | undefined, string | null>;
  /** What the reporter is told beside the outcome. */
  answer: Generated<string>;
  closed_at: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What a moderator did about a person, who is told of it. */
export interface AccountMeasureTable {
  id: Generated<number>;
  account_id: Fixed<number>;
  kind: Fixed<string>;
  reason: Fixed<string>;
  /** In the moderator's own words; may be empty. */
  note: Fixed<string>;
  /** The name that was taken away. */
  old_name: Fixed<string | null>;
  made_at: Fixed<string>;
  ended_at: ColumnType<string | null, string | null | undefined, string | null>;
  seen_at: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A change of one text of the course, as somebody proposes it. */
export interface ContentProposalTable {
  id: Generated<number>;
  /** Made by the browser: a proposal that is sent twice is one. */
  attempt: Fixed<string>;
  /** Who proposes it; null when the account is gone. */
  account_id: Fixed<number | null>;
  /** Path from the content folder. */
  file: Fixed<string>;
  /** Where in the file, as problems of the gate show it. */
  path: Fixed<string>;
  /** What stood there, without which a number in the path could mean another text by now. */
  old_text: Fixed<string>;
  new_text: Fixed<string>;
  why: Fixed<string>;
  /** The report that it mends. */
  report_id: Fixed<number | null>;
  created_at: Fixed<string>;
  /** open, approved, refused, withdrawn or pulled. */
  state: ColumnType<string, string, string>;
  decided_by: ColumnType<number | null, undefined, number | null>;
  decided_at: ColumnType<string | null, undefined, string | null>;
  /** What the author is told beside the decision. */
  answer: Generated<string>;
}

/** What was set in the browser; what is not here is as usual. */
export interface HouseSettingTable {
  name: Fixed<string>;
  value: string;
}

export interface InvitationTable {
  id: Generated<number>;
  code_hash: Fixed<string>;
  /** Whom it is for. */
  note: Fixed<string>;
  made_at: Fixed<string>;
  expires_at: Fixed<string>;
  used_at: ColumnType<string | null, string | null | undefined, string | null>;
  used_by: ColumnType<number | null, number | null | undefined, number | null>;
}
