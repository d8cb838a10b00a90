import type { Tools } from "../../ask.ts";
import {
  type Agreement,
  adjectiveForm,
  type Doer,
  type RussianCase,
  verbForm,
} from "../../russian/inflect.ts";
import {
  type Link,
  type Meaning,
  NotUnderstood,
  type Part,
  type Predicate,
  type Thing,
} from "./meaning.ts";
import { RussianParts } from "./russian-part.ts";
import { RussianPredicates, verbOf } from "./russian-predicate.ts";
import { doerOf, RussianThings } from "./russian-thing.ts";
import {
  asksWhich,
  isAnimate,
  isAsked,
  isOffered,
  isSuggested,
  isUndone,
  must,
  refuseMixedTimes,
  refuseUnsaid,
  weatherOf,
} from "./traits.ts";

const LINKS: Readonly<Record<Link, string>> = {
  if: "если",
  when: "когда",
  after: "после того как",
  before: "перед тем как",
  because: "потому что",
  although: "хотя",
  for: "чтобы",
};
/** Урок начинается в девять часов. */
const CLOCK = /^в .*час/u;
const AFTER_VERB = /^(?:по-|пешком|сюда$|туда$)/u;
/** How often: it stands before the verb. */
const OFTEN = /^(?:всегда|часто|редко|иногда|никогда|ещё)$/u;

/** What stands around a verb: when, and how before it and after it. */
interface Around {
  readonly times: readonly string[];
  readonly front: readonly string[];
  readonly back: readonly string[];
}

type StateSaid = Extract<Predicate, { kind: "is" | "is-so" | "is-at" }>;

const isFrequency = ({ ru }: { readonly ru: string }): boolean => OFTEN.test(ru);

const joined = (words: readonly (string | undefined)[]): string => words.filter(Boolean).join(" ");

/** Says a meaning in Russian. */
export class RussianSpeaker {
  readonly #things: RussianThings;
  readonly #parts: RussianParts;
  readonly #predicates: RussianPredicates;
  readonly #tools: Tools;

