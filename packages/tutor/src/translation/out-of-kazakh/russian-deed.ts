import { type Doer, verbForm } from "../../russian/inflect.ts";
import {
  type Content,
  type Meaning,
  NotUnderstood,
  type Part,
  pronounOf,
  type Thing,
} from "./meaning.ts";
import type { VerbRendering } from "./rendering.ts";
import { type Around, joined } from "./russian-around.ts";
import { isEarly } from "./russian-early-part.ts";
import type { RussianParts } from "./russian-part.ts";
import { isRepeated, type RussianPredicates, verbOf } from "./russian-predicate.ts";
import type { RussianThings } from "./russian-thing.ts";
import { isAnimate, isAsked, isOffered, isOfPeople } from "./traits.ts";

/** Не забудь, не упади: what one is warned of happens once. */
const LEST = /^(?:забывать|терять|падать)$/u;

/** What stands before an order rather than behind it. */
const BEFORE_ORDER =
  /^(?:ещё|опять|снова|больше|сначала|сразу|всегда|часто|обязательно|также|тоже|вместе|только|просто|скорее|никогда|потом|лучше|пока|немного|чуть|заранее)(?: |$)/u;

/** «Бабушка живёт одна»: agrees with whoever does it. */
const alone = (manner: string, { plural, gender }: Doer): string =>
  manner === "один" ? (plural ? "одни" : { m: "один", f: "одна", n: "одно" }[gender]) : manner;

/** Says in Russian what somebody does, is told to do, or proposes to do. */
export class RussianDeeds {
  readonly #things: RussianThings;
  readonly #parts: RussianParts;
  readonly #predicates: RussianPredicates;
  readonly #content: (content: Content, outer: Meaning) => string;

  constructor(
    things: RussianThings,
    parts: RussianParts,
    predicates: RussianPredicates,
    content: (content: Content, outer: Meaning) => string,
  ) {
    this.#things = things;
    this.#parts = parts;
    this.#predicates = predicates;
    this.#content = content;
  }

