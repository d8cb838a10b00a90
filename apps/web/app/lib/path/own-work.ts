import { readStored, writeStored } from "#app/lib/storage.ts";

/** What of the path was finished in this browser, by names as `61:meet-1`, `61:check`, `a-01-first-sounds:story`. */
type Marks = ReadonlySet<string>;

const keyOf = (owner: number | null) => `path-work:${owner ?? "guest"}`;

function stored(owner: number | null): string[] {
  try {
    const marks: unknown = JSON.parse(readStored(keyOf(owner)) ?? "[]");
    return Array.isArray(marks) ? marks.filter((mark) => typeof mark === "string") : [];
  } catch {
    return [];
  }
}

/** The marks of a learner, and of the guest they were in this browser. */
export function marksOf(owner: number | null): Marks {
  return new Set([...stored(owner), ...(owner === null ? [] : stored(null))]);
}

/** Notes that something is finished, whether the server hears of it now or later. */
export function noteFinished(owner: number | null, mark: string): void {
  writeStored(keyOf(owner), JSON.stringify([...new Set([...stored(owner), mark])]));
}

const OPENING = "opens:";

/** Notes where a test opened the path: the last one counts. */
export function noteOpening(owner: number | null, unit: string): void {
  const others = stored(owner).filter((mark) => !mark.startsWith(OPENING));
  writeStored(keyOf(owner), JSON.stringify([...others, OPENING + unit]));
}

/** The unit at which a test opened the path in this browser. */
export const openingIn = (marks: Marks): string | undefined =>
  [...marks].find((mark) => mark.startsWith(OPENING))?.slice(OPENING.length);

export const markOfStep = (lesson: number, step: string): string => `${lesson}:${step}`;
export const markOfUnit = (unit: string, part: "story" | "checkpoint"): string => `${unit}:${part}`;
