import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { situationNamed, situationPhrases, situationWords } from "../situations/show-situation.ts";

/** Surer than the list of words alone. */
const SURE = 0.9968;
const MOST_WORDS = 16;
const PHRASES = 4;

/** "Words for the pharmacy and a few phrases": both, the words first. */
export const wordsAndPhrasesIntent: Intent = {
  name: "list",
  decides: true,
  understand(asked, tools) {
    if (asked.words.length > MOST_WORDS) return undefined;
    if (!tools.patterns.one("situations.words-and-phrases").test(asked.folded)) return undefined;
    const named = situationNamed(asked, tools);
    return named && { confidence: SURE, answer: () => both(named, asked, tools) };
  },
};

type Named = NonNullable<ReturnType<typeof situationNamed>>;

function both(named: Named, asked: Asked, tools: Tools): Draft {
  // A number that is told counts the phrases
  const uncounted = { ...asked, raw: "", whole: "", folded: "", words: [] };
  const words = situationWords(named, uncounted, tools);
  const phrases = situationPhrases(named, uncounted, tools);
  const rows = phrases.text.split("\n").filter((row) => isPhrase(row, phrases));
  const shown = rows.slice(0, PHRASES);
  return {
    ...words,
    text: [words.text, "", ...shown].join("\n"),
    kazakh: [
      ...(words.kazakh ?? []),
      ...(phrases.kazakh ?? []).filter(({ text }) => shown.some((row) => row.startsWith(text))),
    ],
    intent: "list",
  };
}

const isPhrase = (row: string, { kazakh = [] }: Draft): boolean =>
  kazakh.some(({ text }) => row.startsWith(text));
