import type { Parse } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { adverbialAt, mannerAt, whichPlaceAt } from "./adverbial.ts";
import { needsDoer } from "./clauses-in-row.ts";
import type { Doubts } from "./doubts.ts";
import { holdsHeadless } from "./headless.ts";
import {
  ASKED,
  freshly,
  type Held,
  NOBODY,
  nothingHeld,
  ofOtherPerson,
  ownerOf,
  TRADE,
} from "./held.ts";
import { concessionAt } from "./held-clauses.ts";
import { readMarks } from "./marks.ts";
import { type Meaning, NotUnderstood, pronounOf } from "./meaning.ts";
import { particled, readParticles } from "./particles.ts";
import { ContentReader, ownsDeed, withDoer } from "./read-content.ts";
import { DeedReader } from "./read-deed.ts";
import { HangingReader } from "./read-hanging.ts";
import { PartReader } from "./read-part.ts";
import { PredicateReader } from "./read-predicate.ts";
import { StateReader } from "./read-state.ts";
import { ThingReader } from "./read-thing.ts";
import { both } from "./rendering.ts";
import type { Said } from "./said.ts";
import { SentenceWords } from "./sentence-words.ts";
import { ClauseSettler } from "./settled-clause.ts";
import { shown } from "./shown.ts";
import { namesPeople } from "./traits.ts";

const OF_PART = /^(?:DAT|LOC|ABL|INS)$/;

/** Reads what one sentence says; throws {@link NotUnderstood} where a word or its place is not understood. */
export class MeaningReader {
  readonly #words: SentenceWords;
  readonly #tools: Tools;
  readonly #things: ThingReader;
  readonly #parts: PartReader;
  readonly #predicates: PredicateReader;
  readonly #hanging: HangingReader;
  readonly #contents: ContentReader;
  readonly #clauses: ClauseSettler;
  readonly #root: number;

