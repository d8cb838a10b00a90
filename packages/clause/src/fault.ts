import type { Rewrite } from "./slip/rewrite.ts";

/** Kinds of fault a clause can have. */
export type FaultKind =
  | "agreement"
  | "government"
  | "postposition"
  | "possession"
  | "number"
  | "object"
  | "place"
  | "two-finite"
  | "zhoq"
  | "order"
  | "unplaced"
  | "question"
  | "two-questions"
  | "tense"
  | "wish"
  | "condition"
  | "negation"
  | "unknown"
  /** A slip that brings its own mends. */
  | "slip";

/** Something that is not as it should be, at a word, against its head. */
export interface Fault {
  readonly kind: FaultKind;
  readonly at: number;
  readonly head: number;
  /** What is asked for: a case, a person. */
  readonly want?: string;
  /** Ways to mend a slip. */
  readonly rewrites?: readonly Rewrite[];
}
