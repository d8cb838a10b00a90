import type { Entry, PartOfSpeech, VoiceName } from "../lexicon/entry.ts";
import { defaultLexicon, type Lexicon } from "../lexicon/lexicon.ts";
import { ListsByKey } from "../lists-by-key.ts";
import { NumbersByText } from "../numbers-by-text.ts";
import { makeStem, type Stem } from "../phonology/stem.ts";
import { RecentlyAsked } from "../recently-asked.ts";
import { uposOf } from "./build-candidate.ts";
import type { Upos } from "./candidate.ts";
import { changedBeginnings } from "./changed-beginnings.ts";
import { CLOSED_STEMS, SHORT_CONVERBS } from "./closed-words.ts";
import { freshStemOf, voiceStem } from "./inflected-stem.ts";
import type { StateName } from "./morphotactics.ts";
import { COLLECTIVES, ORDINALS, togetherWe } from "./numerals.ts";
import {
  allPronounForms,
  PRONOUN_OBLIQUES,
  PRONOUN_OWN,
  PRONOUN_OWNED,
  PRONOUN_PLURALS,
  PRONOUN_WITHOUT,
} from "./pronouns.ts";
import type { SuffixId } from "./suffix-table.ts";

/** A stem a surface form may begin with. */
export interface Candidature {
  /** The stem as suffixes see it. */
  text: string;
  key: number;
  state: StateName;
  lemma: string;
  upos: Upos;
  entry?: Entry;
  /** Features of stems outside the ordinary classes. */
  base?: string | undefined;
  /** Suffixes the stem already contains (маған: dative). */
  has: readonly SuffixId[];
  cost: number;
  /** May stand with no suffix at all; объекті may not. */
  bare: boolean;
  /** How many letters of the text the index key shows. */
  firm: number;
}

const STATES: Record<PartOfSpeech, StateName> = {
  n: "noun",
  v: "verb",
  adj: "adj",
  adv: "adverb",
  pron: "pronoun",
  num: "numeral",
  post: "postposition",
  conj: "particle",
  part: "particle",
  intj: "particle",
  mod: "predicative",
  "name-person": "noun",
  "name-place": "noun",
  "name-other": "noun",
  abbr: "noun",
  onom: "adverb",
};

const CLOSED: ReadonlySet<PartOfSpeech> = new Set(["post", "conj", "part", "pron", "num", "mod"]);
const VOICE_SUFFIX: Record<VoiceName, SuffixId> = {
  pass: "passL",
  caus: "causD",
  recp: "recp",
  refl: "passN",
};

/** A passive is a form of its verb unless it is a common word itself; other voices are mostly words. */
const VOICE_COST: Record<VoiceName, number> = { pass: 1, caus: 2.8, recp: 2.2, refl: 2.2 };

/** Features personal pronouns have of themselves. */
const PERSONS: Readonly<Record<string, string>> = {
  мен: "Number=Sing|Person=1",
  сен: "Number=Sing|Person=2|Polite=Infm",
  сіз: "Number=Sing|Person=2|Polite=Form",
  ол: "Number=Sing|Person=3",
  біз: "Number=Plur|Person=1",
  сендер: "Number=Plur|Person=2|Polite=Infm",
  сіздер: "Number=Plur|Person=2|Polite=Form",
  олар: "Number=Plur|Person=3",
};

/** Whole numbers; halves and quarters, and adjectives among the numerals, count nothing. */
const CARDINAL =
  /^(?:нөл|бір|екі|үш|төрт|бес|алты|жеті|сегіз|тоғыз|он|жиырма|отыз|қырық|елу|алпыс|жетпіс|сексен|тоқсан|жүз|мың|миллион|миллиард|триллион)$/;

/** Predicates that negate by themselves: барған жоқпын, үйде емес. */
const NEGATIVE: ReadonlySet<string> = new Set(["жоқ", "емес"]);

function ofItself({ pos, lemma }: Entry): string | undefined {
  if (pos === "pron") return PERSONS[lemma];
  if (NEGATIVE.has(lemma) && (pos === "mod" || pos === "adj")) return "Polarity=Neg";
  if (pos !== "num") return undefined;
  if (/нш[ыі]$/.test(lemma)) return "NumType=Ord";
  return Object.values(COLLECTIVES).includes(lemma) || !CARDINAL.test(lemma)
    ? undefined
    : "NumType=Card";
}

