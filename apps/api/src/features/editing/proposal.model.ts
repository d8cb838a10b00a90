/** Who may still be asked about a proposal, and what became of it. */
export type ProposalState = "open" | "approved" | "refused" | "withdrawn" | "pulled";

/** Which proposals are listed: those of a state, or approved ones that are not laid over the course. */
export type ProposalFilter = ProposalState | "left_out";

/**
 * Why an approved change is not laid over the course: another text stands there by now, the course would have
 * faults with it, or its file is gone or has faults as it stands.
 */
export type LeftOut = "moved_on" | "faulty" | "no_file";

/** One text of the course and what shall stand in its place. */
export interface Change {
  file: string;
  path: string;
  old: string;
  text: string;
}

export interface NewProposal extends Change {
  attempt: string;
  why: string;
  reportId: number | null;
}

export interface Proposal extends NewProposal {
  id: number;
  /** Null: the account is gone. */
  accountId: number | null;
  state: ProposalState;
  /** ISO 8601 instants. */
  createdAt: string;
  decidedBy: number | null;
  decidedAt: string | null;
  answer: string;
}
