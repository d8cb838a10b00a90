import type { Asked, Before, Tools } from "./ask.ts";
import type { Language, Turn, TutorRequest } from "./reply.ts";
import { inProperLetters, isKazakh } from "./talk/understand-talk.ts";
import { detectLanguage, evidence } from "./text/detect-language.ts";
import { foldText, hasCyrillic, hasKazakhLetter, wordsOf } from "./text/fold.ts";
import { greeted } from "./text/greeting.ts";
import { russianFromLatin } from "./text/latin-russian.ts";
import { isWordOf } from "./words/own-language.ts";

/** Characters of a message, and lines before it, that are looked at. */
const MAX_LENGTH = 500;
const MAX_LINES = 40;

/** A message made ready to be understood: folded, its greeting taken off, its language known. */
export function normalise(request: TutorRequest, tools: Tools, before: Before): Asked {
  const typed = request.message
    .slice(0, MAX_LENGTH)
    .normalize("NFC")
    // Signs that choose how a picture is drawn are no letters
    .replace(/[\uFE0F\u200D]/g, "")
    .replace(/\s+/g, " ")
    // "how do i say 'can i pay by card' in kazakh??"
    .replace(SINGLE_QUOTED, '"$1"')
    .replace(/([?!])\1+/g, "$1")
    .replace(LONE_LATIN, (letter, _at: number, text: string) =>
      /[a-z]{2}/i.test(text) ? letter : (CYRILLIC_OF[letter] ?? letter),
    )
    .trim();
  const whole = russianFromLatin(typed, tools) ?? typed;
  const history = (request.history ?? []).slice(-MAX_LINES);
  const interfaceLanguage = request.interfaceLanguage ?? "en";
  const greeting = greeted(whole, tools.patterns);
  const raw = withoutCourtesy(greeting?.rest ?? whole, tools);
  const folded = foldedQuestion(raw, tools);
  const words = wordsOf(folded);
  const language = requestsInKazakh(raw, tools)
    ? "kz"
    : // An ending that is named is a word of no language: «-ты»
      detectLanguage(
        wordsOf(besideKazakh(folded, raw).replace(NAMED_ENDING, " ")),
        spokenSoFar(history, interfaceLanguage, tools),
        (word, one) => knows(word, one, tools),
      );
  return {
    raw,
    whole,
    spelt: isReadAsKazakh(whole, tools)
      ? inProperLetters(whole, tools)
      : mended(whole, whole, tools),
    greeting,
    folded,
    words,
    language,
    interfaceLanguage,
    level: request.level ?? "A",
    nextLesson: request.nextLesson,
    history,
    seed: request.seed ?? 0,
    now: request.now,
    ...before,
  };
}

/** Some words in single quotation marks before the language that they are asked for in. */
const SINGLE_QUOTED = /(?<=^|\s)['‘]([^'‘’]{3,} [^'‘’]+)['’](?= in(?:to)? kazakh(?!\p{L}))/giu;

/** An ending with its dash. */
const NAMED_ENDING = /(?<![\p{L}\d])-\p{L}{1,6}(?!\p{L})/gu;

