/** A line of a text with its meanings; the learner's own sentence has none but what the learner wrote. */
export interface Written {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
  /** Stands where the text may have but a few lines. */
  readonly weight: number;
  /** What it does in the text, where an editor said it. */
  readonly role?: string;
}

/** What the learner told stands in the shortest text. */
export const OWN_WEIGHT = 10;
