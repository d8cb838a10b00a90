import type { Tools } from "../ask.ts";
import type { Clause, NounPhrase, Phrase } from "../grammar/clause.ts";
import type { Composed } from "../grammar/compose.ts";
import { expandContractions } from "../grammar/english-words.ts";
import { isPassive } from "../grammar/passives.ts";
import { withoutTimes } from "../grammar/sentence-times.ts";
import { readingsOf } from "../russian/readings.ts";
import { foldText, hasLatin, wordsOf } from "../text/fold.ts";
import { englishForms } from "../words/english-forms.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { isAccountedFor } from "./accounted.ts";
import { hasAnotherSense } from "./another-sense.ts";
import { unsaid } from "./coverage.ts";
import { isForThings } from "./for-things.ts";
import { losesSense } from "./lost-sense.ts";
import { hasSide, isMisread } from "./misread.ts";
import { isOneForOne } from "./one-for-one.ts";
import { isOnlyDoubted, verdictOf } from "./verdict.ts";

/** A fragment of more words is rather a sentence that was not understood. */
const MAX_FRAGMENT_WORDS = 4;

/** Why a composed sentence may not be offered. */
type Objection =
  | "another-sense"
  | "several-sentences"
  | "sense-lost"
  | "word-unsaid"
  | "word-unknown"
  | "not-asked"
  | "fragment"
  | "unchecked";

/**
 * Whether a composed sentence may be offered: nothing of the source is lost, every word is one the course
 * vouches for, and the check calls the whole right.
 */
export const isVouched = (...offered: Parameters<typeof objectionTo>): boolean =>
  objectionTo(...offered) === undefined;

/** The same of a clause that a parser read: it has accounted for every word, so that none is looked for again. */
export const isVouchedAsParsed = (
  source: string,
  clause: Clause,
  composed: Composed,
  tools: Tools,
): boolean =>
  !hasAnotherSense(source, clause, composed) &&
  !isMisread(source, clause) &&
  isAccountedFor(foldText(source), composed.text) &&
  isUnopposed(objectionToWords(source, clause, composed, tools), clause, composed, tools);

/** Whether nothing speaks against a clause but doubts of the check that its parse settles. */
const isUnopposed = (
  objection: Objection | undefined,
  clause: Clause,
  composed: Composed,
  tools: Tools,
): boolean =>
  objection === undefined ||
  (objection === "unchecked" && isOnlyDoubted(composed.text, tools, clause));

/** The first thing that speaks against offering a composed sentence; undefined where nothing does. */
function objectionTo(
  source: string,
  language: GlossLanguage,
  clause: Clause,
  composed: Composed,
  tools: Tools,
): Objection | undefined {
  if (hasAnotherSense(source, clause, composed) || isForThings(clause)) return "another-sense";
  if (lacksObject(clause, tools) || hasTwoAlike(clause)) return "another-sense";
  if (language === "ru" && wasDoneTo(source, clause, tools)) return "another-sense";
  if (language === "ru" && (isMisread(source, clause) || hasSide(source, clause)))
    return "several-sentences";
  // «Я пил воду»: who did something is nobody's saw
  if (language === "ru" && clause.predicate.kind === "is" && DID.test(source) && didSo(source))
    return "another-sense";
  // What stands after a colon is a sentence of its own
  if (/[:;]\s/.test(source) || DOERS[language].test(source)) return "several-sentences";
  if (language === "en" && (BESIDE_DOER.test(source) || isCalled(source, clause, tools)))
    return "several-sentences";
  // «Не знаю, открыт ли магазин»: what is not known is a clause of its own
  if (language === "ru" && /, (?:\p{L}+ )?\p{L}+ ли(?!\p{L})/iu.test(source))
    return "several-sentences";
  const folded = foldText(source);
  const words = wordsOf(language === "en" ? expandContractions(folded) : folded);
  if (losesSense(withoutTimes(words, language).join(" "), language, tools)) return "sense-lost";
  if (!isAccountedFor(folded, composed.text)) return "word-unsaid";
  if (unsaid(folded, composed.text, language, tools).length > 0) return "word-unsaid";
  if (
    /\b(?:very|so)\b|(?:^| )очень/.test(folded) &&
    !/(?:^| )(?:өте|қатты)(?: |$)/i.test(composed.text)
  )
    return "word-unsaid";
  return objectionToWords(source, clause, composed, tools);
}

