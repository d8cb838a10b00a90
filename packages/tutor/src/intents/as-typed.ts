import type { Asked, Tools } from "../ask.ts";
import { foldText } from "../text/fold.ts";
import { behindColon } from "./plainly-to-say.ts";

/** Somebody is spoken to: "how do you say" before it takes no question mark away. */
const ADDRESSED = /^(?:ты|вы)(?!\p{L})/iu;

/** The words as they were typed, for names and question marks. */
export function asTyped(target: string, asked: Asked, tools: Tools): string {
  const plain = target.replace(/^["' ]+|["' ]+$/g, "");
  const at = foldText(asked.raw).indexOf(plain);
  const typed =
    at >= 0 ? asked.raw.slice(at, at + plain.length) : (unmended(plain, asked) ?? plain);
  const isAsked = /\?["»”']?\s*$/.test(asked.raw);
  const own =
    /["«“'].*\?["»”']/.test(asked.raw) ||
    tools.patterns.one("as-typed.orders").test(asked.raw) ||
    behindColon(asked, tools)?.endsWith("?") === true ||
    ADDRESSED.test(typed);
  return isAsked && own ? `${typed}?` : typed;
}

/** "we'll" was mended to "well" where the question was read: what is to be said keeps it. */
function unmended(target: string, { raw }: Asked): string | undefined {
  const bare = (word: string): string => foldText(word).replace(/[^\p{L}\p{M}\d]/gu, "");
  const [wanted, typed] = [target.split(" "), raw.trim().split(/\s+/u)];
  const from = typed.findIndex((_, at) =>
    wanted.every((word, off) => bare(typed[at + off] ?? "") === bare(word)),
  );
  return from < 0
    ? undefined
    : typed
        .slice(from, from + wanted.length)
        .join(" ")
        .replace(/[.,?!]+$/u, "");
}
