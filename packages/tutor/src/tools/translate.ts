import type { Tools } from "../ask.ts";
import type { Clause, Person, Phrase } from "../grammar/clause.ts";
import { type Composed, compose } from "../grammar/compose.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { byChart } from "../translation/by-chart.ts";
import { clauseByClause } from "../translation/clause-by-clause.ts";
import { type Framed, fromFrame } from "../translation/frame.ts";
import { fromFrames } from "../translation/frames/from-frames.ts";
import { type FoundIdiom, idiomIn } from "../translation/idiom.ts";
import { ledIn } from "../translation/led-in.ts";
import { asWritten, withWordFirst } from "../translation/loose-text.ts";
import { parsedSentence } from "../translation/parsed-sentence.ts";
import { parsedClauses, readClause } from "../translation/read-clause.ts";
import { twoOfUs } from "../translation/two-of-us.ts";
import { isVouched, isVouchedAsParsed, lacksDoer } from "../translation/vouch.ts";
import { fromParts } from "../translation/woven.ts";
import { byMeaning, type FoundHeadword } from "../words/find-kazakh.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import type { RememberedLine } from "../words/sentence-memory.ts";

/** Kazakh for something said in English or Russian, and how it was come by. */
export type Translation =
  | {
      readonly kind: "word";
      readonly found: FoundHeadword;
      readonly phrases: readonly RememberedLine[];
    }
  /** A sentence of the course with another word in one place. */
  | { readonly kind: "frame"; readonly framed: Framed }
  /** A picture that Kazakh paints otherwise. */
  | { readonly kind: "idiom"; readonly idiom: FoundIdiom["idiom"] }
  /** Several clauses joined by the grammar. */
  | { readonly kind: "woven"; readonly text: string }
  | { readonly kind: "phrase"; readonly lines: readonly RememberedLine[] }
  | {
      readonly kind: "sentence";
      readonly clause: Clause;
      readonly composed: Composed;
      /** The same said to a friend, where the first is polite. */
      readonly casual?: Composed;
    };

/**
 * Translates a word, a sentence of the course or a simple sentence into Kazakh; undefined when nothing can be
 * vouched for.
 */
export function toKazakh(
  typed: string,
  language: GlossLanguage,
  tools: Tools,
): Translation | undefined {
  const text = asWritten(typed, language);
  const said = asItStands(text, language, tools);
  const moved = said ? undefined : withWordFirst(text, language);
  return moved === undefined ? said : asItStands(moved, language, tools);
}

