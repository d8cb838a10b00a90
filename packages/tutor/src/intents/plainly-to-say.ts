import type { Asked, Tools } from "../ask.ts";
import { wordsOf } from "../text/fold.ts";

const LANGUAGE_ASKED = /,? (?:(?:in|into) kazakh|по-казахски|на казахском|на казахский)$/iu;
/** Fewer words behind a colon may point at what was said: "translate: the last one". */
const FEWEST_PLAIN = 4;

/** What stands behind the colon of "translate: …" or "how do I say: …", as it was typed: a misspelt word of a request is mended, one that is to be said is not. */
export function behindColon({ folded, raw }: Asked, tools: Tools): string | undefined {
  const isQuestion = tools.patterns.one("plainly-to-say.asked-plainly").test(folded);
  if (!isQuestion && !tools.patterns.one("plainly-to-say.plainly").test(folded)) return undefined;
  const text = /^[^:]*:\s*["«“']?(.+?)["»”']?$/u.exec(raw)?.[1];
  const itself = [
    ...tools.patterns.all("plainly-to-say.question"),
    ...tools.patterns.all("plainly-to-say.own-question"),
  ];
  const asksItself = text !== undefined && itself.some((pattern) => pattern.test(text));
  if (text === undefined || !isQuestion || asksItself) return text;
  return text
    .replace(/\?+$/u, "")
    .trim()
    .replace(LANGUAGE_ASKED, "")
    .replace(/["»”']$/u, "");
}

/** A whole sentence is to be translated, plainly: nothing in it asks for anything else. */
export const isPlainlyToSay = (asked: Asked, tools: Tools): boolean =>
  wordsOf(behindColon(asked, tools) ?? "").length >= FEWEST_PLAIN;
