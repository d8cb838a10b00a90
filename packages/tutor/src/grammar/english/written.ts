import type { Clause, Evidence, Phrase } from "../clause.ts";
import type { DraftClause } from "../draft-clause.ts";
import type { Deed, Sentence } from "./tree.ts";

/** A clause that is being written, with what hangs on it. */
export interface Written extends DraftClause {
  hanging: Clause[];
  going?: boolean;
  doing?: Clause;
  evidence?: Evidence;
  exclaimed?: boolean;
  /** What stands in front and is asked about has found its place. */
  isAskedPlaced?: boolean;
  /** Its object is the noun that it tells of. */
  isGap?: boolean;
}

/** Writes a clause within another one. */
export interface Clauses {
  /** @param reported whether it is what somebody said or thought */
  readonly sentence: (tree: Sentence, reported?: boolean) => Clause | undefined;
  /** What a verb phrase alone names; its doer is told elsewhere. */
  readonly deed: (deed: Deed, doer?: Phrase, silent?: boolean) => Clause | undefined;
}

/** Writes a verb phrase into a clause; false where it cannot be said. */
export interface Deeds {
  readonly write: (tree: Sentence, deed: Deed, draft: Written) => boolean;
  /** The verb with its objects and places alone. */
  readonly plain: (tree: Sentence, deed: Deed, draft: Written) => boolean;
  /** The places alone, in the cases that a verb asks for. */
  readonly preps: (deed: Deed, draft: Written, lemma: string | undefined) => boolean;
}

/** What somebody is like asks for cases as a verb does: саған ұқсас. */
export const saidOf = ({ predicate }: Written): string | undefined =>
  predicate?.kind === "is-so"
    ? predicate.word
    : predicate?.kind === "verb"
      ? predicate.lemma
      : undefined;