function asItStands(text: string, language: GlossLanguage, tools: Tools): Translation | undefined {
  const all = tools.memory.find(text, language).filter((line) => asksAlike(text, line[language]));
  const lines = all.filter(({ isPart }) => !isPart);
  const phrases = lines.filter(({ topic }) => topic !== undefined);
  const words = wordsOf(foldText(text)).length;
  // "to Almaty" is where somebody goes; only before a small letter is it a verb
  if (words <= 4 && !/^to \p{Lu}/u.test(text)) {
    const found = byMeaning(text, language, tools, false);
    const exact = found && (words === 1 || tools.glossary.knows(text, language));
    // "Go straight" is an order before it is a word of the dictionary
    const said =
      exact && words > 1 && phrases.length === 0 ? fromFrames(text, language, tools) : undefined;
    if (said !== undefined) return { kind: "woven", text: said };
    if (exact && !(phrases.length > 0 && words > 1))
      return { kind: "word", found, phrases: phrases.slice(0, 2) };
  }
  if (phrases.length > 0) return { kind: "phrase", lines: distinct(phrases).slice(0, 3) };
  if (lines.length > 0) return { kind: "phrase", lines: distinct(lines).slice(0, 2) };
  const picture = idiomIn(text, language, tools);
  // Nothing that holds an idiom is put into Kazakh word by word
  if (picture) return picture.isWhole ? { kind: "idiom", idiom: picture.idiom } : undefined;
  const led = (): Translation | undefined | null => {
    const found = ledIn(text, language, tools, (sentence) => sentenceIn(sentence, language, tools));
    if (!found) return null;
    return found.said === undefined ? undefined : { kind: "woven", text: found.said };
  };
  const answered = ANSWERS.test(text) ? led() : null;
  if (answered !== null) return answered;
  const two = twoOfUs(text, language, tools, (we) => sentenceIn(we, language, tools));
  if (two !== null) return two === undefined ? undefined : { kind: "woven", text: two };
  const said = fromFrames(text, language, tools);
  if (said !== undefined) return { kind: "woven", text: said };
  if (all.length > 0) return { kind: "phrase", lines: distinct(all).slice(0, 1) };
  const called = led();
  if (called !== null || CALLED_BY_NAME.test(text)) return called ?? undefined;
  const framed = fromFrame(text, language, tools);
  if (framed) return { kind: "frame", framed };
  const joined = fromParts(text, language, tools);
  if (joined !== undefined) return { kind: "woven", text: joined };
  const read = readClause(text, language, tools);
  const short = read && unnamed(read);
  const clause = short && isVouched(text, language, short, compose(short), tools) ? short : read;
  const composed = clause && compose(clause);
  if (
    clause &&
    composed &&
    !lacksDoer(text, clause) &&
    isVouched(text, language, clause, composed, tools)
  )
    return asSentence(clause, composed, tools);
  const asked = wanted(text, language, tools);
  if (asked !== undefined) return { kind: "woven", text: asked };
  const parsed = language === "ru" ? parsedRussian(text, tools) : undefined;
  if (parsed) return parsed;
  const several = language === "ru" ? parsedSentence(text, tools) : undefined;
  if (several !== undefined) return { kind: "woven", text: several };
  const spliced = clauseByClause(text, language, tools, (one) => clauseIn(one, language, tools));
  if (spliced !== undefined) return { kind: "woven", text: spliced };
  const charted = language === "en" ? byChart(text, tools) : undefined;
  if (charted) return { kind: "sentence", ...charted };
  // A sentence of which only a word was found is not said by that word
  if (words <= 3 && !SENTENCE.test(text.trim())) {
    const found = byMeaning(text, language, tools);
    if (found) return { kind: "word", found, phrases: [] };
  }
  return undefined;
}

/** A clause said in Kazakh, to a friend as well where it is polite. */
function asSentence(clause: Clause, composed: Composed, tools: Tools): Translation {
  const casual = isPolite(clause) ? compose(casually(clause)) : undefined;
  return {
    kind: "sentence",
    clause,
    composed,
    ...(casual &&
      casual.text !== composed.text &&
      tools.judge.check(casual.text).verdict === "right" && { casual }),
  };
}

/** A Russian sentence by the likeliest of its meanings that may be vouched for. */
function parsedRussian(text: string, tools: Tools): Translation | undefined {
  for (const clause of parsedClauses(text, tools)) {
    const composed = compose(clause);
    if (lacksDoer(text, clause) || !isVouchedAsParsed(text, clause, composed, tools)) continue;
    return asSentence(clause, composed, tools);
  }
  return undefined;
}

/** Who is asked to do something is told by the ending: терезені аша аласыз ба? */
const unnamed = (clause: Clause): Clause | undefined =>
  clause.question &&
  clause.mood === "can" &&
  !clause.ask &&
  clause.subject?.kind === "pronoun" &&
  clause.subject.person.startsWith("2")
    ? { ...clause, silent: true }
    : undefined;

/** "Sit down and eat, Aisha": whoever is called is not eaten. */
const CALLED_BY_NAME =
  /^(?!(?:I|We|You|He|She|They|It|My|This|Я|Мы|Он|Она|Они|Мой|Моя) )[^,]+ [^,]+, \p{Lu}\p{Ll}+[.!]*$/u;

/** "No, it is …": the answer is no part of what follows. */
const ANSWERS = /^(?:yes|no|да|нет),/iu;

/** The Kazakh of a whole sentence; a word alone is none. */
export function sentenceIn(
  text: string,
  language: GlossLanguage,
  tools: Tools,
): string | undefined {
  const said = toKazakh(text, language, tools);
  return said === undefined || said.kind === "word" ? undefined : textOf(said);
}

