import type { Day } from "./local-day.ts";

const hourLength = 3_600_000;
const dayLength = 24 * hourLength;
const formats = new Map<string, Intl.DateTimeFormat>();

/** What a clock on the wall in `zone` shows, as if it were UTC: milliseconds since the epoch. */
function wallAt(instant: number, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(zone, format);
  }
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instant at which a clock on the wall in `zone` strikes `hour` on `day`: the first one when clocks
 * are set back over it, the moment of the change when they are set forward over it.
 *
 * @param hour 0 to 23
 * @returns milliseconds since the epoch
 * @throws RangeError for an unknown zone
 */
export function instantAt(day: Day, hour: number, zone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * hourLength;
  // Zones are at most 14 hours off, so these two stand safely on either side of it.
  const before = wallAt(wall - dayLength, zone) - (wall - dayLength);
  const after = wallAt(wall + dayLength, zone) - (wall + dayLength);
  const struck = [wall - before, wall - after].filter((instant) => wallAt(instant, zone) === wall);
  return struck.length > 0 ? Math.min(...struck) : wall - before;
}
