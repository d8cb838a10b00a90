const minute = 60_000;

/** Sized for a classroom behind one address: what a rule allows in its window. */
export const rateRules = {
  registerByAddress: { limit: 60, windowMs: 60 * minute },
  signInByAddress: { limit: 300, windowMs: 15 * minute },
  /** Failed sign-ins only: a success gives its place back. */
  signInByAccount: { limit: 10, windowMs: 15 * minute },
  /** No learner finishes quizzes this fast; it bounds what one account can write. */
  saveByAccount: { limit: 300, windowMs: 15 * minute },
  /** An answer every two seconds, and what else a review says. */
  reviewByAccount: { limit: 600, windowMs: 15 * minute },
  /** Wrong passwords given by someone who is signed in; a right one gives its place back. */
  passwordByAccount: { limit: 10, windowMs: 15 * minute },
  /** Each may bring a picture, which costs time to decode. */
  updateByAccount: { limit: 60, windowMs: 15 * minute },
  /** Each new address is a mail to the old one. */
  emailChangeByAccount: { limit: 5, windowMs: 60 * minute },
  /** Each is a mail. */
  confirmMailByAccount: { limit: 5, windowMs: 60 * minute },
  /** A right link gives its place back. */
  confirmByAddress: { limit: 30, windowMs: 15 * minute },
  /** Whoever opens the sign-in page begins one. */
  passkeyByAddress: { limit: 300, windowMs: 15 * minute },
  /** Each is a question to the provider. */
  providerByAddress: { limit: 120, windowMs: 15 * minute },
  providerByAccount: { limit: 30, windowMs: 15 * minute },
  passkeyByAccount: { limit: 30, windowMs: 15 * minute },
  emailUndoByAddress: { limit: 30, windowMs: 15 * minute },
  exportByAccount: { limit: 20, windowMs: 60 * minute },
  resetByAddress: { limit: 60, windowMs: 60 * minute },
  /** Beyond it no mail goes out, and nobody is told. */
  resetMailByAccount: { limit: 5, windowMs: 60 * minute },
  /** A right link gives its place back. */
  resetConfirmByAddress: { limit: 30, windowMs: 15 * minute },
  contactByAddress: { limit: 20, windowMs: 60 * minute },
  reportByAccount: { limit: 60, windowMs: 60 * minute },
  /** Somebody who edits: each look at a file, and each check of a change. */
  editByAccount: { limit: 600, windowMs: 60 * minute },
  /** Guests: a classroom that looks for mistakes together. */
  reportByAddress: { limit: 120, windowMs: 60 * minute },
  /** Sounds that have to be made; those kept already are not counted. */
  voiceByAddress: { limit: 900, windowMs: minute },
  /** Guests' sittings: a classroom behind one address, several times over. */
  testByAddress: { limit: 300, windowMs: 15 * minute },
  checkByAddress: { limit: 60, windowMs: minute },
  /** A hundred sentences in 25 minutes, each three times over; a sentence costs a second of the judge. */
  studioByAccount: { limit: 200, windowMs: 15 * minute },
  /** A learner by account, a guest by address. */
  chatByClient: { limit: 30, windowMs: minute },
  /** A screen with the tutor on it, once in two minutes each. */
  prepareByAddress: { limit: 120, windowMs: minute },
  /** Typed answers that were not the one asked for: hardly one in two seconds. */
  sentenceByClient: { limit: 60, windowMs: minute },
} as const;

export type RateRule = keyof typeof rateRules;
