import type { Asked, Intent, Tools } from "../ask.ts";
import { lastUserTurn } from "../text/history.ts";
import { mannerAsked, phraseIn, saidToSomebody } from "../translation/to-somebody.ts";
import { askedFor } from "./say.ts";
import { showPhrases } from "./show-translation.ts";

/** Words that lead on from what was said before. */
const LED = /^(?:(?:ok|okay|so|ну|ал|и)[, ]+)*(?:and|what|how about|but|а|или|ал)(?!\p{L})/u;
const MOST_WORDS = 9;
const SURE = 0.987;
/** Requests before this one that are looked at. */
const BACK = 3;

/** "And if it's just my buddy?" after "how do I say hello to grandma": the same to somebody else. */
export const otherMannerIntent: Intent = {
  name: "translate",
  understand(asked, tools) {
    const { folded, words, history } = asked;
    if (history.length === 0 || words.length > MOST_WORDS || !LED.test(folded)) return undefined;
    const manner = mannerAsked(folded, tools);
    const said = manner && saidBefore(asked, tools);
    const phrase = manner && said !== undefined ? phraseIn(manner, said, tools) : undefined;
    if (!phrase) return undefined;
    return { confidence: SURE, answer: () => showPhrases([phrase], asked.language, tools) };
  },
};

/** What the last requests asked how to say. */
function saidBefore({ history }: Asked, tools: Tools): string | undefined {
  let last = lastUserTurn(history);
  for (let back = 0; last && back < BACK; back++) {
    const wanted = last.text
      .toLowerCase()
      .split(/[.?!,]+\s*/u)
      .map((part) => askedFor(part.trim(), tools))
      .find((one) => one !== undefined);
    if (wanted !== undefined) return saidToSomebody(wanted, tools)?.said ?? wanted;
    last = lastUserTurn(last.before);
  }
  return undefined;
}
