/** A calendar day as `YYYY-MM-DD`; such texts sort by time. */
export type Day = string;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formats.set(zone, format);
  }
  return format;
}

/** True for the name of an IANA time zone that this runtime knows, such as `Asia/Almaty`. */
export function isTimeZone(zone: string): boolean {
  // Offsets such as "+05:00" are understood by Intl, but they are not places: they know no changes.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The calendar day that a clock on the wall in `zone` shows at `instant`.
 *
 * @param instant milliseconds since the epoch, from the year 1 to 9999
 * @param zone an IANA time zone
 * @throws RangeError for an unknown zone
 */
export function localDay(instant: number, zone: string): Day {
  const quarter = Math.floor(instant / quarterOfAnHour);
  const last = lastDays.get(zone);
  if (last?.quarter === quarter) return last.day;
  const day = computedDay(instant, zone);
  if (instant >= wholeQuartersSince) lastDays.set(zone, { quarter, day });
  return day;
}

const quarterOfAnHour = 900_000;
/** Since then a day begins at a whole quarter of an hour everywhere: Liberia was 44 minutes and a half behind until 1972. */
const wholeQuartersSince = Date.UTC(1973, 0);
/** By zone: servers and pages ask for the same day again and again, and a formatted date takes some microseconds. */
const lastDays = new Map<string, { quarter: number; day: Day }>();

function computedDay(instant: number, zone: string): Day {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = value;
  return `${parts.year?.padStart(4, "0")}-${parts.month}-${parts.day}`;
}

const dayLength = 86_400_000;

/** Days since 1970-01-01; negative before. */
export function dayNumber(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayLength);
}

/** The day `count` days after `day`, or before it when negative. */
export function addDays(day: Day, count: number): Day {
  return new Date((dayNumber(day) + count) * dayLength).toISOString().slice(0, 10);
}

/** How many days later `to` is than `from`; negative when it is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** The Monday of the week that `day` is in. */
export function mondayOf(day: Day): Day {
  // 1970-01-01 was a Thursday, three days after a Monday.
  return addDays(day, -((((dayNumber(day) + 3) % 7) + 7) % 7));
}
