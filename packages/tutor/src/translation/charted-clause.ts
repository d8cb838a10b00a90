import { RecentlyAsked } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import type { Clause } from "../grammar/clause.ts";
import { byChart } from "./by-chart.ts";
import { readBack } from "./read-back.ts";

/** Several patterns ask of the same part. */
const KEPT = 64;
/** What is longer is a sentence of several clauses. */
const MOST_WORDS = 12;

const read = new WeakMap<Tools, RecentlyAsked<string, { readonly clause: Clause | undefined }>>();

/**
 * An English clause by its parse, where it is told and says the same when it is read back: it stands within a sentence,
 * of which what is around it is said by a pattern.
 */
export function chartedClause(text: string, tools: Tools): Clause | undefined {
  if (text.split(" ").length > MOST_WORDS) return undefined;
  let known = read.get(tools);
  if (!known) {
    known = new RecentlyAsked(KEPT);
    read.set(tools, known);
  }
  return known.get(text, () => ({ clause: clauseOf(text, tools) })).clause;
}

const clauseOf = (text: string, tools: Tools): Clause | undefined =>
  byChart(text, tools).find(
    ({ clause, composed, isUsual }) =>
      isUsual &&
      clause.predicate.kind !== "fragment" &&
      !clause.question &&
      !clause.ask &&
      clause.hanging === undefined &&
      readBack(composed.text, text, "en", tools).isSame,
  )?.clause;
