import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { checkSentence } from "../../check/check-sentence.ts";
import { kz } from "../../features/form-text.ts";
import { shownLines } from "../../going-on/shown.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { foldText, wordsOf } from "../../text/fold.ts";

const SURE = 0.9961;
const LONGEST = 12;

/** "He's four, make it softer", «помягче»: an order becomes a request, to a child with a word of warmth. */
export const softenedIntent: Intent = {
  name: "follow-up",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > LONGEST) return undefined;
    if (waitsForAnswer(asked.history, tools)) return undefined;
    if (!tools.patterns.one("softened.asks").test(asked.folded)) return undefined;
    const [line] = shownLines(asked, tools).filter((one) => orders(one).length > 0);
    if (line === undefined) return undefined;
    const soft = softer(line, tools.patterns.one("softened.child").test(asked.folded));
    if (soft === line || checkSentence(soft, tools).verdict === "wrong") return undefined;
    return { confidence: SURE, answer: () => told(soft, asked, tools) };
  },
};

const told = (soft: string, { language }: Asked, tools: Tools): Draft => ({
  text: `${soft}\n${tools.say("softened.how", language)}`,
  kazakh: [kz(soft)],
  confidence: 0.88,
});

/** The words of a line that order something: they end its clauses. */
const orders = (line: string): readonly string[] =>
  line
    .split(/[.,!?…]+/u)
    .flatMap((clause) => wordsOf(foldText(clause)).slice(-1))
    .filter((word) =>
      knownReadings(word)
        .slice(0, 2)
        .some(
          ({ features, upos }) =>
            upos === "VERB" && features.Mood === "Imp" && features.Person === "2",
        ),
    );

const FRONT = /[әеёиіөүэ](?=[^аәеёиіоөуұүыэюя]*$)/u;
const POLITE = /(?:ыңыз|іңіз|ңыз|ңіз)$/u;
const WARM = "Күнім";

function softer(line: string, toChild: boolean): string {
  const words = orders(line).filter((word) => !/(?:шы|ші)$/u.test(word));
  if (words.length === 0) return line;
  const turned = words.reduce((text, word) => {
    const bare = toChild ? plain(word) : word;
    const asks = `${bare}${FRONT.test(bare) ? "ші" : "шы"}`;
    return text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu"), asks);
  }, line);
  if (!toChild) return turned;
  return `${WARM}, ${turned.charAt(0).toLowerCase()}${turned.slice(1)}`;
}

/** As it is said to somebody close. */
function plain(word: string): string {
  const bare = word.replace(POLITE, "");
  return orders(bare).length > 0 ? bare : word;
}
