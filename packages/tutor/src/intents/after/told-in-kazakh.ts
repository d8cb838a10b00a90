import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { customOnTable } from "../../further/beside.ts";
import { ownLanguage } from "../../going-on/shown.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { readRequest } from "../../request/read-request.ts";
import { foldText, hasCyrillic, wordsOf } from "../../text/fold.ts";
import { lastBotLine } from "../../text/history.ts";
import { glossLine } from "../../tools/gloss.ts";

const SURE = 0.9964;
const LONGEST = 14;
const USUAL_WORDS = 5;
const SHORTEST = 4;
/** So many words make a text. */
const TEXT = 12;

/** "Tell it again in Kazakh" after a custom: its text in Kazakh, with the words that carry it. */
export const toldInKazakhIntent: Intent = {
  name: "culture",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > LONGEST) return undefined;
    if (waitsForAnswer(asked.history, tools)) return undefined;
    if (asked.exchange(0)?.reply.intent !== "culture" || asked.exchange(0)?.reply.language === "kz")
      return undefined;
    if (!tools.patterns.one("told-in-kazakh.asks").test(asked.folded)) return undefined;
    const custom = customOnTable(asked, tools);
    const text = custom?.answer.kz;
    if (!custom || text === undefined) return undefined;
    const answer = (): Draft => ({
      text: [text, "", ...wordRows(text, USUAL_WORDS, asked, tools)].join("\n"),
      kazakh: [kz(text)],
      confidence: 0.92,
      focus: { kind: "culture", id: custom.id },
    });
    return { confidence: SURE, answer };
  },
};

/** "Pick the five words I should learn from it": the words that carry the Kazakh text that was shown. */
export const wordsOfTextIntent: Intent = {
  name: "list",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length === 0 || asked.words.length > LONGEST) return undefined;
    if (waitsForAnswer(asked.history, tools)) return undefined;
    if (!tools.patterns.one("told-in-kazakh.words").test(asked.folded)) return undefined;
    const text = kazakhOf(lastBotLine(asked.history));
    if (wordsOf(text).length < TEXT) return undefined;
    const count = readRequest(asked, tools).count ?? USUAL_WORDS;
    const rows = wordRows(text, count, asked, tools);
    if (rows.length < 2) return undefined;
    return {
      confidence: SURE,
      answer: () => ({
        text: rows.join("\n"),
        kazakh: rows.map((row) => kz(row.split(" — ")[0] ?? "")),
        confidence: 0.9,
      }),
    };
  },
};

/** The rows of a reply that are Kazakh, without what stands in brackets or behind a dash. */
const kazakhOf = (said: string): string =>
  said
    .split("\n")
    .filter((row) => !/^\s*[[(]/u.test(row) && hasCyrillic(row) && /[әғқңөұүһі]/iu.test(row))
    .map((row) => (row.length > ROW ? row : (row.split(" — ")[0] ?? "")))
    .join(" ");

/** A longer row is text, and its dash stands for a predicate. */
const ROW = 80;
/** What carries a text. */
const CARRIES: ReadonlySet<string> = new Set(["n", "v", "adj"]);

/** The longest words of a text that are known, in their order. */
function wordRows(text: string, count: number, asked: Asked, tools: Tools): readonly string[] {
  const language = asked.language === "kz" ? ownLanguage(asked) : asked.language;
  const seen = new Set<string>();
  const words = glossLine(text, language, tools).flatMap(({ lemma, gloss }) => {
    const isKnown =
      lemma !== undefined &&
      gloss !== "" &&
      gloss !== "?" &&
      CARRIES.has(tools.glossary.senses(lemma)[0]?.pos ?? "");
    if (!isKnown || seen.has(lemma) || lemma.length < SHORTEST) return [];
    seen.add(lemma);
    return [lemma];
  });
  const wanted = new Set(words.toSorted((a, b) => b.length - a.length).slice(0, count));
  return words
    .filter((word) => wanted.has(word))
    .map((word) => {
      const [sense] = tools.glossary.senses(foldText(word));
      const meanings = language === "ru" ? sense?.ru : sense?.en;
      return `${word} — ${meanings?.slice(0, 2).join(", ") ?? ""}`;
    });
}
