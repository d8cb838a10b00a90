import type { Exchange } from "../../ask.ts";
import { isKazakhPhrase } from "../../intents/compare/listed.ts";
import { foldText, hasCyrillic } from "../../text/fold.ts";
import { readBy, type Way } from "./whole.ts";

/** "When would I use it instead of X?", «а почему не X?», "isn't it X?": the word on the table and the one that is named side by side. */
export const heldAgainst: Way = (asked, last, tools) => {
  const named = readBy("whole.against", asked.raw, tools)?.other;
  if (named === undefined) return [];
  const helper = helperPair(last.message, named);
  const other = hasCyrillic(named) ? foldText(named) : tools.reader.spell(named.toLowerCase());
  const word = helper ? undefined : wordOn(last);
  const pair =
    helper ??
    (word !== undefined && other !== undefined && word !== other && isKazakhPhrase(other, tools)
      ? [word, other]
      : undefined);
  if (!pair) return [];
  const [a = "", b = ""] = pair;
  return [
    {
      message: tools.say("whole.difference", asked.language, { a, b }),
      isAnswer: ({ intent }) => intent === "compare",
    },
  ];
};

const HELPERS = /(?<!\p{L})-?[ыі]?п (отыр|жатыр|тұр|жүр)(?!\p{L})/u;

/** «Объясни -ып жатыр», then «а с „отыр“?»: the verbs that go with the same form. */
function helperPair(message: string, named: string): readonly string[] | undefined {
  const before = HELPERS.exec(foldText(message))?.[1];
  const now = /^(?:-?[ыі]п )?(отыр|жатыр|тұр|жүр)$/u.exec(foldText(named))?.[1];
  return before === undefined || now === undefined || before === now
    ? undefined
    : [`-ып ${before}`, `-ып ${now}`];
}

/** The one word that was said or told of. */
function wordOn({ focus, reply }: Exchange): string | undefined {
  const said = reply.translated?.text ?? "";
  if (said !== "") return said.includes(" ") || /[.!?]$/u.test(said) ? undefined : said;
  return focus?.kind === "word" && OF_WORD.has(reply.intent) ? focus.lemma : undefined;
}
const OF_WORD: ReadonlySet<string> = new Set(["meaning", "follow-up", "register", "pronounce"]);