  constructor(parse: Parse, doubts: Doubts, tools: Tools) {
    const clause = (place: number): Meaning => this.#clause(place);
    const { nouns } = tools.course.tutor.renderings;
    this.#words = new SentenceWords(
      parse,
      doubts,
      (lemma) => namesPeople(lemma, tools),
      (text) => nouns[text] !== undefined,
    );
    this.#tools = tools;
    this.#things = new ThingReader(this.#words, tools, clause);
    this.#parts = new PartReader(this.#words, this.#things, tools);
    const states = new StateReader(this.#words, this.#things, this.#parts, tools);
    const deeds = new DeedReader(this.#words, this.#things, states, tools);
    this.#predicates = new PredicateReader(this.#words, this.#things, states, deeds, tools);
    this.#hanging = new HangingReader(this.#words, clause);
    this.#contents = new ContentReader(this.#words, tools, clause);
    this.#root = parse.words.findIndex(({ head }) => head < 0);
    this.#clauses = new ClauseSettler(this.#words, this.#root, tools);
  }

  /** The whole sentence; every word of it is accounted for. */
  read(): Meaning {
    readParticles(this.#words);
    readMarks(this.#words, this.#tools);
    const meaning = this.#clause(this.#root);
    const left = this.#words.parse.words.findIndex((_, at) => !this.#words.seen.has(at));
    if (left >= 0) throw new NotUnderstood(`left: ${this.#words.parse.tokens[left]?.text}`);
    return meaning;
  }

  /** A clause by the place of its last word. */
  #clause(place: number): Meaning {
    const { reading } = this.#words.take(place);
    const own = this.#predicates.predicate(place, reading);
    const held = nothingHeld(own.subject);
    const open = own.heads.flatMap((head) => this.#words.open(head)).sort((a, b) => a - b);
    for (const at of open) if (!this.#words.seen.has(at)) this.#hold(at, open, own, held);
    if (own.isObject && held.subject) {
      held.parts.push({ role: "OBJ", thing: held.subject });
      held.subject = undefined;
    }
    ofOtherPerson(own, held);
    held.asks ??= own.asks;
    if (this.#words.shown !== undefined && !held.subject && place === this.#root)
      held.subject = shown(this.#words.lower(this.#words.shown));
    const person = own.person ?? ownerOf(reading);
    if (!held.subject && !held.about && person !== undefined) held.subject = pronounOf(person);
    if (own.mood === "must" && !held.subject) {
      const who = held.parts.findIndex(
        ({ role, thing }) => role === "DAT" && thing.person !== undefined,
      );
      if (who >= 0) held.subject = held.parts.splice(who, 1)[0]?.thing;
    }
    const meaning = this.#clauses.settled(place, own, held);
    if (!held.before) return meaning;
    const { by, meaning: first } = held.before;
    // «Жел кіріпті, бірақ шықпапты»: it did not
    const isNamed = first.subject && first.subject.lemma !== "" && !first.subject.indefinite;
    const next = isNamed && needsDoer(meaning) ? withDoer(meaning, first.subject) : meaning;
    return { ...first, next: { by, meaning: next } };
  }

  /** One word under the predicate, with what stands under it. */
  #hold(at: number, open: readonly number[], own: Said, held: Held): void {
    const { questions, joining } = this.#tools.course.tutor.renderings;
    const text = this.#words.lower(at);
    const word = this.#words.word(at);
    const { relation, reading: of } = word;
    const span = adverbialAt(at, this.#words, this.#tools);
    if (span) {
      for (const one of span.places) this.#words.seen.add(one);
      if (ASKED.test(span.say.en)) held.asks = span.say;
      else (span.time ? held.times : held.manners).push(particled(span.say, at, this.#words));
      return;
    }
    const where =
      /^(?:жер(?:де|ден|ге)|жақ(?:та|тан|қа))$/u.test(text) && open.length > 0
        ? whichPlaceAt(at, this.#words, this.#tools)
        : undefined;
    const asking = questions[text];
    const however = concessionAt(at, this.#words);
    if (however !== undefined) {
      this.#words.take(at);
      this.#words.however.add(however);
    } else if (where !== undefined) held.asks = where;
    else if (asking !== undefined) {
      this.#words.take(at);
      held.asks = both(asking);
    } else if (at === 0 && relation === "determiner" && this.#words.isShown(at)) {
      this.#words.take(at);
      held.subject = shown(text);
    } else if (
      relation === "subject" ||
      ownsDeed(this.#words.word(own.heads[0] ?? at).reading, word)
    ) {
      if (held.subject || held.about) throw new NotUnderstood("two subjects");
      held.about = this.#contents.about(at);
      if (!held.about) held.subject = freshly(this.#things.thing(at), at, own, this.#words);
    } else if (relation === "complement" && NOBODY.test(of.lemma) && !held.subject) {
      held.subject = this.#things.thing(at);
    } else if (
      of.kind === "noun" &&
      of.form === undefined &&
      (/^(?:object|complement|part)$/u.test(relation) || of.case === "ACC")
    ) {
      held.parts.push({ role: "OBJ", thing: this.#things.thing(at) });
    } else if (of.kind === "noun" && of.form === undefined && OF_PART.test(of.case ?? "")) {
      const time = this.#hanging.beforeTime(at);
      if (time) held.links.push(time);
      else held.parts.push(this.#parts.within(at, of.case as "DAT"));
    } else if (
      of.form === "part" &&
      !this.#contents.isContent(at, own.lemma) &&
      holdsHeadless({ reading: of, relation }, () => this.#clause(at), held, this.#tools)
    ) {
      return;
    } else if (
      of.form === "part" &&
      of.case === "DAT" &&
      of.owner &&
      /^ра[хқ]мет$/u.test(own.lemma ?? "")
    ) {
      held.links.push({ kind: "because", meaning: this.#clause(at) });
    } else if (text === "үшін" && this.#words.lower(at - 1) === "не") {
      this.#words.take(at);
      this.#words.take(at - 1);
      held.asks = { en: "why", ru: "зачем" };
    } else if (of.kind === "post") {
      const link = this.#hanging.afterVerb(at);
      if (link) held.links.push(link);
      else held.parts.push(this.#parts.after(at));
    } else if (
      (of.kind === "verb" || (relation === "said" && own.lemma === "деу")) &&
      this.#contents.isContent(at, own.lemma)
    ) {
      if (held.content) throw new NotUnderstood("two things said");
      held.content = this.#contents.of(at, own.lemma);
    } else if (text === "болып" && relation === "converb" && TRADE.test(own.lemma ?? ""))
      held.parts.push(this.#parts.trade(at));
    else if (
      of.kind === "verb" &&
      (of.form === "cond" ||
        of.form === "part" ||
        of.form === "conv" ||
        relation === "converb" ||
        (of.form === "a" && of.negative))
    )
      held.links.push(this.#hanging.verb(at));
    else if (relation === "clause" || of.form === "fin") {
      const joint = open.find((one) => one > at && joining[this.#words.lower(one)]);
      if (joint === undefined && !/[,:—]/u.test(this.#words.parse.tokens[at]?.mark ?? ""))
        throw new NotUnderstood("two verbs with no mark between");
      // They are read one by one, as each is said by itself
      if (joint === undefined) throw new NotUnderstood("clauses with nothing between");
      this.#words.take(joint);
      held.before = {
        by: both(joining[this.#words.lower(joint)] ?? "|"),
        meaning: this.#clause(at),
      };
    } else if (text === "егер" || text === "ал") this.#words.take(at);
    else if (/^(?:adverb|time|manner|degree)$/u.test(relation) && this.#words.open(at).length === 0)
      held.manners.push(mannerAt(at, this.#words, this.#tools));
    else throw new NotUnderstood(`${relation} ${text}`);
  }
}