/** The same of the Kazakh alone: its words are known, and the check calls it right. */
function objectionToWords(
  source: string,
  clause: Clause,
  composed: Composed,
  tools: Tools,
): Objection | undefined {
  if (hasLatin(composed.text) || /\d/.test(composed.text)) return "word-unknown";
  if (source.trim().endsWith("?") && !clause.question && !clause.ask) return "not-asked";
  if (!phrasesOf(clause).every((phrase) => isFamiliar(phrase, tools))) return "word-unknown";
  if (!hasKnownPredicate(clause, tools)) return "word-unknown";
  const verdict = verdictOf(composed.text, tools);
  if (clause.predicate.kind !== "fragment") return verdict === "right" ? undefined : "unchecked";
  // Written as a sentence it was meant as one
  const isSentence = /[.!?]$|^\p{Lu}.* |(?:^| )(?:много|мало|нет)(?: |$)/u.test(source.trim());
  return wordsOf(foldText(source)).length <= MAX_FRAGMENT_WORDS &&
    !isSentence &&
    verdict !== "wrong"
    ? undefined
    : "fragment";
}

/** Headwords that the course does not vouch for. */
export const untaught = (chosen: readonly string[], tools: Tools): string[] =>
  chosen.filter((lemma) => !isCourseWord(lemma, tools));

/**
 * The same of a sentence that was parsed whole: its parse has read every construction, so what remains to be asked is
 * that every word is heard and that Kazakh means the same.
 */
export function isVouchedTree(
  source: string,
  clause: Clause,
  composed: Composed,
  read: ReadonlySet<string>,
  tools: Tools,
): boolean {
  const folded = foldText(source);
  const isRead = (word: string): boolean => englishForms(word).some(({ lemma }) => read.has(lemma));
  return (
    !hasLatin(composed.text) &&
    !/\d/.test(composed.text) &&
    !hasAnotherSense(source, clause, composed) &&
    isAccountedFor(folded, composed.text) &&
    unsaid(folded, composed.text, "en", tools).every(isRead)
  );
}

/** «Пригласили двести гостей»: so many were asked, by whom nobody tells. */
function wasDoneTo(source: string, clause: Clause, { judge }: Tools): boolean {
  const { subject, predicate, complements } = clause;
  if (predicate.kind !== "verb" || subject?.kind !== "noun" || subject.count === undefined)
    return false;
  const frame = judge.government.verb(predicate.lemma);
  return (
    /\p{L}ли(?!\p{L})/u.test(source) &&
    frame?.takes.has("ACC") === true &&
    !complements.some(({ role }) => "case" in role && role.case === "ACC")
  );
}

const DID = /(?<!\p{L})(?:я|ты|он|она|мы|вы|они) (?:не )?\p{L}+л(?:а|о|и)?(?:с[ья])?(?!\p{L})/iu;

/** Whether a word behind a pronoun is the past of a verb. */
const didSo = (source: string): boolean => {
  const word = DID.exec(source)?.[0].split(" ").at(-1)?.toLowerCase() ?? "";
  return readingsOf(foldText(word)).some(
    (one) => one.pos === "verb" && one.form === "past" && one.lemma !== "быть",
  );
};

/** "I can't talk, I am at work": a pronoun that is never an object tells of a second clause. */
const DOERS: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:i|he|she|we|they)(?!\p{L}).*, (?:i|he|she|we|they)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:я|ты|вы|он|она|мы|они)(?!\p{L}).*, (?:я|ты|вы|он|она|мы|они)(?!\p{L})/iu,
};

/** "I'm cold, close the window": what follows a told clause is another. */
const BESIDE_DOER =
  /(?<!\p{L})(?:i|im|he|she|we|they)(?!\p{L})[^,]*, (?!please|too|and|or|but|then|not )\p{L}+ \p{L}+/iu;

/** "The book did not sell well": a thing that does something to nothing is itself what it is done to. */
const lacksObject = (
  { predicate, subject, complements, ask }: Clause,
  { judge }: Tools,
): boolean => {
  if (predicate.kind !== "verb" || subject?.kind !== "noun" || subject.name || ask) return false;
  const { government } = judge;
  const cores = government.verb(predicate.lemma)?.cores;
  const isDoneToThings = cores?.size === 1 && cores.has("ACC");
  const hasObject = complements.some(({ role }) => "case" in role && role.case === "ACC");
  return isDoneToThings && !hasObject && !government.isOf(subject.lemma, "person");
};

/** "Arman, get up!": whoever stands before a comma is called, and no doer of what follows. */
function isCalled(source: string, { subject }: Clause, { english }: Tools): boolean {
  const [, before = ""] = /^([^,]+), (?!.*(?<!\p{L})(?:and|or)(?!\p{L}))/iu.exec(source) ?? [];
  if (before === "" || subject?.kind !== "noun") return false;
  const called = english.phrase(foldText(before));
  return called?.kind === "noun" && called.lemma === subject.lemma;
}

/** "Taught us to work" is read as to us and to work: nothing goes to two. */
const hasTwoAlike = ({ complements }: Clause): boolean => {
  const to = complements.filter(
    ({ role }) => "case" in role && role.case === "DAT" && !("after" in role) && !("place" in role),
  );
  return to.length > 1;
};

const DID_ONE = /(?<!\p{L})\p{L}+(?:л|ла|лся|лась)(?!\p{L})/iu;