const indexes = new WeakMap<Lexicon, StemIndex>();

/** Index of a lexicon's stems, built at first use. */
export function stemIndex(lexicon: Lexicon): StemIndex {
  let index = indexes.get(lexicon);
  if (!index) {
    index = new StemIndex(lexicon);
    indexes.set(lexicon, index);
  }
  return index;
}

/** Of one word in several classes this one comes first: керек, жақсы, ертең. */
const AMONG_HOMONYMS: Partial<Record<PartOfSpeech, number>> = { mod: -0.4, adj: -0.2, adv: -0.1 };

/** Words of the dictionary that running text shows as forms of деу and of the copula. */
const FORMS_OF_VERBS = new Set("деп деген дейді еді екен".split(" "));

/** Cost of a lemma by band; function words are commoner than their band says. */
function costOfEntry(entry: Entry): number {
  if (FORMS_OF_VERBS.has(entry.lemma) && entry.pos !== "v") return 4;
  const band = (entry.band - 1) * 1.5 + (AMONG_HOMONYMS[entry.pos] ?? 0);
  if (CLOSED.has(entry.pos)) return band * 0.5 - 1;
  if (entry.pos === "onom" || entry.pos === "intj") return band + 3;
  return band;
}

/** The text itself where it is in small letters already: each copy would be kept. */
function small(text: string): string {
  const lower = text.toLowerCase();
  return lower === text ? text : lower;
}

/** What a stem's place in the index says beyond its entry. */
type Place = Omit<Candidature, "key" | "lemma" | "upos" | "entry">;

/** Those of entries are made here alone, so that all have one shape, and their fields beside each other. */
function ofEntry(
  entry: Entry,
  stem: Stem,
  { text, state, base, has, cost, bare, firm }: Place,
): Candidature {
  const { lemma } = entry;
  const upos = uposOf(entry);
  return { text, key: stem.key, state, lemma, upos, entry, base, has, cost, bare, firm };
}

/** Without suffixes of its own: many share it. */
const HAS_NONE: readonly SuffixId[] = [];

/** For so many texts their stems are kept: running text shows the same few. */
const KEPT = 2500;

/** Takes a stem by the letters that a surface form shows of it. */
type Put = (shown: string, one: Candidature) => void;

/** Stems by the letters a surface form may show of them. Those of the lexicon are made when they are asked for. */
export class StemIndex {
  readonly #entries: readonly Entry[];
  /** Positions of entries by what is shown of their stems. */
  readonly #shown: NumbersByText;
  /** Stems that no entry has by itself. */
  readonly #others = new ListsByKey<string, Candidature>();
  readonly #recent = new RecentlyAsked<string, readonly Candidature[]>(KEPT);

  constructor(lexicon: Lexicon) {
    this.#entries = lexicon.entries;
    this.#shown = new NumbersByText(
      (add) => {
        lexicon.entries.forEach((entry, at) => {
          const texts = new Set<string>();
          putEntry(entry, (shown) => texts.add(shown));
          for (const text of texts) add(text, at);
        });
        // The others are found beside those of entries, and made by none
        for (const { text } of CLOSED_STEMS) add(text, lexicon.entries.length);
        for (const text of Object.keys(SHORT_CONVERBS)) add(text, lexicon.entries.length);
      },
      lexicon === defaultLexicon() ? "stems" : undefined,
    );
    for (const stem of CLOSED_STEMS)
      this.#others.add(stem.text, { ...stem, has: HAS_NONE, bare: true, firm: stem.text.length });
    for (const [text, lemma] of Object.entries(SHORT_CONVERBS)) {
      const entry = lexicon.byLemma.get(lemma)?.[0];
      if (!entry) continue;
      const stem = whole(entry, makeStem(text), text, "converb");
      this.#others.add(text, { ...stem, has: ["conv"], cost: 3 });
    }
  }

  /** The stems that a word may begin with, the shortest first. */
  beginningsOf(word: string): readonly Candidature[] {
    const found: Candidature[] = [];
    this.#shown.forBeginnings(word, (length, places) => {
      found.push(...this.#made(word.slice(0, length), places));
    });
    return found;
  }

  #made(text: string, places: readonly number[]): readonly Candidature[] {
    return this.#recent.get(text, () => {
      const found: Candidature[] = [];
      for (const at of places) {
        const entry = this.#entries[at];
        if (entry)
          putEntry(entry, (shown, one) => {
            if (shown === text) found.push(one);
          });
      }
      found.push(...(this.#others.get(text) ?? []));
      return found;
    });
  }
}

