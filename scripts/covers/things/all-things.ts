import { drawnThings } from "./drawn-things.ts";
import { householdThings } from "./household-things.ts";
import { type Thing, wordsAndSigns } from "./words-and-signs.ts";

/** Everything we draw ourselves, by name; other names are of the emoji set. */
export const things: Readonly<Record<string, Thing>> = {
  ...wordsAndSigns,
  ...householdThings,
  ...drawnThings,
};
