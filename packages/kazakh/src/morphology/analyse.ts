import { defaultLexicon, type Lexicon } from "../lexicon/lexicon.ts";
import { isKazakhWord } from "../phonology/letters.ts";
import { foldLookAlikes } from "../script/look-alikes.ts";
import { buildCandidate } from "./build-candidate.ts";
import type { Candidate, Weighed } from "./candidate.ts";
import { guessReadings } from "./guess.ts";
import { MAX_WORD_LENGTH } from "./inflect.ts";
import { readPhrase } from "./phrase.ts";
import { preference } from "./preference.ts";
import { secondLemma } from "./second-lemma.ts";
import { writtenWish } from "./spoken-wish.ts";
import { type Candidature, stemIndex } from "./stem-index.ts";
import { printFeatures } from "./ud-features.ts";
import { type Reading, readingsFrom } from "./walk.ts";
import { writtenOddly } from "./written-oddly.ts";

const MAX_CANDIDATES = 20;
const LATIN = /[a-z]|\u0259|[\u0300-\u036f]/i;
/** Readings this much less likely than the first are left out, known and guessed ones apart. */
const LEAST_SHARE = { known: 0.19, guessed: 0.3 };
/** Readings so much dearer than the cheapest are dropped at once: nothing could bring them back. */
const HOPELESS = 24;
/** How plain and how common a form must be to be listed beside a commoner word spelt the same. */
const HIDDEN = { suffixes: 1, band: 2, cost: 5 };
/** How much dearer than the first such a reading may be. */
const OTHER_WORD = { closed: 5, negated: 8 };
/** Readings dearer than this are so far-fetched that a guess may be better. */
const DOUBTFUL = 11;

/**
 * Reads a word: the lemmas and chains of suffixes it may stand for, likeliest first.
 *
 * @param surface one word as written, any case; numerals and abbreviations with a hyphenated suffix
 * and hyphenated compounds are words too.
 * @returns candidates with a confidence, far-fetched ones left out; none when the word cannot be
 * Kazakh. Never throws.
 */
export function analyse(surface: string, lexicon: Lexicon = defaultLexicon()): Candidate[] {
  return candidatesOf(surface, lexicon, LEAST_SHARE);
}

/** `analyse` with the far-fetched readings too: every one that generation can make. */
export function analyseFully(surface: string, lexicon: Lexicon = defaultLexicon()): Candidate[] {
  return candidatesOf(surface, lexicon, { known: 0, guessed: 0 });
}

function candidatesOf(surface: string, lexicon: Lexicon, least: typeof LEAST_SHARE): Candidate[] {
  if (surface.length === 0 || surface.length > MAX_WORD_LENGTH) return [];
  // Latin letters among Cyrillic ones are slips of the keyboard
  const word = LATIN.test(surface) ? foldLookAlikes(surface) : surface;
  return rank(word, readingsOf(word, lexicon), least);
}

/** Readings of a word with their costs, unranked. */
export function readingsOf(surface: string, lexicon: Lexicon): Weighed[] {
  const word = surface.toLowerCase();
  if (!isKazakhWord(word)) {
    const whole = /[- ]/.test(word) ? knownReadings(word, lexicon, false) : [];
    if (whole.length === 0 && word.includes(" "))
      return readPhrase(surface.trim().replace(/ +/g, " "), lexicon, readingsOf);
    return whole.length > 0 ? whole : writtenOddly(surface, lexicon, readingsOf);
  }
  const capital = surface.charAt(0) !== word.charAt(0);
  if (capital && surface.length > 1 && surface === surface.toUpperCase()) {
    const known = knownReadings(word, lexicon, false);
    if (known.some((one) => one.entry?.pos === "abbr" || one.cost < 8)) return known;
    return writtenOddly(surface, lexicon, readingsOf);
  }
  const wish = writtenWish(word);
  const known =
    wish === null
      ? knownReadings(word, lexicon, capital)
      : knownReadings(wish, lexicon, capital).map((one) => ({
          ...one,
          segments: one.segments.map((part, at) =>
            at > 0 && at === one.segments.length - 2 ? part.replace("ң", "й") : part,
          ),
        }));
  for (const one of known) {
    if (one.upos === "PROPN") addCost(one, capital ? -2.5 : 6);
    // АЛЖИР is not Алжир
    if (one.entry?.pos === "abbr") addCost(one, 6);
  }
  balanceFrozen(known);
  const least = known.reduce((cost, one) => Math.min(cost, one.cost), Infinity);
  if (least <= DOUBTFUL) return known;
  return [...known, ...guessReadings(word, capital, lexicon)];
}