  order(m: Meaning, { times, front, back }: Around): string {
    if (m.question) throw new NotUnderstood("an order that asks");
    const person = m.subject?.person;
    const own = verbOf(m);
    const verb = verbForm(
      (m.negative && !LEST.test(own.imperfective)) || own.kind === "ongoing" || isRepeated(m)
        ? own.imperfective
        : own.perfective,
      "order",
      { person: 2, plural: person !== "2s", gender: "m" },
    );
    if (!verb || person === "3" || person === undefined) throw new NotUnderstood("an order");
    const early = front.filter((one) => BEFORE_ORDER.test(one));
    const how = front.filter((one) => !BEFORE_ORDER.test(one));
    const line = this.ends(m, [m.negative ? `не ${verb}` : verb]);
    // «Дайте мне, пожалуйста, чай»: whom it is for leans on the verb
    const pronouns = m.parts.filter(({ thing }) => thing.person !== undefined);
    const leaning = new Set(pronouns.map((part) => this.#parts.part(part, own)));
    const free = line.findIndex((word, place) => place > 0 && !leaning.has(word));
    // «Говорите медленно»: how it is to be done stands behind
    if (!/^\S+, /u.test(line[0] ?? "")) line.splice(free < 0 ? line.length : free, 0, ...how);
    else early.push(...how);
    const at = line.findIndex((word, place) => place > 0 && !leaning.has(word));
    if (m.please && /^\S+, /u.test(line[0] ?? ""))
      line.splice(
        0,
        1,
        ...(line[0] ?? "").replace(/, /u, " пожалуйста, ").split(/ (?=пожалуйста)/u),
      );
    else if (m.please) line.splice(at < 0 ? line.length : at, 0, "пожалуйста");
    return joined([...times, ...early, ...line, ...back])
      .replace(/ пожалуйста(?=[ ,]|$)/u, ", пожалуйста,")
      .replace(/,,|,$/u, (found) => (found === ",," ? "," : ""));
  }

  proposal(m: Meaning, doer: Doer, { times, front, back }: Around): string {
    const verb = verbOf(m);
    if (m.question) throw new NotUnderstood("a proposal");
    // Давайте искать, давайте посидим
    const isWhole = verb.kind !== "ongoing" && verb.perfective !== "";
    const deed = m.negative
      ? `не будем ${verb.imperfective}`
      : !isWhole
        ? verb.imperfective
        : this.#predicates.finite({ ...m, tense: "coming" }, doer).join(" ");
    return joined(["давайте", ...front, ...this.ends(m, [deed]), ...times, ...back]);
  }

  offer(m: Meaning, { times, front, back }: Around): string {
    if (!isOffered(m)) return this.#letMe(m, { times, front, back });
    const asked = m.parts.find(({ thing }) => isAsked(thing));
    const parts = m.parts.filter((one) => one !== asked);
    return joined([
      asked ? this.#parts.part(asked, verbOf(m)) : whither(m),
      m.subject?.person === "1p" ? "нам" : "мне",
      ...front,
      ...this.ends({ ...m, parts }, this.#predicates.infinitive(m)),
      ...times,
      ...back,
    ]);
  }

  /** Көмектесейін: давайте я помогу. */
  #letMe(m: Meaning, { times, front, back }: Around): string {
    if (m.question || m.asks || m.negative) throw new NotUnderstood("let me");
    const doer: Doer = { person: 1, plural: false, gender: "m" };
    const verb = this.#predicates.finite({ ...m, tense: "coming" }, doer);
    return joined(["давайте я", ...times, ...front, ...this.ends(m, verb), ...back]);
  }

  /** У меня болит голова: what hurts stands behind, whose it is before. */
  #hurting(m: Meaning, subject: Thing, doer: Doer, { times, front, back }: Around): string {
    const { owner } = subject;
    if (!owner || m.asks || m.mood !== "plain" || m.parts.length > 0)
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

  /** Ақшам жетпеді: мне не хватило денег. */
  #sufficing(m: Meaning, subject: Thing, { times, front, back }: Around): string {
    const given = m.parts.find(({ role, thing }) => role === "DAT" && thing.person !== undefined);
    const owner = subject.owner ?? given?.thing;
    if (m.mood !== "plain" || m.parts.some(({ role }) => role !== "DAT"))
      throw new NotUnderstood("enough how");
    const parts = m.parts.filter((one) => subject.owner !== undefined || one !== given);
    const whom = owner ? this.#things.phrase(owner, "dat") : "";
    const nobody: Doer = { person: 3, plural: false, gender: "n" };
    const verb = this.#predicates.finite(m, nobody);
    const what = this.#things.phrase({ ...subject, owner: undefined }, "gen");
    return joined([
      m.asks?.ru,
      ...times,
      whom,
      ...front,
      ...verb,
      what,
      ...this.ends({ ...m, parts }, []),
      ...back,
    ]);
  }

  /** Үй салынды: дом построили. */
  #passive(m: Meaning, subject: Thing, { times, front, back }: Around): string {
    const everybody: Doer = { person: 3, plural: true, gender: "m" };
    const what = this.#things.phrase(subject, "acc");
    const line = this.#predicates.finite(m, everybody);
    const asked = m.parts.find(({ thing }) => isAsked(thing));
    const parts = m.parts.filter((one) => one !== asked);
    const first = asked ? this.#parts.part(asked, verbOf(m)) : m.asks?.ru;
    const rest = this.ends({ ...m, parts }, line);
    return joined(
      first !== undefined
        ? [first, ...front, ...rest, what, ...times, ...back]
        : [what, ...front, ...rest, ...times, ...back],
    );
  }

