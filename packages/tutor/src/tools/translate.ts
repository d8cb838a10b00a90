import { RecentlyAsked } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import type { Clause, Person, Phrase } from "../grammar/clause.ts";
import { type Composed, compose } from "../grammar/compose.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { inContext } from "../tools.ts";
import { byChart } from "../translation/by-chart.ts";
import { clauseByClause } from "../translation/clause-by-clause.ts";
import { directSpeech } from "../translation/direct-speech.ts";
import { exclaimed } from "../translation/exclamation.ts";
import { type Framed, fromFrame } from "../translation/frame.ts";
import { fromFrames } from "../translation/frames/from-frames.ts";
import { type FoundIdiom, idiomIn } from "../translation/idiom.ts";
import { ledIn } from "../translation/led-in.ts";
import { asWritten, withWordFirst } from "../translation/loose-text.ts";
import { parsedSentence } from "../translation/parsed-sentence.ts";
import { type ReadBack, readBack } from "../translation/read-back.ts";
import { parsedClauses, readClause } from "../translation/read-clause.ts";
import { isSeveral, sentenceBySentence } from "../translation/sentence-by-sentence.ts";
import { twoOfUs } from "../translation/two-of-us.ts";
import { isVouched, isVouchedAsParsed, lacksDoer } from "../translation/vouch.ts";
import { fromParts } from "../translation/woven.ts";
import { byMeaning, type FoundHeadword } from "../words/find-kazakh.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import type { RememberedLine } from "../words/sentence-memory.ts";

/** Kazakh for something said in English or Russian, and how it was come by. */
export type Translation = Said | Composition;

type Said =
  | {
      readonly kind: "word";
      readonly found: FoundHeadword;
      readonly phrases: readonly RememberedLine[];
    }
  /** A picture that Kazakh paints otherwise. */
  | { readonly kind: "idiom"; readonly idiom: FoundIdiom["idiom"] }
  | { readonly kind: "phrase"; readonly lines: readonly RememberedLine[] };

/** What was put together, with what it says to whoever reads it. */
export type Composition = Unread & { readonly readBack: ReadBack };

type Unread =
  | /** A sentence of the course with another word in one place. */
  { readonly kind: "frame"; readonly framed: Framed }
  /** Several clauses joined by the grammar. */
  | { readonly kind: "woven"; readonly text: string }
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
  let known = translated.get(tools);
  if (!known) {
    known = new RecentlyAsked(KEPT);
    translated.set(tools, known);
  }
  return known.get(`${language} ${typed}`, () => ({ said: saidAnyhow(typed, language, tools) }))
    .said;
}

/** Many rules ask whether one and the same text can be said: what was put together is kept for so many texts. */
const KEPT = 16;
const translated = new WeakMap<
  Tools,
  RecentlyAsked<string, { readonly said: Translation | undefined }>
>();

function saidAnyhow(typed: string, language: GlossLanguage, tools: Tools): Translation | undefined {
  const text = asWritten(typed, language);
  const said = asItStands(text, language, tools);
  const moved = said ? undefined : withWordFirst(text, language);
  return moved === undefined ? said : asItStands(moved, language, tools);
}

function asItStands(text: string, language: GlossLanguage, tools: Tools): Translation | undefined {
  const all = tools.memory.find(text, language).filter((line) => asksAlike(text, line[language]));
  const lines = all.filter(({ isPart }) => !isPart);
  const phrases = lines.filter(({ topic }) => topic !== undefined);
  const read = (said: string): Translation => ({
    kind: "woven",
    text: said,
    readBack: readBack(said, text, language, tools),
  });
  const words = wordsOf(foldText(text)).length;
  // "to Almaty" is where somebody goes; only before a small letter is it a verb
  if (words <= 4 && !/^to \p{Lu}/u.test(text)) {
    const found = byMeaning(text, language, tools, false);
    const exact = found && (words === 1 || tools.glossary.knows(text, language));
    // "Go straight" is an order before it is a word of the dictionary
    const said =
      exact && words > 1 && phrases.length === 0 ? fromFrames(text, language, tools) : undefined;
    if (said !== undefined) return { kind: "woven", text: said, readBack: AS_EDITED };
    if (exact && !(phrases.length > 0 && words > 1))
      return { kind: "word", found, phrases: phrases.slice(0, 2) };
  }
  if (phrases.length > 0) return { kind: "phrase", lines: distinct(phrases).slice(0, 3) };
  if (lines.length > 0) return { kind: "phrase", lines: distinct(lines).slice(0, 2) };
  const several = sentenceBySentence(text, language, tools, (one) =>
    saidAlone(one, language, tools),
  );
  if (several !== undefined) return read(several);
  const quoted =
    language === "en"
      ? directSpeech(text, tools, (one) => sentenceIn(one, language, tools))
      : undefined;
  if (quoted !== undefined) return read(quoted);
  // What is read over the end of a sentence is another sentence
  if (isSeveral(text)) return undefined;
  const picture = idiomIn(text, language, tools);
  // Nothing that holds an idiom is put into Kazakh word by word
  if (picture) return picture.isWhole ? { kind: "idiom", idiom: picture.idiom } : undefined;
  const led = (): Translation | undefined | null => {
    const found = ledIn(text, language, tools, (sentence) => sentenceIn(sentence, language, tools));
    if (!found) return null;
    return found.said === undefined ? undefined : read(found.said);
  };
  const answered = ANSWERS.test(text) ? led() : null;
  if (answered !== null) return answered;
  const cry = language === "ru" ? exclaimed(text, tools) : null;
  if (cry !== null) return cry === undefined ? undefined : read(cry);
  const two = twoOfUs(text, language, tools, (we) => sentenceIn(we, language, tools));
  if (two !== null) return two === undefined ? undefined : read(two);
  const said = fromFrames(text, language, tools);
  if (said !== undefined) return { kind: "woven", text: said, readBack: AS_EDITED };
  if (all.length > 0) return { kind: "phrase", lines: distinct(all).slice(0, 1) };
  const called = led();
  if (called !== null || CALLED_BY_NAME.test(text)) return called ?? undefined;
  const framed = fromFrame(text, language, tools);
  if (framed) return { kind: "frame", framed, readBack: AS_EDITED };
  const composed = likeliest(everyWay(text, language, tools), text, language, tools);
  if (composed) return composed;
  // A sentence of which only a word was found is not said by that word
  if (words <= 3 && !SENTENCE.test(text.trim())) {
    const found = byMeaning(text, language, tools);
    if (found) return { kind: "word", found, phrases: [] };
  }
  return undefined;
}

