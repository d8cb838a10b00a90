import type { GrammarSummary } from "@tilashar/contracts";
import { call } from "#app/lib/api/client.ts";

let points: Promise<ReadonlyMap<string, GrammarSummary>> | undefined;

/** Points of grammar by the id of the suffix they explain: fetched once, and none without a network. */
export function pointsBySuffix(): Promise<ReadonlyMap<string, GrammarSummary>> {
  points ??= call("GET /grammar", {})
    .then(
      (all) => new Map(all.flatMap((point) => point.suffixes.map((id) => [id, point] as const))),
    )
    .catch(() => {
      // A lost network, or an answer that is none, must not be remembered.
      points = undefined;
      return new Map();
    });
  return points;
}
