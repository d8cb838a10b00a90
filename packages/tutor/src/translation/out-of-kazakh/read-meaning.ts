import type { Parse } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { adverbialAt } from "./adverbial.ts";
import { type Link, type Meaning, NotUnderstood, type Part, type Thing } from "./meaning.ts";
import { DeedReader } from "./read-deed.ts";
import { PartReader } from "./read-part.ts";
import { PredicateReader } from "./read-predicate.ts";
import { StateReader } from "./read-state.ts";
import { ThingReader } from "./read-thing.ts";
import { type Both, both } from "./rendering.ts";
import { SentenceWords, SHOWN } from "./sentence-words.ts";

const CASES: Readonly<Record<string, "DAT" | "LOC" | "ABL" | "INS">> = {
  DAT: "DAT",
  LOC: "LOC",
  ABL: "ABL",
  INS: "INS",
};
/** Words that make a question of a sentence. */
const ASKING_WORD = /^(?:қайда|қайдан|қашан|неге|қалай|кім|кімнің|не|қандай|қай|неше|қанша)$/u;
/** Times that are still to come. */
const COMING =
  /(?:^| )(?:ертең|бүрсігүні|жақында|келесі|кешірек|бүгін|қашан|(?:(?:дүй|сей|сәр|бей)?сенбі|жұма|жексенбі) күні)(?= |$)/u;

/** Reads what one sentence says; throws {@link NotUnderstood} where a word or its place is not understood. */
export class MeaningReader {
  readonly #words: SentenceWords;
  readonly #tools: Tools;
  readonly #things: ThingReader;
  readonly #parts: PartReader;
  readonly #predicates: PredicateReader;

  constructor(parse: Parse, tools: Tools) {
    this.#words = new SentenceWords(parse);
    this.#tools = tools;
    this.#things = new ThingReader(this.#words, tools, (place) => this.#clause(place));
    this.#parts = new PartReader(this.#words, this.#things, tools);
    const states = new StateReader(this.#words, this.#things, this.#parts, tools);
    const deeds = new DeedReader(this.#words, states, tools);
    this.#predicates = new PredicateReader(this.#words, this.#things, states, deeds);
  }

  /** The whole sentence; every word of it is accounted for. */
  read(): Meaning {
    const { joining } = this.#tools.course.tutor.renderings;
    const root = this.#words.parse.words.findIndex(({ head }) => head < 0);
    this.#words.parse.tokens.forEach(({ mark, lower, leaning }, at) => {
      if (leaning.length > 0) throw new NotUnderstood("a particle");
      const { relation, reading } = this.#words.word(at);
      const next = this.#words.lower(at + 1);
      if (/—/u.test(mark) && relation !== "subject" && !(at === 0 && SHOWN.test(lower)))
        throw new NotUnderstood("a dash");
      if (/,/u.test(mark) && reading.kind !== "verb" && reading.kind !== "post" && !joining[next])
        throw new NotUnderstood(`a comma after ${lower}`);
    });
    const meaning = this.#clause(root);
    const left = this.#words.parse.words.findIndex((_, at) => !this.#words.seen.has(at));
    if (left >= 0) throw new NotUnderstood(`left: ${this.#words.parse.tokens[left]?.text}`);
    return meaning;
  }

