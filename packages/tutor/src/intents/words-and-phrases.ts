import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { situationNamed, situationPhrases, situationWords } from "../situations/show-situation.ts";

/** Surer than the list of words alone. */
const SURE = 0.9968;
const MOST_WORDS = 16;
const PHRASES_OF_EACH = 3;

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
  const phrases = situationPhrases({ ...named, role: undefined }, uncounted, tools);
  const rows = shownRows(phrases);
  return {
    ...words,
    text: [words.text, ...rows].join("\n"),
    kazakh: [
      ...(words.kazakh ?? []),
      ...(phrases.kazakh ?? []).filter(({ text }) => rows.some((row) => row.startsWith(text))),
    ],
    intent: "list",
  };
}

/** The lines of each who speaks there, a few of each under their name. */
function shownRows(phrases: Draft): string[] {
  const rows: string[] = [];
  let said = 0;
  for (const row of phrases.text.split("\n").slice(1)) {
    if (!isPhrase(row, phrases)) said = 0;
    else if (++said > PHRASES_OF_EACH) continue;
    rows.push(row);
  }
  return rows;
}

const isPhrase = (row: string, { kazakh = [] }: Draft): boolean =>
  kazakh.some(({ text }) => row.startsWith(text));
