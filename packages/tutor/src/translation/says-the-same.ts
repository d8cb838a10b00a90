import { expandContractions } from "../grammar/english-words.ts";
import { casesOf } from "../russian/agreement.ts";
import { imperfectivesOf, perfectivesOf } from "../russian/aspect.ts";
import { readingsOf } from "../russian/readings.ts";
import { foldText } from "../text/fold.ts";
import { type EnglishTag, englishForms } from "../words/english-forms.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { type RussianForm, russianForms } from "../words/russian-forms.ts";
import { PEOPLE } from "./people-named.ts";
import { type AlikeWord, NOTHING_ALIKE, type SaidAlike } from "./said-alike.ts";
import { toldInOneWay } from "./told-alike-russian.ts";

/** An expression of the source that the Kazakh says by its own words, as an editor wrote them. */
export interface SaidTogether {
  /** Its first word as it stands in the source. */
  readonly first: string;
  /** Whether its first word is a verb, which tells when it is done. */
  readonly isDeed: boolean;
  /** With so many words Kazakh says it. */
  readonly length: number;
}

/**
 * Whether a text, read back from Kazakh, says the same as the one that was put into it: every content word has its
 * counterpart in a form that fits, it is as often denied, asks alike and speaks of the same people in the same parts.
 *
 * Another word for the same thing counts as different: whoever reads «көрініс» as a view was not told of a scene. Only
 * expressions, which are left out of the source, may be read back by other words.
 */
export function saysTheSame(
  source: string,
  back: string,
  language: GlossLanguage,
  together: readonly SaidTogether[] = [],
  alike: SaidAlike = NOTHING_ALIKE,
): boolean {
  const intended = language === "en" ? source.replace(INTENDED, "$1 will ") : toldInOneWay(source);
  const read = language === "en" ? back : toldInOneWay(back);
  const [meant, told] = [intended, read].map((text) => readWords(text, language, alike)) as [
    Said,
    Said,
  ];
  return (
    meant.denials === told.denials &&
    meant.asks === told.asks &&
    (language === "ru" || NAMED.test(source) || !NAMED.test(back) || together.length > 0) &&
    (together.length > 0
      ? meant.places.every((one) => told.places.includes(one))
      : meant.places.join(" ") === told.places.join(" ")) &&
    meant.names.every((name) => told.names.includes(name)) &&
    meant.people === told.people &&
    (meant.doers === "" || told.doers === "" || isSameDoers(meant.doers, told.doers, source)) &&
    notAmong(meant.content, told.content).length === 0 &&
    areOf(notAmong(told.content, meant.content), together, language)
  );
}

/** "My dog is old but kind": whose second half is said of "it" or "him" names nobody else. */
function isSameDoers(meant: string, told: string, source: string): boolean {
  if (meant === told) return true;
  const more = told.split(" ").filter((one) => !meant.split(" ").includes(one));
  const fewer = meant.split(" ").filter((one) => !told.split(" ").includes(one));
  return fewer.length === 0 && more.every((one) => one === "3s") && BESIDE.test(source);
}
const BESIDE =
  /\p{L},? (?:but|and) (?!(?:i|you|he|she|it|we|they|my|your|his|her|our|their|the)\b)\p{L}/iu;

/** Whether words that have no counterpart in the source are those of its expressions, as many and at the same time. */
function areOf(
  words: readonly ContentWord[],
  together: readonly SaidTogether[],
  language: GlossLanguage,
): boolean {
  const most = together.reduce((sum, { length }) => sum + length, 0);
  return (
    words.length <= most &&
    together.every(({ first, isDeed }) => {
      const times = formsOf(contentWord(first, language));
      return (
        !isDeed ||
        times.size === 0 ||
        words.some((word) => {
          const told = formsOf(word);
          return told.size === 0 || [...told].some((one) => times.has(one));
        })
      );
    })
  );
}

/** All forms that a word may stand in. */
const formsOf = (word: ContentWord): ReadonlySet<string> =>
  new Set([...word.values()].flatMap((forms) => [...forms]));

/** What a text says, as it is compared. */
interface Said {
  readonly content: readonly ContentWord[];
  readonly denials: number;
  /** Words with a capital letter within the text. */
  readonly names: readonly string[];
  /** Whom something is done to or belongs to, in alphabetical order. */
  readonly people: string;
  /** Who does it: Russian may leave it to the verb. */
  readonly doers: string;
  readonly asks: boolean;
  /** Prepositions and particles, in alphabetical order: what is "at home" is not "in home". */
  readonly places: readonly string[];
}

