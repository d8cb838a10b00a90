import { shownLines } from "../going-on/shown.ts";
import { wishes } from "./core-of.ts";
import type { Executor } from "./executor.ts";
import { turnedLine } from "./turned-line.ts";
import { turnedSentence } from "./turned-sentence.ts";

/** "To one child", «одному ученику»: what was said to several, said to one who is near. */
export const toOne: Executor = (asked, _read, tools) => {
  if (!wishes("to-one", [asked.folded], tools)) return undefined;
  for (const line of shownLines(asked, tools)) {
    const text = turnedSentence(line, { wish: { person: "2s" } }, tools);
    if (text !== undefined) return turnedLine(text, asked, tools);
  }
  return undefined;
};
