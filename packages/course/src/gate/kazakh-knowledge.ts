/** One reading of a form, as the morphology sees it. */
export interface KazakhReading {
  readonly lemma: string;
  /** The dictionary word that a derived one is made from; else the same as `lemma`. */
  readonly base: string;
  /** Ids of the engine's table, in their order. */
  readonly suffixes: readonly string[];
  /** Part of speech and features in Universal Dependencies' terms. */
  readonly upos: string;
  readonly features: Readonly<Record<string, string>>;
  /** Cases that a verb asks for where it takes no direct object; undefined for all other words. */
  readonly governs: readonly string[] | undefined;
}

/** What the gate asks of the language engine. */
export interface KazakhKnowledge {
  /**
   * Readings of a form of running text, likeliest first; empty when neither the lexicon, nor the
   * course's own headwords, nor the morphology explain it. Guesses do not count.
   */
  readonly readingsOf: (token: string) => readonly KazakhReading[];
  /** The same with readings that are rare but live: мұғалімсіз "without a teacher" and "you are a teacher". */
  readonly rareReadingsOf: (token: string) => readonly KazakhReading[];
  /** Bare stems of a verb in the built-in lexicon; empty when it does not know the verb. */
  readonly verbStems: (lemma: string) => readonly string[];
  /** What the check of sentences says: a mistake, all right, or nothing it would vouch for. */
  readonly judge: (sentence: string) => "right" | "wrong" | "unsure";
  /** A form by its features, or why it cannot be made. */
  readonly inflect: (
    lemma: string,
    features: string,
  ) => { readonly form: string } | { readonly fault: string };
}
