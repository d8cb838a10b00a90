import { accounts } from "./001-accounts.ts";
import { learning } from "./002-learning.ts";
import { leaderboard } from "./003-leaderboard.ts";
import type { Migration } from "./migration.ts";

/** Every migration by its name; names sort in the order they run. */
export const migrations: Readonly<Record<string, Migration>> = {
  "001-accounts": accounts,
  "002-learning": learning,
  "003-leaderboard": leaderboard,
};
