import { numberToWords } from "@tilashar/kazakh";
import { ordinal } from "../../text/ordinal.ts";
import { spokenNumber } from "../../text/spoken-numbers.ts";
import { englishForms } from "../../words/english-forms.ts";
import type { Glossary } from "../../words/glossary.ts";
import type { LexicalEdge } from "../chart/chart.ts";
import { LANGUAGE_ADVERBS, MANNER_WORDS, TIME_WORDS } from "../shared-words.ts";
import {
  ASKING,
  BE,
  DEGREES,
  DETERMINERS,
  MANNERS,
  OBJECTS,
  OWNED_ALONE,
  PHRASES,
  PREPOSITIONS,
  SUBJECTS,
} from "./function-words.ts";
import { MEALS } from "./meals.ts";
import { measuredAt } from "./measured.ts";
import { PLACES, PLACES_AFTER, PLACES_OF } from "./place-words.ts";
import { deedOf, type Noun, type Quality } from "./tree.ts";
import { FORMS, isIrregularPast, UNCHANGED } from "./verb-forms.ts";
import {
  AMOUNT,
  BEFORE_QUALITY,
  GRAMMATICAL,
  MANY,
  NO_MANNER,
  OWN,
  PARTICLES,
  QUALITIES,
  SPLIT,
} from "./word-classes.ts";

/** No word of the dictionary holds more words than this. */
const LONGEST = 4;

const NOUN_POS = /^(?:n|name-|abbr)/;

/** Says what every word of an English sentence, or several together, may be. */
export class EnglishLexicon {
  readonly #glossary: Glossary;
  readonly #nameOf: (word: string) => string | undefined;

  constructor(glossary: Glossary, nameOf: (word: string) => string | undefined) {
    this.#glossary = glossary;
    this.#nameOf = nameOf;
  }

  /** Whether this is a verb of the dictionary. */
  isVerb(text: string): boolean {
    return SPLIT.has(text) || this.#glossary.meaning(text, "en").some(({ pos }) => pos === "v");
  }

  /** Every word as everything it may be. */
  edges(words: readonly string[]): LexicalEdge[] {
    const found: LexicalEdge[] = [];
    for (let from = 0; from < words.length; from++) {
      const most = Math.min(LONGEST, words.length - from);
      for (let length = 1; length <= most; length++) {
        const part = words.slice(from, from + length);
        if (part.includes(",")) break;
        const add = (category: string, value: unknown, cost = 0): void => {
          found.push({ category, from, to: from + length, value, cost });
        };
        this.#function(part, add);
        this.#content(part, add);
      }
      found.push(...measuredAt(words, from));
      const [word, to] = [words[from] ?? "", from + 1];
      // "Not yet", and "before" with nothing after it, are times
      const time =
        word === "yet" && words.includes("not")
          ? "әлі"
          : word === "before" && to === words.length
            ? "бұрын"
            : undefined;
      if (time !== undefined) found.push({ category: "Time", from, to, value: time, cost: 0 });
    }
    // "Comes in March": what begins a time is no particle of a verb
    const times = new Set(
      found.flatMap(({ category, from, to }) =>
        category === "Time" && to > from + 1 ? [from] : [],
      ),
    );
    return found.filter(
      ({ category, from, to }) =>
        !(
          category === "Time" &&
          to === from + 1 &&
          /^(?:late|early)$/.test(words[from] ?? "") &&
          BEFORE_QUALITY.test(words[from - 1] ?? "")
        ) &&
        (category !== "V" || to === from + 1 || !times.has(to - 1)),
    );
  }

