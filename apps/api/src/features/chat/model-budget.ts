import type { Database } from "#api/db/database.ts";
import { addUsage } from "./model-usage.repository.ts";

/** What one reply may cost, taken from the day's budget before it is asked for. */
export interface BudgetShare {
  /** Gives back what was not used. Without it the whole share stays counted. */
  settle(tokens: number): Promise<void>;
}

/** A day's budget of the language model for everybody together; days are those of UTC. */
export interface ModelBudget {
  /** Null when the day's calls or tokens are used up. */
  take(tokens: number): Promise<BudgetShare | null>;
}

interface ModelBudgetParts {
  database: Database;
  dailyCalls: number;
  dailyTokens: number;
  now(): number;
}

/** Shares are counted in the database: processes share the budget, and a restart keeps it. */
export function makeModelBudget(parts: ModelBudgetParts): ModelBudget {
  const { queries } = parts.database;
  return {
    async take(tokens) {
      const day = new Date(parts.now()).toISOString().slice(0, 10);
      const used = await addUsage(queries, day, { calls: 1, tokens });
      if (used.calls > parts.dailyCalls || used.tokens > parts.dailyTokens) {
        await addUsage(queries, day, { calls: -1, tokens: -tokens });
        return null;
      }
      return {
        async settle(actual) {
          await addUsage(queries, day, { calls: 0, tokens: Math.round(actual) - tokens });
        },
      };
    },
  };
}