/** An editor wrote the sentence but for a word of it, and need not be read back. */
const AS_EDITED: ReadBack = { text: undefined, isSame: true };

/** So many ways to say a text are read back. */
const MOST_READ = 6;

/** The first way that says the same when it is read back; else the first that may be offered without it. */
function likeliest(
  ways: Iterable<WayToSay>,
  text: string,
  language: GlossLanguage,
  tools: Tools,
): Translation | undefined {
  let first: Translation | undefined;
  let read = 0;
  for (const { said, isUsual } of ways) {
    const back = readBack(textOf(said), text, language, tools);
    if (back.isSame) return { ...said, readBack: back };
    if (isUsual) first ??= { ...said, readBack: back };
    read += 1;
    if (read >= MOST_READ) break;
  }
  return first;
}

interface WayToSay {
  readonly said: Unread;
  /** Whether it may be offered though it is not understood when it is read back. */
  readonly isUsual: boolean;
}

/** How strange the pairings of a sentence may be whose words are not the dictionary's first. */
const STRANGEST = 1;

function isLikely(kazakh: string, { judge }: Tools): boolean {
  const parse = judge.understood(kazakh);
  return parse !== undefined && judge.strangeness(parse) <= STRANGEST;
}

/** Ways by the dictionary's order of headwords, then by what the course's lines say beside these words. */
function* everyWay(text: string, language: GlossLanguage, tools: Tools): Generator<WayToSay> {
  yield* waysToSay(text, language, tools);
  for (const { said } of waysToSay(text, language, inContext(tools, text, language)))
    if (isLikely(textOf(said), tools)) yield { said, isUsual: false };
}

/** Every way in which the grammar puts a text into Kazakh. */
function* waysToSay(text: string, language: GlossLanguage, tools: Tools): Generator<WayToSay> {
  const woven = (said: string | undefined): WayToSay[] =>
    said === undefined ? [] : [{ said: { kind: "woven", text: said }, isUsual: true }];
  yield* woven(fromParts(text, language, tools));
  const read = readClause(text, language, tools);
  const short = read && unnamed(read);
  const clause = short && isVouched(text, language, short, compose(short), tools) ? short : read;
  const composed = clause && compose(clause);
  if (
    clause &&
    composed &&
    !isOnlyThoughtOf(text, language) &&
    !lacksDoer(text, clause) &&
    isVouched(text, language, clause, composed, tools)
  )
    yield { said: asSentence(clause, composed, tools), isUsual: true };
  yield* woven(wanted(text, language, tools));
  if (language === "ru") {
    for (const said of parsedRussian(text, tools)) yield { said, isUsual: true };
    yield* woven(parsedSentence(text, tools));
  }
  yield* woven(clauseByClause(text, language, tools, (one) => clauseIn(one, language, tools)));
  if (language === "en")
    for (const { isUsual, ...charted } of byChart(text, tools))
      yield { said: { kind: "sentence", ...charted }, isUsual };
}

/** A clause said in Kazakh, to a friend as well where it is polite. */
function asSentence(clause: Clause, composed: Composed, tools: Tools): Unread {
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

/** A Russian sentence by each of its meanings that may be vouched for, the likeliest first. */
function* parsedRussian(text: string, tools: Tools): Generator<Unread> {
  for (const clause of parsedClauses(text, tools)) {
    const composed = compose(clause);
    if (lacksDoer(text, clause) || !isVouchedAsParsed(text, clause, composed, tools)) continue;
    yield asSentence(clause, composed, tools);
  }
}

/** "I would help you" is no promise: what reads word by word makes one of it. */
const isOnlyThoughtOf = (text: string, language: GlossLanguage): boolean =>
  language === "en" &&
  /(?<=\p{L}) would (?!like|love|rather|prefer|you\b)|(?<=\p{L})'d (?!like|love|rather|prefer|better)/iu.test(
    text,
  );

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

/** The same of a sentence among others: a greeting or an exclamation is one as well. */
function saidAlone(text: string, language: GlossLanguage, tools: Tools): string | undefined {
  const said = toKazakh(text, language, tools);
  if (said?.kind !== "word") return said && textOf(said);
  const { lemma, pos } = said.found;
  return pos.startsWith("intj") ? `${lemma.charAt(0).toUpperCase()}${lemma.slice(1)}!` : undefined;
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

/** Whether a translation surely says what was meant: the course says so, or it is read back as the same. */
export const isVouchedFor = (translation: Translation): boolean =>
  !("readBack" in translation) || translation.readBack.isSame;

/** The Kazakh of a translation. */
export function textOf(translation: Said | Unread): string {
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
