import { RecentlyAsked } from "@tilashar/kazakh";
import type { Language } from "../reply.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText } from "../text/fold.ts";
import { skeleton } from "../text/skeleton.ts";
import { markOf, marksOf, mayHold } from "./marks.ts";
import { slotValue } from "./slot-value.ts";

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
  | {
      readonly kind: "slot";
      readonly name: string;
      /** Dictionary words that may stand there, where it is for some alone. */
      readonly of: ReadonlySet<string> | undefined;
    }
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
  /** Marks of the options of each word that is written: where a sentence has none of them, it does not say this. */
  readonly marks: readonly (readonly number[])[];
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

/** Reads a pattern; `kinds`: the words that may stand in a place, by its name. */
export function readHeard(
  written: string,
  language: Language,
  kinds: Readonly<Partial<Record<string, readonly string[]>>> = {},
): Heard {
  const fromStart = written.startsWith("^ ");
  const toEnd = written.endsWith(" $");
  const inner = written.slice(fromStart ? 2 : 0, toEnd ? -2 : undefined);
  const spell = (text: string) => (language === "kz" ? skeleton(text) : foldText(text));
  const pieces = inner.split(" ").map((piece): Piece => {
    if (piece === "…") return { kind: "gap" };
    if (piece.startsWith("{")) {
      const name = piece.slice(1, -1);
      const words = kinds[name];
      return { kind: "slot", name, of: words && new Set(words) };
    }
    const options = piece.split("|").map((one): Option => {
      if (one.startsWith("=")) return { text: one.slice(1).toLowerCase(), how: "lemma" };
      return one.endsWith("*")
        ? { text: spell(one.slice(0, -1)), how: "begins" }
        : { text: spell(one), how: "same" };
    });
    return { kind: "word", options };
  });
  const marks = pieces.flatMap((piece) =>
    piece.kind === "word" && piece.options.every(({ how }) => how !== "lemma")
      ? [piece.options.map(({ text, how }) => markOf(text, how === "same"))]
      : [],
  );
  return { language, pieces, fromStart, toEnd, marks };
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
export function heardWords(sentence: string): readonly HeardWord[] {
  return heardBefore.get(sentence, () => readWords(sentence));
}

/** Sentences read before: one message is looked at by all who may answer it. */
const heardBefore = new RecentlyAsked<string, readonly HeardWord[]>(64);

function readWords(sentence: string): HeardWord[] {
  const texts = [...sentence.matchAll(/[\p{L}\p{M}\d]+(?:['’-][\p{L}\p{M}\d]+)*/gu)];
  return texts.map(([text], at) => {
    const lower = foldText(text);
    const [before, next] = [texts[at - 1]?.[0], texts[at + 1]?.[0]];
    let lemmas: ReadonlySet<string> | undefined;
    let nouns: ReadonlySet<string> | undefined;
    return {
      text,
      lower,
      bones: skeleton(text),
      // Reading a word takes time, and most patterns ask for no dictionary form
      get lemmas() {
        lemmas ??= lemmasOf(lower, before, next);
        return lemmas;
      },
      get nouns() {
        nouns ??= nounsOf(lower, this.lemmas);
        return nouns;
      },
    };
  });
}

/**
 * «Ұмытып қала беремін»: before a verb that helps it, a converb is no noun of the same letters. «Сөйлескім келеді» tells
 * of a wish, and of nobody who comes.
 */
function lemmasOf(
  lower: string,
  before: string | undefined,
  next: string | undefined,
): ReadonlySet<string> {
  if (before !== undefined && COMES.test(lower) && WISH.test(before)) return NO_LEMMA;
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

const NO_LEMMA: ReadonlySet<string> = new Set();
const COMES = /^кел(?:е|ме|іп|ді|ген|се)/u;
/** «Барғым», «көргіміз», «айтқысы» before «келеді». */
const WISH = /[ғгқк][ыі](?:м|ң|сы|сі|мыз|міз|ңыз|ңіз)$/iu;

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
  if (!mayHold(marksOf(words, pattern.language), pattern.marks)) return undefined;
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

/** Words of every place where a sentence says this. */
export function everyHearing(way: Heard, words: readonly HeardWord[]): readonly HeardWord[] {
  const found: HeardWord[] = [];
  for (let from = 0; from < words.length; from++) {
    const heard = hear(way, from === 0 ? words : words.slice(from));
    if (!heard || heard.words.length === 0) break;
    found.push(...heard.words);
    if (way.fromStart) break;
    from = words.indexOf(heard.words[0] as HeardWord);
  }
  return found;
}

/** How many words a pattern names, where a sentence holds all of them, in whatever order; undefined where it does not. */
export function holds(
  { pieces, language }: Heard,
  words: readonly HeardWord[],
): number | undefined {
  let named = 0;
  for (const piece of pieces) {
    if (piece.kind !== "word") continue;
    if (!piece.options.some((option) => words.some((word) => fits(option, word, language))))
      return undefined;
    named++;
  }
  return named;
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
    const { of } = piece;
    const value = of
      ? [...word.nouns].find((lemma) => of.has(lemma))
      : slotValue(piece.name, word, pattern.language);
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
