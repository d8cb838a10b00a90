import { letterFacts, toLatin } from "@tilashar/kazakh";
import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { meaningOfLine, ownLanguage, shownLines } from "../going-on/shown.ts";
import { describeLetter } from "../intents/pronounce.ts";
import { kazakhPart } from "../recognise/kazakh-part.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { glossLine } from "../tools/gloss.ts";
import { coreOf, wishes } from "./core-of.ts";
import type { Executor } from "./executor.ts";

const MOST_LINES = 4;
const MOST_WORDS = 12;
/** Letters that Russian does not have. */
const OWN_LETTER = /[әғқңөұүһі]/gu;

/** "In Latin letters", «латиницей»: what lies there, and nothing of its translation. */
export const inLatin: Executor = (asked, _read, tools) => {
  if (!wishes("latin", [coreOf(asked, tools), asked.folded], tools)) return undefined;
  const lines = linesOrWords(asked, tools);
  return lines.length === 0
    ? undefined
    : {
        text: lines
          .map((line) => (lines.length > 1 ? `${line} — ${toLatin(line)}` : toLatin(line)))
          .join("\n"),
        kazakh: lines.map((line) => kz(line)),
        confidence: 0.95,
        intent: "restate",
      };
};

/** "Word by word", «дословно»: the first line that lies there, every word of it with what it says. */
export const wordByWord: Executor = (asked, _read, tools) => {
  if (!wishes("word-by-word", [coreOf(asked, tools), asked.folded], tools)) return undefined;
  // An editor has written what a proverb says word for word
  if (asked.exchange(0)?.reply.intent === "proverb") return undefined;
  const [line] = linesOrWords(asked, tools);
  if (line === undefined) return undefined;
  const language = ownLanguage(asked);
  const meaning = meaningOfLine(line, language, tools);
  const rows = glossLine(line, language, tools).map(({ text, gloss }) => `${text} — ${gloss}`);
  return {
    text: [meaning === undefined ? line : `${line} — ${meaning}`, "", ...rows].join("\n"),
    kazakh: [kz(line)],
    confidence: 0.92,
    intent: "meaning",
  };
};

/** "Translate it back", «переведи обратно»: what the line that lies there says. */
export const translateBack: Executor = (asked, _read, tools) => {
  if (!wishes("back", [coreOf(asked, tools), asked.folded], tools)) return undefined;
  const language = ownLanguage(asked);
  const rows = linesOrWords(asked, tools).flatMap((line) => {
    const meaning = meaningOfLine(line, language, tools);
    return meaning === undefined ? [] : [{ line, meaning }];
  });
  return rows.length === 0
    ? undefined
    : {
        text: rows.map(({ line, meaning }) => `${line} — ${meaning}`).join("\n"),
        kazakh: rows.map(({ line }) => kz(line)),
        confidence: 0.92,
        intent: "meaning",
      };
};

/** "How is it spelled?", «по буквам», "what is the funny letter": the word letter by letter, with the letters that are its own. */
export const spellOut: Executor = (asked, _read, tools) => {
  if (!wishes("letters", [asked.folded], tools)) return undefined;
  const named = wordsOf(foldText(kazakhPart(asked.raw, tools)))[0];
  const focus = asked.focus();
  const spoken = asked.exchange(0)?.reply;
  const [first] = spoken?.intent === "pronounce" ? spoken.kazakh : [];
  const word = named ?? (focus?.kind === "word" ? focus.lemma : first?.text);
  if (word === undefined || !hasCyrillic(word)) return undefined;
  const letters = [...word].filter((letter) => letterFacts(letter) !== undefined);
  if (letters.length < 2) return undefined;
  const own = [...new Set(word.match(OWN_LETTER) ?? [])];
  const told = own.flatMap((letter) => describeLetter(letter, asked.language, tools)?.text ?? []);
  return {
    text: [
      tools.say("table.letters", asked.language, { x: letters.join("-"), n: letters.length }),
      ...told,
    ].join("\n"),
    kazakh: [kz(word, word)],
    confidence: 0.92,
    intent: "pronounce",
    focus: { kind: "word", lemma: word, pos: tools.glossary.senses(word)[0]?.pos ?? "n" },
  } satisfies Draft;
};

/** Lines that lie there; the one word where nothing else was spoken of; the forms of a table. */
function linesOrWords(asked: Asked, tools: Tools): readonly string[] {
  const { reply } = asked.exchange(0) ?? {};
  const focus = asked.focus();
  const forms = reply?.intent === "form" ? reply.kazakh.map(({ text }) => text) : [];
  if (forms.length > 0) return [...new Set(forms)].slice(0, MOST_WORDS);
  if (
    focus?.kind === "word" &&
    reply?.intent !== "examples" &&
    reply?.checked == null &&
    !isOfLine(asked)
  )
    return [focus.lemma];
  const lines = shownLines(asked, tools).slice(0, MOST_LINES);
  if (lines.length > 0) return reply?.intent === "examples" ? lines : lines.slice(0, 1);
  return [...new Set((reply?.kazakh ?? []).map(({ text }) => text))].slice(0, MOST_WORDS);
}

/** Whether a whole sentence was spoken of. */
const isOfLine = (asked: Asked): boolean => {
  const said = asked.exchange(0)?.reply.translated?.text;
  return said?.trim().includes(" ") === true;
};