const QUOTED = /[«“"„][^»”"“„«]{2,200}[»”"“]/gu;
const LEAD = /^([^:«“"]{3,80}):\s+(?=\p{L})/u;
const FEWEST_BESIDE = 2;

/** What is asked without the Kazakh that is quoted in it, or that stands behind its colon: the question tells the language. */
function besideKazakh(folded: string, raw: string): string {
  const isKazakhQuoted = (raw.match(QUOTED) ?? []).some(hasKazakhLetter);
  const lead = LEAD.exec(raw)?.[1];
  const isKazakhBehind = lead !== undefined && hasKazakhLetter(raw.slice(lead.length));
  if (!isKazakhQuoted && !isKazakhBehind) return folded;
  const rest = foldText((isKazakhBehind ? lead : raw).replace(QUOTED, " "));
  const words = wordsOf(rest);
  // «Исправь»: one word asks, where it is known to be of another language
  const { en, ru } = evidence(words);
  const asks = words.length >= FEWEST_BESIDE || Math.max(en, ru) > 0;
  return asks && !hasKazakhLetter(rest) ? rest : folded;
}

/** "a ещё?": a letter by itself before Cyrillic, typed with the other keyboard. */
const LONE_LATIN = /(?<![\p{L}\p{M}])[aoc](?= \p{Script=Cyrillic}{2})/giu;
const CYRILLIC_OF: Readonly<Record<string, string>> = {
  a: "а",
  o: "о",
  c: "с",
  A: "А",
  O: "О",
  C: "С",
};

const withoutCourtesy = (text: string, tools: Tools): string =>
  text.replace(tools.patterns.one("normalise.courtesy"), "");

/** Words of Kazakh that Russian writes the same: «бүгін не үйренеміз» asks in Kazakh. */
const SHARED = /^(?:не|да|он)$/u;

/** Whoever asks for something in Kazakh is answered in Kazakh. */
function requestsInKazakh(raw: string, tools: Tools): boolean {
  if (!isKazakh(raw, tools)) return false;
  // «Синоним к слову жақсы»: what is named is Kazakh, and what asks is not
  const { en, ru, kz } = evidence(wordsOf(foldText(raw)).filter((word) => !SHARED.test(word)));
  if (Math.max(en, ru) > kz) return false;
  const spelt = foldText(raw).replace(/[\p{L}]+/gu, (word) => tools.reader.spell(word) ?? word);
  return tools.patterns.one("normalise.request").test(spelt) && wordsOf(spelt).length > 1;
}

function foldedQuestion(raw: string, tools: Tools): string {
  const plain = foldText(raw)
    .replace(/[?!.…]+$/u, "")
    .replace(/^[-–—"'\s]+/u, "")
    .trim();
  return mended(plain, raw, tools);
}

/** A text with the misspelt words of its question mended; names in the message stay as they are. */
function mended(text: string, raw: string, tools: Tools): string {
  const names = new Set(
    raw === raw.toUpperCase()
      ? []
      : [...raw.matchAll(/(?<=[\p{L},;] )\p{Lu}[\p{L}-]+/gu)].map(([name]) => foldText(name)),
  );
  const isWord = (word: string): boolean =>
    names.has(word) ||
    tools.glossary.knows(word, hasCyrillic(word) ? "ru" : "en") ||
    hasKazakhLetter(word) ||
    tools.glossary.senses(word).length > 0 ||
    (!hasCyrillic(word) && tools.reader.spell(word) !== undefined) ||
    knows(word, hasCyrillic(word) ? "ru" : "en", tools);
  return tools.frameWords.mend(foldText(text), isWord);
}

/** Whether a word, in any form, belongs to a language. */
export function knows(word: string, language: Language, tools: Tools): boolean {
  if (language === "kz") return tools.reader.spell(word) !== undefined;
  return isWordOf(word, language, tools);
}

/** The language of the learner's last message that told one. */
function spokenSoFar(history: readonly Turn[], fallback: Language, tools: Tools): Language {
  for (const turn of [...history].reverse()) {
    if (turn.sender !== "user") continue;
    const words = wordsOf(foldText(turn.text));
    const first = detectLanguage(words, "en", (word, one) => knows(word, one, tools));
    const second = detectLanguage(words, "ru", (word, one) => knows(word, one, tools));
    if (first === second) return first;
  }
  return fallback;
}

/** A word or two in Latin letters look like Kazakh by chance: "thx! bye". */
const FEWEST_LATIN = 3;

const isReadAsKazakh = (text: string, tools: Tools): boolean =>
  isKazakh(text, tools) && (hasCyrillic(text) || wordsOf(text).length >= FEWEST_LATIN);
