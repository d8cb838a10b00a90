import type { Placed } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { agreementOf } from "../../russian/inflect.ts";
import { isAlwaysOne } from "../../russian/irregular-nouns.ts";
import { compoundRendering } from "./compound.ts";
import { doubtSenses, NAMESAKES } from "./doubted-senses.ts";
import { JOINTS } from "./joints.ts";
import { isMass } from "./mass.ts";
import { type Meaning, NotUnderstood, pronounOf, type Quality, type Thing } from "./meaning.ts";
import { ModifierReader } from "./read-modifiers.ts";
import { both, glossOf, nounRendering, qualityRendering, unknownWord } from "./rendering.ts";
import type { SentenceWords } from "./sentence-words.ts";
import { isAnimate, isBare } from "./traits.ts";

const PRONOUNS = new Set(["мен", "сен", "сіз", "ол", "біз", "олар", "сендер", "сіздер", "өз"]);
const ASKING: Readonly<Record<string, "who" | "what">> = { кім: "who", не: "what" };
const SHOWING = new Set(["бұл", "мынау", "осы", "анау", "сол"]);
const DEGREES: Readonly<Record<string, "very" | "most">> = { өте: "very", ең: "most" };
const MOST = { en: "most", ru: "большинство" };

/** Reads the nouns of one sentence. */
export class ThingReader {
  readonly #words: SentenceWords;
  readonly #tools: Tools;
  readonly #modifiers: ModifierReader;

