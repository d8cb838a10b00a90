import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { ANSWER_BY_KIND } from "../recognise/answer-by-kind.ts";
import { glossLine, meaningsOf } from "../tools/gloss.ts";
import { textOutOfKazakh } from "../translation/out-of-kazakh/whole-text.ts";
import { asIf } from "./as-if.ts";
import type { GoingOn } from "./going-on.ts";
import { languageAsked } from "./language-asked.ts";
import { linesMeant } from "./lines-meant.ts";
import { meaningOfLine, shownWords } from "./shown.ts";

const MOST = 14;
/** What is told in the learner's own words, and may be told in those of another language. */
const TOLD: Readonly<Record<string, string>> = {
  culture: "culture",
  explain: "explain",
  advice: "advice",
  plan: "plan",
};

/** "Can I have that in English as well?", «а перевод?»: every Kazakh line of the last reply with what it means. */
export const ownLanguageOf: GoingOn = (asked, about, tools) => {
  const language = languageAsked(asked);
  const told = toldAnew(language, asked, tools);
  if (told) return told;
  const lines = linesMeant(about, asked, tools).slice(0, MOST);
  const rows = lines.flatMap((line) => rowsOf(line, language, tools));
  const words = lines.some((line) => line.includes(" ")) ? [] : wordRows(asked, language, tools);
  const all = words.length > rows.length ? words : rows;
  return all.length === 0
    ? undefined
    : {
        text: all.join("\n"),
        kazakh: lines.map((line) => kz(line)),
        confidence: 0.92,
        language,
        intent: "meaning",
      };
};

/** A line with its meaning; where that is not sure, it is said to be rough, or the words are told. */
export function rowsOf(line: string, language: "en" | "ru", tools: Tools): readonly string[] {
  const meaning = meaningOfLine(line, language, tools);
  if (meaning !== undefined) return [`${line} — ${meaning}`];
  const rough = textOutOfKazakh(line, language, tools);
  if (rough) return [`${line} — ${tools.say("meaning.roughly", language, { text: rough.text })}`];
  const words = glossLine(line, language, tools);
  return [line, ...words.map(({ text, gloss }) => `  ${text} — ${gloss}`)];
}

const wordRows = (asked: Asked, language: "en" | "ru", tools: Tools): string[] =>
  shownWords(asked, tools)
    .slice(0, MOST)
    .flatMap((word) => {
      const meaning = meaningsOf(tools.glossary.senses(word).slice(0, 1), language);
      return meaning === "" ? [] : [`${word} — ${meaning}`];
    });

/** What was told in Kazakh of a rule or a custom, told in the other language. */
function toldAnew(language: "en" | "ru", asked: Asked, tools: Tools): Draft | undefined {
  const last = asked.exchange(0);
  const kind = TOLD[last?.reply.intent ?? ""];
  if (!last || kind === undefined || last.reply.language === language) return undefined;
  const before: Asked = { ...asIf(last.message, asked), history: last.history, language };
  const draft = ANSWER_BY_KIND[kind]?.(before, tools);
  return draft && { ...draft, language, intent: kind };
}
