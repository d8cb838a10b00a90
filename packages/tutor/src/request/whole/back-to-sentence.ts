import { foldText, hasCyrillic } from "../../text/fold.ts";
import { replacedPart } from "../../translation/replaced-part.ts";
import { toSay } from "./said-besides.ts";
import { isSaidWhole, readBy, sourceOf, type Way } from "./whole.ts";

/** So many questions may be asked about a sentence before it is gone on from. */
const MOST_BETWEEN = 2;

/** «А если в Шымкент?» when a word of the sentence was asked about in between: the sentence with that part. */
export const backToSentence: Way = (asked, last, tools) => {
  if (sourceOf(last.focus) !== undefined || last.reply.translated?.text != null) return [];
  const part = readBy("whole.part", asked.raw, tools)?.part;
  if (part === undefined) return [];
  for (let back = 1; back <= MOST_BETWEEN; back++) {
    const source = sourceOf(asked.exchange(back)?.focus);
    if (source === undefined || hasCyrillic(source) !== hasCyrillic(part)) continue;
    const language = hasCyrillic(source) ? "ru" : "en";
    const replaced = replacedPart(source, foldText(part), language, tools);
    return replaced ? [toSay(replaced.source, isSaidWhole, tools)] : [];
  }
  return [];
};
