import type { Placed } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { isMass } from "./mass.ts";
import { type Content, type Meaning, NotUnderstood, type Part, type Thing } from "./meaning.ts";
import { both } from "./rendering.ts";
import type { SentenceWords } from "./sentence-words.ts";
import { isBare } from "./traits.ts";

/** What somebody else is wished to do. */
const WISHES = /^(?:қалау|тілеу)$/u;

/** Reads sentences inside others: оның келетінін білемін, кітап оқуды жақсы көремін. */
export class ContentReader {
  readonly #words: SentenceWords;
  readonly #tools: Tools;
  readonly #clause: (place: number) => Meaning;

  constructor(words: SentenceWords, tools: Tools, clause: (place: number) => Meaning) {
    this.#words = words;
    this.#tools = tools;
    this.#clause = clause;
  }

  /** Whether a verb is what the verb over it, by its lemma, is said of. */
  isContent(at: number, lemma: string | undefined): boolean {
    const { relation, reading } = this.#words.word(at);
    const { facts, infinitives } = this.#tools.course.tutor.renderings;
    if (WISHES.test(lemma ?? "") && reading.owner !== undefined && reading.case === "ACC")
      return reading.form === "part" || reading.form === "vn";
    if (relation === "said" || this.#words.lower(at) === "деп") return lemma !== undefined;
    if (reading.form === "vn")
      return (
        relation === "object" ||
        relation === "complement" ||
        relation === "purpose" ||
        relation === "dative"
      );
    return (
      reading.form === "part" &&
      (reading.case === "ACC" || (reading.case === "DAT" && reading.owner !== undefined)) &&
      (facts[lemma ?? ""] !== undefined || infinitives[lemma ?? ""] !== undefined)
    );
  }

  /** What the verb over a place, by its lemma, is said of. */
  of(at: number, lemma = ""): Content {
    if (this.#words.lower(at) !== "деп") {
      return this.#words.word(at).relation === "said" ? this.#said(at) : this.#inside(at, lemma);
    }
    const [inner, ...more] = this.#words.open(at);
    if (inner === undefined || more.length > 0 || !this.#tools.course.tutor.renderings.facts[lemma])
      throw new NotUnderstood(`${lemma} so`);
    this.#words.take(at);
    return this.#said(inner);
  }

  /** What the verb of an outer clause is said of: a fact or a question, or a deed. */
  #inside(at: number, outer: string): Content {
    const { reading } = this.#words.word(at);
    const { facts, infinitives } = this.#tools.course.tutor.renderings;
    if (WISHES.test(outer) && reading.owner !== undefined)
      return { kind: "wished", meaning: { ...this.#clause(at), tense: "present" } };
    if (reading.form === "part" && reading.owner !== undefined) {
      if (facts[outer] === undefined) throw new NotUnderstood(`${outer} that`);
      return { kind: "that", meaning: this.#clause(at) };
    }
    // Ет алуға кетті: what for
    const isPurpose = this.#words.word(at).relation === "purpose";
    const row = infinitives[outer] ?? (isPurpose ? "to | perfective" : undefined);
    if (row === undefined || reading.owner !== undefined || this.#hasOwner(at))
      throw new NotUnderstood(`${outer} to do`);
    const meaning = this.#clause(at);
    return deedOf(meaning, both(row));
  }

  /** Кітап оқу пайдалы, оның келмегені белгісіз: what something is said of; undefined of a noun. */
  about(at: number): Content | undefined {
    const { reading } = this.#words.word(at);
    if (reading.kind !== "verb") return undefined;
    if (reading.form === "vn" && reading.owner === undefined && (reading.case ?? "NOM") === "NOM") {
      const deed = bare(this.#clause(at));
      return { kind: "to", meaning: { ...deed, parts: deed.parts.map(general) } };
    }
    if (reading.form === "part" && reading.owner !== undefined)
      return { kind: "that", meaning: this.#clause(at) };
    // Ерте тұрған дұрыс: it is right to get up early
    if (reading.form === "part" && (reading.case ?? "NOM") === "NOM" && !this.#hasOwner(at))
      return { kind: "to", meaning: bare(this.#clause(at)) };
    throw new NotUnderstood("a deed as the subject");
  }

  /** «… деп ойлаймын», «… деді»: what was said or thought. */
  #said(at: number): Content {
    return { kind: "that", meaning: this.#clause(at) };
  }

  #hasOwner(at: number): boolean {
    return this.#words
      .open(at)
      .some((one) => /^(?:owner|subject)$/u.test(this.#words.word(one).relation));
  }
}

/** "to | perfective": the form that the deed has in each language. */
function deedOf(meaning: Meaning, { en, ru }: { en: string; ru: string }): Content {
  const kind = en === "ing" ? "ing" : "to";
  const deed = bare(meaning);
  return {
    kind,
    meaning: kind === "ing" ? { ...deed, parts: deed.parts.map(general) } : deed,
    whole: ru === "perfective",
  };
}

/** Кітап оқу: books, rather than one of them. */
const general = (part: Part): Part =>
  part.role === "OBJ" &&
  !part.thing.definite &&
  isBare(part.thing) &&
  !part.thing.asks &&
  !isMass(part.thing) &&
  part.thing.person === undefined &&
  !part.thing.name &&
  !part.thing.indefinite &&
  !part.thing.beside
    ? { ...part, thing: { ...part.thing, plural: true } }
    : part;

/** A deed of whoever the outer clause is about; nothing may hang on it, nor be asked of it. */
function bare(meaning: Meaning): Meaning {
  const isPlain =
    meaning.links.length === 0 && !meaning.asks && !meaning.content && meaning.mood === "plain";
  if (!isPlain || meaning.predicate.kind !== "deed")
    throw new NotUnderstood("a deed with more to it");
  return { ...meaning, subject: undefined, question: false, tense: "present" };
}

/** The subject of a fact: оның келетіні. */
export const ownsDeed = ({ form }: Placed["reading"], owner: Placed): boolean =>
  (form === "part" || form === "vn") && owner.relation === "owner";

/** Who does it inside, where nobody is named there: the one that the outer clause is about. */
export function withDoer(meaning: Meaning, doer: Thing | undefined): Meaning {
  const own = meaning.subject;
  const needs =
    !own ||
    (own.lemma === "" && own.person === "3" && doer?.person !== "3" && own.of === undefined);
  if (!needs || meaning.about) return meaning;
  if (!doer) return meaning;
  if (own && doer.person !== undefined && doer.person !== "3p") return meaning;
  return { ...meaning, subject: referring(doer) };
}

/** He, she, they: a pronoun for what was named. */
export function referring(thing: Thing): Thing {
  if (thing.person !== undefined) return thing;
  if (thing.asks || thing.determiner === "self" || thing.indefinite || thing.also)
    throw new NotUnderstood("who it is");
  const many = thing.plural || thing.beside !== undefined || (thing.count ?? "бір") !== "бір";
  return {
    lemma: "",
    say: { en: "", ru: "" },
    person: many ? "3p" : "3",
    of: thing,
    name: false,
    plural: false,
    definite: false,
    qualities: [],
  };
}
