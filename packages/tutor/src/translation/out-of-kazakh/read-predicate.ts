import type { Placed } from "@tilashar/clause";
import { NotUnderstood } from "./meaning.ts";
import type { DeedReader } from "./read-deed.ts";
import type { StateReader } from "./read-state.ts";
import type { ThingReader } from "./read-thing.ts";
import type { Said } from "./said.ts";
import type { SentenceWords } from "./sentence-words.ts";

/** Reads what is said of the subject: a deed, a state, having, needing. */
export class PredicateReader {
  readonly #words: SentenceWords;
  readonly #things: ThingReader;
  readonly #states: StateReader;
  readonly #deeds: DeedReader;

  constructor(words: SentenceWords, things: ThingReader, states: StateReader, deeds: DeedReader) {
    this.#words = words;
    this.#things = things;
    this.#states = states;
    this.#deeds = deeds;
  }

  /** What is said of the subject, by the last word and the helpers before it. */
  predicate(place: number, reading: Placed["reading"]): Said {
    const { kind, lemma } = reading;
    const open = this.#words.open(place);
    const said = (more: Partial<Said> & Pick<Said, "settle">): Said => ({
      heads: [place],
      tense: "present",
      mood: "plain",
      negative: reading.negative,
      person: reading.person,
      subject: undefined,
      ...more,
    });
    if (kind === "verb") return this.#deeds.deed(place, reading);
    if (lemma === "жоқ" || lemma === "емес") {
      const inner = open.find((at) => this.#words.word(at).relation === "predicate");
      if (inner !== undefined) {
        const of = this.#words.take(inner).reading;
        if (of.kind === "verb") {
          const deed = this.#deeds.deed(inner, of);
          return {
            ...deed,
            heads: [place, ...deed.heads],
            negative: true,
            person: reading.person ?? "3",
            tense: lemma === "емес" ? "perfect" : "past",
          };
        }
        const state = this.#states.state(inner, of);
        return { ...state, heads: [place, inner], negative: true, person: reading.person ?? "3" };
      }
    }
    if (lemma === "бар" || lemma === "жоқ") {
      const thing = open.find((at) => this.#words.word(at).relation === "subject");
      const owner =
        thing === undefined
          ? undefined
          : this.#words.open(thing).find((at) => this.#words.word(at).relation === "owner");
      const person = thing === undefined ? undefined : this.#words.word(thing).reading.owner;
      if (thing !== undefined && person !== undefined) {
        if (owner !== undefined) {
          const own = this.#things.thing(owner);
          const subject = { ...this.#things.thing(thing), owner: undefined };
          return said({
            person: undefined,
            subject,
            negative: lemma === "жоқ",
            settle: () => ({ kind: "has", owner: own }),
          });
        }
        const subject = this.#things.thing(thing);
        const own = subject.owner;
        if (!own) throw new NotUnderstood("nobody has it");
        return said({
          person: undefined,
          subject: { ...subject, owner: undefined },
          negative: lemma === "жоқ",
          settle: () => ({ kind: "has", owner: own }),
        });
      }
      return said({
        person: undefined,
        negative: lemma === "жоқ",
        settle: (parts) => {
          const at = parts.findIndex(
            ({ role, thing: one }) =>
              role === "LOC" && (one.person !== undefined || one.asks === "who"),
          );
          const [own] = at < 0 ? [] : parts.splice(at, 1);
          return own ? { kind: "has", owner: own.thing } : { kind: "exists" };
        },
      });
    }
    if (lemma === "керек" || lemma === "қажет") return this.#need(place, said);
    return { ...this.#states.state(place, reading), negative: reading.negative };
  }

  #need(place: number, said: (more: Partial<Said> & Pick<Said, "settle">) => Said): Said {
    const open = this.#words.open(place);
    const inner = open.find((at) => this.#words.word(at).reading.form === "vn");
    if (inner === undefined)
      return said({
        person: undefined,
        settle: (parts) => {
          const at = parts.findIndex(({ role }) => role === "DAT");
          if (parts.some(({ role }) => role !== "DAT")) throw new NotUnderstood("needed somewhere");
          return { kind: "needs", who: at < 0 ? undefined : parts.splice(at, 1)[0]?.thing };
        },
      });
    const { reading } = this.#words.take(inner);
    const owner = this.#words.open(inner).find((at) => this.#words.word(at).relation === "owner");
    const who = owner === undefined ? undefined : this.#things.thing(owner);
    const deed = this.#deeds.deed(inner, reading);
    return {
      ...deed,
      heads: [place, ...deed.heads],
      mood: "must",
      tense: "present",
      person: who ? undefined : reading.owner,
      subject: who,
    };
  }
}
