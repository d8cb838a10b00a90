import { wordsToNumber } from "@tilashar/kazakh";
import type { Language } from "../reply.ts";
import { knownReadings, skeleton } from "../text/chat-spelling.ts";
import { foldText } from "../text/fold.ts";

/** A word of a sentence as patterns see it. */
export interface HeardWord {
  /** As it was typed, in proper letters where they are known. */
  readonly text: string;
  readonly lower: string;
  readonly bones: string;
  /** Dictionary forms it may be of, in small letters. */
  readonly lemmas: ReadonlySet<string>;
  /** Those of them that are no form of a verb. */
  readonly nouns: ReadonlySet<string>;
}

type Piece =
  | { readonly kind: "gap" }
  | { readonly kind: "slot"; readonly name: string }
  | { readonly kind: "word"; readonly options: readonly Option[] };
interface Option {
  readonly text: string;
  readonly how: "same" | "begins" | "lemma";
}

/** How something is said, as `HeardPattern` of the course's schema writes it. */
export interface Heard {
  readonly language: Language;
  readonly pieces: readonly Piece[];
  readonly fromStart: boolean;
  readonly toEnd: boolean;
}

/** What a sentence was found to say. */
export interface Hearing {
  /** Words kept, by the name of their place: the dictionary form, capital kept. */
  readonly slots: Readonly<Record<string, string>>;
  /** Share of the sentence's words that the pattern names; those in a gap count a third. */
  readonly share: number;
  /** Words that the pattern names. */
  readonly named: number;
  readonly words: readonly HeardWord[];
}

const WIDEST_GAP = 4;

/** Reads a pattern. */
export function readHeard(written: string, language: Language): Heard {
  const fromStart = written.startsWith("^ ");
  const toEnd = written.endsWith(" $");
  const inner = written.slice(fromStart ? 2 : 0, toEnd ? -2 : undefined);
  const spell = (text: string) => (language === "kz" ? skeleton(text) : foldText(text));
  const pieces = inner.split(" ").map((piece): Piece => {
    if (piece === "…") return { kind: "gap" };
    if (piece.startsWith("{")) return { kind: "slot", name: piece.slice(1, -1) };
    const options = piece.split("|").map((one): Option => {
      if (one.startsWith("=")) return { text: one.slice(1).toLowerCase(), how: "lemma" };
      return one.endsWith("*")
        ? { text: spell(one.slice(0, -1)), how: "begins" }
        : { text: spell(one), how: "same" };
    });
    return { kind: "word", options };
  });
  return { language, pieces, fromStart, toEnd };
}

/**
 * Words of which one stands in every sentence that says this, as `lower` tells them, or as `kz` and `bones` for
 * Kazakh; undefined where a pattern names none as it is written.
 */
export function neededWords({ pieces, language }: Heard): readonly string[] | undefined {
  return pieces
    .flatMap((piece) =>
      piece.kind === "word" && piece.options.every(({ how }) => how === "same")
        ? [piece.options.map(({ text }) => (language === "kz" ? `kz ${text}` : text))]
        : [],
    )
    .sort((a, b) => a.length - b.length)[0];
}

