import type { Placed } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { meaningKey, type Sense } from "../../words/glossary.ts";
import {
  type Meaning,
  NotUnderstood,
  type Part,
  pronounOf,
  type Quality,
  type Thing,
} from "./meaning.ts";
import { countAt } from "./quantity.ts";
import { both, glossOf, nounRendering, qualityRendering } from "./rendering.ts";
import type { SentenceWords } from "./sentence-words.ts";

const PRONOUNS = new Set(["мен", "сен", "сіз", "ол", "біз", "олар", "сендер", "сіздер", "өз"]);
const ASKING: Readonly<Record<string, "who" | "what">> = { кім: "who", не: "what" };
const SHOWING = new Set(["бұл", "мынау", "осы", "анау", "сол"]);
const DETERMINERS = new Set([
  "бұл",
  "мына",
  "осы",
  "ана",
  "сол",
  "ол",
  "қандай",
  "қай",
  "бір",
  "барлық",
  "әр",
  "анау",
  "мынау",
  "бүкіл",
]);
/** Numbers whose words agree in no other way than two, three, four and the rest. */
const COUNTS = new Set(
  "бір екі үш төрт бес алты жеті сегіз тоғыз он жиырма отыз қырық елу жүз мың көп неше қанша бірнеше".split(
    " ",
  ),
);

const DEGREES: Readonly<Record<string, "very" | "most">> = { өте: "very", ең: "most" };
const JOINTS: Readonly<Record<string, string>> = {
  мен: "and | и",
  бен: "and | и",
  пен: "and | и",
  және: "and | и",
  немесе: "or | или",
};

/** қаладағы, Қазақстандағы: an adjective of where something is. */
const isWithin = ({ source }: Placed["reading"]): boolean =>
  source?.suffixes.at(-1)?.id === "attr" && source.features.Case === "Loc";

/** What people are called by as well. */
const NAMESAKES =
  /^(?:сәуле|арман|бақыт|жібек|шынар|раушан|самал|дана|ерке|аяз|гүл|нұр|алтын|күміс|жанар|меруерт|маржан|инжу|еркін|серік|болат|берік|қуат|ерлік)$/;

/** A side, left or that one; a shore or a collar. */
const SEVERAL_SENSES = new Set(["жақ", "жаға"]);

/** Reads the nouns of one sentence. */
export class ThingReader {
  readonly #words: SentenceWords;
  readonly #tools: Tools;
  readonly #relative: (place: number) => Meaning;

  constructor(words: SentenceWords, tools: Tools, relative: (place: number) => Meaning) {
    this.#words = words;
    this.#tools = tools;
    this.#relative = relative;
  }

