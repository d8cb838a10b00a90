import { levelLetter } from "@tilashar/course";
import type { Asked, Tools } from "../../ask.ts";
import { foldText } from "../../text/fold.ts";

const LATIN: Readonly<Record<string, string>> = { а: "A", в: "B", с: "C", б: "B" };
/** Who knows the letters, or nothing, begins with this. */
const FIRST = "A1";

/** The level that whoever asks says they have, such as “A2”; undefined where none is told, or one is aimed at. */
export function ownLevel({ raw, whole }: Asked, { patterns, requests }: Tools): string | undefined {
  const found = patterns.one("plan.own-level").exec(foldText(raw))?.groups;
  if (found?.letter !== undefined) {
    const letter = found.letter;
    return `${LATIN[letter] ?? letter.toUpperCase()}${found.half ?? "1"}`;
  }
  return requests.find(whole).some(({ id }) => id === "level-beginner") ? FIRST : undefined;
}

/** The lesson that a level begins with: half of the units of a letter lead to each of its two levels. */
export function firstOfLevel(level: string, { course }: Tools): number | undefined {
  const units = course.units.filter((one) => levelLetter(one.level) === level.charAt(0));
  const from = level.endsWith("2") ? Math.floor(units.length / 2) : 0;
  return units[from]?.lessons[0];
}
