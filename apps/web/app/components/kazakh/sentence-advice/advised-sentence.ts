/** A sentence of the learner's that is not the answer that was asked for. */
export interface AdvisedSentence {
  readonly sentence: string;
  /** The answer that was asked for; null where there is no single one. */
  readonly expected: string | null;
  /** Nothing else was asked for: the learner's own words are as good. */
  readonly isOwn?: boolean;
  /** A point of grammar that explains the mistake is shown already. */
  readonly isExplained?: boolean;
}
