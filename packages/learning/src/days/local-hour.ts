const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The hour, 0 to 23, that a clock on the wall in `zone` shows at `instant`.
 *
 * @throws RangeError for an unknown zone
 */
export function localHour(instant: number, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      numberingSystem: "latn",
      hour: "2-digit",
      hourCycle: "h23",
    });
    formats.set(zone, format);
  }
  return Number.parseInt(format.format(instant), 10);
}