function knownReadings(word: string, lexicon: Lexicon, capital: boolean): Weighed[] {
  const raw: { stem: Candidature; reading: Reading; cost: number }[] = [];
  let least = Infinity;
  for (const stem of stemIndex(lexicon).beginningsOf(word)) {
    const start = { length: stem.text.length, firm: stem.firm, key: stem.key, state: stem.state };
    for (const reading of readingsFrom(word, start)) {
      if (reading.path.length === 0 && !stem.bare) continue;
      const cost = stem.cost + reading.cost;
      least = Math.min(least, cost);
      raw.push({ stem, reading, cost });
    }
  }
  const found: Weighed[] = [];
  for (const { stem, reading, cost } of raw) {
    if (cost > least + HOPELESS) continue;
    const candidate = buildCandidate(word, stem, reading);
    const nudge = preference(word, candidate, capital);
    candidate.plain = candidate.cost + Math.max(nudge, 0);
    candidate.cost += nudge;
    found.push(candidate);
    const second = secondLemma(word, candidate, stem.has, stem.text);
    if (second) found.push(second);
  }
  return found;
}

function addCost(one: Weighed, cost: number): void {
  one.cost += cost;
  if (one.plain !== undefined) one.plain += cost;
}

/**
 * Adverbs that are a case of a common word (кезінде, төменде) let the word show; with an owner
 * (кезінде, басында) the word itself is the commoner reading.
 */
function balanceFrozen(readings: readonly Weighed[]): void {
  const frozen = readings.find((one) => one.upos === "ADV" && one.suffixes.length === 0);
  if (!frozen) return;
  // So do adverbs that are a converb: абайлап, жұмыла
  if (readings.some(({ features, guessed }) => features.VerbForm === "Conv" && !guessed)) {
    const converb = Math.min(
      ...readings.filter(({ features }) => features.VerbForm === "Conv").map(({ cost }) => cost),
    );
    if (converb > frozen.cost + 2) addCost(frozen, Math.min(converb - frozen.cost - 2, 3));
    return;
  }
  let owned = false;
  let cased = false;
  for (const { upos, suffixes, entry } of readings) {
    const last = suffixes.at(-1)?.id;
    if (upos !== "NOUN" && upos !== "ADJ" && upos !== "ADV") continue;
    if (!entry || entry.band > 2 || suffixes.length > 2) continue;
    if (last !== "loc" && last !== "abl" && last !== "dat") continue;
    if (suffixes[0]?.id === "pss3") owned = true;
    else if (suffixes.length === 1) cased = true;
  }
  if (owned || cased) addCost(frozen, owned ? 4 : 3);
}