/** The same of a clause beside another: what has no verb is none. */
function clauseIn(text: string, language: GlossLanguage, tools: Tools): string | undefined {
  const said = toKazakh(text, language, tools);
  if (said === undefined || said.kind === "word") return undefined;
  const isClause = said.kind !== "sentence" || said.clause.predicate.kind !== "fragment";
  return isClause ? textOf(said) : undefined;
}

/** "Three coffees, please": something that is asked for, with no verb. */
function wanted(text: string, language: GlossLanguage, tools: Tools): string | undefined {
  const thing = /^(.+?),? (?:please|пожалуйста)[.!]*$/iu.exec(text.trim())?.[1];
  if (thing === undefined || /^(?:дай|give|can|could|may|можно|пожалуйста)/iu.test(thing))
    return undefined;
  const phrase = tools[language === "en" ? "english" : "russian"].phrase(foldText(thing));
  if (phrase?.kind !== "noun") return undefined;
  const order =
    language === "en" ? `Please give me ${foldText(thing)}` : `Дайте мне ${foldText(thing)}`;
  return fromFrames(order, language, tools);
}

/** The Kazakh of a translation. */
export function textOf(translation: Translation): string {
  if (translation.kind === "word") return translation.found.lemma;
  if (translation.kind === "idiom") return translation.idiom.kz;
  if (translation.kind === "frame") return translation.framed.text;
  if (translation.kind === "phrase") return translation.lines[0]?.kz ?? "";
  return translation.kind === "woven" ? translation.text : translation.composed.text;
}

const SENTENCE =
  /^(?:i|you|he|she|it|we|they|я|ты|вы|он|она|оно|мы|они)(?:'\S+)? |^\p{Lu}\S* .*[.!?]$/iu;

const QUESTION_START =
  /^(?:how|what|where|who|when|why|which|whose|can|could|may|do|does|did|is|are|как|что|где|кто|когда|почему|куда|откуда|сколько|какой|какая|какое|чей|можно)(?![\p{L}])/iu;

/** A statement is no translation of a question: завтра будет дождь. */
const asksAlike = (text: string, line: string): boolean =>
  !line.trim().endsWith("?") || text.includes("?") || QUESTION_START.test(text.trim());

function distinct(lines: readonly RememberedLine[]): RememberedLine[] {
  return lines.filter((line, at) => lines.findIndex(({ kz }) => kz === line.kz) === at);
}

const phrasesOf = (clause: Clause): Phrase[] => {
  const { predicate } = clause;
  return [
    ...(clause.subject ? [clause.subject] : []),
    ...clause.complements.map(({ phrase }) => phrase),
    ...("what" in predicate ? [predicate.what] : []),
  ];
};

function hasPolite(phrase: Phrase): boolean {
  if (phrase.kind === "pronoun") return phrase.person === "2f";
  return phrase.owner === "2f" || (typeof phrase.owner === "object" && hasPolite(phrase.owner));
}

const isPolite = (clause: Clause): boolean => phrasesOf(clause).some(hasPolite);

/** The clause with сен where it had сіз. */
function casually(clause: Clause): Clause {
  return replacePerson(clause, "2f", "2s");
}

/** The clause with one person in place of another, as subject, object and owner. */
export function replacePerson(clause: Clause, from: Person, to: Person): Clause {
  const swap = (phrase: Phrase): Phrase => {
    if (phrase.kind === "pronoun")
      return phrase.person === from ? { kind: "pronoun", person: to, lemma: PRONOUNS[to] } : phrase;
    if (phrase.owner === from) return { ...phrase, owner: to };
    if (typeof phrase.owner === "object") return { ...phrase, owner: swap(phrase.owner) };
    return phrase;
  };
  const { predicate } = clause;
  return {
    ...clause,
    ...(clause.subject && { subject: swap(clause.subject) }),
    complements: clause.complements.map((one) => ({ ...one, phrase: swap(one.phrase) })),
    predicate: "what" in predicate ? { ...predicate, what: swap(predicate.what) } : predicate,
  };
}

const PRONOUNS: Readonly<Record<Person, string>> = {
  "1s": "мен",
  "2s": "сен",
  "2f": "сіз",
  "3": "ол",
  "3p": "олар",
  "1p": "біз",
  "2p": "сендер",
  "2pf": "сіздер",
};