  /** The noun at a place with all that stands under it, but for what another already has. */
  thing(place: number): Thing {
    this.#words.seen.add(place);
    const { reading } = this.#words.word(place);
    if (reading.kind !== "noun" || reading.form !== undefined)
      throw new NotUnderstood(`no noun ${reading.lemma}`);
    const { lemma, plural } = reading;
    const token = this.#words.parse.tokens[place];
    const name = reading.name || (token?.capital === true && !token.first);
    const beside = this.#beside(place);
    const under = this.#words.open(place);
    const also = this.#words.also(place);
    const base = {
      ...(beside && { beside }),
      ...(also && { also }),
      lemma,
      plural,
      name,
      definite: reading.case === "ACC",
      qualities: [] as Quality[],
    };
    if (PRONOUNS.has(lemma) && reading.pronoun && lemma !== "өз") {
      if (under.length > 0) throw new NotUnderstood("under a pronoun");
      const person = lemma === "олар" ? "3p" : (reading.person ?? "3");
      return { ...base, say: { en: "", ru: "" }, person };
    }
    const indefinite = this.#tools.course.tutor.renderings.indefinites[lemma];
    if (indefinite !== undefined && (reading.owner ?? "3") === "3" && under.length === 0)
      return { ...base, plural: false, say: both(indefinite), indefinite: true };
    const asks = ASKING[lemma];
    if (asks && /[дт]ікі$/u.test(token?.lower ?? "")) throw new NotUnderstood("whose it is");
    const [shown, ...rest] = under;
    // Бұл кімнің кітабы: "this" is what the book is, not who it is
    if (asks === "who" && shown === 0 && rest.length === 0 && this.#words.showBefore(shown))
      return { ...base, say: { en: "", ru: "" }, asks };
    if (asks && under.length === 0) return { ...base, say: { en: "", ru: "" }, asks };
    if (SHOWING.has(lemma) && under.length === 0)
      return {
        ...base,
        say: /^(?:анау|сол)$/u.test(lemma) ? { en: "that", ru: "то" } : { en: "this", ru: "это" },
        determiner: "self",
      };
    let before = lemma;
    let owner: Thing | undefined;
    let relative: Meaning | undefined;
    let determiner: string | undefined;
    let count: string | undefined;
    let within: Part | undefined;
    for (const at of under) {
      const { relation, reading: own } = this.#words.word(at);
      const joined = `${this.#words.lower(at)} ${lemma}`;
      const isListed = this.#tools.course.tutor.renderings.nouns[joined] !== undefined;
      // Кешкі ас is one thing, a dinner
      if (isListed && at === place - 1 && relation !== "owner") {
        this.#leaf(at);
        before = joined;
      } else if (relation === "owner" && own.kind === "noun") owner = this.thing(at);
      else if (relation === "relative" && /^туған$/u.test(this.#words.lower(at)))
        throw new NotUnderstood("born");
      else if (relation === "attribute" && /^(?:тез|жылдам|баяу|ерте|кеш)$/u.test(own.lemma))
        throw new NotUnderstood("how, not which");
      else if (relation === "attribute" && /^(?:көп|аз)$/u.test(this.#words.lower(at))) {
        this.#leaf(at);
        count = own.lemma;
      } else if (relation === "attribute" && own.kind === "adj" && isWithin(own))
        within = this.#within(at);
      else if (relation === "attribute" && own.kind === "adj")
        base.qualities.push(this.quality(at));
      else if (relation === "determiner" && DETERMINERS.has(own.lemma)) {
        this.#leaf(at);
        determiner = own.lemma;
      } else if (relation === "count" && /^\p{L}+нш[ыі]$/u.test(this.#words.lower(at))) {
        this.#leaf(at);
        const say = qualityRendering(this.#words.lower(at), this.#tools);
        if (!say) throw new NotUnderstood("an ordinal");
        base.qualities.push(say);
      } else if (
        relation === "count" &&
        (COUNTS.has(own.lemma) || this.#words.open(at).length > 0)
      ) {
        const number = this.#words.open(at).length > 0 ? countAt(at, this.#words) : undefined;
        if (number === undefined) this.#leaf(at);
        if (number === undefined && this.#words.lower(at) !== own.lemma)
          throw new NotUnderstood("a count");
        count = number?.toString() ?? own.lemma;
      } else if (relation === "compound" && at === place - 1) {
        this.#leaf(at);
        before = `${this.#words.lower(at)} ${reading.owner === "3" ? this.#owned(place) : lemma}`;
      } else if (relation === "relative") relative = this.#relative(at);
      else throw new NotUnderstood(`${relation} ${own.lemma}`);
    }
    // One of a pair stands for both, and a leaf for all of them
    if (/^(?:көз|құлақ|аяқ|қол|жапырақ|ерін|тырнақ)$/u.test(lemma) && !plural)
      throw new NotUnderstood("one of a pair");
    if (/^(?:екеу|үшеу|төртеу|бесеу|алтау|жетеу|біреу)$/u.test(lemma))
      throw new NotUnderstood("so many of them");
    if (this.#tools.glossary.senses(lemma).some(({ pos }) => pos.startsWith("num")))
      throw new NotUnderstood("a number as a noun");
    const isCompound = before !== lemma;
    if (reading.owner !== undefined && !isCompound && !owner && !relative)
      owner = pronounOf(reading.owner);
    const isPlace = /^(?:LOC|DAT|ABL)$/.test(reading.case ?? "");
    if (lemma === "ат" && !owner) throw new NotUnderstood("a name or a horse");
    const senses = this.#tools.glossary.senses(before);
    if (token?.first && !reading.name && senses.some(({ pos }) => pos === "name-person"))
      throw new NotUnderstood("somebody, or what the name means");
    // Аяз is a name, and frost
    if (
      name &&
      !isCompound &&
      !senses.some(({ pos }) => pos.startsWith("name")) &&
      senses.length > 0
    )
      throw new NotUnderstood("a name, or what it means");
    const isNamesake = token?.first === true && under.length === 0 && reading.owner === undefined;
    if (isNamesake && !plural && NAMESAKES.test(lemma)) throw new NotUnderstood("somebody's name");
    if (lemma === "қарын") throw new NotUnderstood("hungry or a stomach");
    if (lemma === "күн" && reading.case === "ACC" && under.length === 0)
      throw new NotUnderstood("a day, or the sun");
    const isListed = this.#tools.course.tutor.renderings.nouns[before] !== undefined;
    if (!name && !isListed && !isOfOneSense(senses)) throw new NotUnderstood(`which ${before}`);
    const say = nounRendering(before, { isOwned: owner !== undefined, isPlace }, this.#tools);
    if (!say) throw new NotUnderstood(`what is ${before}`);
    // Кіші інім: "younger" is in the noun already; сол жақ is the left side, and that one
    if (base.qualities.some(({ en }) => say.en.startsWith(`${en} `)) || SEVERAL_SENSES.has(lemma))
      throw new NotUnderstood(`which sense of ${before}`);
    // Жердің асты is under the ground, қай жерде is where; only "this place" is a place
    if (lemma === "жер" && (!determiner || determiner === "қай") && !relative)
      throw new NotUnderstood("ground or place");
    if (lemma === "жас" && reading.case === "LOC") throw new NotUnderstood("of what age");
    if (name && relative) throw new NotUnderstood("who or that");
    if (relative && reading.owner !== undefined && reading.owner !== "3" && !relative.subject)
      relative = { ...relative, subject: pronounOf(reading.owner) };
    const several = plural || determiner === "барлық";
    return {
      ...base,
      plural: several,
      lemma: before,
      say,
      owner,
      determiner,
      count,
      relative,
      ...(within && { at: within }),
    };
  }

  /** The quality at a place, which nothing stands under but "very" and "most". */
  quality(place: number): Quality {
    const degree = this.#words.open(place).find((at) => DEGREES[this.#words.lower(at)]);
    if (degree !== undefined) this.#leaf(degree);
    this.#leaf(place);
    const { lemma } = this.#words.word(place).reading;
    const text = this.#words.lower(place);
    if (text !== lemma && /(?:рақ|рек|лау|леу)$/u.test(text)) throw new NotUnderstood("more so");
    if (this.#words.parse.tokens[place]?.first && NAMESAKES.test(lemma))
      throw new NotUnderstood("somebody's name");
    const say =
      qualityRendering(lemma, this.#tools) ?? glossOf(lemma, /^(?:num|det)/u, this.#tools);
    if (!say) throw new NotUnderstood(`what is ${lemma}`);
    const own = degree === undefined ? undefined : DEGREES[this.#words.lower(degree)];
    return own ? { ...say, degree: own } : say;
  }

  #leaf(place: number): void {
    this.#words.seen.add(place);
    if (this.#words.open(place).length > 0) throw new NotUnderstood("a leaf");
  }

  /** Ана мен әке: what stands before мен, және or немесе. */
  #beside(place: number): Thing["beside"] {
    const joint = this.#words
      .open(place)
      .find((at) => this.#words.word(at).relation === "joins" && JOINTS[this.#words.lower(at)]);
    if (joint === undefined) return undefined;
    const [other, ...more] = this.#words.open(joint);
    if (other === undefined || more.length > 0) throw new NotUnderstood("joined to nothing");
    this.#words.take(joint);
    const thing = this.thing(other);
    if (thing.relative || thing.owner?.asks) throw new NotUnderstood("joined to a clause");
    return { by: both(JOINTS[this.#words.lower(joint)] ?? "|"), thing };
  }

  /** қаладағы: what is in town. */
  #within(at: number): Part {
    this.#leaf(at);
    const { lemma } = this.#words.word(at).reading;
    const name = this.#words.parse.tokens[at]?.capital === true && at > 0;
    const say = nounRendering(lemma, { isOwned: false, isPlace: true }, this.#tools);
    if (!say) throw new NotUnderstood(`where ${lemma} is`);
    const isName =
      name || this.#tools.glossary.senses(lemma).some(({ pos }) => pos === "name-place");
    return {
      role: "LOC",
      thing: { lemma, say, name: isName, plural: false, definite: true, qualities: [] },
    };
  }

  /** райы of ауа райы: as it is before its case. */
  #owned(place: number): string {
    const source = this.#words.word(place).reading.source;
    const text = this.#words.lower(place);
    return source?.features.Case === "Nom"
      ? text
      : text.replace(/(?:нда|нан|на|ның|мен|ның|н)$/u, "");
  }
}

/** A noun that nobody listed is said only where a lesson teaches it, in one sense. */
const isOfOneSense = (senses: readonly Sense[]): boolean => {
  const nouns = senses.filter(({ pos }) => /^n/u.test(pos) && !pos.startsWith("name"));
  const taught = nouns.find(({ word }) => word !== undefined);
  const meanings = new Set(taught?.en.map(meaningKey));
  return (
    taught !== undefined && nouns.every(({ en }) => en.some((one) => meanings.has(meaningKey(one))))
  );
};
