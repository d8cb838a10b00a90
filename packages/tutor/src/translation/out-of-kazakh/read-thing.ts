import type { Placed } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { compoundRendering } from "./compound.ts";
import { doubtSenses, NAMESAKES } from "./doubted-senses.ts";
import {
  type Meaning,
  NotUnderstood,
  type Part,
  pronounOf,
  type Quality,
  type Thing,
} from "./meaning.ts";
import { countAt } from "./quantity.ts";
import { both, glossOf, nounRendering, qualityRendering, unknownWord } from "./rendering.ts";
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
  "кейбір",
  "мұндай",
  "ондай",
  "осындай",
  "сондай",
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

/** What other things are measured by. */
const MEASURES = /^(?:кило|келі|килограмм|литр|кесе|стақан|бөтелке|қап|тілім|кесек|грамм|метр)$/u;

/** қаладағы, Қазақстандағы: an adjective of where something is. */
const isWithin = ({ source }: Placed["reading"]): boolean =>
  source?.suffixes.at(-1)?.id === "attr" && source.features.Case === "Loc";

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
    if (lemma === "нәрсе" && under.length === 1 && this.#words.lower(under[0] ?? 0) === "бір") {
      this.#words.seen.add(under[0] ?? 0);
      return { ...base, say: { en: "something", ru: "что-то" }, indefinite: true };
    }
    if (PRONOUNS.has(lemma) && reading.pronoun && lemma !== "өз") {
      if (under.length > 0) throw new NotUnderstood("under a pronoun");
      const person = lemma === "олар" ? "3p" : (reading.person ?? "3");
      return { ...base, say: { en: "", ru: "" }, person };
    }
    if (
      /^(?:бәрі|барлығы)$/u.test(lemma) &&
      /^[12]p/.test(reading.owner ?? "") &&
      under.length === 0
    )
      return { ...base, ...pronounOf(reading.owner ?? "1p"), all: true };
    const indefinite = this.#tools.course.tutor.renderings.indefinites[lemma];
    if (indefinite !== undefined && (reading.owner ?? "3") === "3" && under.length === 0)
      return { ...base, plural: false, say: both(indefinite), indefinite: true };
    const asks = ASKING[lemma];
    if (asks && /[дт]ікі$/u.test(token?.lower ?? "")) this.#words.doubts.at("whose it is");
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
    let measure: Thing | undefined;
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
      else if (relation === "attribute" && /^(?:тез|жылдам|баяу|ерте|кеш)$/u.test(own.lemma)) {
        this.#words.doubts.at("how, not which");
        base.qualities.push(this.quality(at));
      } else if (relation === "attribute" && /^(?:көп|аз)$/u.test(this.#words.lower(at))) {
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
      } else if (relation === "measure" || (relation === "compound" && MEASURES.test(own.lemma)))
        measure = this.#measure(at);
      else if (relation === "relative") relative = this.#relative(at);
      else if (relation === "attribute" && own.kind === "noun" && at === place - 1) {
        this.#words.doubts.at(`attribute ${own.lemma}`);
        this.#leaf(at);
        before = `${own.lemma} ${lemma}`;
      } else if (relation === "attribute" || relation === "determiner") {
        this.#words.doubts.at(`${relation} ${own.lemma}`);
        base.qualities.push(this.quality(at));
      } else throw new NotUnderstood(`${relation} ${own.lemma}`);
    }
    const isCompound = before !== lemma;
    if (reading.owner !== undefined && !isCompound && !owner && !relative)
      owner = pronounOf(reading.owner);
    const isPlace = /^(?:LOC|DAT|ABL)$/.test(reading.case ?? "");
    doubtSenses(
      {
        place,
        lemma: before,
        reading,
        isName: name,
        isAlone: under.length === 0,
        owner,
        determiner,
        hasRelative: relative !== undefined,
      },
      this.#words,
      this.#tools,
    );
    const say = this.#words.doubts.or(
      nounRendering(before, { isOwned: owner !== undefined, isPlace }, this.#tools),
      () =>
        isCompound
          ? compoundRendering(before.replace(/ \S+$/u, ""), lemma, this.#tools)
          : (glossOf(lemma, /./u, this.#tools) ?? unknownWord(token?.text ?? lemma)),
      `what is ${before}`,
    );
    // Кіші інім: "younger" is in the noun already
    if (base.qualities.some(({ en }) => say.en.startsWith(`${en} `)))
      this.#words.doubts.at(`which sense of ${before}`);
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
      ...(measure && { measure }),
    };
  }

  /** Бір кесе шай: a cup, rather than one cup. */
  #measure(at: number): Thing {
    const thing = this.thing(at);
    return thing.count === "бір" ? { ...thing, count: undefined } : thing;
  }

  /** The quality at a place, which nothing stands under but "very" and "most". */
  quality(place: number): Quality {
    const degree = this.#words.open(place).find((at) => DEGREES[this.#words.lower(at)]);
    if (degree !== undefined) this.#leaf(degree);
    this.#leaf(place);
    const { lemma } = this.#words.word(place).reading;
    const text = this.#words.lower(place);
    if (text !== lemma && /(?:рақ|рек|лау|леу)$/u.test(text)) this.#words.doubts.at("more so");
    if (this.#words.parse.tokens[place]?.first && NAMESAKES.test(lemma))
      this.#words.doubts.at("somebody's name");
    const { doubts } = this.#words;
    const say = doubts.or(
      qualityRendering(lemma, this.#tools) ?? glossOf(lemma, /^(?:num|det)/u, this.#tools),
      () => glossOf(lemma, /^(?:adj|n|adv)/u, this.#tools) ?? unknownWord(lemma),
      `what is ${lemma}`,
    );
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
    // терезенің жанындағы: next to the window
    const place = this.#words.lower(at).replace(/(?:ғы|гі)$/u, "");
    const listed = this.#tools.course.tutor.renderings.postpositions[place];
    const [inner, ...more] = this.#words.open(at);
    if (listed !== undefined && inner !== undefined && more.length === 0) {
      this.#words.take(at);
      return { role: { after: both(listed) }, thing: this.thing(inner) };
    }
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
      : text.replace(/(?:нд[ае]|н[ае]н|н[ае]|ның|нің|[мбп]ен|н)$/u, "");
  }
}