  /** A clause by the place of its last word. */
  #clause(place: number): Meaning {
    const { reading } = this.#words.take(place);
    const { questions, joining } = this.#tools.course.tutor.renderings;
    const question = this.#words.parse.tokens[place]?.question !== undefined;
    const own = this.#predicates.predicate(place, reading);
    const heads = own.heads;
    const parts: Part[] = [];
    const times: Both[] = [];
    const manners: Both[] = [];
    const links: { kind: Link; meaning: Meaning }[] = [];
    let subject: Thing | undefined = own.subject;
    let asks: Both | undefined;
    let before: { by: Both; meaning: Meaning } | undefined;
    const open = heads.flatMap((head) => this.#words.open(head)).sort((a, b) => a - b);
    for (const at of open) {
      if (this.#words.seen.has(at)) continue;
      const word = this.#words.word(at);
      const span = adverbialAt(at, this.#words, this.#tools);
      if (span) {
        for (const one of span.places) this.#words.seen.add(one);
        (span.time ? times : manners).push(span.say);
        continue;
      }
      const { relation, reading: of } = word;
      const text = this.#words.lower(at);
      const asking = questions[text];
      if (asking !== undefined) {
        this.#words.take(at);
        asks = both(asking);
      } else if (at === 0 && relation === "determiner" && this.#words.isShown(at)) {
        this.#words.take(at);
        const far = /^(?:анау|сол)$/u.test(text);
        subject = {
          lemma: text,
          say: far ? { en: "that", ru: "то" } : { en: "this", ru: "это" },
          determiner: "self",
          name: false,
          plural: false,
          definite: false,
          qualities: [],
        };
      } else if (relation === "subject") {
        if (subject) throw new NotUnderstood("two subjects");
        subject = this.#things.thing(at);
      } else if (
        of.kind === "noun" &&
        of.form === undefined &&
        (relation === "object" || relation === "complement" || of.case === "ACC")
      ) {
        parts.push({ role: "OBJ", thing: this.#things.thing(at) });
      } else if (of.kind === "noun" && of.form === undefined && CASES[of.case ?? ""])
        parts.push(this.#parts.within(at, CASES[of.case ?? ""] as "DAT"));
      else if (of.kind === "post") {
        const link = this.#linked(at);
        if (link) links.push(link);
        else parts.push(this.#parts.after(at));
      } else if (of.kind === "verb" && (of.form === "cond" || of.form === "part"))
        links.push(this.#hanging(at));
      else if (relation === "clause" || of.form === "fin") {
        const joint = open.find((one) => one > at && joining[this.#words.lower(one)]);
        if (joint === undefined) throw new NotUnderstood("clauses with nothing between");
        this.#words.take(joint);
        before = { by: both(joining[this.#words.lower(joint)] ?? "|"), meaning: this.#clause(at) };
      } else if (text === "егер" || text === "ал") this.#words.take(at);
      else throw new NotUnderstood(`${relation} ${text}`);
    }
    if (!subject && own.person !== undefined)
      subject = {
        lemma: "",
        say: { en: "", ru: "" },
        person: own.person,
        name: false,
        plural: false,
        definite: false,
        qualities: [],
      };
    const asked =
      question ||
      this.#words.parse.tokens.at(-1)?.mark.includes("?") === true ||
      this.#words.parse.tokens.some(({ lower }) => ASKING_WORD.test(lower));
    const doer = own.person ?? subject?.person;
    if (own.mood === "must" && !subject) {
      const who = parts.findIndex(
        ({ role, thing }) => role === "DAT" && thing.person !== undefined,
      );
      if (who >= 0) subject = parts.splice(who, 1)[0]?.thing;
    }
    const isSoon =
      own.soon &&
      doer !== "3" &&
      !times.some(({ en }) => /always|often|every|sometimes|never/.test(en)) &&
      own.mood === "plain";
    const predicate = own.settle(parts, subject, asks);
    const isComing =
      predicate.kind === "deed" &&
      own.tense === "present" &&
      own.mood === "plain" &&
      (isSoon ||
        COMING.test(this.#words.parse.tokens.map(({ lower }) => lower).join(" ")) ||
        links.some(({ kind }) => /if|when|after/.test(kind)));
    const meaning: Meaning = {
      subject,
      predicate,
      tense: isComing ? "coming" : own.tense,
      mood: own.mood,
      negative: own.negative,
      question: asked,
      asks,
      parts,
      times,
      manners,
      links,
      please: /(?:шы|ші)$/u.test(this.#words.lower(place)) && own.tense === "order",
    };
    return before ? { ...before.meaning, next: { by: before.by, meaning } } : meaning;
  }

  /** келген соң, көру үшін: a postposition after a verb. */
  #linked(at: number): { kind: Link; meaning: Meaning } | undefined {
    const [inner] = this.#words.open(at);
    const reading = inner === undefined ? undefined : this.#words.word(inner).reading;
    if (inner === undefined || reading?.kind !== "verb") return undefined;
    const text = this.#words.lower(at);
    const kind: Link | undefined =
      text === "үшін" && reading.form === "vn"
        ? "for"
        : /^(?:соң|кейін)$/u.test(text)
          ? "after"
          : undefined;
    if (!kind) throw new NotUnderstood(`${text} after a verb`);
    this.#words.take(at);
    return { kind, meaning: this.#clause(inner) };
  }

  /** келсе, келгенде, келгендіктен. */
  #hanging(at: number): { kind: Link; meaning: Meaning } {
    const { reading } = this.#words.word(at);
    const kind: Link | undefined =
      reading.form === "cond"
        ? "if"
        : reading.case === "LOC"
          ? "when"
          : /діктен$|дықтан$/u.test(this.#words.lower(at))
            ? "because"
            : undefined;
    if (!kind || (this.#words.parse.tokens[at]?.leaning.length ?? 0) > 0)
      throw new NotUnderstood("a clause that hangs");
    return { kind, meaning: { ...this.#clause(at), question: false } };
  }
}
