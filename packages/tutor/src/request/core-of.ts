import type { Asked, Tools } from "../ask.ts";

/** What is left of a short message when the words that only lead to it or follow it are taken off: "ok and negative please" → "negative". */
export function coreOf({ folded }: Asked, tools: Tools): string {
  const leads = tools.patterns.all("of-table.leads");
  const tails = tools.patterns.all("of-table.tails");
  let core = folded.trim();
  for (let before = ""; before !== core; ) {
    before = core;
    // The last word left names the wish, whatever it is
    for (const lead of leads) {
      const next = core.replace(lead, "");
      if (next !== "") core = next;
    }
  }
  for (let before = ""; before !== core; ) {
    before = core;
    for (const tail of tails) {
      const next = core.replace(tail, "").trim();
      if (next !== "") core = next;
    }
  }
  return core;
}

/** Whether what is left of a message, or all of it, is one of the wishes of a name. */
export const wishes = (name: string, texts: readonly string[], tools: Tools): boolean =>
  tools.patterns.all(`of-table.${name}`).some((one) => texts.some((text) => one.test(text)));
