import type { Draft } from "../ask.ts";
import { type ByRules, WEAK } from "./outranking.ts";

/** How sure a translation is that gives some of its clauses. */
const SAID_IN_PART = 0.8;

/** The rule has something it is not sure of, or says that it cannot. */
export const isWeakly = ({ confidence, draft }: ByRules): boolean =>
  isAbstained(draft) || confidence <= WEAK || (draft.confidence ?? 1) <= WEAK;

/** Nothing of a wish is said; one that is said in part is sure of that part. */
export const isAbstained = ({ translated, confidence = 1 }: Draft): boolean =>
  translated?.text === null && confidence < SAID_IN_PART;