  deed(m: Meaning, subject: Thing, doer: Doer, around: Around, isSilent = false): string {
    if (isOfPeople(m)) {
      const people = { ...m, subject: pronounOf("3p") };
      const places = m.parts.filter(({ role }) => role === "LOC");
      return joined([
        ...places.map((part) => this.#parts.part(part, verbOf(m))),
        this.deed(
          { ...people, parts: m.parts.filter((one) => !places.includes(one)) },
          people.subject,
          { ...doer, plural: true },
          around,
          true,
        ),
      ]);
    }
    const { times, back } = around;
    const front = around.front.map((one) => alone(one, doer));
    const asked = m.parts.find(({ thing }) => isAsked(thing));
    const verb = verbOf(m);
    if (verb.imperfective === "болеть" && subject.person === undefined && !isAnimate(subject))
      return this.#hurting(m, subject, doer, around);
    if (verb.passive) return this.#passive(m, subject, around);
    if (verb.imperfective === "хватать" && subject.person === undefined)
      return this.#sufficing(m, subject, around);
    const said = isSilent
      ? ""
      : joined([
          this.#things.phrase(subject, "nom"),
          subject.self
            ? { m: "сам", f: "сама", n: "само" }[doer.gender].replace(/^сам.?$/u, (own) =>
                doer.plural ? "сами" : own,
              )
            : "",
          subject.also ? "тоже" : "",
          m.supposed ? "бы" : "",
        ]);
    const outer = this.#things.about;
    this.#things.about = subject.person ?? "3";
    const whole = this.#predicates.finite(m, doer);
    const others = m.parts.filter((one) => one !== asked);
    if (asksHowTo(m)) {
      const whom = subject.person === "1p" ? "нам" : "мне";
      const line = this.ends({ ...m, parts: others }, this.#predicates.infinitive(m));
      return joined([whither(m), whom, ...times, ...front, ...line, ...back]);
    }
    const early = others.filter((part) => isEarly(part, m, doesAsk(subject)));
    const late = others.filter((one) => !early.includes(one));
    const ends = this.ends({ ...m, parts: late }, []);
    const before = this.#before(early, verb);
    // «Ты можешь мне помочь»: between the helper and what it helps
    const line = m.mood === "plain" ? [...before, ...whole] : whole.toSpliced(-1, 0, ...before);
    const first = asked ? this.#parts.part(asked, verb) : whither(m);
    this.#things.about = outer;
    // Где живёт твоя сестра: a noun comes after its verb when a word asks
    if (first !== undefined && subject.person === undefined && ends.length + back.length === 0)
      return joined([first, ...times, ...front, ...line, said, ...back]);
    // «К нам пришёл гость»: who is news stands behind
    if (subject.fresh && first === undefined && ends.length <= 1 && !m.question && !isSilent) {
      const places = others.map((part) => this.#parts.part(part, verb));
      return joined([...times, ...places, ...front, ...whole, said, ...back]);
    }
    // Идёт дождь: the verb says what falls
    if (verb.en === "rain" || verb.en === "snow")
      return joined([first, ...times, ...front, ...line, ...ends, ...back]);
    const who = m.question || m.inside ? [said, ...times] : [...times, said];
    return joined([first, ...who, ...front, ...line, ...ends, ...back]);
  }

  /** «Мне», «тебя», «ничего»: short words before the verb, whom it is for first. */
  #before(parts: readonly Part[], verb: VerbRendering): string[] {
    const isNothing = ({ thing }: Part): boolean => thing.indefinite === true;
    return [...parts]
      .sort((a, b) => Number(isNothing(a)) - Number(isNothing(b)))
      .map((part) => this.#parts.part(part, verb));
  }

  /** A verb's objects and places after it, then what is said or begun. */
  ends(m: Meaning, verb: readonly string[]): string[] {
    const own = verbOf(m);
    const parts = m.parts.map((part) => ({ part, text: this.#parts.part(part, own) }));
    const rank = ({ part: { role, thing } }: { part: Part }): number =>
      role === "DAT" && (thing.person !== undefined || thing.say.en === "nobody")
        ? 0
        : role === "OBJ" && thing.person !== undefined
          ? 0
          : role === "DAT" && isAnimate(thing)
            ? 2
            : role === "OBJ"
              ? 3
              : 4;
    const line = [...verb, ...parts.sort((a, b) => rank(a) - rank(b)).map(({ text }) => text)];
    if (!m.content) return line;
    const inside = this.#content(m.content, m);
    return inside.startsWith(",") && line.length > 0
      ? [...line.slice(0, -1), `${line.at(-1)}${inside}`]
      : [...line, inside];
  }
}

/** What is asked of a deed: whither, where it goes somewhere. */
const whither = (m: Meaning): string | undefined =>
  m.asks?.ru === "где" && verbOf(m).takes.DAT === "place" ? "куда" : m.asks?.ru;

/** «Мұражайды қалай табамын?»: как мне найти. */
const asksHowTo = ({
  asks,
  subject,
  question,
  tense,
  mood,
  negative,
  predicate,
}: Meaning): boolean =>
  question &&
  !negative &&
  mood === "plain" &&
  /^(?:present|coming)$/.test(tense) &&
  /^1[sp]$/.test(subject?.person ?? "") &&
  asks?.en === "how" &&
  predicate.kind === "deed" &&
  predicate.verb.kind === undefined;

const doesAsk = ({ asks }: Thing): boolean => asks !== undefined;