  constructor(words: SentenceWords, tools: Tools, relative: (place: number) => Meaning) {
    this.#words = words;
    this.#tools = tools;
    this.#modifiers = new ModifierReader(words, tools, this, relative);
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
    // Ет те, балық та: the particle joins them
    const also = this.#words.also(place) && beside === undefined;
    const only = this.#words.only.has(place);
    const further = this.#words.further.has(place);
    const base = {
      ...(beside && { beside }),
      ...(also && { also }),
      ...(only && { only }),
      ...(further && { further }),
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
    const all = this.#allOf(place, reading, under) ?? this.#mostOf(place, reading, under);
    if (all) return { ...base, ...all };
    // Өзім де барамын: I will go, too
    if (lemma === "өз" && reading.owner !== undefined && under.length === 0) {
      this.#words.doubts.at("oneself");
      return { ...base, ...pronounOf(reading.owner), plural: false, self: true };
    }
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
    // Досым екеуміз: my friend and I
    const [other, ...more] = under;
    if (lemma === "екеу" && reading.owner === "1p" && other !== undefined && more.length === 0)
      return { ...base, ...pronounOf("1p"), together: this.thing(other) };
    const own = this.#modifiers.of(place, under);
    const { before, determiner } = own;
    if (own.called) return { ...base, name: true, say: own.called };
    // Бір ғана сұрақ: the number is what is said
    const count = only && own.count === "бір" ? "1" : own.count;
    let { owner, relative } = own;
    base.qualities.push(...own.qualities);
    const isCompound = before !== lemma;
    // Туған күнім: it is mine, where туған күні is but a birthday
    const isOwned = reading.owner !== undefined && (!isCompound || reading.owner !== "3");
    if (isOwned && reading.owner !== undefined && !owner && !relative)
      owner = pronounOf(reading.owner);
    // Олардың ұлы да, қызы да
    const whose = beside?.thing.owner;
    if (owner?.person === "3" && whose?.person?.startsWith("3")) owner = whose;
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
    const whole =
      isCompound && reading.owner === "3"
        ? compoundRendering(before.replace(/ \S+$/u, ""), lemma, this.#tools)
        : undefined;
    const say = this.#words.doubts.or(
      nounRendering(
        before,
        { isOwned: owner !== undefined, isPlace, beside: this.#words.near(place) },
        this.#tools,
      ) ?? whole,
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
      ...(own.within && { at: own.within }),
      ...(own.measure && { measure: own.measure }),
      ...(own.title && { title: own.title }),
    };
  }

  /** «Балалардың бәрі», «олардың барлығы»: all the children, all of them. */
  #allOf(
    place: number,
    { lemma, owner }: Placed["reading"],
    under: readonly number[],
  ): Thing | undefined {
    const [of, ...more] = under;
    if (
      !/^(?:бәрі|барлығы)$/u.test(lemma) ||
      (owner ?? "3") !== "3" ||
      of === undefined ||
      more.length > 0
    )
      return undefined;
    const { relation, reading } = this.#words.word(of);
    if (relation !== "owner" || reading.kind !== "noun" || reading.form !== undefined)
      return undefined;
    const whole = this.thing(of);
    if (whole.person !== undefined) return { ...whole, person: "3p", all: true };
    if (!whole.plural || whole.name || whole.determiner || whole.count || whole.beside)
      throw new NotUnderstood("all of what");
    this.#words.seen.add(place);
    return { ...whole, determiner: "барлық" };
  }

  /** «Оқушылардың көпшілігі»: most of the pupils. */
  #mostOf(
    place: number,
    { lemma, owner }: Placed["reading"],
    under: readonly number[],
  ): Thing | undefined {
    const [of, ...more] = under;
    if (!/^(?:көбі|көп|көпшілік|көпшілігі)$/u.test(lemma) || (owner ?? "3") !== "3")
      return undefined;
    if (of === undefined || more.length > 0 || this.#words.word(of).relation !== "owner")
      return undefined;
    const whole = this.thing(of);
    if (whole.person !== undefined || whole.name || whole.count || whole.beside)
      throw new NotUnderstood("most of what");
    this.#words.seen.add(place);
    const most = {
      ...whole,
      owner: undefined,
      relative: undefined,
      at: undefined,
      determiner: undefined,
    };
    return {
      ...whole,
      plural: whole.plural || !(isMass(whole) || isAlwaysOne(whole.say.ru)),
      measure: { ...most, plural: false, qualities: [], say: MOST },
    };
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
      qualityRendering(lemma, this.#tools, this.#words.near(place)) ??
        glossOf(lemma, /^(?:num|det)/u, this.#tools),
      () => glossOf(lemma, /^(?:adj|n|adv)/u, this.#tools) ?? unknownWord(lemma),
      `what is ${lemma}`,
    );
    const own = degree === undefined ? undefined : DEGREES[this.#words.lower(degree)];
    if (!own && text !== lemma && /(?:рақ|рек)$/u.test(text)) return { ...say, degree: "more" };
    return own ? { ...say, degree: own } : say;
  }

  #leaf(place: number): void {
    this.#words.seen.add(place);
    if (this.#words.open(place).length > 0) throw new NotUnderstood("a leaf");
  }

  /** Алма, алмұрт және өрік: what stands before a comma. */
  #listed(place: number): Thing["beside"] {
    const [other, ...more] = this.#words
      .open(place)
      .filter((at) => this.#words.word(at).relation === "conjunct");
    if (other === undefined || more.length > 0) return undefined;
    if (!this.#words.parse.tokens[other]?.mark.includes(",")) return undefined;
    const [one, last] = [this.#words.word(other).reading, this.#words.word(place).reading];
    // Олжас, концертің қалай өтті: somebody is called
    if ((one.name && !last.name) || one.pronoun !== last.pronoun) throw new NotUnderstood("called");
    const { also: _, ...thing } = this.thing(other);
    if (thing.relative || thing.asks) throw new NotUnderstood("listed with a clause");
    // Шебер, біздің есік жабылмайды: he is called, and is no door
    const say = nounRendering(last.lemma, { isOwned: false, isPlace: false }, this.#tools);
    const isOfThing = say !== undefined && agreementOf(say.ru, false)?.animate === false;
    if (isOfThing && isAnimate(thing) && isBare(thing) && !thing.plural && !thing.beside)
      throw new NotUnderstood("called");
    return { by: this.#isLast(place) ? this.#lastJoint() : { en: ",", ru: "," }, thing };
  }

  #isLast(place: number): boolean {
    const { relation, head } = this.#words.word(place);
    return relation !== "conjunct" && !(head >= 0 && JOINTS[this.#words.lower(head)]);
  }

  /** «Ет те, балық та жоқ»: or, of what there is not. */
  #lastJoint(): { en: string; ru: string } {
    const root = this.#words.parse.words.find(({ head }) => head < 0)?.reading;
    const isDenied = root?.negative === true || /^(?:жоқ|емес)$/u.test(root?.lemma ?? "");
    return { en: isDenied ? "or" : "and", ru: "и" };
  }

  /** Ана мен әке: what stands before мен, және or немесе. */
  #beside(place: number): Thing["beside"] {
    const joint = this.#words
      .open(place)
      .find((at) => this.#words.word(at).relation === "joins" && JOINTS[this.#words.lower(at)]);
    if (joint === undefined) return this.#listed(place);
    const [other, ...more] = this.#words.open(joint);
    if (other === undefined || more.length > 0) throw new NotUnderstood("joined to nothing");
    this.#words.take(joint);
    const thing = this.thing(other);
    if (thing.relative || thing.owner?.asks) throw new NotUnderstood("joined to a clause");
    return { by: both(JOINTS[this.#words.lower(joint)] ?? "|"), thing };
  }
}
