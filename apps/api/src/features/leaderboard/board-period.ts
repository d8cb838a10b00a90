import { localDay, mondayOf } from "@tilashar/learning";

export type BoardFilter = "all" | "month" | "week";

/** Boards are shared, so their weeks and months begin for everyone at once, by Almaty's clock. */
const zone = "Asia/Almaty";

/**
 * The key of the board that is open at a moment: `all`, `month:2026-11`, `week:2026-11-16` (its Monday).
 *
 * @param at milliseconds since the epoch
 */
export function boardPeriod(filter: BoardFilter, at: number): string {
  if (filter === "all") return "all";
  const day = localDay(at, zone);
  return filter === "month" ? `month:${day.slice(0, 7)}` : `week:${mondayOf(day)}`;
}
