import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText } from "../text/fold.ts";
import { lastUserTurn } from "../text/history.ts";
import { comparedWords } from "./compare/compared-words.ts";

const SURE = 0.986;
const MOST_WORDS = 7;
const LONGEST = 80;

/** "Examples with each": a sentence for each of the words that were compared last. */
export const eachOfThemIntent: Intent = {
  name: "examples",
  understand(asked, tools) {
    const { folded, words, history } = asked;
    if (words.length > MOST_WORDS || !tools.patterns.one("each-of-them.examples").test(folded))
      return undefined;
    if (asked.earlier(() => true)?.intent !== "compare") return undefined;
    const isEach = tools.patterns.one("each-of-them.each").test(folded);
    // «Мысал келтірші» after a comparison is of both
    if (!isEach && comparedWords(asked, tools).length > 0) return undefined;
    const last = lastUserTurn(history);
    const compared = last ? comparedWords({ ...asked, ...readAs(last.text) }, tools) : [];
    if (compared.length < 2) return undefined;
    return { confidence: SURE, answer: () => ofEach(compared, asked, tools) };
  },
};

const readAs = (text: string): Pick<Asked, "raw" | "whole" | "folded"> => ({
  raw: text,
  whole: text,
  folded: foldText(text),
});

function ofEach(words: readonly string[], asked: Asked, tools: Tools): Draft | undefined {
  const { language, history } = asked;
  const said = history.map(({ text }) => text).join("\n");
  const rows = words.flatMap((word) => {
    const line = lineWith(word, said, tools);
    if (!line) return [];
    const meaning = language === "kz" ? "" : ` — ${line[language]}`;
    return [{ word, kz: line.kz, text: `${word}: ${line.kz}${meaning}` }];
  });
  if (rows.length === 0) return undefined;
  return {
    text: rows.map(({ text }) => text).join("\n"),
    kazakh: rows.map((row) => kz(row.kz)),
    confidence: 0.9,
  };
}

/** A line of the course with the form as it stands, or else with another that ends alike; of a verb by its name with any form. */
function lineWith(word: string, said: string, { memory }: Tools) {
  const fresh = memory.lines.filter((line) => line.kz.length < LONGEST && !said.includes(line.kz));
  const asItStands = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu");
  const [first = "", ...rest] = word.split(" ");
  const [reading] = knownReadings(first);
  const isNamed = reading?.lemma === word && reading.entry?.pos === "v";
  const exact = isNamed ? undefined : fresh.find((line) => asItStands.test(line.kz));
  if (exact || reading === undefined) return exact;
  const ends = reading.suffixes.map(({ id }) => id).join(" ");
  return fresh.find((line) => {
    const words = line.kz.toLowerCase().split(/[^\p{L}]+/u);
    return words.some((one, at) =>
      isNamed
        ? one.startsWith(word.slice(0, 3)) && knownReadings(one)[0]?.lemma === word
        : endsAlike(one, first, ends) &&
          rest.every((other, next) => words[at + 1 + next] === other),
    );
  });
}

/** Another word with the same endings shows the form as well. */
function endsAlike(one: string, word: string, ends: string): boolean {
  if (ends === "" || one.slice(-3) !== word.slice(-3)) return false;
  return knownReadings(one).some(({ suffixes }) => suffixes.map(({ id }) => id).join(" ") === ends);
}
