import type { Placed } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { toWhom } from "./felt-by.ts";
import { JOINTS } from "./joints.ts";
import { NotUnderstood, pronounOf, type Thing } from "./meaning.ts";
import { predicateTime } from "./predicate-time.ts";
import { countAt } from "./quantity.ts";
import type { PartReader } from "./read-part.ts";
import type { ThingReader } from "./read-thing.ts";
import { type Both, both, glossOf, nounRendering, qualityRendering } from "./rendering.ts";
import type { Said } from "./said.ts";
import type { SentenceWords } from "./sentence-words.ts";

const PERSON = /(?:м[ыі]н|с[ыі]ң|с[ыі]з|б[ыі]з|м[ыі]з)$/u;
const PERSONS: Readonly<Record<string, NonNullable<Thing["person"]>>> = {
  мен: "1s",
  сен: "2s",
  сіз: "2f",
  біз: "1p",
  сендер: "2p",
  сіздер: "2pf",
  ол: "3",
  олар: "3p",
};

const NOBODY: Thing = {
  lemma: "",
  say: { en: "", ru: "" },
  name: false,
  plural: false,
  definite: false,
  qualities: [],
};

/** Reads what somebody or something is: a thing, a quality, somewhere. */
export class StateReader {
  readonly #words: SentenceWords;
  readonly #things: ThingReader;
  readonly #parts: PartReader;
  readonly #tools: Tools;

  constructor(words: SentenceWords, things: ThingReader, parts: PartReader, tools: Tools) {
    this.#words = words;
    this.#things = things;
    this.#parts = parts;
    this.#tools = tools;
  }

