const minute = 60_000;

/** Sized for a classroom behind one address: what a rule allows in its window. */
export const rateRules = {
  registerByAddress: { limit: 60, windowMs: 60 * minute },
  signInByAddress: { limit: 300, windowMs: 15 * minute },
  /** Failed sign-ins only: a success gives its place back. */
  signInByAccount: { limit: 10, windowMs: 15 * minute },
  /** No learner finishes quizzes this fast; it bounds what one account can write. */
  saveByAccount: { limit: 300, windowMs: 15 * minute },
} as const;

export type RateRule = keyof typeof rateRules;
