import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { compareLetters } from "../intents/compare/letters.ts";
import { sides } from "../intents/compare/side-by-side.ts";
import { compare } from "../intents/compare/two-of-them.ts";
import { compareFor } from "../intents/compare.ts";
import { describeKazakh } from "../intents/meaning.ts";
import { sidesOnTable } from "../table/on-table.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, trimEnds, wordsOf } from "../text/fold.ts";
import { lastUserTurn } from "../text/history.ts";
import { meaningsOf } from "../tools/gloss.ts";
import type { GoingOn } from "./going-on.ts";
import { kazakhNamed } from "./lines-meant.ts";
import { ownLanguage, shownLines, shownWords } from "./shown.ts";

const MOST = 4;
const JOINED = /\s*(?:,|;|\/|(?<!\p{L})(?:and|or|и|или|мен|бен|пен|және)(?!\p{L}))\s*/iu;
const QUOTED = /[«“"„]([^»”"“„]{1,60})[»”"“]/gu;

/** "And where does оқу fit in?", «а X тогда зачем?»: a further word beside what was compared, told or shown. */
export const compareFurther: GoingOn = (asked, about, tools) => {
  const draft = letters(about, asked, tools) ?? words(about, asked, tools);
  return draft && { ...draft, intent: "compare" };
};

/** A letter beside the one that was spoken of. */
function letters(about: string | undefined, asked: Asked, tools: Tools): Draft | undefined {
  const named = trimEnds(foldText(about ?? ""));
  if ([...named].length !== 1) return undefined;
  const before = foldText(lastUserTurn(asked.history)?.text ?? "");
  const [other] = (before.match(/(?<!\p{L})[әғқңөұүһі](?!\p{L})/gu) ?? []).filter(
    (one) => one !== named,
  );
  return other === undefined ? undefined : compareLetters(other, named, asked, tools);
}

function words(about: string | undefined, asked: Asked, tools: Tools): Draft | undefined {
  const named = namedWords(about, asked, tools);
  const [word] = named;
  if (word === undefined) return compareFor(asked, tools);
  const all = named.length > 1 ? named : [...othersThan(word, asked, tools), word];
  const helpers = asHelpers(all, asked, tools);
  if (helpers) return helpers;
  const [first = "", second = ""] = all;
  if (all.length < 2) return describeKazakh(word, asked, tools);
  if (all.every((one) => isPlain(one, tools))) return plainly(all.slice(0, MOST), asked, tools);
  return all.length === 2
    ? compare(first, second, asked, tools)
    : sides(all.slice(0, MOST), asked.language, tools);
}

/** All that is quoted, or the object taken apart. */
function namedWords(about: string | undefined, asked: Asked, tools: Tools): string[] {
  const quoted = quotedIn(asked.raw, tools);
  if (quoted.length > 1) return quoted;
  const typed = foldText(kazakhNamed(about, asked, tools));
  return typed.split(JOINED).filter((one) => isKnown(one, tools));
}

const quotedIn = (text: string, tools: Tools): string[] =>
  [...text.matchAll(QUOTED)]
    .map(([, one = ""]) => trimEnds(foldText(one)))
    .filter((one) => hasCyrillic(one) && isKnown(one, tools));

const isKnown = (text: string, tools: Tools): boolean =>
  text !== "" &&
  wordsOf(text).every(
    (word) => knownReadings(word).length > 0 || tools.glossary.senses(word).length > 0,
  );

/** What the word is set beside: what was compared, what was asked about, the word that was told, or a word of its meaning that was shown. */
function othersThan(word: string, asked: Asked, tools: Tools): string[] {
  const isOther = (one: string): boolean => one !== word;
  const compared = sidesOnTable(asked, tools).filter(isOther);
  if (compared.length > 0) return [...compared];
  const askedAbout = quotedIn(lastUserTurn(asked.history)?.text ?? "", tools).filter(
    (one) => isOther(one) && !one.includes(" "),
  );
  if (askedAbout.length > 0) return askedAbout.slice(0, MOST - 1);
  const focus = asked.focus();
  if (focus?.kind === "word" && isOther(focus.lemma)) return [focus.lemma];
  const shown = [
    ...shownWords(asked, tools),
    ...shownLines(asked, tools).flatMap((line) => wordsOf(foldText(line))),
  ];
  return shown.filter((one) => isOther(one) && sharesMeaning(one, word, tools)).slice(0, 1);
}

function sharesMeaning(one: string, other: string, tools: Tools): boolean {
  const meanings = (text: string): string[] => {
    const lemma = tools.reader.read(text)?.lemma ?? text;
    return tools.glossary.senses(lemma).flatMap(({ en, ru }) => [...en, ...ru]);
  };
  const known = new Set(meanings(one));
  return meanings(other).some((meaning) => known.has(meaning));
}

/** A noun, verb or quality by its dictionary form: nothing of grammar is to be told of it. */
const isPlain = (word: string, tools: Tools): boolean =>
  tools.reader.read(word)?.lemma === word &&
  tools.glossary.senses(word).some(({ pos }) => /^(?:n|v|adj)$/u.test(pos));

/** Each by what it means with a line of the course, and what tells them apart where that is known. */
export function plainly(all: readonly string[], asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const own = language === "kz" ? ownLanguage(asked) : language;
  const pair = tools.course.tutor.wordPairs.find(
    (one) => all.filter((word) => one.words.includes(word)).length > 1,
  );
  const rows = all.flatMap((word) => {
    const senses = tools.glossary.senses(word);
    const example = senses.find((sense) => sense.word)?.word?.example;
    const meaning = language === "kz" ? "" : ` — ${example?.[language]}`;
    return [
      `${word} — ${meaningsOf(senses.slice(0, 2), own)}`,
      ...(example ? [`  ${example.kz}${meaning}`] : []),
    ];
  });
  return {
    text: [...rows, ...(pair ? ["", pair.tell[language]] : [])].join("\n"),
    kazakh: all.map((word) => kz(word, word)),
    confidence: 0.9,
  };
}

/** Verbs that were spoken of as helpers: what each adds. */
function asHelpers(all: readonly string[], asked: Asked, tools: Tools): Draft | undefined {
  const before = foldText(lastUserTurn(asked.history)?.text ?? "");
  const { language } = asked;
  const found = tools.course.tutor.helperVerbs.filter(({ verb, after }) => {
    const stem = verb === "жату" ? "жатыр" : verb.slice(0, -1);
    const isNamed = all.some((one) => one === stem || one === verb);
    return after === "p" && (isNamed || wordsOf(before).includes(stem));
  });
  const isOfHelpers = /-[ыі]?п(?!\p{L})|[ыі]п (?:жатыр|отыр|тұр|жүр)/u.test(
    `${before} ${asked.raw}`,
  );
  if (found.length < 2 || !isOfHelpers) return undefined;
  return {
    text: found
      .map(
        ({ verb, tells }) =>
          `-ып ${verb === "жату" ? "жатыр" : verb.slice(0, -1)}: ${tells[language]}`,
      )
      .join("\n"),
    kazakh: [],
    confidence: 0.9,
    points: [found[0]?.point ?? ""],
  };
}