  #function(
    part: readonly string[],
    add: (category: string, value: unknown, cost?: number) => void,
  ): void {
    const text = part.join(" ");
    const put = <Value>(
      category: string,
      table: Readonly<Record<string, Value>>,
      cost = 0,
    ): void => {
      if (Object.hasOwn(table, text)) add(category, table[text], cost);
    };
    put("SubjectPronoun", SUBJECTS);
    put("ObjectPronoun", OBJECTS);
    put("Phrase", PHRASES);
    put("Phrase", OWNED_ALONE, -0.6);
    put("Det", DETERMINERS, part.length > 1 ? -0.3 : 0);
    put("Be", BE);
    put("Degree", DEGREES);
    put("Place", PLACES);
    put("Place", PLACES_AFTER, -0.3);
    put("Manner", PLACES_AFTER, -0.3);
    put("Manner", MANNERS, -0.6);
    put("Time", MEALS, -0.6);
    // A language is spoken, whatever its people are called
    if (LANGUAGE_ADVERBS.has(text)) add("Obj", { text } satisfies Noun, -0.1);
    put("PlaceOf", PLACES_OF);
    put("Asking", ASKING, part.length > 1 ? -0.6 : 0);
    if (PREPOSITIONS.includes(text)) add("P", text);
    if (part.length === 1 && PARTICLES.test(text)) add("Particle", text);
    const time = text === "again" ? undefined : TIME_WORDS.en.get(text);
    if (text === "again") add("Manner", "қайтадан", -0.2);
    if (time !== undefined && time !== "" && !/^(?:never|once)$/.test(text))
      add("Time", time, part.length > 1 ? -0.8 : -0.2);
    const manner = MANNER_WORDS.en.get(text);
    if (manner !== undefined && !/^(?:anywhere|nowhere)$/.test(text)) add("Manner", manner);
    const name = part.length === 1 ? this.#nameOf(text) : undefined;
    if (name !== undefined) add("Name", { text, kz: name, isName: true } satisfies Noun);
    if (part.length === 1) {
      const number = ordinal(text, "en");
      if (number !== undefined && !/^\d+$/.test(text))
        add("Ordinal", { word: text, kz: numberToWords(number, "ordinal") } satisfies Quality);
    }
  }

  #content(
    part: readonly string[],
    add: (category: string, value: unknown, cost?: number) => void,
  ): void {
    const last = part.at(-1) as string;
    const first = part[0] as string;
    if (spokenNumber(part)?.length === part.length) return;
    if (GRAMMATICAL.test(last) && part.length === 1 && !/^(?:do|does|did|has|had)$/.test(last))
      return;
    // What holds several words is one word before it is several
    const joined = -0.4 * (part.length - 1);
    if (!/^(?:to|not|and|or|is|are|i|he|she|we|they|you|it|the|a|an)$/.test(first))
      this.#noun(part, last, joined, add);
    this.#verb(part, first, joined, add);
    if (part.length === 1 && first === "has") add("V", deedOf("have", "third"));
    if (part.length === 1 && Object.hasOwn(QUALITIES, first)) add("Adj", QUALITIES[first]);
    if (part.length === 1 && first === "own") {
      add("Adj", OWN);
      return;
    }
    for (const { lemma, tag } of part.length === 1
      ? englishForms(first)
      : [{ lemma: part.join(" "), tag: "base" }]) {
      if (!/^(?:base|comparative|superlative)$/.test(tag) || AMOUNT.test(lemma)) continue;
      const senses = this.#glossary.meaning(lemma, "en");
      const at = senses.findIndex(({ pos }) => pos === "adj");
      if (at >= 0) {
        const rank = tag === "comparative" ? "more" : tag === "superlative" ? "most" : undefined;
        add("Adj", { word: lemma, ...(rank && { rank }) } satisfies Quality, joined + behind(at));
      }
      const adverb = tag === "base" ? senses.find(({ pos }) => pos === "adv") : undefined;
      if (
        adverb &&
        !MANNER_WORDS.en.has(lemma) &&
        !TIME_WORDS.en.has(lemma) &&
        !NO_MANNER.test(lemma)
      )
        add("Manner", adverb.kz, 0.2);
    }
  }

  #noun(
    part: readonly string[],
    last: string,
    joined: number,
    add: (category: string, value: unknown, cost?: number) => void,
  ): void {
    for (const { lemma, tag } of englishForms(last)) {
      if (tag !== "base" && tag !== "plural") continue;
      const text =
        part.length === 1 && lemma === "people"
          ? "person"
          : [...part.slice(0, -1), lemma].join(" ");
      const senses = this.#glossary.meaning(text, "en");
      const at = senses.findIndex(({ pos }) => NOUN_POS.test(pos));
      const sense = senses[at];
      if (!sense) continue;
      const isName = sense.pos.startsWith("name-");
      const noun: Noun = {
        text,
        ...((tag === "plural" || MANY.test(last)) && { plural: true }),
        ...(isName && { isName }),
      };
      add(
        isName && part.length === 1 && sense.pos !== "name-place" ? "Name" : "N",
        noun,
        // Friends are each a friend before they are дос-жаран
        joined +
          behind(at) +
          // Glasses are worn before they are glass
          (tag === "plural" && part.length === 1 && PAIRS.test(last) ? 0.3 : 0) +
          (tag === "base" && sense.kz.includes("-") ? 0.2 : 0),
      );
    }
  }

  #verb(
    part: readonly string[],
    first: string,
    joined: number,
    add: (category: string, value: unknown, cost?: number) => void,
  ): void {
    const rest = part.slice(1);
    if (
      /^(?:a|an|the|to|not|my|be)$/.test(first) ||
      (rest.length === 1 && /^(?:a|an|the|not|i|my)$/.test(rest[0] as string))
    )
      return;
    const isTo = rest.length === 1 && rest[0] === "to";
    for (const { lemma, tag } of englishForms(first)) {
      const form = FORMS[tag];
      if (!form || lemma === "be") continue;
      const text = [lemma, ...rest].join(" ");
      if (isTo && !SPLIT.has(text)) continue;
      const senses = this.#glossary.meaning(text, "en");
      const at = SPLIT.has(text) ? 0 : senses.findIndex(({ pos }) => pos === "v");
      if (at < 0 && !/^(?:have|do|get|let|wonder|speed|expire|park)$/.test(text)) continue;
      // "Come at night" is no verb of two words, though "look at" may be
      const isPair =
        rest.length === 1 && PREPOSITIONS.includes(rest[0] as string) && !SPLIT.has(text);
      const isPastOfOther =
        tag === "base" &&
        rest.length === 0 &&
        englishForms(first).some((one) => one.tag === "past" && !first.endsWith("ed"));
      const cost =
        (isPair ? 0 : joined) +
        (rest.length === 0 ? behind(at) : 0) +
        (isPastOfOther && !UNCHANGED.test(lemma) ? 0.6 : 0);
      add("V", deedOf(text, form), cost);
      // Most verbs have one form for both: asked
      if (tag === "past" && !isIrregularPast(first, lemma))
        add("V", deedOf(text, "participle"), cost);
      if (tag === "base" && UNCHANGED.test(lemma)) {
        add("V", deedOf(text, "past"), cost - 0.1);
        add("V", deedOf(text, "participle"), cost);
      }
      if (tag === "base" && /^(?:come|become|run)$/.test(lemma))
        add("V", deedOf(text, "participle"), cost);
    }
  }
}

/** What is one thing in two parts, and no plural. */
const PAIRS = /^(?:glasses|sunglasses|clothes|scissors|customs)$/;

/** A sense that is not the first one is less likely. */
const behind = (at: number): number => Math.min(Math.max(at, 0), 4) * 0.15;
