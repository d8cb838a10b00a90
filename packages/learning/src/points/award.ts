/** What the first, second and any further award for one lesson on one day pays, in per cent. */
const repeatPercents = [100, 50];

/** How much of a lesson's points one day's next award pays, in per cent. */
export function repeatPercent(awardsToday: number): number {
  return repeatPercents[awardsToday] ?? 0;
}

/**
 * What a saved lesson is worth to a claim: whole points, rounded down.
 *
 * @param value points of the sitting before repeats: correct answers, or the lesson's questions
 * @param awardsToday awards this lesson has already paid the learner on that day
 */
export function worthOf(value: number, awardsToday: number): number {
  return Math.floor((value * repeatPercent(awardsToday)) / 100);
}

/** What a claim is credited: never more than was asked, never more than the save is worth. */
export function awardFor(claim: number, worth: number): number {
  return Math.min(claim, worth);
}