/** «Опоздал»: of me or of him, which Russian leaves unsaid and Kazakh does not. */
export const lacksDoer = (source: string, clause: Clause): boolean =>
  clause.predicate.kind === "verb" &&
  clause.tense === "past" &&
  clause.mood === "plain" &&
  clause.subject === undefined &&
  clause.ask?.at !== "subject" &&
  DID_ONE.test(source);

function hasKnownPredicate({ predicate }: Clause, tools: Tools): boolean {
  if (predicate.kind === "verb")
    return isPassive(predicate.lemma) || isCourseWord(predicate.lemma, tools);
  return predicate.kind !== "is-so" || isCourseWord(predicate.word.split(" ")[0] ?? "", tools);
}

function phrasesOf({ subject, predicate, complements }: Clause): Phrase[] {
  return [
    ...(subject ? [subject] : []),
    ...("what" in predicate ? [predicate.what] : []),
    ...("where" in predicate ? [predicate.where.phrase] : []),
    ...complements.map(({ phrase }) => phrase),
  ].flatMap(withOwners);
}

const withOwners = (phrase: Phrase): Phrase[] =>
  phrase.kind === "pronoun"
    ? [phrase]
    : [
        phrase,
        ...(typeof phrase.owner === "object" ? withOwners(phrase.owner) : []),
        ...(phrase.and ? withOwners(phrase.and) : []),
      ];

/** Whether a phrase holds only words that the course vouches for. */
export const isFamiliar = (phrase: Phrase, tools: Tools): boolean =>
  phrase.kind === "pronoun" ||
  // "My Kazakh" is how I speak it, and nobody of mine
  (!(phrase.lemma === "қазақ" && phrase.owner !== undefined) && isKnownPhrase(phrase, tools));

const isKnownPhrase = (phrase: NounPhrase, tools: Tools): boolean =>
  (phrase.name === true || isCourseWord(phrase.lemma, tools)) && isFamiliarBefore(phrase, tools);

const isFamiliarBefore = ({ before = [] }: NounPhrase, tools: Tools): boolean =>
  before.every((word) => word.split(" ").every((one) => isCourseWord(one, tools)));

/** Words the grammar itself puts in. */
const OWN_WORDS =
  /^(?:біреу|бірдеңе|ешкім|ештеңе|бәрі|қандай|қай|неше|қанша|сонда|осында|тым|бұл|сол|өте|ең|көп|аз|барлық|әр|басқа|бір|барлығы|ат|кім|не|қайда|қайдан|қалай|қашан|жаста|бос|пысу|үйленген|жақсы|болу|сүю|үйде|темекі шегу|түсіп кету|ала кету|еріп кету|көшіп келу|тамақ пісіру|(?:күйдіріп|кесіп|сындырып|ауыртып|жарақаттап) алу|жылдамдықты асыру|көлік қою|ұшып шығу|ұмытып (?:кету|қалу)|(?:таңғы|түскі|кешкі) ас ішу)$|(?: тілі$)/;

/** What a comparative may be of: үлкенірек — үлкен, жақсырақ — жақсы, биігірек — биік. */
function positives(word: string): string[] {
  const [, stem = ""] = /^(..+)р[ае][қк]$/u.exec(word) ?? [];
  if (stem === "") return [];
  const bare = stem.replace(/[ыі]$/u, "");
  const voiceless = bare.replace(/ғ$/u, "қ").replace(/г$/u, "к").replace(/б$/u, "п");
  return [stem, bare, voiceless];
}

/** Whether the course teaches a headword, so that its meaning is told by more than a list. */
const isCourseWord = (lemma: string, tools: Tools): boolean =>
  OWN_WORDS.test(lemma) ||
  positives(lemma).some((word) => isCourseWord(word, tools)) ||
  (lemma.includes(" ") && lemma.split(" ").every((word) => isCourseWord(word, tools))) ||
  hasRendering(lemma, tools) ||
  isNamed(lemma, tools) ||
  tools.glossary.senses(lemma).some(({ word, band }) => word !== undefined || band <= 1) ||
  isOneForOne(lemma, tools);

/** Whether somebody wrote down what the word is in English and Russian. */
const hasRendering = (lemma: string, { course }: Tools): boolean => {
  const { verbs, nouns, adjectives } = course.tutor.renderings;
  return [verbs, nouns, adjectives].some((words) => Object.hasOwn(words, lemma));
};

const namedIn = new WeakMap<object, ReadonlySet<string>>();

/** Whether somebody named the headword as what is first said for a meaning. */
function isNamed(lemma: string, { course }: Tools): boolean {
  const { meanings, expressions } = course.tutor;
  let named = namedIn.get(meanings);
  if (!named) {
    const all = [meanings.en, meanings.ru, expressions.en, expressions.ru];
    const headwords = all.flatMap((one) => Object.values(one));
    named = new Set(headwords.map((headword) => headword.split("/")[0] ?? headword));
    namedIn.set(meanings, named);
  }
  return named.has(lemma);
}
