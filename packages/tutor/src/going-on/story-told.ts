import type { Asked, Exchange } from "../ask.ts";

/** What is asked about a story beside it. */
const BESIDE: ReadonlySet<string> = new Set([
  "meaning",
  "pronounce",
  "restate",
  "translate",
  "follow-up",
]);
const DEEPEST = 3;

/** The exchange in which a story was told, where only its lines and words were asked about since. */
export function storyTold({ exchange }: Pick<Asked, "exchange">): Exchange | undefined {
  for (let back = 0; back < DEEPEST; back++) {
    const one = exchange(back);
    if (one?.reply.intent === "story") return one;
    if (!BESIDE.has(one?.reply.intent ?? "")) return undefined;
  }
  return undefined;
}