/** A content word by its lemmas, each with the forms it may stand in; no forms where none are told apart. */
type ContentWord = ReadonlyMap<string, ReadonlySet<string>>;

function readWords(text: string, language: GlossLanguage, alike: SaidAlike): Said {
  const folded = foldText(text);
  const plain = language === "en" ? expandContractions(folded).replace(TO_DO, "$1") : folded;
  const said = alike.inWords(
    (plain.match(/[\p{L}'-]+/gu) ?? []).map((word) => word.replace(/'s?$/u, "")),
  );
  const words = said.map(({ text: word }) => word);
  const people = [...new Set(words.flatMap((word) => PEOPLE[language].get(word) ?? []))].toSorted();
  return {
    content: said.flatMap((one, at) => {
      if (LEFT_OUT[language].test(one.text)) return [];
      const word = asOneWord(one, language);
      const isBeside = said.slice(Math.max(0, at - 2), at).some(({ text: led }) => led === "у");
      return [language === "ru" && isBeside ? inAnyForm(word) : word];
    }),
    names: [...text.matchAll(NAME)].map(([name]) => name.toLowerCase()),
    denials: words.filter((word) => DENIALS[language].test(word)).length,
    people: people.filter((one) => !DOES.test(one)).join(" "),
    doers: people.filter((one) => DOES.test(one)).join(" "),
    places: [...new Set(words.filter((word) => PLACES[language].test(word)))].toSorted(),
    asks: /\?\s*$/u.test(text),
  };
}

/** У двери, рядом с дверью: one place in two cases. */
const inAnyForm = (word: ContentWord): ContentWord =>
  new Map([...word.keys()].map((lemma) => [lemma, new Set<string>()]));

/** A word, or several said as one, in the forms of any of them. */
function asOneWord({ text, words }: AlikeWord, language: GlossLanguage): ContentWord {
  if (words.length === 1 && words[0] === text) return contentWord(text, language);
  // «Пришёл» is of no rule, and yet its ending tells when
  const forms = words.flatMap((word) =>
    language === "ru" && PAST.test(word) ? ["past"] : [...formsOf(contentWord(word, language))],
  );
  return new Map([[text, new Set(forms)]]);
}

const PAST = /[аеиоуыяё]л(?:а|о|и)?(?:с[ья])?$|ш(?:е|ё)?л(?:а|о|и)?$/u;

function contentWord(word: string, language: GlossLanguage): ContentWord {
  const alike = ALIKE[word] ?? word;
  return language === "en" ? englishWord(alike) : russianWord(alike);
}

/** Words that have no counterpart among the others. */
const notAmong = (words: readonly ContentWord[], others: readonly ContentWord[]): ContentWord[] =>
  words.filter((word) => !others.some((other) => isSame(word, other)));

const isSame = (one: ContentWord, other: ContentWord): boolean =>
  [...one].some(([lemma, forms]) => {
    const others = other.get(lemma);
    if (!others) return false;
    return forms.size === 0 || others.size === 0 || [...forms].some((form) => others.has(form));
  });

/** What was done is not what is done; what is being done may be either. */
const TIMES: Readonly<Record<EnglishTag, readonly string[]>> = {
  base: ["now"],
  third: ["now"],
  past: ["then"],
  participle: ["then", "now"],
  ing: ["then", "now"],
  plural: [],
  comparative: [],
  superlative: [],
};

function englishWord(word: string): ContentWord {
  const found = new Map<string, Set<string>>([[word, new Set()]]);
  for (const { lemma, tag } of englishForms(word)) {
    const forms = found.get(lemma) ?? new Set();
    found.set(lemma, forms);
    for (const time of TIMES[tag]) forms.add(time);
  }
  return found;
}

/** Cases and tenses of a word: whoever does it stands in another case than what it is done to. */
function russianWord(word: string): ContentWord {
  const found = new Map<string, Set<string>>();
  const add = (lemma: string, forms: readonly string[]): void => {
    found.set(lemma, new Set([...(found.get(lemma) ?? []), ...forms]));
  };
  const nouns = readingsOf(word).filter((one) => one.pos === "noun");
  for (const { lemma, features } of nouns) add(lemma, casesOf(features));
  // A word that the dictionary knows as a noun is none that its ending may make of it
  for (const { lemma, pos, cases = [], tense } of russianForms(word))
    if (pos === "v") for (const one of inEitherAspect(lemma)) add(one, tensesOf(tense));
    else if (nouns.length === 0) add(lemma, cases);
  // What neither knows is told by its letters
  if (nouns.length === 0 && !found.has(word)) found.set(word, new Set());
  return found;
}

/** A verb with its partners in the other aspect, which Kazakh seldom tells apart: кончалась, кончилась. */
function inEitherAspect(lemma: string): string[] {
  const isVerb = (text: string): boolean =>
    readingsOf(text).some((one) => one.pos === "verb" && one.form === "infinitive");
  return isVerb(lemma)
    ? [lemma, ...[...imperfectivesOf(lemma), ...perfectivesOf(lemma)].filter(isVerb)]
    : [lemma];
}

const tensesOf = (tense: RussianForm["tense"]): readonly string[] => {
  if (tense === "present" || tense === "future") return ["not past"];
  return tense === "past" ? ["past"] : tense === "imperative" ? ["bidden"] : ["past", "not past"];
};

/** "Need to drink": a deed has no place. */
const TO_DO =
  /\b((?:need|want|have|like|love|begin|start|try|learn|plan|decide|hope|forget|go|able|ought|used|easy|hard|ready)(?:s|ed|ing)? )to (?!the\b|an?\b|my\b|your\b|his\b|her\b|our\b|their\b|work\b|school\b|bed\b)/gu;

/** A person that does it, as `people-named.ts` writes them. */
const DOES = /[\dsp]$/u;

/** "I am going to buy" is no way to a place, as Kazakh says it. */
const INTENDED =
  /(\p{L})(?:'m|'s|'re| am| is| are) going to (?!(?:the|an?|my|your|his|her|our|their|this|that|work|school|bed|class|town|church)\b)(?=\p{Ll})/gu;

/** "The weather is good" is no "a good". */
const NAMED = /\b(?:is|are|was|were|be) an? (?!lot\b|few\b|little\b|bit\b)\p{L}+/u;

/** Mark is no mark. */
const NAME = /(?<=\p{L},? )(?!I\b)\p{Lu}\p{L}+/gu;

/** Words that only join, point or help, and those that are compared by themselves: people, places, denials. */
const LEFT_OUT: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /^(?:an?|the|i|me|my|mine|you|your|yours|he|him|his|she|her|hers|it|its|we|us|our|ours|they|them|their|theirs|be|am|is|are|was|were|been|being|do|does|did|have|has|had|will|shall|not|no|to|of|in|on|at|by|for|from|with|as|into|off|out|up|down|about|and|or|but|so|that|this|these|those|then|there|please|let|some|any|if|when|who|what|which|how|why|where|s|o|o'clock|really|just|well|oh|also|too|already|yet|one)$/,
  ru: /^(?:я|меня|мне|мной|ты|тебя|тебе|тобой|он|его|него|ему|нему|им|ним|она|ее|нее|ей|ней|оно|мы|нас|нам|нами|вы|вас|вам|вами|они|их|них|ими|ними|мо[йяиею]|моего|моей|моему|моем|моих|моим|моими|тво\p{L}+|наш\p{L}*|ваш\p{L}*|сво\p{L}+|это|эт\p{L}{1,2}|этот|этого|этому|этим|этом|тот|та|то|те|не|нет|ни|и|а|но|или|что|чтобы|как|если|бы|ли|же|ведь|вот|когда|потому|поэтому|тоже|также|в|во|на|с|со|к|ко|у|по|за|из|от|о|об|про|для|без|при|под|над|через|до|после|перед|быть|есть|был|была|было|были|буду|будет|будем|будут|будешь|будете|пожалуйста|ну|просто|уже|находится|находятся|час|часа|часов|кто|кого|кому|где|куда|откуда|почему|зачем|себя|себе)$/u,
};

/** Ways to say one thing, by the word that stands for all of them. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "need must should ought need",
    "can could able cannot can't may",
    "many much lot lots",
    "надо нужно должен должна должны должно следует придется пришлось приходится",
    "можно мочь могу можешь может можем можете могут мог могла могли уметь умею умеешь умеет умеем умеете умеют сможет смогу",
    "очень сильно",
  ].flatMap((row) => {
    const [first = "", ...others] = row.split(" ");
    return others.map((one) => [one, first] as const);
  }),
);

const PLACES: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /^(?:in|on|at|to|from|off|out|up|down|under|over|by|with|about|into|through|after|before|for|each|other)$/,
  ru: /^(?:в|во|на|к|ко|у|от|ото|из|изо|за|под|над|с|со|о|об|про|по|для|через|после|до|перед)$/,
};

const DENIALS: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /^(?:not|no|never|nobody|nothing|cannot|without|none|nowhere|unable)$/,
  ru: /^(?:не|нет|никогда|никто|никого|никому|ничего|ничто|нельзя|без|нигде|никуда)$/,
};