  /** Being something, so or somewhere. */
  state(place: number, reading: Placed["reading"]): Said {
    const base = {
      heads: [place],
      tense: "present" as const,
      mood: "plain" as const,
      negative: false,
      person: reading.person,
      subject: undefined,
    };
    const text = this.#words.lower(place);
    // «Ет асып қойшы»: please do, and no shepherd
    const isUrged =
      /ш[ыі]$/u.test(text) && place > 0 && this.#words.word(place - 1).reading.form === "p";
    if (isUrged) throw new NotUnderstood("who does it, or please");
    const asks = this.#asked(place);
    if (asks)
      return { ...base, person: reading.person, settle: () => ({ kind: "is-where", asks }) };
    if (/(?:дікі|тікі|нікі)$/u.test(text)) return { ...base, ...this.#owned(place) };
    if (reading.lemma === "рақмет" || reading.lemma === "рахмет")
      return { ...base, person: "1s", lemma: "рақмет", settle: () => ({ kind: "thanks" }) };
    const when = predicateTime(place, this.#words, this.#tools);
    if (when)
      return {
        ...base,
        settle: () => ({ kind: "is-at", where: { role: "LOC", thing: NOBODY, told: when } }),
      };
    const aged = this.#aged(place, reading);
    if (aged) return { ...base, ...aged };
    if (reading.kind === "adj") {
      if (reading.lemma === "көп" || reading.lemma === "аз") {
        const many = reading.lemma;
        return { ...base, person: undefined, settle: () => ({ kind: "exists", many }) };
      }
      // Менен үш жас кіші: what it is compared with stands under the years
      const under = this.#words.lower(place - 1) === "жас" ? this.#words.open(place - 1) : [];
      const than = [...this.#words.open(place), ...under].find(
        (at) => this.#words.word(at).relation === "than",
      );
      const degree = this.#words
        .open(place)
        .find((at) => /^(?:өте|тым)$/u.test(this.#words.lower(at)));
      const very =
        degree === undefined
          ? undefined
          : both(this.#tools.course.tutor.renderings.adverbs[this.#words.lower(degree)] ?? "|");
      if (degree !== undefined) this.#words.take(degree);
      const years = this.#yearsBetween(place);
      const other = than === undefined ? undefined : this.#shown(than);
      const isMore = /(?:рақ|рек)$/u.test(text) && text !== reading.lemma && !other;
      if (isMore && degree !== undefined) this.#words.doubts.at("how much more");
      // Мектептен алыс: far from it, and no farther
      const isFar = other !== undefined && /^алыс$/u.test(text);
      if (
        other &&
        !isFar &&
        /^(?:алыс|жақын|бөлек|жауапты|тәуелсіз|бос|аман)$/u.test(reading.lemma)
      )
        this.#words.doubts.at("far from it");
      if (reading.lemma === "жақсы" && reading.person) this.#words.doubts.at("well, or good");
      const most = this.#words.open(place).some((at) => this.#words.lower(at) === "ең");
      if (most) throw new NotUnderstood("the most of which");
      if (other && (other.person !== undefined || other.asks) && this.#hasOwner(place))
        this.#words.doubts.at("what is somebody's compared with somebody");
      const quality = this.#words.doubts.or(
        qualityRendering(reading.lemma, this.#tools, this.#words.near(place)),
        () => glossOf(reading.lemma, /^(?:adj|adv|n)/u, this.#tools),
        `what is ${reading.lemma}`,
      );
      return {
        ...base,
        settle: (parts) => {
          if (isFar && other) parts.push({ role: { after: both("from | от gen") }, thing: other });
          toWhom(parts, reading.lemma);
          return {
            kind: "is-so",
            lemma: reading.lemma,
            quality,
            ...(other && !isFar && { than: other }),
            ...(years !== undefined && { years }),
            ...(very && { very }),
            ...(isMore && { more: true }),
          };
        },
      };
    }
    if (reading.kind !== "noun" || reading.form !== undefined)
      throw new NotUnderstood(`what ${text} says`);
    if (!/^(?:NOM|LOC|ABL)$/.test(reading.case ?? "")) throw new NotUnderstood("being of a case");
    const inner = new Set(
      "owner attribute determiner count compound relative conjunct name measure".split(" "),
    );
    const others = this.#words
      .open(place)
      .filter(
        (at) =>
          !(inner.has(this.#words.word(at).relation) || this.#joins(at)) || this.#words.isShown(at),
      );
    for (const at of others) this.#words.seen.add(at);
    if (reading.case === "LOC" || reading.case === "ABL") {
      const where = this.#parts.within(place, reading.case);
      for (const at of others) this.#words.seen.delete(at);
      return { ...base, settle: () => ({ kind: "is-at", where }) };
    }
    // Менің атым Дана: a capital letter inside a sentence is a name's
    const token = this.#words.parse.tokens[place];
    const isNamed = reading.name && token?.capital === true && !token.first;
    if (!isNamed && this.#tools.glossary.senses(reading.lemma).some(({ pos }) => pos === "adj"))
      this.#words.doubts.at("a noun or a quality");
    const what = this.#things.thing(place);
    for (const at of others) this.#words.seen.delete(at);
    return { ...base, settle: () => ({ kind: "is", what }) };
  }

  #joins(at: number): boolean {
    return this.#words.word(at).relation === "joins" && JOINTS[this.#words.lower(at)] !== undefined;
  }

  /** Үш жас кіші: years that one is older or younger. */
  #yearsBetween(place: number): number | undefined {
    if (!/^(?:үлкен|кіші)$/u.test(this.#words.lower(place))) return undefined;
    const at = this.#words.open(place).find((one) => this.#words.lower(one) === "жас");
    const [count] = this.#words.open(at ?? place).filter((one) => one === place - 2);
    const years = at === undefined || count === undefined ? undefined : countAt(count, this.#words);
    if (at !== undefined && years !== undefined) this.#words.take(at);
    return years;
  }

  /** Қайда, қай жерде, қалай, қандай: a word that asks and is all that is said. */
  #asked(place: number): Both | undefined {
    const text = this.#words.lower(place);
    const { questions } = this.#tools.course.tutor.renderings;
    if (/^(?:жер(?:де|ден)|жақта(?:н)?)$/u.test(text)) {
      const [which, ...more] = this.#words.open(place).filter((at) => at === place - 1);
      if (which === undefined || more.length > 0 || this.#words.lower(which) !== "қай")
        return undefined;
      this.#words.take(which);
      return both(questions[`қай ${text}`] ?? "|");
    }
    if (!/^(?:қайда|қалай|қандай|қашан)(?:м[ыі]н|с[ыі]ң|с[ыі]з|б[ыі]з|м[ыі]з)?$/u.test(text))
      return undefined;
    return both(questions[text.replace(PERSON, "")] ?? "what | какой");
  }

  /** Сөмке сіздікі, кімдікі: whose it is. */
  #owned(place: number): Pick<Said, "settle" | "person"> {
    const { reading } = this.#words.word(place);
    const { lemma, pronoun } = reading;
    const person = PERSONS[lemma];
    const name = this.#words.parse.tokens[place]?.capital === true;
    const owner: Thing | undefined =
      person !== undefined
        ? pronounOf(person)
        : lemma === "кім"
          ? { ...NOBODY, asks: "who" }
          : undefined;
    if (owner) return { person: undefined, settle: () => ({ kind: "is-owned", owner }) };
    const say = nounRendering(lemma, { isOwned: false, isPlace: false }, this.#tools);
    if (
      !say ||
      pronoun ||
      this.#words.open(place).some((at) => this.#words.word(at).relation === "owner")
    )
      throw new NotUnderstood("whose it is");
    const thing: Thing = {
      lemma,
      say,
      name,
      plural: false,
      definite: true,
      qualities: [],
      owner: reading.owner && pronounOf(reading.owner),
    };
    return { person: undefined, settle: () => ({ kind: "is-owned", owner: thing }) };
  }

  /** Жиырма жастамын, жасың нешеде: how old somebody is. */
  #aged(
    place: number,
    reading: Placed["reading"],
  ): Pick<Said, "settle"> | (Pick<Said, "settle"> & { subject: Thing }) | undefined {
    const open = this.#words.open(place);
    // Тоғыз айлық: a child's age, and nobody's monthly pay
    if (reading.lemma === "айлық" && reading.owner === undefined && reading.case === "NOM") {
      const many = open.find((at) => this.#words.word(at).relation === "count");
      const months = many === undefined ? undefined : countAt(many, this.#words);
      return months === undefined
        ? undefined
        : { settle: () => ({ kind: "is-aged", years: months, unit: "month" }) };
    }
    if (reading.kind !== "noun" || reading.case !== "LOC") return undefined;
    if (reading.lemma === "жас" && reading.owner === undefined) {
      const count = open.find((at) =>
        /^(?:count|determiner)$/u.test(this.#words.word(at).relation),
      );
      const years = count === undefined ? undefined : countAt(count, this.#words);
      if (years !== undefined) return { settle: () => ({ kind: "is-aged", years }) };
      if (count === undefined || this.#words.lower(count) !== "неше") return undefined;
      this.#words.take(count);
      return { settle: () => ({ kind: "is-aged", years: undefined }) };
    }
    if (reading.lemma !== "неше") return undefined;
    const own = open.find((at) => this.#words.word(at).relation === "subject");
    const age = own === undefined ? undefined : this.#words.word(own).reading;
    if (own === undefined || age?.lemma !== "жас" || age.owner === undefined) return undefined;
    const owner = this.#words.open(own).find((at) => this.#words.word(at).relation === "owner");
    this.#words.take(own);
    return {
      subject: owner === undefined ? pronounOf(age.owner) : this.#things.thing(owner),
      settle: () => ({ kind: "is-aged", years: undefined }),
    };
  }

  /** Whether what it is said of belongs to somebody: his height is no taller than me. */
  #hasOwner(place: number): boolean {
    return this.#words.under(place).some((at) => {
      const { relation, reading } = this.#words.word(at);
      return relation === "subject" && reading.owner !== undefined && !isOfPeople(reading.lemma);
    });
  }

  /** анадан, біздікінен: what it is compared with; another form of "that one". */
  #shown(place: number): Thing {
    const { reading } = this.#words.word(place);
    if (/^(?:анадан|анаудан|содан|мынадан)$/u.test(this.#words.lower(place))) {
      this.#words.take(place);
      const near = this.#words.lower(place) === "мынадан";
      return {
        lemma: reading.lemma,
        say: { en: near ? "this one" : "that one", ru: near ? "этот" : "тот" },
        determiner: "self",
        name: true,
        plural: false,
        definite: true,
        qualities: [],
      };
    }
    return this.#things.thing(place);
  }
}

const isOfPeople = (lemma: string): boolean =>
  /^(?:аға|іні|әпке|апа|қарындас|сіңлі|ана|шеше|әке|ата|әже|бала|қыз|ұл|дос|әйел|күйеу|жұбай|бауыр|көрші|мысық|ит)$/u.test(
    lemma,
  );
