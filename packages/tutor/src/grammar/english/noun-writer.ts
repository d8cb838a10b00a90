import { inflect } from "@tilashar/kazakh";
import type { Sense } from "../../words/glossary.ts";
import { type Complement, type NounPhrase, type Person, type Phrase, pronoun } from "../clause.ts";
import { MEASURES } from "../english-noun-phrase.ts";
import { complementText, phraseText } from "../phrase-text.ts";
import { AS_ONE, LANGUAGE_ADVERBS, whichWord } from "../shared-words.ts";
import { DEGREES, MANNERS } from "./function-words.ts";
import { PLACES, PLACES_OF } from "./place-words.ts";
import { ofThing } from "./quality-senses.ts";
import type { Deed, Noun, Prep, Quality, Relative } from "./tree.ts";
import type { WritingTools } from "./writing-tools.ts";

/** What joins two things, where it is not "and". */
const JOINTS: Readonly<Record<string, NonNullable<NounPhrase["joint"]>>> = {
  or: "немесе",
  both: "да",
  neither: "да",
  "not only": "ғана емес",
};
/** So many headwords are tried for one English word. */
const MOST_SENSES = 3;
const NOUN_POS = /^(?:n|name-|abbr)/;

/** Puts noun phrases of an English tree into Kazakh. */
export class NounWriter {
  readonly #tools: WritingTools;
  readonly #relativeWords: (relative: Relative) => readonly string[] | undefined;
  readonly #purposeWords: (deed: Deed) => readonly string[] | undefined;

  /**
   * @param relativeWords a clause that tells which one is meant, as the words before its noun
   * @param purposeWords the same of what it is for
   */
  constructor(
    tools: WritingTools,
    relativeWords: (relative: Relative) => readonly string[] | undefined,
    purposeWords: (deed: Deed) => readonly string[] | undefined,
  ) {
    this.#purposeWords = purposeWords;
    this.#tools = tools;
    this.#relativeWords = relativeWords;
  }

  /** @param denied whether the sentence is denied: anybody is nobody then */
  write(noun: Noun, denied = false): Phrase | undefined {
    if (noun.person !== undefined) {
      const first = pronoun(this.#person(noun.person));
      return first;
    }
    const one = this.#alone(noun, denied);
    if (one?.kind !== "noun" || !noun.and) return one;
    const second = this.write(noun.and.noun, denied);
    if (!second) return undefined;
    const joint = JOINTS[noun.and.word];
    if (joint !== undefined) this.put("neither nor both only also");
    return { ...one, and: second, ...(joint && { joint }) };
  }

  #alone(given: Noun, denied: boolean): Phrase | undefined {
    const noun = ofOwnThing(given);
    this.put(noun.text);
    if (noun.text === "person") this.put("people");
    if (noun.text === "storey") this.put("floor");
    // "Your Kazakh is good": қазақшаңыз
    const language = noun.isName ? undefined : LANGUAGE_ADVERBS.get(noun.text);
    if (language !== undefined && typeof noun.owner === "string")
      return { kind: "noun", lemma: language, owner: this.#person(noun.owner) };
    if (noun.kz !== undefined) return this.#known(noun, denied);
    if (noun.text === "one") return this.#oneSo(noun);
    const sense = this.#sense(noun.text, (one) => NOUN_POS.test(one.pos));
    if (!sense) return undefined;
    const of = noun.of && this.write(noun.of);
    if (noun.of && !of) return undefined;
    if (of?.kind === "noun" && MEASURES.test(sense.kz)) {
      const before = [noun.count ?? "бір", sense.kz, ...(of.before ?? [])];
      return { ...of, before, plural: false };
    }
    const described = this.#described(noun, sense.kz);
    const led = this.#led(noun, sense.kz);
    if (!described || led === undefined) return undefined;
    const owner = noun.owner ?? noun.of;
    // "History of Kazakhstan" is of it or named after it
    const isKind =
      of?.kind === "noun" &&
      !of.definite &&
      of.owner === undefined &&
      of.and === undefined &&
      noun.owner === undefined;
    const isBare = noun.of?.plural !== true && noun.of?.isName !== true;
    const asKind = isKind && this.#tools.choices.pick([isBare, !isBare]) === true;
    if (noun.of && noun.owner !== undefined) return undefined;
    const whose = owner === undefined || asKind ? undefined : this.#owner(owner);
    if (owner !== undefined && !asKind && whose === undefined) return undefined;
    const kind = noun.kind
      ? this.#sense(noun.kind.text, (one) => NOUN_POS.test(one.pos))?.kz
      : undefined;
    if (noun.kind && kind === undefined) return undefined;
    const kindOf = asKind && of?.kind === "noun" ? of.lemma : kind;
    const isOnly = described.includes("тек");
    return {
      kind: "noun",
      lemma: sense.kz,
      ...(isOnly && { focus: "тек" as const }),
      plural: noun.plural === true && !AS_ONE.test(sense.kz),
      before: described.filter((one) => one !== "тек"),
      definite: noun.definite === true || described.includes("бүкіл"),
      ...(noun.count !== undefined && { count: noun.count }),
      ...(whose !== undefined && { owner: whose }),
      ...(noun.isName && { name: true }),
      ...(led.length > 0 && { led, ...(noun.to === undefined && { definite: true }) }),
      ...(kindOf !== undefined && { kindOf }),
    };
  }

  /** "The old one": ескісі. */
  #oneSo({ qualities = [] }: Noun): Phrase | undefined {
    const [quality] = qualities;
    const words = quality && qualities.length === 1 ? this.quality(quality) : undefined;
    const lemma = words?.at(-1);
    if (!words || lemma === undefined) return undefined;
    const before = words.slice(0, -1);
    return { kind: "noun", lemma, before, owner: "3", bare: true, definite: true };
  }

