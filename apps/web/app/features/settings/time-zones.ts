export interface Zone {
  /** IANA name. */
  name: string;
  /** `Almaty · GMT+5`. */
  label: string;
  /** Everything it may be looked for by, in small letters. */
  words: string;
}

function part(zone: string, tag: string, style: "shortOffset" | "longGeneric"): string {
  const format = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: style });
  return format.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** How a zone is shown: its city and the difference to UTC today. */
export function zoneLabel(name: string): string {
  const place = name.split("/").slice(1).reverse().join(", ").replaceAll("_", " ") || name;
  return `${place} · ${part(name, "en", "shortOffset")}`;
}

/**
 * Every zone the browser knows, with the words to find it by: its name, and what the page's language
 * calls it. Takes a tenth of a second, so it is made when somebody looks for a zone.
 */
export function allZones(tag: string): Zone[] {
  return Intl.supportedValuesOf("timeZone").map((name) => {
    const label = zoneLabel(name);
    const words = [name.replaceAll(/[/_]/g, " "), label, part(name, tag, "longGeneric")];
    return { name, label, words: words.join(" ").toLowerCase() };
  });
}

/** The zones that every typed word is in, those of a city that begins with the text first. */
export function findZones(zones: readonly Zone[], typed: string, limit: number): Zone[] {
  const asked = typed.trim().toLowerCase();
  const words = asked.split(/\s+/);
  const found = zones.filter((zone) => words.every((word) => zone.words.includes(word)));
  const starts = ({ label }: Zone) => Number(!label.toLowerCase().startsWith(asked));
  return found.toSorted((a, b) => starts(a) - starts(b)).slice(0, limit);
}

/** The zone this device is in. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
