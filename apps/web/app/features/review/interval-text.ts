import { m } from "#app/paraglide/messages.js";

const minute = 60_000;
const day = 86_400_000;

/** A span of time in a few letters: "10 min", "3 d", "2 mo". */
export function intervalText(ms: number): string {
  if (ms < 60 * minute) return m.review_minutes({ count: Math.max(1, Math.round(ms / minute)) });
  if (ms < 0.8 * day) return m.review_hours({ count: Math.round(ms / (60 * minute)) });
  if (ms < 45 * day) return m.review_days({ count: Math.round(ms / day) });
  if (ms < 700 * day) return m.review_months({ count: Math.round(ms / (30.4 * day)) });
  return m.review_years({ count: Math.round(ms / (365 * day)) });
}
