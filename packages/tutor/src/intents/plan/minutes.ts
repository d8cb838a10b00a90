/** Minutes a day that a message names; undefined where it names none. */
export function minutesOf(folded: string): number | undefined {
  const [, minutes] =
    /(\d{1,3})[ -]?(?:minutes?|mins?|минут\p{L}*|мин|минөт)(?!\p{L})/u.exec(folded) ?? [];
  if (minutes !== undefined) return within(Number(minutes));
  if (/half an hour|полчаса|жарты сағат/u.test(folded)) return 30;
  const [, hours] = /(\d)[ -]?(?:hours?|час(?:а|ов)?|сағат)(?!\p{L})/u.exec(folded) ?? [];
  if (hours !== undefined) return within(Number(hours) * 60);
  return /an hour|(?<!\p{L})час в день/u.test(folded) ? 60 : undefined;
}

/** Less is no time, more is no day. */
const within = (minutes: number): number | undefined =>
  minutes >= 5 && minutes <= 240 ? minutes : undefined;
