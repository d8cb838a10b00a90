import { kz } from "../features/form-text.ts";
import { shownLines, withMeaning } from "../going-on/shown.ts";
import type { Executor } from "./executor.ts";

const USUAL = 2;
/** So much of a message wishes for a part of what was shown. */
const KEPT = 0.4;
const LINES: ReadonlySet<string> = new Set(["phrases", "examples"]);

/** "Keep it to two", «оставь три самые нужные», "shorter ones" after several lines: so many of them, the shortest where that is asked. */
export const fewerLines: Executor = (asked, read, tools) => {
  if (!LINES.has(asked.exchange(0)?.reply.intent ?? "") || read.quoted.length > 0) return undefined;
  const isKept = tools.requests
    .find(asked.whole)
    .some(({ id, share }) => id === "keep-some" && share >= KEPT);
  const isShorter = read.names("shorter");
  if (!(isKept || isShorter) || read.names("more") || read.place !== undefined) return undefined;
  const lines = shownLines(asked, tools);
  const shown = (isShorter ? lines.toSorted((a, b) => a.length - b.length) : lines).slice(
    0,
    read.count ?? (isShorter ? Math.max(USUAL, Math.floor(lines.length / 2)) : USUAL),
  );
  return shown.length === 0 || shown.length >= lines.length
    ? undefined
    : {
        text: shown.map((line) => withMeaning(line, asked.language, tools)).join("\n"),
        kazakh: shown.map((line) => kz(line)),
        confidence: 0.92,
        intent: asked.exchange(0)?.reply.intent ?? "phrases",
      };
};