  constructor(tools: Tools) {
    this.#tools = tools;
    this.#things = new RussianThings(tools, (meaning, agreement) =>
      this.#relative(meaning, agreement),
    );
    this.#parts = new RussianParts(this.#things, tools);
    this.#predicates = new RussianPredicates(this.#things, this.#parts);
  }

  /** The sentence without its mark. */
  say(meaning: Meaning): string {
    const main = this.#clause(meaning);
    const after = meaning.next;
    return after
      ? `${main}${after.by.ru.startsWith(",") ? "" : " "}${after.by.ru} ${this.say(after.meaning)}`
      : main;
  }

  #clause(m: Meaning): string {
    refuseMixedTimes(m);
    refuseUnsaid(m);
    const before = m.links.filter(({ kind }) => kind !== "for" && kind !== "because");
    const behind = m.links.filter(({ kind }) => kind === "for" || kind === "because");
    const main = [this.#main(m), ...behind.map((one) => this.#linked(one.kind, one.meaning))].join(
      ", ",
    );
    return [...before.map((one) => `${this.#linked(one.kind, one.meaning)},`), main].join(" ");
  }

  #linked(kind: Link, meaning: Meaning): string {
    if (kind === "for")
      return ["чтобы", ...this.#ends(meaning, this.#predicates.infinitive(meaning))].join(" ");
    // What is after "if" is still to come, as what hangs on it is
    const tense = kind === "if" && meaning.tense === "present" ? "coming" : meaning.tense;
    return `${LINKS[kind]} ${this.#clause({ ...meaning, tense })}`;
  }

  #main(whole: Meaning): string {
    const [behindTime, parts] = timed(whole.parts);
    const m = { ...whole, parts };
    const isMotion = m.predicate.kind === "deed" && m.predicate.verb.takes.DAT === "place";
    const manners = [...m.times.filter(isFrequency), ...m.manners].map(({ ru }) =>
      isMotion ? ru.replace(/^здесь$/u, "сюда").replace(/^там$/u, "туда") : ru,
    );
    const when = m.times.filter((one) => !isFrequency(one)).map(({ ru }) => ru);
    const around: Around = {
      times: [
        ...behindTime.map((part) => this.#parts.part(part)),
        ...when.filter((one) => !CLOCK.test(one)),
      ],
      front: manners.filter((one) => !AFTER_VERB.test(one)),
      back: [
        ...manners.filter((one) => AFTER_VERB.test(one)),
        ...when.filter((one) => CLOCK.test(one)),
      ],
    };
    const { predicate } = m;
    switch (predicate.kind) {
      case "exists":
      case "has":
        return this.#having(m, around);
      case "is-where":
        if (m.tense !== "present") throw new NotUnderstood("where it was");
        return `где ${this.#things.phrase(must(m.subject), "nom")}`;
      case "needs":
        return this.#needing(m, predicate.who, around);
      case "likes":
        return this.#liking(m, predicate.who, around);
      case "is":
      case "is-so":
      case "is-at":
        return this.#being(m, predicate, around);
    }
    if (m.mood === "may") {
      const isPossible = m.negative ? "нельзя" : "можно";
      const verb = m.negative ? verbOf(m).imperfective : this.#predicates.infinitive(m)[0];
      return this.#line(m, around, [], [isPossible], [verb ?? ""]);
    }
    if (m.mood === "must") {
      const who = m.subject ? this.#things.phrase(m.subject, "dat") : "";
      const isNeeded = m.negative ? "не нужно" : "нужно";
      return this.#line(m, around, [who], [], [isNeeded, ...this.#predicates.infinitive(m)]);
    }
    if (m.tense === "order") return this.#order(m, around);
    const doer = m.subject ? doerOf(m.subject) : undefined;
    if (!m.subject || !doer) throw new NotUnderstood("nobody does it");
    if (m.tense === "let-us") return this.#proposal(m, doer, around);
    if (m.tense === "shall-i") return this.#offer(m, around);
    if (isSuggested(m)) {
      const line = this.#predicates.finite({ ...m, tense: "coming", question: false }, doer);
      return joined([
        ...line,
        ...around.times,
        ...around.front,
        ...this.#ends(m, []),
        ...around.back,
      ]);
    }
    return this.#deed(m, m.subject, doer, around);
  }

  /** What asks, when, who, how, then the verb with what hangs on it. */
  #line(
    m: Meaning,
    { times, front, back }: Around,
    who: readonly string[],
    lead: readonly string[],
    verb: readonly string[],
  ): string {
    return joined([
      m.asks?.ru,
      ...lead,
      ...times,
      ...who,
      ...front,
      ...this.#ends(m, verb),
      ...back,
    ]);
  }

  #having(m: Meaning, { times, front, back }: Around): string {
    const { predicate } = m;
    if (m.tense !== "present") throw new NotUnderstood("having then");
    const thing = must(m.subject);
    if (thing.asks === "who") throw new NotUnderstood("asked who there is");
    const where =
      predicate.kind === "has" ? `у ${this.#things.phrase(predicate.owner, "gen", true)}` : "";
    const parts = m.parts.map((part) => this.#parts.part(part));
    const what = this.#things.phrase(thing, m.negative ? "gen" : "nom");
    const isPlain =
      thing.qualities.length === 0 && (thing.count === undefined || thing.count === "бір");
    const be = m.negative ? "нет" : isPlain || m.question ? "есть" : "";
    if (isAsked(thing)) return joined([what, be, where, ...times, ...parts]);
    return joined([m.asks?.ru, ...times, where, ...front, ...parts, be, what, ...back]);
  }

  #needing(m: Meaning, whom: Thing | undefined, { times }: Around): string {
    const thing = must(m.subject);
    const isCounted = thing.count !== undefined && thing.count !== "бір";
    const needed = isCounted ? "нужно" : this.#predicates.agreeing("нужный", thing);
    const who = whom ? this.#things.phrase(whom, "dat") : undefined;
    const what = this.#things.phrase(thing, "nom");
    const not = m.negative ? "не" : "";
    return joined(isAsked(thing) ? [what, who, not, needed] : [...times, who, not, needed, what]);
  }

  #liking(m: Meaning, whom: Thing, { times, front }: Around): string {
    const thing = must(m.subject);
    const verb = { en: "like", imperfective: "нравиться", perfective: "понравиться", takes: {} };
    const line = this.#predicates.finite(
      { ...m, predicate: { kind: "deed", verb } },
      doerOf(thing),
    );
    const who = this.#things.phrase(whom, "dat");
    const what = this.#things.phrase(thing, "nom");
    return joined(
      isAsked(thing) ? [what, who, ...front, ...line] : [...times, who, ...front, ...line, what],
    );
  }

  /** What somebody or something is, how it is, where it is. */
  #being(m: Meaning, predicate: StateSaid, { times, front, back }: Around): string {
    const { subject } = m;
    const weather = weatherOf(m, this.#tools);
    if (weather) {
      if (m.tense !== "present" && m.tense !== "past" && m.tense !== "coming")
        throw new NotUnderstood("the weather of a time");
      const be = { present: "", past: "было", coming: "будет" }[m.tense];
      const places = m.parts.map((part) => this.#parts.part(part));
      const not = m.negative ? "не" : "";
      const very = predicate.kind === "is-so" ? predicate.very?.ru : "";
      return joined([
        m.asks?.ru,
        ...times,
        ...places,
        ...front,
        not,
        be,
        very,
        weather.ru,
        ...back,
      ]);
    }
    if (m.parts.some(({ role }) => role !== "LOC" && typeof role === "string"))
      throw new NotUnderstood("a state with a part");
    const said = subject ? this.#things.phrase(subject, "nom") : undefined;
    const when = [...m.parts.map((part) => this.#parts.part(part)), ...times];
    const isShown = subject?.determiner === "self";
    if (predicate.kind === "is") {
      const named = this.#named(m, predicate.what);
      if (named) return named;
      if (predicate.what.asks) return joined([predicate.what.asks === "who" ? "кто" : "что", said]);
    }
    const state = this.#predicates.state(m, must(subject));
    const be = this.#predicates.be(m, doerOf(must(subject)));
    if (predicate.kind === "is" && asksWhich(predicate.what)) {
      if (predicate.what.determiner === "қандай" && subject?.person !== undefined)
        return state.replace(" ", ` ${said} `);
      if (!isShown) throw new NotUnderstood("asked which");
      return joined([state, said]).replace(/^(\S+) (.+) это$/u, "$1 это $2");
    }
    const isNoun = subject?.person === undefined && !isShown;
    const isDashed =
      predicate.kind === "is" && be.length === 0 && !m.negative && isNoun && !m.question;
    const is = [...front, ...be, m.negative && be.length === 0 ? "не" : "", state, ...back];
    const dash = isDashed ? "—" : "";
    return when.length > 0 && !m.question
      ? joined([...when, said, dash, ...is])
      : joined([m.asks?.ru, said, dash, ...when, ...is]);
  }

  /** Меня зовут. */
  #named({ subject, tense, negative }: Meaning, what: Thing): string | undefined {
    const person =
      subject && /^(?:ат|есім)$/u.test(subject.lemma) ? subject.owner?.person : undefined;
    if (!person || tense !== "present" || negative) return undefined;
    const whom = this.#things.pronoun(person, "acc");
    if (what.asks === "who") return `как ${whom} зовут`;
    return what.name ? `${whom} зовут ${this.#things.phrase(what, "nom")}` : undefined;
  }

  #order(m: Meaning, { times, front, back }: Around): string {
    if (m.question) throw new NotUnderstood("an order that asks");
    const person = m.subject?.person;
    const own = verbOf(m);
    const verb = verbForm(
      m.negative || own.kind === "ongoing" ? own.imperfective : own.perfective,
      "order",
      { person: 2, plural: person !== "2s", gender: "m" },
    );
    if (!verb || person === "3" || person === undefined) throw new NotUnderstood("an order");
    const line = this.#ends(m, [
      m.negative ? `не ${verb}` : verb,
      ...(m.please ? ["пожалуйста"] : []),
    ]);
    return joined([...times, ...front, ...line, ...back]).replace(
      / пожалуйста(?= |$)/u,
      (_, at: number, all: string) =>
        at + " пожалуйста".length >= all.length ? ", пожалуйста" : ", пожалуйста,",
    );
  }

  #proposal(m: Meaning, doer: Doer, { times, front, back }: Around): string {
    const verb = verbOf(m);
    if (m.question || verb.kind) throw new NotUnderstood("a proposal");
    const deed = m.negative
      ? `не будем ${verb.imperfective}`
      : this.#predicates.finite({ ...m, tense: "coming" }, doer).join(" ");
    return joined(["давайте", ...front, ...this.#ends(m, [deed]), ...times, ...back]);
  }

  #offer(m: Meaning, { times, front, back }: Around): string {
    if (!isOffered(m)) throw new NotUnderstood("let me");
    const asked = m.parts.find(({ thing }) => isAsked(thing));
    const parts = m.parts.filter((one) => one !== asked);
    return joined([
      asked ? this.#parts.part(asked, verbOf(m)) : "",
      "мне",
      ...front,
      ...this.#ends({ ...m, parts }, this.#predicates.infinitive(m)),
      ...times,
      ...back,
    ]);
  }

  /** У меня болит голова: what hurts stands behind, whose it is before. */
  #hurting(m: Meaning, subject: Thing, doer: Doer, { times, front, back }: Around): string {
    const { owner } = subject;
    if (!owner || m.question || m.mood !== "plain" || m.parts.length > 0)
      throw new NotUnderstood("what hurts");
    const whose = `у ${this.#things.phrase(owner, "gen", true)}`;
    const verb =
      m.tense === "now" || m.tense === "present"
        ? doer.plural
          ? "болят"
          : "болит"
        : this.#predicates.finite({ ...m, tense: "past", negative: false }, doer).join(" ");
    const what = this.#things.phrase({ ...subject, owner: undefined }, "nom");
    return joined([...times, whose, ...front, m.negative ? "не" : "", verb, what, ...back]);
  }

  #deed(m: Meaning, subject: Thing, doer: Doer, { times, front, back }: Around): string {
    const asked = m.parts.find(({ thing }) => isAsked(thing));
    const verb = verbOf(m);
    if (verb.imperfective === "болеть" && subject.person === undefined && !isAnimate(subject))
      return this.#hurting(m, subject, doer, { times, front, back });
    const said = this.#things.phrase(subject, "nom");
    const outer = this.#things.about;
    this.#things.about = subject.person ?? "3";
    const line = this.#predicates.finite(m, doer);
    const ends = this.#ends({ ...m, parts: m.parts.filter((one) => one !== asked) }, []);
    const first = asked
      ? this.#parts.part(asked, verb)
      : m.asks?.ru === "где" && verb.takes.DAT === "place"
        ? "куда"
        : m.asks?.ru;
    this.#things.about = outer;
    // Где живёт твоя сестра: a noun comes after its verb when a word asks
    if (first !== undefined && subject.person === undefined && ends.length + back.length === 0)
      return joined([first, ...times, ...front, ...line, said, ...back]);
    const isRain = verb.imperfective === "идти" && verb.perfective === "пойти";
    if (isRain && first === undefined)
      return joined([...times, ...front, ...line, said, ...ends, ...back]);
    const who = m.question ? [said, ...times] : [...times, said];
    return joined([first, ...who, ...front, ...line, ...ends, ...back]);
  }

  /** A verb's objects and places after it. */
  #ends(m: Meaning, verb: readonly string[]): string[] {
    const own = verbOf(m);
    const parts = m.parts.map((part) => ({ part, text: this.#parts.part(part, own) }));
    const rank = ({ part: { role, thing } }: { part: Part }): number =>
      role === "DAT" && thing.person !== undefined
        ? 0
        : role === "OBJ" && thing.person !== undefined
          ? 0
          : role === "DAT" && isAnimate(thing)
            ? 2
            : role === "OBJ"
              ? 3
              : 4;
    return [...verb, ...parts.sort((a, b) => rank(a) - rank(b)).map(({ text }) => text)];
  }

  #relative(meaning: Meaning, agreement: Agreement): string {
    const kase: RussianCase = meaning.subject ? "acc" : "nom";
    if (
      meaning.subject &&
      (verbOf(meaning).takes.OBJ === undefined ||
        verbOf(meaning).en === "say" ||
        meaning.parts.some(({ role }) => role === "OBJ"))
    )
      throw new NotUnderstood("which is no object");
    const which = adjectiveForm("который", kase, agreement);
    if (!which) throw new NotUnderstood("no which");
    if (meaning.subject) return `, ${which} ${this.#main({ ...meaning, question: false })},`;
    if (isUndone(meaning, agreement.animate)) throw new NotUnderstood("done by it or to it");
    const doer: Doer = { person: 3, plural: agreement.plural, gender: agreement.gender };
    const times = meaning.times.map(({ ru }) => ru);
    const manners = meaning.manners.map(({ ru }) => ru);
    return `, ${[which, ...times, ...manners, ...this.#predicates.finite(meaning, doer), ...this.#ends(meaning, [])].join(" ")},`;
  }
}

/** Parts that tell when, and the others. */
function timed(parts: readonly Part[]): [Part[], Part[]] {
  const isTime = ({ role }: Part): boolean =>
    typeof role !== "string" && /^(?:after|before|until)$/.test(role.after.en);
  return [parts.filter(isTime), parts.filter((one) => !isTime(one))];
}
