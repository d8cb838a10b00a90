import type { Tools } from "../ask.ts";
import { expandContractions } from "../grammar/english-words.ts";
import { foldText, trimEnds, wordsOf } from "../text/fold.ts";
import { englishForms } from "../words/english-forms.ts";
import { byMeaning, type FoundHeadword } from "../words/find-kazakh.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { russianForms } from "../words/russian-forms.ts";
import { isGrammarWord } from "./coverage.ts";

/** A word of a sentence with its headword. */
interface ContentWord {
  readonly word: string;
  readonly headword: FoundHeadword;
}

/** Words that mean nothing by themselves, or another thing in every sentence. */
const CLOSED =
  /^(?:must|right|left|kind|mean|there|around|about|thing|things|way|hi|so|just|well|even|still|back|such|being|же|каком|чья|чей|прав|права|правы|так|там|тут|здесь|ещё|еще|даже|просто|вроде|штука|дело|никак|сейчас)$/;
/** Verbs that the grammar says by endings as well, but that are words of their own. */
const OWN = /^(?:want|wants|need|needs|go|goes|хоч\p{L}+|хот\p{L}+|умею|умеет|любл?\p{L}{1,3})$/u;

const BEFORE_NOUN =
  /^(?:an?|the|my|your|his|her|its|our|their|this|that|these|those|some|any|no|every|each|of|in|on|at|for|with|by|from|into)$/;
const BEFORE_VERB =
  /^(?:to|i|you|he|she|we|they|will|would|can|could|should|must|may|might|not|do|does|did|never|always|please)$/;

/** What part of speech a word of an English sentence is by the word before it; undefined where that does not tell. */
function expected(words: readonly string[], at: number): "n" | "v" | undefined {
  const before = words[at - 1] ?? "";
  if (BEFORE_NOUN.test(before)) return "n";
  return BEFORE_VERB.test(before) ? "v" : undefined;
}

/** The headword of this part of speech among those a word may mean. */
function ofKind(found: FoundHeadword, kind: "n" | "v"): FoundHeadword | undefined {
  const fits = (pos: string): boolean =>
    kind === "v" ? pos === "v" : /^(?:n|name-|adj|num)/.test(pos);
  if (fits(found.pos)) return found;
  const other = found.others.find(({ pos, word }) => fits(pos) && word !== undefined);
  return other && { ...found, lemma: other.kz, pos: other.pos, sense: other };
}

/**
 * The words of a sentence that carry its sense, each as its headword; two that mean one thing together stand
 * together, and a word whose sense here is not told is left out.
 */
export function contentWords(text: string, language: GlossLanguage, tools: Tools): ContentWord[] {
  const folded = foldText(text);
  const words = wordsOf(language === "en" ? expandContractions(folded) : folded);
  const known: ContentWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const pair = `${word} ${words[at + 1] ?? ""}`;
    const together =
      at + 1 < words.length &&
      !isFunction(word, language) &&
      !isFunction(words[at + 1] ?? "", language)
        ? byMeaning(pair, language, tools, false)
        : undefined;
    if (together?.sense?.word) {
      known.push({ word: pair, headword: together });
      at++;
      continue;
    }
    if (word.length < 2 || isFunction(word, language) || tools.names.has(word)) continue;
    const deed = language === "en" ? pastOf(word, tools) : undefined;
    const found = byMeaning(deed ?? word, language, tools, false);
    if (!found?.sense?.word) continue;
    const kind =
      deed !== undefined ? "v" : language === "en" ? expected(words, at) : verbByForm(word);
    const headword = kind === undefined ? found : ofKind(found, kind);
    if (headword) known.push({ word: trimEnds(word), headword });
  }
  return known.filter(
    ({ headword }, at) => known.findIndex((one) => one.headword.lemma === headword.lemma) === at,
  );
}

const isFunction = (word: string, language: GlossLanguage): boolean =>
  CLOSED.test(word) || (isGrammarWord(word, language) && !OWN.test(word));

/** "broke", "forgot": the verb of a deed that was done, whatever else is spelt so. */
const pastOf = (word: string, tools: Tools): string | undefined =>
  englishForms(word).find(
    ({ lemma, tag }) =>
      tag === "past" &&
      lemma !== word &&
      tools.glossary.meaning(lemma, "en").some(({ pos }) => pos === "v"),
  )?.lemma;

/** A Russian form that can be of a verb alone is of a verb. */
function verbByForm(word: string): "v" | undefined {
  const forms = russianForms(word).filter(({ pos }) => pos !== "other");
  return forms.length > 0 && forms.every(({ pos }) => pos === "v") ? "v" : undefined;
}