function rank(surface: string, readings: Weighed[], leastShare: typeof LEAST_SHARE): Candidate[] {
  if (readings.length === 0) return [];
  readings.sort((a, b) => a.cost - b.cost);
  const kept: Weighed[] = [];
  const seen = new Map<string, number>();
  const first = readings[0] as Weighed;
  const plainest = readings.reduce((cost, one) => Math.min(cost, one.plain ?? one.cost), Infinity);
  for (const reading of readings) {
    const name = `${printCandidate(reading)} ${verbOf(reading)}`;
    const place = seen.get(name);
    if (place !== undefined) {
      kept[place] = takenApart(kept[place] as Weighed, reading);
      continue;
    }
    const share = 2 ** (plainest - (reading.plain ?? reading.cost));
    const least = reading.guessed ? leastShare.guessed : leastShare.known;
    if (
      reading !== first &&
      share < least &&
      !isHidden(reading, first) &&
      !isOtherWord(reading, first)
    )
      continue;
    seen.set(name, kept.length);
    kept.push(reading);
    if (kept.length === MAX_CANDIDATES) break;
  }
  const least = first.cost;
  const weights = kept.map((one) => 2 ** (least - one.cost));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return kept.map(({ cost: _, ...one }, at) => {
    const share = (weights[at] as number) / total;
    const confidence = one.guessed ? share * 0.6 : share;
    return { ...one, segments: inWriting(surface, one.segments), confidence };
  });
}

/** Two verbs of one dictionary form have stems of their own: еру "to follow" is ер-, "to melt" ері-. */
const verbOf = ({ entry, lemma }: Weighed): string =>
  entry?.pos === "v" && entry.lemma === lemma ? (entry.stem ?? "") : "";

/** A whip is nobody who cares (қам), a square no ball's (шар), a hired hand no mane's (жал). */
const NOT_MADE: ReadonlySet<string> = new Set(["қамшы", "шаршы", "жалшы", "енші"]);

/** A word of the lexicon shows the suffix it was made with: жұмыс-шы, жұмыс-сыз. */
function takenApart(word: Weighed, derived: Weighed): Weighed {
  const made = derived.suffixes[0]?.id;
  if (derived.guessed || (made !== "shy" && made !== "syz")) return word;
  if (derived.suffixes.length !== word.suffixes.length + 1) return word;
  if (NOT_MADE.has(word.lemma)) return word;
  return { ...word, segments: derived.segments, suffixes: derived.suffixes };
}

/** A plain form of a common word is listed beside a word spelt the same: шақ + ым beside шағым. */
function isHidden(reading: Weighed, first: Weighed): boolean {
  if (first.suffixes.length > 0 || first.guessed || reading.guessed) return false;
  if (first.entry?.band === 1 || (reading.upos !== "NOUN" && reading.upos !== "ADJ")) return false;
  if (reading.suffixes.length > HIDDEN.suffixes || (reading.entry?.band ?? 4) > HIDDEN.band)
    return false;
  return reading.cost <= first.cost + HIDDEN.cost && !reading.features.Degree;
}

/** Words that take few endings or none, each of which is a word by itself wherever it is spelt alike. */
const FEW_ENDINGS: ReadonlySet<string> = new Set(
  "ADV ADP PART CCONJ SCONJ PRON DET NUM".split(" "),
);

/**
 * What is listed beside a commoner reading though it is rarer: another closed word or adverb spelt the
 * same (кері, қатар, сонда), and a common verb negated (алма "apple" or "do not take", болмаса).
 */
function isOtherWord(reading: Weighed, first: Weighed): boolean {
  const { entry, upos, suffixes, guessed, features } = reading;
  if (!entry || guessed || first.guessed || entry.band > 2) return false;
  const cost = (reading.plain ?? reading.cost) - (first.plain ?? first.cost);
  if (suffixes.length === 0 && FEW_ENDINGS.has(upos)) return cost <= OTHER_WORD.closed;
  return features.Polarity === "Neg" && suffixes.length <= 2 && cost <= OTHER_WORD.negated;
}

/** The segments in the capitals the word is written with. */
function inWriting(surface: string, segments: readonly string[]): string[] {
  let at = 0;
  return segments.map((segment) => {
    at += segment.length;
    return surface.slice(at - segment.length, at);
  });
}

/** `lemma/UPOS/Case=Dat|Number=Sing`, as the command line prints a candidate. */
export function printCandidate({
  lemma,
  upos,
  features,
}: Pick<Candidate, "lemma" | "upos" | "features">): string {
  return `${lemma}/${upos}/${printFeatures(features)}`;
}
