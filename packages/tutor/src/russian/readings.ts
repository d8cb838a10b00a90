import { NumbersByText, RecentlyAsked } from "@tilashar/kazakh";
import { type Features, feature } from "./agreement.ts";
import type { Gender, RussianCase } from "./inflect.ts";
import { allParadigms, type ParadigmLine } from "./paradigms.ts";

/** What a Russian form may be: a word of the dictionary in one of its forms. */
export type Reading =
  | {
      readonly pos: "noun";
      readonly lemma: string;
      readonly features: Features;
      readonly living: boolean;
      /** It has no singular: часы, брюки. */
      readonly several?: boolean;
    }
  | { readonly pos: "adjective"; readonly lemma: string; readonly features: Features }
  | { readonly pos: "short"; readonly lemma: string; readonly kind: Gender | "p" }
  | { readonly pos: "comparative"; readonly lemma: string }
  | VerbReading;

/** A form of a verb. */
export interface VerbReading {
  readonly pos: "verb";
  readonly lemma: string;
  readonly perfective: boolean;
  readonly form: "infinitive" | "finite" | "past" | "imperative" | "gerund" | "participle" | "done";
  /** 1–3 of finite forms. */
  readonly person?: 1 | 2 | 3;
  readonly plural?: boolean;
  /** Of the past and of what is done. */
  readonly kind?: Gender | "p";
  /** Of participles: their agreement and what they tell. */
  readonly features?: Features;
  readonly participle?: "doing" | "did" | "done" | "being-done";
}

const CASES: readonly RussianCase[] = ["nom", "gen", "dat", "acc", "ins", "prep"];

/** What an adjective's form agrees in, by its place among the forms; the accusative is told by the noun. */
const ADJECTIVE: readonly Features[] = [
  feature("nom", "m") | feature("acc", "m"),
  feature("gen", "m") | feature("acc", "m") | feature("gen", "n"),
  feature("dat", "m") | feature("dat", "n"),
  feature("ins", "m") | feature("ins", "n"),
  feature("prep", "m") | feature("prep", "n"),
  feature("nom", "f"),
  feature("gen", "f") | feature("dat", "f") | feature("prep", "f"),
  feature("acc", "f"),
  feature("ins", "f"),
  feature("nom", "n") | feature("acc", "n"),
  feature("nom", "p") | feature("acc", "p"),
  feature("gen", "p") | feature("prep", "p") | feature("acc", "p"),
  feature("dat", "p"),
  feature("ins", "p"),
  feature("prep", "p"),
];

/** What a form agrees in by the ends of adjectives, for participles of which the table has one form alone. */
const ENDINGS: readonly (readonly [string, Features])[] = [
  ["ый", ADJECTIVE[0] as number],
  ["ий", ADJECTIVE[0] as number],
  ["ого", ADJECTIVE[1] as number],
  ["его", ADJECTIVE[1] as number],
  ["ому", ADJECTIVE[2] as number],
  ["ему", ADJECTIVE[2] as number],
  ["ым", (ADJECTIVE[3] as number) | feature("dat", "p")],
  ["им", (ADJECTIVE[3] as number) | feature("dat", "p")],
  ["ом", ADJECTIVE[4] as number],
  ["ем", ADJECTIVE[4] as number],
  ["ая", ADJECTIVE[5] as number],
  ["ой", (ADJECTIVE[6] as number) | (ADJECTIVE[8] as number)],
  ["ей", (ADJECTIVE[6] as number) | (ADJECTIVE[8] as number)],
  ["ую", ADJECTIVE[7] as number],
  ["ое", ADJECTIVE[9] as number],
  ["ее", ADJECTIVE[9] as number],
  ["ые", ADJECTIVE[10] as number],
  ["ие", ADJECTIVE[10] as number],
  ["ых", ADJECTIVE[11] as number],
  ["их", ADJECTIVE[11] as number],
  ["ыми", ADJECTIVE[13] as number],
  ["ими", ADJECTIVE[13] as number],
];

const folded = (text: string): string => text.replaceAll("ё", "е").toLowerCase();