  /** Somebody, this, a name: words that the grammar knows. */
  #known(noun: Noun, denied: boolean): Phrase | undefined {
    const kz = denied ? (DENIED[noun.kz as string] ?? (noun.kz as string)) : (noun.kz as string);
    if (/^(?:бұл|сол|не)$/.test(kz) && !noun.plural)
      return { kind: "pronoun", lemma: kz, person: "3" };
    const of = noun.of && this.write(noun.of);
    const title = noun.title && this.write(noun.title);
    const led = this.#led(noun);
    if ((noun.of && !of) || (noun.title && !title) || led === undefined) return undefined;
    const whose = noun.owner === undefined ? undefined : this.#owner(noun.owner);
    const phrase: NounPhrase = {
      kind: "noun",
      lemma: kz,
      definite: noun.definite === true,
      ...(noun.plural && { plural: true }),
      ...(noun.isName && { name: true }),
      ...(of && { owner: of }),
      ...(whose !== undefined && { owner: whose }),
      ...(title && { title }),
      ...(/^(?:өз|қайсы)$/.test(kz) && { bare: true }),
      ...(led.length > 0 && { led }),
    };
    return phrase;
  }

  #owner(owner: Person | Noun): Person | Phrase | undefined {
    if (typeof owner === "string") return this.#person(owner);
    const phrase = this.write(owner);
    return phrase?.kind === "pronoun" && !/^(?:бұл|сол)$/.test(phrase.lemma)
      ? phrase.person
      : phrase;
  }

  #person(person: Person): Person {
    return person === "2f" ? this.#tools.you : person;
  }

  /** Words before a noun: which, how many, what it is like. */
  #described(noun: Noun, lemma: string): string[] | undefined {
    const which = noun.asks === "which" ? [noun.isOneOf ? "қай" : whichWord(lemma)] : [];
    const qualities = (noun.qualities ?? []).map((one) => this.quality(ofThing(one, noun.text)));
    if (qualities.some((one) => one === undefined)) return undefined;
    const placed = noun.placed === undefined ? [] : [noun.placed];
    for (const [words, kz] of Object.entries(PLACES_OF)) if (kz === noun.placed) this.put(words);
    return [...which, ...placed, ...(noun.words ?? []), ...qualities.flatMap((one) => one ?? [])];
  }

  /** What something is like, as words: өте үлкен, ең жақсы. */
  quality(quality: Quality, compared = false): string[] | undefined {
    this.put(quality.word);
    // Which of two it is can only be asked
    if (quality.or) return undefined;
    const word = quality.kz ?? this.#sense(quality.word, ({ pos }) => pos === "adj")?.kz;
    if (word === undefined) return undefined;
    const more = quality.rank === "more" && !compared ? inflect(word, "ADJ;CMPR")[0] : word;
    if (more === undefined) return undefined;
    const degree = quality.degree === undefined ? [] : [quality.degree];
    if (quality.degree !== undefined)
      for (const [words, kz] of Object.entries(DEGREES)) if (kz === quality.degree) this.put(words);
    const said = [...degree, ...(quality.rank === "most" ? ["ең"] : []), more];
    if (quality.but) {
      const other = this.quality(quality.but, compared);
      return other && [...said.slice(0, -1), `${more},`, "бірақ", ...other];
    }
    if (!quality.and) return said;
    const second = this.quality(quality.and);
    return second && [...said, "әрі", ...second];
  }

  /** A clause or a place before the noun that tells which one is meant. */
  #led(noun: Noun, lemma = ""): readonly string[] | undefined {
    const relative = noun.relative ? this.#relativeWords(noun.relative) : [];
    const where = noun.where ? this.#whereWords(noun.where, noun, lemma) : [];
    const purpose = noun.to ? this.#purposeWords(noun.to) : [];
    return relative && where && purpose && [...relative, ...where, ...purpose];
  }

  /** үстелдегі, терезенің жанындағы, достық туралы, балконы бар */
  #whereWords({ prep, noun }: Prep, { text }: Noun, lemma = ""): string[] | undefined {
    const phrase = noun && this.write(noun);
    if (!phrase) return undefined;
    this.put(prep);
    const words = (complement: Complement): string[] =>
      complementText(complement).map(({ text }) => text);
    if (prep === "with")
      return phrase.kind === "noun" &&
        phrase.owner === undefined &&
        !this.#tools.roles.isPerson(phrase)
        ? [
            ...phraseText({ ...phrase, owner: "3", bare: true }, "NOM").map(({ text }) => text),
            "бар",
          ]
        : undefined;
    const isSomebody = this.#tools.roles.isPerson({ kind: "noun", lemma });
    if (prep === "from" && !COMES.test(text) && !isSomebody) return undefined;
    if (prep === "from") return [...words({ phrase, role: { case: "ABL" } }), "келген"];
    if (prep === "for") return [...words({ phrase, role: { case: "DAT" } }), "арналған"];
    if (/^(?:about|without|like)$/.test(prep)) {
      const role = this.#tools.roles.ways(prep, phrase, undefined)[0];
      return role && words({ phrase, role });
    }
    const role = this.#tools.choices.pick(
      this.#tools.roles
        .ways(prep, phrase, undefined)
        .filter(
          (one) => "place" in one || ("case" in one && one.case === "LOC" && !("after" in one)),
        ),
    );
    if (!role || !("case" in role)) return undefined;
    const pieces = complementText({ phrase, role });
    const last = pieces.at(-1);
    const form =
      last?.lemma && last.label ? inflect(last.lemma, `${last.label};ATTR`)[0] : undefined;
    return form === undefined ? undefined : [...pieces.slice(0, -1).map(({ text }) => text), form];
  }

  /** What is in another place, as something is compared with it: Токиодағы. */
  whatIsThere(where: Prep): NounPhrase | undefined {
    const words = this.#whereWords(where, { text: "" });
    return words && { kind: "noun", lemma: words.join(" "), definite: true };
  }

  /** Notes that these words have been put into Kazakh. */
  put(words: string): void {
    for (const word of words.split(" ")) this.#tools.put.add(word);
  }

  /** The same of the words that say how or where something is done. */
  putManners(manners: readonly string[]): void {
    for (const [words, kz] of Object.entries({ ...MANNERS, ...PLACES }))
      if (manners.includes(kz)) this.put(words);
  }

  /** One of the headwords with this meaning. */
  #sense(text: string, fits: (sense: Sense) => boolean): Sense | undefined {
    this.put(text);
    const found = this.#tools.glossary.meaning(text, "en").filter(fits).slice(0, MOST_SENSES);
    const sense = this.#tools.choices.pick(found);
    if (sense && !sense.pos.startsWith("name-")) this.#tools.chosen.push(sense.kz);
    return sense;
  }
}

/** "My phone battery" is of my phone: менің телефонымның батареясы. */
function ofOwnThing(noun: Noun): Noun {
  const { kind, owner, ...bare } = noun;
  return kind && typeof owner === "string" && HAS_PARTS.test(kind.text) && noun.of === undefined
    ? { ...bare, owner: { ...kind, owner } }
    : noun;
}
const HAS_PARTS = /^(?:phone|car|laptop|computer|bicycle|bike|house|flat|apartment|room|school)$/;

/** What comes from somewhere by itself or by post. */
const COMES =
  /^(?:letter|gift|present|message|call|news|parcel|guest|friend|student|teacher|tourist|person|people|girl|boy|man|woman|child|colleague|relative|doctor|scientist|traveller)$/;
const DENIED: Readonly<Record<string, string>> = { біреу: "ешкім", бірдеңе: "ештеңе" };
