import type { Entry, PartOfSpeech } from "../lexicon/entry.ts";
import type { Upos, Weighed } from "./candidate.ts";
import { chainOf, spellFrom } from "./chain.ts";
import type { SuffixId } from "./suffix-table.ts";
import { featuresOf } from "./ud-features.ts";
import type { Found, Reading } from "./walk.ts";

const UPOS: Record<PartOfSpeech, Upos> = {
  n: "NOUN",
  v: "VERB",
  adj: "ADJ",
  adv: "ADV",
  pron: "PRON",
  num: "NUM",
  post: "ADP",
  conj: "CCONJ",
  part: "PART",
  intj: "INTJ",
  mod: "ADJ",
  "name-person": "PROPN",
  "name-place": "PROPN",
  "name-other": "PROPN",
  abbr: "PROPN",
  onom: "ADV",
};

/** What a derivation makes of its base. */
const DERIVES: Partial<Record<SuffixId, Upos>> = {
  lyq: "NOUN",
  shy: "NOUN",
  mate: "NOUN",
  house: "NOUN",
  ys: "NOUN",
  ly: "ADJ",
  syz: "ADJ",
  shyl: "ADJ",
  worthy: "ADJ",
  prone: "ADJ",
  la: "VERB",
  lan: "VERB",
  las: "VERB",
};

/** Part of speech an entry shows in Universal Dependencies. */
export function uposOf(entry: Entry): Upos {
  if (entry.pos === "conj" && SUBORDINATING.has(entry.lemma)) return "SCONJ";
  if (entry.pos === "num" && entry.lemma.length > 4 && /[ғгқк][ыі]$/.test(entry.lemma))
    return "ADJ";
  if (entry.pos === "mod" && !PREDICATES.has(entry.lemma)) return "ADV";
  if (entry.pos === "abbr" && entry.lemma === entry.lemma.toLowerCase()) return "NOUN";
  if (entry.pos === "pron" && ADVERBIAL.has(entry.lemma)) return "ADV";
  if (entry.pos === "pron" && DETERMINERS.has(entry.lemma)) return "DET";
  return UPOS[entry.pos];
}

/** Modal words that are predicates; the rest stand outside the sentence like adverbs. */
const PREDICATES = new Set(
  "бар жоқ керек қажет мүмкін тиіс міндетті дұрыс шарт лазым ықтимал емес екен еді болар".split(
    " ",
  ),
);

const SUBORDINATING = new Set([
  "егер",
  "деп",
  "сондықтан",
  "өйткені",
  "себебі",
  "егерде",
  "дегенмен",
]);
const ADVERBIAL = new Set(["қашан", "қайда", "қайдан", "неге", "қалай", "неліктен", "нешінде"]);
const DETERMINERS = new Set([
  "бұл",
  "осы",
  "сол",
  "мына",
  "ана",
  "анау",
  "мынау",
  "әр",
  "барлық",
  "қай",
  "кейбір",
  "бүкіл",
  "ешқандай",
  "қандай",
  "әрбір",
  "мұндай",
  "осындай",
  "сондай",
  "ондай",
  "мынадай",
  "мынандай",
  "анандай",
  "осынау",
  "сонау",
  "әлгі",
]);

/** What a start contributes to the candidates read from it. */
export interface StemReading {
  lemma: string;
  upos: Upos;
  has: readonly SuffixId[];
  entry?: Entry;
  base?: string | undefined;
  guessed?: boolean;
  cost: number;
}

/** Puts a stem and a reading of the rest together. */
export function buildCandidate(surface: string, stem: StemReading, reading: Reading): Weighed {
  const { path } = reading;
  let lemma = stem.lemma;
  let upos = stem.upos;
  path.forEach((found) => {
    const derived = DERIVES[found.step.id];
    if (!derived) return;
    // алматылық: of Almaty
    upos = upos === "PROPN" && found.step.id === "lyq" ? "ADJ" : derived;
    lemma = derivedLemma(surface, found, derived);
  });
  // A determiner that takes suffixes stands for a noun
  if (upos === "DET" && (path.length > 0 || stem.has.length > 0)) upos = "PRON";
  const ids = [...stem.has, ...path.map((found) => found.step.id)];
  const last = path.findLastIndex((found) => DERIVES[found.step.id] !== undefined);
  const inflecting = last < 0 ? ids : path.slice(last + 1).map((found) => found.step.id);
  const first = path[0];
  const segments = first ? [surface.slice(0, first.from)] : [surface];
  path.forEach((found, at) => {
    segments.push(surface.slice(found.from, path[at + 1]?.from ?? surface.length));
  });
  const suffixes = path.map((found, at) => ({
    id: found.step.id,
    surface: segments[at + 1] as string,
  }));
  return {
    lemma,
    upos,
    features: featuresOf(upos, inflecting, reading.ending.reads, last < 0 ? stem.base : undefined),
    suffixes,
    segments,
    ...(stem.entry ? { entry: stem.entry } : {}),
    guessed: stem.guessed === true,
    cost: stem.cost + reading.cost,
  };
}

const VERBAL_NOUN = chainOf(["vn"]);

function derivedLemma(surface: string, found: Found, upos: Upos): string {
  const text = surface.slice(0, found.to - 1) + found.closes;
  return upos === "VERB" ? (spellFrom(text, found.key, VERBAL_NOUN)[0] as string) : text;
}
