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

/** A sentence written anew to mend a slip, with the point of grammar that explains it. */
export interface Rewrite {
  /** One text a word of the old sentence; "" leaves it out, and more words may stand in one place. */
  readonly words: readonly string[];
  /** Punctuation after each word, where it moves. */
  readonly marks?: readonly string[];
  /** How much is changed: the least change is the best. */
  readonly change: number;
  readonly point: string;
}

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
