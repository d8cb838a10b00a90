import {
  analyse,
  analyseFully,
  type Candidate,
  type Entry,
  lookUp,
  tokenise,
} from "@tilashar/kazakh";
import { chooseReadings } from "./choose-reading.ts";
import type { Gloss, GlossedExpression, Meaning, ReadToken } from "./gloss.ts";
import { IDIOMS } from "./idioms.ts";
import { type GlossaryWord, lexiconWith } from "./lexicon-with.ts";
import { LEMMA_MEANINGS } from "./own-meanings.ts";
import { MISLEADING_EXPRESSIONS, OWN_WORDS } from "./own-words.ts";
import { rareReading } from "./rare-reading.ts";
import { isBid } from "./reading-kinds.ts";
import { glossOf, helperOf, otherReadings } from "./word-gloss.ts";

/** What an entry of the built-in lexicon means: `glossInEnglish` and `glossInRussian` of the engine. */
export interface Meanings {
  readonly en?: ((entry: Entry) => string) | undefined;
  readonly ru?: ((entry: Entry) => string) | undefined;
}

/** A glossed piece of text: words and numbers have a gloss, the rest has none. */
export interface GlossedToken {
  readonly text: string;
  readonly start: number;
  readonly gloss: Gloss | null;
}

export interface Glosser {
  /**
   * Glosses each word of a sentence.
   *
   * @param names dictionary forms that the text uses as names, as `namesIn` finds them
   */
  gloss(sentence: string, names?: ReadonlySet<string>): GlossedToken[];
  /** Dictionary forms of the names in a text: what is written with a capital inside a sentence. */
  namesIn(sentences: Iterable<string>): ReadonlySet<string>;
}

/** Rarer verbs than these are hardly meant by a form that is another word. */
const COMMON_BAND = 2;

const isMark = ({ kind, text }: Pick<ReadToken, "kind" | "text">) =>
  kind === "punctuation" && text !== "-";

/** Words more than this far apart make no expression. */
const maxExpressionWords = 4;

/**
 * Makes a glosser over the built-in lexicon and the course's own words. Readings of a word are kept, so
 * that a text is analysed once.
 *
 * @param meanings the lexicon's glosses in the languages that are wanted; the others are empty
 * @param words headwords the lexicon does not have: expressions of several words, and words of the course
 */