/** The table by the beginnings that the forms of a word share. */
class ByStem {
  readonly lines = allParadigms();
  readonly #byStem = new NumbersByText((add) => {
    this.lines.forEach((line, number) => {
      add(folded(line.word.slice(0, line.length)), number);
    });
  }, "Russian stems");

  /** Every word of the table with the places at which a form stands among its forms. */
  find(form: string, take: (line: ParadigmLine, place: number, ending: string) => void): void {
    const look = (length: number, numbers: readonly number[]): void => {
      const stem = form.slice(0, length);
      const ending = form.slice(length);
      for (const number of numbers) {
        const line = this.lines.at(number);
        if (line.length !== length || folded(line.word.slice(0, length)) !== stem) continue;
        line.endings.forEach((one, place) => {
          if (one !== "-" && folded(one) === ending) take(line, place, ending);
        });
        if (line.class.startsWith("v")) this.#other(line, form, ending, take);
      }
    };
    look(0, this.#byStem.get(""));
    this.#byStem.forBeginnings(form, look);
  }

  /** The infinitive, which is no form of the table, and the cases of participles. */
  #other(
    line: ParadigmLine,
    form: string,
    ending: string,
    take: (line: ParadigmLine, place: number, ending: string) => void,
  ): void {
    if (form === folded(line.word)) take(line, INFINITIVE, ending);
    for (let place = 13; place <= 16; place++) {
      const one = folded(line.endings[place] ?? "-").replace(/ся$/u, "");
      if (one === "-" || one.length < 2) continue;
      const stem = one.slice(0, -2);
      if (ending.startsWith(stem)) take(line, place + CASES_OF, ending.slice(stem.length));
    }
  }
}

const INFINITIVE = 50;
const CASES_OF = 100;
const PARTICIPLES = ["doing", "did", "done", "being-done"] as const;

let byStem: ByStem | undefined;

/** A sentence is read in several ways, each of which asks for its words again. */
const KEPT = 200;
const asked = new RecentlyAsked<string, readonly Reading[]>(KEPT);

/** Everything a Russian form may be by the dictionary. */
export const readingsOf = (form: string): readonly Reading[] =>
  asked.get(form, () => readingsAnew(form));

function readingsAnew(form: string): Reading[] {
  byStem ??= new ByStem();
  const found: Reading[] = [];
  byStem.find(form, (line, place, ending) => {
    const reading = readingAt(line, place, ending);
    if (reading) found.push(reading);
  });
  return merged(found);
}

function readingAt(
  { word, class: kind }: ParadigmLine,
  place: number,
  ending: string,
): Reading | undefined {
  const lemma = folded(word);
  if (kind.startsWith("n")) {
    const gender = kind[1] === "p" ? "n" : (kind[1] as Gender);
    const kase = CASES[place % 6] as RussianCase;
    const features = feature(kase, place >= 6 ? "p" : gender);
    return {
      pos: "noun",
      lemma,
      features,
      living: kind[2] === "a",
      ...(kind[1] === "p" && { several: true }),
    };
  }
  if (kind === "a") {
    if (place === 19) return { pos: "comparative", lemma };
    if (place >= 15) return { pos: "short", lemma, kind: "mfnp"[place - 15] as Gender | "p" };
    return { pos: "adjective", lemma, features: ADJECTIVE[place] as number };
  }
  const verb = { pos: "verb", lemma, perfective: kind === "vp" } as const;
  if (place === INFINITIVE) return { ...verb, form: "infinitive" };
  if (place < 6)
    return { ...verb, form: "finite", person: ((place % 3) + 1) as 1 | 2 | 3, plural: place > 2 };
  if (place < 10) return { ...verb, form: "past", kind: "mfnp"[place - 6] as Gender | "p" };
  if (place < 12) return { ...verb, form: "imperative", plural: place === 11 };
  if (place === 12) return { ...verb, form: "gerund" };
  if (place >= 17 && place <= 20)
    return { ...verb, form: "done", kind: "mfnp"[place - 17] as Gender | "p" };
  if (place < CASES_OF) return undefined;
  const features = ENDINGS.find(
    ([end]) => end === (lemma.endsWith("ся") ? ending.replace(/ся$/u, "") : ending),
  )?.[1];
  const participle = PARTICIPLES[place - CASES_OF - 13];
  return features === undefined || !participle
    ? undefined
    : { ...verb, form: "participle", features, participle };
}

/** Readings of one word as one, with all they may agree in. */
function merged(found: readonly Reading[]): Reading[] {
  const made: Reading[] = [];
  for (const one of found) {
    const at = made.findIndex(
      (known) =>
        known.pos === one.pos &&
        known.lemma === one.lemma &&
        (one.pos === "noun" || one.pos === "adjective"),
    );
    const known = made[at];
    if (known && "features" in known && "features" in one)
      made[at] = { ...known, features: (known.features ?? 0) | (one.features ?? 0) } as Reading;
    else if (!made.some((other) => JSON.stringify(other) === JSON.stringify(one))) made.push(one);
  }
  return made;
}
