import type { Person, Placed } from "@tilashar/clause";
import type { Tools } from "../../ask.ts";
import { agreementOf } from "../../russian/inflect.ts";
import { NotUnderstood } from "./meaning.ts";
import type { DeedReader } from "./read-deed.ts";
import type { StateReader } from "./read-state.ts";
import type { ThingReader } from "./read-thing.ts";
import { both, nounRendering } from "./rendering.ts";
import type { Said } from "./said.ts";
import type { SentenceWords } from "./sentence-words.ts";
import { isKin, raise } from "./traits.ts";
import { tenseOf } from "./verb-tense.ts";

/** Reads what is said of the subject: a deed, a state, having, needing. */
export class PredicateReader {
  readonly #words: SentenceWords;
  readonly #things: ThingReader;
  readonly #states: StateReader;
  readonly #deeds: DeedReader;

  readonly #tools: Tools;

  constructor(
    words: SentenceWords,
    things: ThingReader,
    states: StateReader,
    deeds: DeedReader,
    tools: Tools,
  ) {
    this.#words = words;
    this.#tools = tools;
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
    if (/^кешір(?:іңіз|ші|іңізші)$/u.test(this.#words.lower(place)) && open.length > 0)
      return said({ person: "1s", settle: () => ({ kind: "thanks", sorry: true }) });
    if (kind === "verb" && lemma === "деу" && this.#words.lower(place) === "дейді") {
      const told = this.#peopleSay(place);
      if (told) return told;
    }
    // Керек болса, бар болса
    const being = open.find(
      (at) =>
        this.#words.word(at).relation === "predicate" &&
        /^(?:керек|қажет|бар|жоқ)$/u.test(this.#words.word(at).reading.lemma),
    );
    if (kind === "verb" && lemma === "болу" && being !== undefined) {
      const own = this.predicate(being, this.#words.take(being).reading);
      const negative = own.negative || reading.negative;
      return { ...own, heads: [place, ...own.heads], tense: tenseOf(reading), negative };
    }
    if (kind === "verb") return this.#deeds.deed(place, reading);
    if (kind === "cop" && lemma !== "емес") return this.#copula(place, reading);
    if (kind === "post") return this.#likely(place);
    if (lemma === "мүмкін" || lemma === "тиіс") return this.#might(place, lemma, said);
    if (lemma === "жоқ" || lemma === "емес") {
      const inner = open.find((at) => this.#words.word(at).relation === "predicate");
      if (inner !== undefined) {
        const of = this.#words.take(inner).reading;
        if (of.kind === "verb") {
          const deed = this.#deeds.deed(inner, of);
          // Айқайлап жатқан жоқпын: it is not going on now
          const isNow = /^(?:жату|отыру|тұру|жүру)$/u.test(of.lemma) && deed.heads.length > 1;
          return {
            ...deed,
            heads: [place, ...deed.heads],
            negative: true,
            person: reading.person ?? "3",
            tense: lemma === "емес" ? "perfect" : isNow ? "now" : "past",
          };
        }
        // Сыйлық керек емес
        if (of.kind === "modal" && of.lemma !== "емес") {
          const needed = this.predicate(inner, of);
          return { ...needed, heads: [place, ...needed.heads], negative: !needed.negative };
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
      // Тауық еті: the meat of a hen, and nobody's
      const isCompound =
        owner === undefined &&
        thing !== undefined &&
        this.#words.open(thing).some((at) => this.#words.word(at).relation === "compound");
      const person =
        thing === undefined || isCompound ? undefined : this.#words.word(thing).reading.owner;
      const isSomewhere = open.some((at) => this.#words.word(at).relation === "place");
      const isAway =
        lemma === "жоқ" &&
        isSomewhere &&
        thing !== undefined &&
        isKin(this.#words.word(thing).reading.lemma);
      if (thing !== undefined && person !== undefined && !isAway) {
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

  /** екен, еді, шығар after what is said: it turns out, it was, perhaps. */
  #copula(place: number, reading: Placed["reading"]): Said {
    const text = this.#words.lower(place);
    const inner = this.#words
      .open(place)
      .find((at) => this.#words.word(at).relation === "predicate");
    if (inner === undefined || this.#words.parse.tokens[place]?.question !== undefined)
      throw new NotUnderstood(`what ${text} says`);
    // керек пе еді: the question stands before the copula
    if (this.#words.parse.tokens[inner]?.question !== undefined)
      throw new NotUnderstood(`what is asked before ${text}`);
    const of = this.#words.take(inner).reading;
    const own = this.predicate(inner, of);
    const said: Said = {
      ...own,
      heads: [place, ...own.heads],
      // тұру керек еді: one had to, and nobody says that it was he
      person: own.mood === "must" ? own.person : (own.person ?? reading.person ?? "3"),
    };
    // Қойсаңыз екен: if only you would
    if (of.form === "cond" && text === "екен") {
      const wish = this.#tools.course.tutor.renderings.stances["-са екен"];
      if (wish === undefined || own.stance || own.mood !== "plain")
        throw new NotUnderstood("if only");
      return { ...said, tense: "coming", supposed: true, soon: false, stance: both(wish) };
    }
    if (of.form === "cond") throw new NotUnderstood("if only");
    const stance = this.#tools.course.tutor.renderings.stances[text.replace(STANCE_PERSON, "")];
    if (stance !== undefined)
      return own.stance ? raise("two stances") : { ...said, stance: both(stance) };
    if (!/^ед/u.test(text)) throw new NotUnderstood(`what ${text} says`);
    if (of.kind !== "verb")
      return own.tense === "present" ? { ...said, tense: "past" } : raise("a past of a past");
    const ids = (of.source?.suffixes ?? []).map(({ id }) => id);
    if (ids.includes("fut")) return { ...said, tense: "coming", supposed: true };
    if (ids.includes("hab")) return { ...said, tense: "used" };
    if (ids.includes("perf") && own.mood === "plain") return { ...said, tense: "before-then" };
    throw new NotUnderstood("another past");
  }

  /** «Жаңбыр жауады дейді»: they say that it will rain. */
  #peopleSay(place: number): Said | undefined {
    const open = this.#words.open(place);
    const [said, ...more] = open.filter((at) => this.#words.word(at).relation === "said");
    const named = open.find((at) => this.#words.word(at).relation === "subject");
    const isToSomebody = open.some((at) => this.#words.word(at).relation === "dative");
    if (said === undefined || more.length > 0 || isToSomebody) return undefined;
    // Жаңбыр жауады дейді: the rain says nothing
    if (named !== undefined && this.#maySpeak(named)) return undefined;
    const subject = named === undefined ? undefined : this.#things.thing(named);
    const verb = this.predicate(said, this.#words.take(said).reading);
    const own = subject && !verb.subject ? { ...verb, subject } : verb;
    if (own.stance || own.tense === "order" || own.tense === "let-us")
      throw new NotUnderstood("two stances");
    const stance = both(this.#tools.course.tutor.renderings.stances.дейді ?? "|");
    return { ...own, heads: [place, ...own.heads], soon: true, stance };
  }

  #maySpeak(at: number): boolean {
    const { lemma, name, pronoun } = this.#words.word(at).reading;
    const say = nounRendering(lemma, { isOwned: false, isPlace: false }, this.#tools);
    return name || pronoun || !say || agreementOf(say.ru, false)?.animate === true;
  }

  /** Шаршаған сияқты: it seems. */
  #likely(place: number): Said {
    const text = this.#words.lower(place);
    const stance = this.#tools.course.tutor.renderings.stances[text.replace(STANCE_PERSON, "")];
    const inner = this.#words.open(place).find((at) => this.#words.word(at).relation === "case");
    if (stance === undefined || inner === undefined) throw new NotUnderstood("like what");
    const of = this.#words.take(inner).reading;
    const isSo = of.kind === "adj" || /^(?:бар|жоқ)$/u.test(of.lemma);
    if (!isSo && (of.kind !== "verb" || of.form !== "part")) throw new NotUnderstood("like what");
    const own = isSo ? this.predicate(inner, of) : this.#deeds.deed(inner, of);
    if (own.stance) throw new NotUnderstood("two stances");
    return {
      ...own,
      heads: [place, ...own.heads],
      person: own.person ?? PERSONS[STANCE_PERSON.exec(text)?.[0] ?? ""] ?? "3",
      stance: both(stance),
    };
  }

  /** Келуі мүмкін, келуі тиіс. */
  #might(
    place: number,
    lemma: string,
    said: (more: Partial<Said> & Pick<Said, "settle">) => Said,
  ): Said {
    const inner = this.#words.open(place).find((at) => this.#words.word(at).reading.form === "vn");
    if (inner === undefined || said({ settle: () => ({ kind: "exists" }) }).negative)
      throw new NotUnderstood(`what ${lemma} says`);
    return { ...this.#owned(place, inner), mood: lemma === "мүмкін" ? "might" : "must" };
  }

  #need(place: number, said: (more: Partial<Said> & Pick<Said, "settle">) => Said): Said {
    const open = this.#words.open(place);
    // Шындықты айтуға батылдық керек: what for, and not what must be done
    const inner = open.find((at) => {
      const { form, case: kase } = this.#words.word(at).reading;
      return form === "vn" && (kase ?? "NOM") === "NOM";
    });
    if (inner === undefined)
      return said({
        person: undefined,
        settle: (parts, subject) => {
          const at = parts.findIndex(({ role }) => role === "DAT");
          if (subject?.indefinite) this.#words.doubts.at("nothing is needed");
          if (parts.some(({ role }) => role !== "DAT")) this.#words.doubts.at("needed somewhere");
          return { kind: "needs", who: at < 0 ? undefined : parts.splice(at, 1)[0]?.thing };
        },
      });
    const deed = this.#owned(place, inner);
    // Ластамау керек: one must not
    return deed.negative ? { ...deed, mood: "may" } : { ...deed, mood: "must" };
  }

  /** Менің баруым: a deed with whoever does it. */
  #owned(place: number, inner: number): Said {
    const { reading } = this.#words.take(inner);
    const owner = this.#words.open(inner).find((at) => this.#words.word(at).relation === "owner");
    const who = owner === undefined ? undefined : this.#things.thing(owner);
    const deed = this.#deeds.deed(inner, reading);
    return {
      ...deed,
      heads: [place, ...deed.heads],
      tense: "present",
      person: who ? undefined : reading.owner,
      subject: who,
    };
  }
}

/** екенмін, шығармын: the person after what the speaker holds of it. */
const PERSONS: Readonly<Record<string, Person>> = {
  мын: "1s",
  мін: "1s",
  сың: "2s",
  сің: "2s",
  сыз: "2f",
  сіз: "2f",
  мыз: "1p",
  міз: "1p",
};
const STANCE_PERSON = /(?:м[ыі]н|с[ыі]ң|с[ыі]з|[бм][ыі]з)$/u;