/** Puts every stem of an entry, always in the same order. */
function putEntry(entry: Entry, put: Put): void {
  const stem = freshStemOf(entry);
  if (entry.indeclinable) {
    put(entry.lemma, whole(entry, stem, small(entry.lemma), "end"));
    return;
  }
  const base = ofItself(entry);
  const add: AddStem = (added, state, has, more) => {
    const cost = costOfEntry(entry) + more;
    const lower = small(added.base);
    const alone = small(added.bare);
    const own = alone === lower;
    const place = (shown: string, one: Pick<Place, "text" | "state" | "bare" | "firm">) =>
      put(shown, ofEntry(entry, added, { ...one, base, has, cost }));
    place(alone, { text: alone, state: own ? state : "end", bare: true, firm: alone.length });
    if (!own) place(lower, { text: lower, state, bare: false, firm: lower.length });
    for (const { text, firm } of changedBeginnings(lower, added.key))
      place(text, { text: lower, state, bare: false, firm });
  };
  add(stem, STATES[entry.pos], HAS_NONE, 0);
  for (const voice of Object.keys(entry.voices ?? {}) as VoiceName[])
    add(voiceStem(entry, voice), "verb", [VOICE_SUFFIX[voice]], VOICE_COST[voice]);
  if (entry.possessive && entry.possessive !== entry.lemma)
    add(makeStem(entry.possessive, { possessed: true }), "owned", ["pss3"], 1);
  if (entry.pos === "pron" || entry.pos === "num") irregular(entry, add);
}

type AddStem = (stem: Stem, state: StateName, has: readonly SuffixId[], more: number) => void;

function whole(entry: Entry, stem: Stem, text: string, state: StateName): Candidature {
  const cost = costOfEntry(entry);
  return ofEntry(entry, stem, {
    ...{ text, state, base: undefined, has: HAS_NONE, cost, bare: true, firm: text.length },
  });
}

function irregular(entry: Entry, add: AddStem): void {
  if (entry.pos === "num") {
    if (Object.values(COLLECTIVES).includes(entry.lemma))
      add(makeStem(togetherWe(entry.lemma)), "owned", ["pss1p"], 0);
    const collective = COLLECTIVES[entry.lemma];
    if (collective) {
      add(makeStem(collective), "pronoun", ["coll"], 2);
      add(makeStem(togetherWe(collective)), "owned", ["coll", "pss1p"], 2);
    }
    const ordinal = ORDINALS[entry.lemma];
    if (ordinal) add(makeStem(ordinal), "ord", ["ord"], 1);
    return;
  }
  if (Object.values(COLLECTIVES).includes(entry.lemma))
    add(makeStem(togetherWe(entry.lemma)), "owned", ["pss1p"], 0);
  for (const { form, lemma, grammaticalCase } of allPronounForms()) {
    if (lemma !== entry.lemma || grammaticalCase === "NOM") continue;
    const id = grammaticalCase.toLowerCase() as SuffixId & StateName;
    add(makeStem(form), id, [id], 0.5);
  }
  const plural = PRONOUN_PLURALS[entry.lemma];
  if (plural) add(makeStem(plural), "pl", ["plural"], 1);
  for (const oblique of PRONOUN_OBLIQUES[entry.lemma] ?? []) {
    const stem = makeStem(oblique);
    const like = makeStem(`${oblique}${stem.key & 1 ? "дей" : "дай"}`);
    add(like, "like", ["like"], 2);
  }
  for (const owned of PRONOUN_OWNED[entry.lemma] ?? [])
    add(makeStem(owned, { possessed: true }), "owned", ["pss3"], 2);
  for (const without of PRONOUN_WITHOUT[entry.lemma] ?? [])
    add(makeStem(without), "adj", ["syz"], 2);
  for (const own of PRONOUN_OWN[entry.lemma] ?? [])
    add(makeStem(own, { possessed: true }), "own", ["own"], 2);
}
