import type { Placed } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { addressed } from "./address.ts";
import { compoundRendering } from "./compound.ts";
import { type Meaning, NotUnderstood, type Part, type Quality, type Thing } from "./meaning.ts";
import { countAt } from "./quantity.ts";
import { type Both, both, nounRendering, qualityRendering } from "./rendering.ts";
import type { SentenceWords } from "./sentence-words.ts";

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
  "бір екі үш төрт бес алты жеті сегіз тоғыз он жиырма отыз қырық елу алпыс жетпіс сексен тоқсан жүз мың көп неше қанша бірнеше".split(
    " ",
  ),
);

/** What other things are measured by. */
const MEASURES =
  /^(?:кило|келі|килограмм|литр|кесе|стақан|бөтелке|қап|жұп|тілім|кесек|грамм|метр)$/u;

/** қаладағы, Қазақстандағы: an adjective of where something is. */
const isWithin = ({ source }: Placed["reading"]): boolean =>
  source?.suffixes.at(-1)?.id === "attr" && source.features.Case === "Loc";

/** What stands before a noun and under it. */
interface Modifiers {
  /** The noun with what it is a compound of. */
  readonly before: string;
  readonly qualities: readonly Quality[];
  readonly owner: Thing | undefined;
  readonly relative: Meaning | undefined;
  readonly determiner: string | undefined;
  readonly count: string | undefined;
  readonly within: Part | undefined;
  readonly measure: Thing | undefined;
  /** Сазгер Дана: what somebody is, before the name. */
  readonly title: Thing | undefined;
  /** Ерлан аға: the name with what its bearer is called by. */
  readonly called: Both | undefined;
}

/** Reads what stands under a noun: whose it is, how many, of what kind, where. */
export class ModifierReader {
  readonly #words: SentenceWords;
  readonly #tools: Tools;
  readonly #things: { thing(place: number): Thing; quality(place: number): Quality };
  readonly #relative: (place: number) => Meaning;

  constructor(
    words: SentenceWords,
    tools: Tools,
    things: { thing(place: number): Thing; quality(place: number): Quality },
    relative: (place: number) => Meaning,
  ) {
    this.#words = words;
    this.#tools = tools;
    this.#things = things;
    this.#relative = relative;
  }

