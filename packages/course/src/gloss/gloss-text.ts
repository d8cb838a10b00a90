import {
  analyse,
  analyseFully,
  type Candidate,
  defaultLexicon,
  type Entry,
  type Lexicon,
  lookUp,
  makeLexicon,
  numberToWords,
  type SuffixId,
  tokenise,
} from "@tilashar/kazakh";
import { chooseReadings } from "./choose-reading.ts";
import type { Gloss, GlossedExpression, GlossPart, Meaning, ReadToken } from "./gloss.ts";
import { HELPER_VERBS } from "./helper-verbs.ts";
import { FORM_MEANINGS, LEMMA_MEANINGS } from "./own-meanings.ts";
import { MISLEADING_EXPRESSIONS, OWN_WORDS } from "./own-words.ts";
import { rareReading } from "./rare-reading.ts";

/** A headword of the course, as the glossary call gives it. */
export interface GlossaryWord {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
  /** Bare stem of a verb that the built-in lexicon does not have. */
  readonly stem?: string;
}

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

/** Words more than this far apart make no expression. */
const longestExpression = 4;

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
  const all = [...OWN_WORDS, ...words];
  const lexicon = withOwnWords(all);
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

  function read(sentence: string): (ReadToken & { start: number })[] {
    const pieces = tokenise(sentence);
    const words = pieces.filter(({ kind }) => kind === "word");
    return pieces.map((piece) => {
      const { text, kind, start } = piece;
      if (kind !== "word" && kind !== "number") return { text, kind, start, candidates: [] };
      const at = words.indexOf(piece);
      const rare = rareReading(text, words[at - 1]?.text ?? "", words[at + 1]?.text ?? "");
      const candidates = rare === null ? [] : analyseFully(text, lexicon).filter(rare);
      return { text, kind, start, candidates: candidates[0] ? candidates : candidatesOf(text) };
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
    const named = lookUp(lemma)[0] ?? entry;
    return named === undefined ? { en: "", ru: "" } : meaningIn(named);
  }

  /** The longest expression of the lexicon or the course that the word at `at` is a part of. */
  function expressionAt(
    places: readonly number[],
    tokens: readonly ReadToken[],
    endings: readonly (readonly string[])[],
    at: number,
  ): GlossedExpression | undefined {
    const here = places.indexOf(at);
    for (let size = longestExpression; size > 1; size--) {
      for (let first = Math.max(0, here - size + 1); first <= here; first++) {
        const span = places.slice(first, first + size);
        const last = span.at(-1);
        if (span.length < size || last === undefined) continue;
        const isWhole = tokens
          .slice(span[0], last)
          .every(({ kind }) => kind === "word" || kind === "space");
        if (!isWhole) continue;
        const head = span.slice(0, -1).map((place) => tokens[place]?.text.toLowerCase());
        for (const end of endings[last] ?? []) {
          const lemma = [...head, end].join(" ");
          if (MISLEADING_EXPRESSIONS.has(lemma)) continue;
          const word = own.get(lemma);
          if (word !== undefined) return { lemma: word.kz, meaning: { en: word.en, ru: word.ru } };
          const entry = lexicon.byLemma.get(lemma)?.[0];
          if (entry !== undefined) return { lemma, meaning: meaningOf(lemma, "", entry) };
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
      const chosen = chooseReadings(tokens, names);
      const places = tokens.flatMap(({ kind }, at) => (kind === "word" ? [at] : []));
      const endings = tokens.map(({ text, candidates }, at) =>
        endingsOf(text.toLowerCase(), candidates[chosen[at] ?? -1]),
      );
      return tokens.map((token, at) => {
        const { text, kind, start, candidates } = token;
        if (kind !== "word" && kind !== "number") return { text, start, gloss: null };
        const reading = candidates[chosen[at] ?? -1];
        const before = places[places.indexOf(at) - 1];
        const previous =
          before === undefined ? undefined : tokens[before]?.candidates[chosen[before] ?? -1];
        const expression = kind === "word" ? expressionAt(places, tokens, endings, at) : undefined;
        const helper =
          reading === undefined || previous === undefined || expression !== undefined
            ? undefined
            : helperNote(reading, previous);
        const gloss: Gloss = {
          surface: text,
          kind,
          ...glossOf(text, kind, reading, meaningOf),
          ...(expression && { expression }),
          ...(helper && { helper }),
          others: otherReadings(candidates, reading, meaningOf),
        };
        return { text, start, gloss };
      });
    },
  };
}

/** What the last word of an expression may be told by: as written, its dictionary form, its 3rd person possessive. */
function endingsOf(text: string, reading: Candidate | undefined): string[] {
  if (reading === undefined) return [text];
  const owner = reading.suffixes.findIndex(({ id }) => id === "pss3");
  const owned = reading.segments
    .slice(0, owner + 2)
    .join("")
    .toLowerCase();
  return [text, reading.lemma, ...(owner === -1 ? [] : [owned])];
}

type MeaningOf = (lemma: string, upos: string, entry: Entry | undefined) => Meaning;

function glossOf(
  text: string,
  kind: Gloss["kind"],
  reading: Candidate | undefined,
  meaningOf: MeaningOf,
): Omit<Gloss, "surface" | "kind" | "others"> {
  if (kind === "number") return glossOfNumber(text, reading);
  if (reading === undefined) {
    return {
      lemma: text,
      upos: "X",
      meaning: { en: text, ru: text },
      parts: [{ text }],
      guessed: true,
    };
  }
  const { lemma, upos, entry, guessed } = reading;
  const meaning = FORM_MEANINGS[text.toLowerCase()] ?? meaningOf(lemma, upos, entry);
  const voice = builtInVoice(reading);
  return {
    lemma,
    upos,
    meaning,
    parts: partsOf(reading),
    ...(entry !== undefined && isDerived(reading, entry) && { base: entry.lemma }),
    ...(voice && { voice }),
    guessed,
  };
}

const isDerived = (reading: Candidate, entry: Entry) =>
  reading.lemma !== entry.lemma && lookUp(reading.lemma).length === 0;

const voices: Readonly<Record<string, SuffixId>> = { Pass: "passL", Cau: "causD", Rcp: "recp" };

function builtInVoice({ features, suffixes }: Candidate): SuffixId | undefined {
  const voice = voices[features.Voice ?? ""];
  const shown = suffixes.some(({ id }) => /^(?:pass|caus|recp)/.test(id));
  return shown ? undefined : voice;
}

function glossOfNumber(
  text: string,
  reading: Candidate | undefined,
): Omit<Gloss, "surface" | "kind" | "others"> {
  const digits = /^\p{Nd}+/u.exec(text)?.[0] ?? "";
  const isPlain = /^\p{Nd}+(?:-|$)/u.test(text);
  const ordinal = reading?.features.NumType === "Ord";
  const spoken = isPlain ? numberToWords(Number(digits), ordinal ? "ordinal" : undefined) : "";
  const shown = text.replace(/-\p{L}+$/u, "");
  return {
    lemma: shown,
    upos: "NUM",
    meaning: { en: shown, ru: shown },
    parts: reading === undefined ? [{ text }] : partsOf(reading),
    ...(spoken !== "" && { spoken }),
    guessed: false,
  };
}

function partsOf({ segments, suffixes }: Candidate): GlossPart[] {
  return segments.map((text, at) => {
    const suffix = suffixes[at - 1]?.id;
    return suffix === undefined ? { text } : { text, suffix };
  });
}

function helperNote(reading: Candidate, previous: Candidate): Gloss["helper"] {
  if (reading.upos !== "VERB" && reading.upos !== "AUX") return undefined;
  if (previous.features.VerbForm !== "Conv") return undefined;
  const kind = previous.features.Aspect === "Imp" ? "a" : "p";
  return HELPER_VERBS[reading.lemma]?.[kind];
}

function otherReadings(
  candidates: readonly Candidate[],
  chosen: Candidate | undefined,
  meaningOf: MeaningOf,
): GlossedExpression[] {
  const seen = new Set([chosen?.lemma]);
  return candidates.flatMap(({ lemma, upos, entry, guessed }) => {
    if (seen.has(lemma) || guessed) return [];
    seen.add(lemma);
    return [{ lemma, meaning: meaningOf(lemma, upos, entry) }];
  });
}

function withOwnWords(words: readonly GlossaryWord[]): Lexicon {
  const base = defaultLexicon();
  const unknown = words.filter(({ kz }) => !/\s/.test(kz) && !base.byLemma.has(kz));
  if (unknown.length === 0) return base;
  const entries = unknown.map(
    ({ kz, stem }, place): Entry => ({
      id: base.entries.length + place,
      lemma: kz,
      pos: stem !== undefined ? "v" : kz === kz.toLowerCase() ? "adj" : "name-person",
      band: 4,
      ...(stem !== undefined && { stem }),
    }),
  );
  return makeLexicon([...base.entries, ...entries]);
}
