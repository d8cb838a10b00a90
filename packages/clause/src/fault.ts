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
  | "unknown";

/** Something that is not as it should be, at a word, against its head. */
export interface Fault {
  readonly kind: FaultKind;
  readonly at: number;
  readonly head: number;
  /** What is asked for: a case, a person. */
  readonly want?: string;
}
