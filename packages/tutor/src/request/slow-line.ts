import { kz } from "../features/form-text.ts";
import { shownLines } from "../going-on/shown.ts";
import { slowly } from "../intents/restate.ts";
import type { Executor } from "./executor.ts";

/** "The first one by syllables", «первую по слогам»: one of the lines that were shown, cut into syllables, with its sounds. */
export const slowLine: Executor = (asked, { place }, tools) => {
  if (place === undefined) return undefined;
  const isAsked = tools.requests.find(asked.spelt).some(({ id }) => id === "slower");
  const line = isAsked ? shownLines(asked, tools).at(place) : undefined;
  return line === undefined
    ? undefined
    : { text: slowly(line), kazakh: [kz(line)], confidence: 0.92, intent: "pronounce" };
};
