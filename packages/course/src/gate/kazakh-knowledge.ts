/** A word that a form may belong to. */
export interface PossibleLemma {
  /** Dictionary form, as the lexicon writes it. */
  readonly lemma: string;
  /** Part of speech as the lexicon names it. */
  readonly pos: string;
}

/** What the gate asks of the language engine. */
export interface KazakhKnowledge {
  /**
   * The words a form of running text can belong to, likeliest first; empty when neither the lexicon,
   * nor the course's own headwords, nor the morphology explain it. Names and guesses do not count.
   */
  readonly lemmasOf: (token: string) => readonly PossibleLemma[];
  /** Bare stems of a verb in the built-in lexicon; empty when it does not know the verb. */
  readonly verbStems: (lemma: string) => readonly string[];
  /** A form by its features, or why it cannot be made. */
  readonly inflect: (
    lemma: string,
    features: string,
  ) => { readonly form: string } | { readonly fault: string };
}