  /** What the words under the noun at a place say of it. */
  of(place: number, under: readonly number[]): Modifiers {
    const { reading } = this.#words.word(place);
    const { lemma } = reading;
    const qualities: Quality[] = [];
    let before = lemma;
    let owner: Thing | undefined;
    let relative: Meaning | undefined;
    let determiner: string | undefined;
    let count: string | undefined;
    let within: Part | undefined;
    let measure: Thing | undefined;
    let title: Thing | undefined;
    let called: Both | undefined;
    for (const at of under) {
      const { relation, reading: own } = this.#words.word(at);
      const joined = `${this.#words.lower(at)} ${lemma}`;
      const isListed = this.#tools.course.tutor.renderings.nouns[joined] !== undefined;
      // Кешкі ас is one thing, a dinner
      if (isListed && at === place - 1 && relation !== "owner") {
        this.#leaf(at);
        before = joined;
      } else if (relation === "owner" && own.kind === "noun") owner = this.#things.thing(at);
      else if (relation === "relative" && /^туған$/u.test(this.#words.lower(at)))
        throw new NotUnderstood("born");
      else if (relation === "attribute" && /^(?:тез|жылдам|баяу|ерте|кеш)$/u.test(own.lemma)) {
        throw new NotUnderstood("how, not which");
      } else if (
        relation === "attribute" &&
        /^(?:көп|аз|көбірек|азырақ)$/u.test(this.#words.lower(at))
      ) {
        this.#leaf(at);
        count = this.#words.lower(at);
      } else if (relation === "determiner" && own.lemma === "басқа") {
        qualities.push(this.#things.quality(at));
      } else if (/^(?:determiner|amount)$/u.test(relation) && COUNTS.has(this.#words.lower(at))) {
        this.#leaf(at);
        count = own.lemma;
      } else if (relation === "determiner" && own.lemma === "өз") {
        this.#leaf(at);
        determiner = "өз";
      } else if (relation === "attribute" && own.kind === "adj" && isWithin(own)) {
        const side = this.#sideOf(at);
        if (side) qualities.push(side);
        else within = this.#within(at);
      } else if (relation === "attribute" && own.kind === "adj")
        qualities.push(this.#things.quality(at));
      else if (relation === "determiner" && DETERMINERS.has(own.lemma)) {
        this.#leaf(at);
        determiner = own.lemma;
      } else if (relation === "determiner" && own.lemma === "нешінші") {
        this.#leaf(at);
        determiner = "қай";
      } else if (relation === "count" && /^\p{L}+нш[ыі]$/u.test(this.#words.lower(at))) {
        this.#leaf(at);
        const say = qualityRendering(this.#words.lower(at), this.#tools);
        if (!say) throw new NotUnderstood("an ordinal");
        qualities.push(say);
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
        qualities.push(this.#things.quality(at));
      } else if (relation === "name" && at === place - 1 && own.kind === "noun") {
        called = this.#calledBy(at, place);
        if (!called) title = this.#titleOf(at, place);
      } else throw new NotUnderstood(`${relation} ${own.lemma}`);
    }
    return {
      before,
      qualities,
      owner,
      relative,
      determiner,
      count,
      within,
      measure,
      title,
      called,
    };
  }

  #leaf(place: number): void {
    this.#words.seen.add(place);
    if (this.#words.open(place).length > 0) throw new NotUnderstood("a leaf");
  }

  /** «Ерлан аға», «Жанар апай»: a name and the word that its bearer is called by. */
  #calledBy(at: number, place: number): Both | undefined {
    const { tokens } = this.#words.parse;
    const { reading } = this.#words.word(place);
    const isBare =
      reading.owner === undefined && !reading.plural && this.#words.open(at).length === 0;
    const called = isBare
      ? addressed(`${tokens[at]?.text ?? ""} ${reading.lemma}`, this.#tools)
      : undefined;
    if (!called) return undefined;
    // Russian has no case of such a pair that both words show
    if (reading.case !== "NOM") this.#words.doubts.at("a name in a case");
    this.#leaf(at);
    return called;
  }

  /** «Сазгер Дана», «ағам Олжас»: what somebody is, before a name that is no word as well. */
  #titleOf(at: number, place: number): Thing {
    const { reading } = this.#words.word(place);
    const name = this.#words.parse.tokens[place]?.text ?? "";
    const own = this.#words.word(at).reading;
    const isTitle = reading.name && !own.name && own.case === "NOM" && !own.plural;
    const isName = this.#tools.glossary
      .senses(reading.lemma)
      .every(({ pos }) => pos === "name-person");
    if (!isTitle || !isName || !/^\p{Lu}/u.test(name)) throw new NotUnderstood(`name ${own.lemma}`);
    return this.#things.thing(at);
  }

  /** Сол жақтағы есік: the left one; undefined of what no list has in two words. */
  #sideOf(at: number): Quality | undefined {
    const [before, ...more] = this.#words.open(at);
    if (before !== at - 1 || more.length > 0) return undefined;
    const text = `${this.#words.lower(before)} ${this.#words.lower(at)}`;
    const listed = this.#tools.course.tutor.renderings.adjectives[text];
    if (listed === undefined) return undefined;
    this.#words.take(at);
    this.#leaf(before);
    return both(listed);
  }

  /** Бір кесе шай: a cup, rather than one cup. */
  #measure(at: number): Thing {
    const thing = this.#things.thing(at);
    return thing.count === "бір" ? { ...thing, count: undefined } : thing;
  }

  /** қаладағы: what is in town. */
  #within(at: number): Part {
    // терезенің жанындағы: next to the window
    const place = this.#words.lower(at).replace(/(?:ғы|гі)$/u, "");
    const listed = this.#tools.course.tutor.renderings.postpositions[place];
    const [inner, ...more] = this.#words.open(at);
    if (listed !== undefined && inner !== undefined && more.length === 0) {
      this.#words.take(at);
      return { role: { after: both(listed) }, thing: this.#things.thing(inner) };
    }
    const { lemma } = this.#words.word(at).reading;
    this.#words.seen.add(at);
    const own = this.of(at, this.#words.open(at));
    if (own.relative || own.within || own.measure || own.title || own.called)
      throw new NotUnderstood("a clause of a place");
    const name = this.#words.parse.tokens[at]?.capital === true && at > 0;
    const as = { isOwned: own.owner !== undefined, isPlace: true };
    const say =
      nounRendering(own.before, as, this.#tools) ??
      compoundRendering(own.before.replace(/ \S+$/u, ""), lemma, this.#tools);
    if (!say) throw new NotUnderstood(`where ${lemma} is`);
    const isName =
      name || this.#tools.glossary.senses(lemma).some(({ pos }) => pos === "name-place");
    return {
      role: "LOC",
      thing: {
        lemma: own.before,
        say,
        name: isName,
        plural: false,
        definite: true,
        qualities: own.qualities,
        ...(own.owner && { owner: own.owner }),
        ...(own.determiner && { determiner: own.determiner }),
        ...(own.count && { count: own.count }),
      },
    };
  }

  /** райы of ауа райы: as it is before its case. */
  #owned(place: number): string {
    const source = this.#words.word(place).reading.source;
    const text = this.#words.lower(place).replace(/(?<=[дт][ае])(?:ғы|гі)$/u, "");
    return source?.features.Case === "Nom"
      ? text
      : text.replace(/(?:нд[ае]|н[ае]н|н[ае]|ның|нің|[мбп]ен|н)$/u, "");
  }
}
