import type { Achievement } from "@tilashar/contracts";

/** Earned achievements, the latest first. */
export function latestEarned(achievements: readonly Achievement[]): Achievement[] {
  return achievements
    .filter(({ date_earned }) => date_earned !== null)
    .sort((left, right) => ((left.date_earned ?? "") < (right.date_earned ?? "") ? 1 : -1));
}

/** Achievements still ahead, the one nearest to being earned first. */
export function nearestAhead(achievements: readonly Achievement[]): Achievement[] {
  const share = ({ progress }: Achievement) => progress.have / progress.need;
  return achievements
    .filter(({ date_earned }) => date_earned === null)
    .sort((left, right) => share(right) - share(left));
}
