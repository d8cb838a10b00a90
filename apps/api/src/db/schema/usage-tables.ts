import type { Fixed } from "./fixed-column.ts";

export interface RateCounterTable {
  key: Fixed<string>;
  count: number;
  /** Milliseconds since the epoch. */
  ends_at: number;
}

/** What all together have asked of the language model on a day of UTC. */
export interface ModelUsageTable {
  day: Fixed<string>;
  calls: number;
  tokens: number;
}

/** A counter in several rows: writers that meet would otherwise wait for each other's commits. Their sum is the version. */
export interface SharedVersionTable {
  name: Fixed<string>;
  shard: Fixed<number>;
  version: number;
}