/** The words of a sentence. */
export function heardWords(sentence: string): HeardWord[] {
  const texts = [...sentence.matchAll(/[\p{L}\p{M}\d]+(?:['’-][\p{L}\p{M}\d]+)*/gu)];
  return texts.map(([text], at) => {
    const lower = foldText(text);
    const next = texts[at + 1]?.[0];
    let lemmas: ReadonlySet<string> | undefined;
    let nouns: ReadonlySet<string> | undefined;
    return {
      text,
      lower,
      bones: skeleton(text),
      // Reading a word takes time, and most patterns ask for no dictionary form
      get lemmas() {
        lemmas ??= lemmasOf(lower, next);
        return lemmas;
      },
      get nouns() {
        nouns ??= nounsOf(lower, this.lemmas);
        return nouns;
      },
    };
  });
}

/** «Ұмытып қала беремін»: before a verb that helps it, a converb is no noun of the same letters. */
function lemmasOf(lower: string, next: string | undefined): ReadonlySet<string> {
  const readings = knownReadings(lower);
  const converbs = readings.filter(({ features }) => features.VerbForm === "Conv");
  const isHelped =
    converbs.length > 0 &&
    next !== undefined &&
    (knownReadings(foldText(next)).some(
      ({ lemma, features }) => features.VerbForm !== undefined && HELPING.test(lemma),
    ) ||
      SPOKEN.test(next));
  const own = isHelped
    ? converbs.map(({ lemma }) => lemma)
    : [lower, ...readings.map(({ lemma }) => lemma)];
  return new Set(own.map((lemma) => lemma.toLowerCase()));
}

/** «Оқып жатырмын» names no studies. */
function nounsOf(lower: string, lemmas: ReadonlySet<string>): ReadonlySet<string> {
  const readings = knownReadings(lower);
  const named = new Set(
    readings
      .filter(({ features }) => features.VerbForm === undefined || features.VerbForm === "Vnoun")
      .map(({ lemma }) => lemma.toLowerCase()),
  );
  return new Set(
    [...lemmas].filter((lemma) => named.has(lemma) || (lemma === lower && readings.length === 0)),
  );
}

/** As they are spoken: ұмытып қала берем. */
const SPOKEN = /^(?:бер|кет|қал|жат|жүр|отыр|тұр)\p{L}*м$/u;

/** Verbs that help another one before them. */
export const HELPING =
  /^(?:алу|беру|болу|бару|жату|жіберу|жүру|кету|келу|көру|қалу|қою|отыру|салу|тастау|тұру|түсу|шығу)$/u;

interface Match {
  readonly slots: Record<string, string>;
  readonly words: readonly HeardWord[];
  readonly gaps: number;
}

/** What a sentence says by a pattern; undefined where it says something else. */
export function hear(pattern: Heard, words: readonly HeardWord[]): Hearing | undefined {
  const last = pattern.fromStart ? 0 : words.length - 1;
  for (let from = 0; from <= last; from++) {
    const found = match(pattern, 0, words, from);
    if (found)
      return {
        slots: found.slots,
        named: found.words.length,
        words: found.words,
        share: words.length === 0 ? 0 : (found.words.length + found.gaps / 3) / words.length,
      };
  }
  return undefined;
}

function match(
  pattern: Heard,
  place: number,
  words: readonly HeardWord[],
  at: number,
): Match | undefined {
  const piece = pattern.pieces[place];
  if (piece === undefined)
    return pattern.toEnd && at < words.length ? undefined : { slots: {}, words: [], gaps: 0 };
  if (piece.kind === "gap") {
    const isLast = place === pattern.pieces.length - 1;
    const widest = isLast && pattern.toEnd ? words.length - at : WIDEST_GAP;
    for (let gap = 0; gap <= widest && at + gap <= words.length; gap++) {
      const rest = match(pattern, place + 1, words, at + gap);
      if (rest) return { ...rest, gaps: rest.gaps + gap };
    }
    return undefined;
  }
  const word = words[at];
  if (word === undefined) return undefined;
  if (piece.kind === "slot") {
    const value = slotValue(piece.name, word, pattern.language);
    if (value === undefined) return undefined;
    const rest = match(pattern, place + 1, words, at + 1);
    return (
      rest && {
        ...rest,
        slots: { ...rest.slots, [piece.name]: value },
        words: [word, ...rest.words],
      }
    );
  }
  if (!piece.options.some((option) => fits(option, word, pattern.language))) return undefined;
  const rest = match(pattern, place + 1, words, at + 1);
  return rest && { ...rest, words: [word, ...rest.words] };
}

function fits({ text, how }: Option, word: HeardWord, language: Language): boolean {
  const seen = language === "kz" ? word.bones : word.lower;
  if (how === "lemma") return word.lemmas.has(text);
  return how === "begins" ? seen.startsWith(text) : seen === text;
}

/** Words that are nobody's name and no town. */
const CLOSED =
  /^(?:мен|сен|сіз|ол|біз|олар|кім|не|қандай|қалай|қайда|қайдан|неше|қанша|бұл|осы|сол|ана|мына|да|де|та|те|ма|ме|ба|бе|па|пе|иә|жоқ|жақсы|рақмет|бар|керек|емес|өте|бүгін|кеше|ертең|қазір|what|who|how|where|the|a|an|from|in|i|my|not|and|fine|good|ok|yes|no|что|кто|как|где|из|в|во|я|и|да|нет|не|хорошо|сказать|будет)$/u;

/** What a word tells in a place of this name; undefined where it tells nothing of the kind. */
function slotValue(name: string, word: HeardWord, language: Language): string | undefined {
  const { lower, text } = word;
  if (CLOSED.test(lower)) return undefined;
  switch (name) {
    case "city":
      return /^\p{Lu}/u.test(text) && !isInflected(lower) ? text : undefined;
    case "name":
      if (/^\p{Lu}/u.test(text) && !isInflected(lower)) return text;
      return isVerb(lower) || isInflected(lower) || isPlainWord(lower) ? undefined : capital(text);
    case "place":
      return inCase(word, "loc", /(?:да|де|та|те)$/u);
    case "origin":
      return language === "kz"
        ? town(inCase(word, "abl", /(?:дан|ден|тан|тен|нан|нен)$/u))
        : capital(text);
    case "town":
      return language === "kz" ? town(inCase(word, "loc", /(?:да|де|та|те)$/u)) : capital(text);
    case "dat":
      return inCase(word, "dat", /(?:ға|ге|қа|ке)$/u);
    case "age": {
      const bare = lower.replace(/(?:да|де|та|те)$/u, "");
      const number = /^\d{1,3}$/.test(lower)
        ? Number(lower)
        : (wordsToNumber(lower) ?? wordsToNumber(bare));
      return number === undefined ? undefined : String(number);
    }
    case "job": {
      // «Мен Дәуренмін» tells a name
      if (/^\p{Lu}/u.test(text)) return undefined;
      const noun = knownReadings(lower).find(
        ({ entry, suffixes }) => entry?.pos === "n" && suffixes.every(({ id }) => id === "cop1s"),
      );
      return noun?.lemma;
    }
    case "pet":
      return capital(text);
    case "likes":
      return (
        knownReadings(lower).find(({ entry }) => entry?.pos === "n")?.lemma ??
        (isVerb(lower) ? undefined : lower)
      );
    case "thing":
      return knownReadings(lower).find(
        ({ entry, suffixes }) => entry?.pos === "n" && suffixes.length === 0,
      )?.lemma;
    case "workplace":
      return language === "kz" ? inCase(word, "loc", /(?:да|де|та|те)$/u) : lower;
    default:
      return lower;
  }
}

/** A noun or name in a case, "I am" after it or not: its dictionary form. */
function inCase({ lower, text }: HeardWord, suffix: string, ending: RegExp): string | undefined {
  const bare = text.replace(/(?:мын|мін|быз|біз|мыз|міз)$/u, "");
  const known = knownReadings(lower).find(
    ({ suffixes, entry }) =>
      suffixes.some(({ id }) => id === suffix) && !/^(?:pron|v|adv)/.test(entry?.pos ?? ""),
  );
  if (known) return /^\p{Lu}/u.test(text) ? capital(known.lemma) : known.lemma;
  const isName = /^\p{Lu}/u.test(text) && ending.test(bare);
  return isName ? bare.replace(ending, "") : undefined;
}

const isVerb = (lower: string): boolean =>
  knownReadings(lower).some(({ features }) => features.VerbForm === "Fin");

/** A converb, an adverb or a quality is nobody's name: «Қытайдан көшіп келген». */
const isPlainWord = (lower: string): boolean =>
  knownReadings(lower).some(
    ({ features, upos }) => features.VerbForm === "Conv" || upos === "ADV" || upos === "ADP",
  );

/** Somebody comes from or lives in a place with a name, or one of these. */
const town = (lemma: string | undefined): string | undefined =>
  lemma !== undefined &&
  (/^\p{Lu}/u.test(lemma) || /^(?:ауыл|қала|шетел|облыс|аудан|үй|пәтер|жатақхана)$/u.test(lemma))
    ? lemma
    : undefined;

/** In a case that no name stands in: from somewhere, at somewhere. */
const isInflected = (lower: string): boolean =>
  knownReadings(lower).some(({ suffixes }) =>
    suffixes.some(({ id }) => id === "abl" || id === "loc" || id === "dat"),
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