export function makeGlosser(words: readonly GlossaryWord[], meanings: Meanings): Glosser {
  const meaningIn = (entry: Entry): Meaning => ({
    en: meanings.en?.(entry) ?? "",
    ru: meanings.ru?.(entry) ?? "",
  });
  const all = [...OWN_WORDS, ...IDIOMS.map(([kz, en, ru]) => ({ kz, en, ru })), ...words];
  const lexicon = lexiconWith(all);
  const own = new Map<string, GlossaryWord>();
  for (const word of all) {
    own.set(word.kz, word);
    // A name of one word is not the common word spelt like it.
    if (word.kz.includes(" ")) own.set(word.kz.toLowerCase(), word);
  }
  const known = new Map<string, readonly Candidate[]>();

  function candidatesOf(text: string): readonly Candidate[] {
    let candidates = known.get(text);
    if (candidates === undefined) {
      candidates = analyse(text, lexicon);
      known.set(text, candidates);
    }
    return candidates;
  }

  /** First words of the expressions of two words. */
  const heads = new Set<string>();
  for (const lemma of [...own.keys(), ...lexicon.entries.map((entry) => entry.lemma)]) {
    const space = lemma.indexOf(" ");
    if (space > 0 && space === lemma.lastIndexOf(" ")) heads.add(lemma.slice(0, space));
  }

  /** Readings of a word that may end an expression whose verb is rarer than another word: ән сала. */
  function withExpression(text: string, before: string): readonly Candidate[] {
    const usual = candidatesOf(text);
    const ends = ({ lemma }: Candidate) => isExpression(`${before} ${lemma}`);
    if (!heads.has(before) || usual.some(ends)) return usual;
    const verb = analyseFully(text, lexicon).find(
      (one) => ends(one) && one.upos === "VERB" && one.suffixes.length > 0,
    );
    return verb === undefined ? usual : [...usual, verb];
  }

  /** Readings of a word at a clause's end, where a bid is likelier than elsewhere: хат жаз, допты ұста. */
  function withBid(text: string): readonly Candidate[] {
    const usual = candidatesOf(text);
    if (usual.some(isBid)) return usual;
    const bid = analyseFully(text, lexicon).find(
      (one) => isBid(one) && !one.guessed && (one.entry?.band ?? 4) <= COMMON_BAND,
    );
    return bid === undefined ? usual : [...usual, bid];
  }

  function read(sentence: string): (ReadToken & { start: number })[] {
    const pieces = tokenise(sentence);
    const words = pieces.filter(({ kind }) => kind === "word");
    return pieces.map((piece) => {
      const { text, kind, start } = piece;
      if (kind !== "word" && kind !== "number") return { text, kind, start, candidates: [] };
      const at = words.indexOf(piece);
      const place = pieces.indexOf(piece);
      const closes = kind === "word" && (pieces[place + 1]?.kind ?? "end") !== "space";
      const opened = pieces.findLastIndex((one, before) => before < place && isMark(one));
      const rare = rareReading(text, {
        before: words[at - 1]?.text ?? "",
        after: words[at + 1]?.text ?? "",
        clause: pieces.slice(opened + 1, place).map((one) => one.text),
        closes,
        isWithout:
          candidatesOf(text)[0]?.suffixes.at(-1)?.id === "syz" &&
          !own.has(text) &&
          !lexicon.byLemma.has(text),
      });
      const candidates = rare === null ? [] : analyseFully(text, lexicon).filter(rare);
      if (candidates[0]) return { text, kind, start, candidates };
      return {
        text,
        kind,
        start,
        candidates: closes
          ? withBid(text)
          : withExpression(text, words[at - 1]?.text.toLowerCase() ?? ""),
      };
    });
  }

  function meaningOf(lemma: string, upos: string, entry: Entry | undefined): Meaning {
    const set = LEMMA_MEANINGS[`${lemma}/${upos}`];
    if (set !== undefined) return set;
    const word = own.get(lemma);
    if (word !== undefined && upos === "PROPN") return { en: word.en, ru: word.ru };
    if (entry !== undefined && entry.lemma === lemma) {
      const meaning = meaningIn(entry);
      if (meaning.en !== "" || meaning.ru !== "") return meaning;
    }
    if (word !== undefined) return { en: word.en, ru: word.ru };
    const halves = upos === "NUM" ? lemma.split("-").map((half) => lookUp(half)[0]) : [];
    const [less, more] = halves;
    if (halves.length === 2 && less && more) {
      const [from, to] = [meaningIn(less), meaningIn(more)];
      return { en: `${from.en} or ${to.en}`, ru: `${from.ru}-${to.ru}` };
    }
    const joined = lemma.includes("-") && !lexicon.byLemma.has(lemma) ? bothOf(lemma) : undefined;
    if (joined !== undefined) return joined;
    const named = lookUp(lemma)[0] ?? entry;
    return named === undefined ? { en: "", ru: "" } : meaningIn(named);
  }

  /** What two different words that a hyphen joins mean beside each other: қауын-қарбыз, melons and watermelons. */
  function bothOf(lemma: string): Meaning | undefined {
    const halves = lemma.split("-").map((half) => candidatesOf(half)[0]);
    const [less, more] = halves;
    if (halves.length !== 2 || !less?.entry || !more?.entry) return undefined;
    if (less.entry === more.entry || less.guessed || more.guessed) return undefined;
    if (less.upos !== more.upos) return undefined;
    const [one, other] = [meaningIn(less.entry), meaningIn(more.entry)];
    const beside = (first: string, second: string) =>
      first === "" || second === "" ? "" : `${senseOf(first)}; ${senseOf(second)}`;
    return { en: beside(one.en, other.en), ru: beside(one.ru, other.ru) };
  }

  const isExpression = (lemma: string) =>
    (own.has(lemma) || lexicon.byLemma.has(lemma)) && !MISLEADING_EXPRESSIONS.has(lemma);

  /** The longest expression of the lexicon or the course that the word at `at` is a part of. */
  function expressionAt(
    places: readonly number[],
    tokens: readonly ReadToken[],
    endings: readonly (readonly string[])[],
    bareNouns: readonly (string | undefined)[],
    at: number,
  ): GlossedExpression | undefined {
    const here = places.indexOf(at);
    for (let size = maxExpressionWords; size > 1; size--) {
      for (let first = Math.max(0, here - size + 1); first <= here; first++) {
        const span = places.slice(first, first + size);
        const last = span.at(-1);
        if (span.length < size || last === undefined) continue;
        const isWhole = tokens
          .slice(span[0], last)
          .every(({ kind }) => kind === "word" || kind === "space");
        if (!isWhole) continue;
        const head = span.slice(0, -1).map((place) => tokens[place]?.text.toLowerCase());
        const bare = span.slice(0, -1).map((place) => bareNouns[place] ?? "");
        for (const end of endings[last] ?? []) {
          for (const before of [head, bare]) {
            const lemma = [...before, end].join(" ");
            if (MISLEADING_EXPRESSIONS.has(lemma)) continue;
            const word = own.get(lemma);
            if (word !== undefined)
              return { lemma: word.kz, meaning: { en: word.en, ru: word.ru } };
            const entry = lexicon.byLemma.get(lemma)?.[0];
            if (entry !== undefined) return { lemma, meaning: meaningOf(lemma, "", entry) };
          }
        }
      }
    }
    return undefined;
  }

  return {
    namesIn(sentences) {
      const names = new Set<string>();
      for (const sentence of sentences) {
        let opens = true;
        for (const { text, kind } of tokenise(sentence)) {
          // Few words have a capital inside a sentence, so that a whole text costs little.
          if (kind === "word" && !opens && text.charAt(0) !== text.charAt(0).toLowerCase())
            for (const { upos, lemma } of candidatesOf(text))
              if (upos === "PROPN") names.add(lemma);
          if (kind === "word" || kind === "number") opens = false;
          else if (kind === "punctuation" && /[.!?…:«—"“]/.test(text)) opens = true;
        }
      }
      return names;
    },

    gloss(sentence, names = new Set()) {
      const tokens = read(sentence);
      const chosen = chooseReadings(tokens, names, isExpression);
      const places = tokens.flatMap(({ kind }, at) => (kind === "word" ? [at] : []));
      const endings = tokens.map(({ text, candidates }, at) =>
        endingsOf(text.toLowerCase(), candidates[chosen[at] ?? -1]),
      );
      const bareNouns = tokens.map(({ candidates }, at) => ownedNoun(candidates[chosen[at] ?? -1]));
      return tokens.map((token, at) => {
        const { text, kind, start, candidates } = token;
        if (kind !== "word" && kind !== "number") return { text, start, gloss: null };
        const reading = candidates[chosen[at] ?? -1];
        const before = neighbourBefore(tokens, at);
        const previous =
          before === undefined ? undefined : tokens[before]?.candidates[chosen[before] ?? -1];
        const expression =
          kind === "word" ? expressionAt(places, tokens, endings, bareNouns, at) : undefined;
        const helper =
          reading === undefined || previous === undefined || expression !== undefined
            ? undefined
            : helperOf(reading, previous);
        const own = glossOf(text, kind, reading, meaningOf);
        const gloss: Gloss = {
          surface: text,
          kind,
          ...own,
          ...(helper?.means && { meaning: helper.means, lemmaMeaning: own.meaning }),
          ...(expression && { expression }),
          ...(helper && { helper: helper.note }),
          ...(helper?.keeps && { helperKeeps: true as const }),
          others: otherReadings(candidates, reading, meaningOf),
        };
        return { text, start, gloss };
      });
    },
  };
}

/** The first of several senses. */
const senseOf = (meaning: string) => meaning.split(";")[0] ?? "";

/** The place of the word before, where nothing but a space stands between. */
function neighbourBefore(tokens: readonly ReadToken[], at: number): number | undefined {
  const before = tokens[at - 1]?.kind === "space" ? at - 2 : -1;
  return tokens[before]?.kind === "word" ? before : undefined;
}

/** The noun of somebody's thing that is said nothing else of: қарын of қарным in қарным ашты. */
function ownedNoun(reading: Candidate | undefined): string | undefined {
  const isOwned = reading?.suffixes.length === 1 && reading.suffixes[0]?.id.startsWith("pss");
  return isOwned ? reading?.lemma : undefined;
}

/** What the last word of an expression may be told by: as written, its dictionary form, with its owner's ending in the 3rd person. */
function endingsOf(text: string, reading: Candidate | undefined): string[] {
  if (reading === undefined) return [text];
  const owner = reading.suffixes.findIndex(({ id }) => id.startsWith("pss"));
  const stem = reading.segments
    .slice(0, owner + 1)
    .join("")
    .toLowerCase();
  // Қан қысымыңыз is of the headword қан қысымы
  const owned = owner === -1 ? [] : ["ы", "і", "сы", "сі"].map((ending) => stem + ending);
  return [text, reading.lemma, ...owned];
}
