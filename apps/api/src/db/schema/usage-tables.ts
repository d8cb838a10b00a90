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
