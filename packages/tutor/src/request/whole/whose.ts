import { saidParts } from "../../recognise/said-part.ts";
import { nounForm } from "../../russian/inflect.ts";
import { foldText, hasCyrillic, wordsOf } from "../../text/fold.ts";
import { toSay } from "./said-besides.ts";
import { isSaid, readBy, type Way } from "./whole.ts";

/** «А её муж?», "and his wife?" after a word for somebody: who that is to them. */
export const ofThem: Way = ({ raw }, { message, reply, focus }, tools) => {
  const what = readBy("whole.of-them", raw, tools)?.what;
  if (what === undefined || reply.translated?.text == null || focus?.kind !== "word") return [];
  const [named = ""] = saidParts(message, tools);
  const whose = foldText(named).replace(/^(?:the|an?|my) /u, "");
  if (whose === "" || wordsOf(whose).length > 1 || hasCyrillic(whose) !== hasCyrillic(what))
    return [];
  const own = hasCyrillic(whose) ? ofRussian(whose, what) : `the ${whose}'s ${what}`;
  const isOfBoth = (text: string): boolean => text.includes(" ");
  return own === undefined
    ? []
    : [toSay(own, (next) => isSaid(next) && isOfBoth(next.translated?.text ?? ""), tools)];
};

function ofRussian(whose: string, what: string): string | undefined {
  const owner = nounForm(whose, "gen", false);
  return owner === undefined ? undefined : `${what} ${owner}`;
}
