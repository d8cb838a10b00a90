import type { Tools } from "../../ask.ts";
import {
  type Agreement,
  adjectiveForm,
  agreementOf,
  comparative,
  type Doer,
  nounForm,
  type RussianCase,
  shortForm,
  verbForm,
} from "../../russian/inflect.ts";
import { type Link, type Meaning, NotUnderstood, type Part, type Thing } from "./meaning.ts";
import { type Both, both, glossOf, type Prepositions, type VerbRendering } from "./rendering.ts";
import { GAMES, isOffered, isSuggested, isUndone, ofSeveral } from "./say-english.ts";

const CASES: readonly RussianCase[] = ["nom", "gen", "dat", "acc", "ins", "prep"];
/** Pronouns in the order of the cases. */
const PRONOUNS: Readonly<Record<string, readonly string[]>> = {
  "1s": ["я", "меня", "мне", "меня", "мной", "мне"],
  "2s": ["ты", "тебя", "тебе", "тебя", "тобой", "тебе"],
  "2f": ["вы", "вас", "вам", "вас", "вами", "вас"],
  "2p": ["вы", "вас", "вам", "вас", "вами", "вас"],
  "2pf": ["вы", "вас", "вам", "вас", "вами", "вас"],
  "3": ["он", "его", "ему", "его", "им", "нём"],
  "3p": ["они", "их", "им", "их", "ими", "них"],
  "1p": ["мы", "нас", "нам", "нас", "нами", "нас"],
  who: ["кто", "кого", "кому", "кого", "кем", "ком"],
  what: ["что", "чего", "чему", "что", "чем", "чём"],
};
/** Forms by gender and case as adjectives have them: masculine, feminine, neuter, plural. */
const OWNERS: Readonly<Record<string, string>> = {
  "1s": "мой моего моему моим моём|моя моей мою моей|моё|мои моих моим моими",
  "2s": "твой твоего твоему твоим твоём|твоя твоей твою твоей|твоё|твои твоих твоим твоими",
  "1p": "наш нашего нашему нашим нашем|наша нашей нашу нашей|наше|наши наших нашим нашими",
  "2f": "ваш вашего вашему вашим вашем|ваша вашей вашу вашей|ваше|ваши ваших вашим вашими",
  this: "этот этого этому этим этом|эта этой эту этой|это|эти этих этим этими",
  that: "тот того тому тем том|та той ту той|то|те тех тем теми",
  own: "свой своего своему своим своём|своя своей свою своей|своё|свои своих своим своими",
  whose: "чей чьего чьему чьим чьём|чья чьей чью чьей|чьё|чьи чьих чьим чьими",
  all: "весь всего всему всем всём|вся всей всю всей|всё|все всех всем всеми",
};
const DETERMINERS: Readonly<Record<string, string>> = {
  бұл: "this",
  мына: "this",
  осы: "this",
  ана: "that",
  сол: "that",
  ол: "that",
  анау: "that",
  мынау: "this",
  барлық: "all",
  бүкіл: "all",
  қандай: "какой",
  қай: "какой",
  әр: "каждый",
  бір: "один",
};
const LINKS: Readonly<Record<Link, string>> = {
  if: "если",
  when: "когда",
  after: "после того как",
  before: "перед тем как",
  because: "потому что",
  although: "хотя",
  for: "чтобы",
};
const COUNTS: Readonly<Record<string, 1 | 2 | 5>> = { бір: 1, екі: 2, үш: 2, төрт: 2 };
/** Short where it is said of a state. */
const SHORT = /^(?:закрытый|открытый|готовый|свободный|занятый|нужный|согласный)$/u;
const AFTER_VERB = /^(?:по-|пешком)/u;
const MASS =
  /^(?:вода|чай|кофе|молоко|сахар|соль|хлеб|мясо|масло|мёд|рис|суп|сок|лимон|сметана|сыр|каша|варенье)$/u;
const FUTURE = ["буду", "будешь", "будет", "будем", "будете", "будут"];
const CAN = ["могу", "можешь", "может", "можем", "можете", "могут"];
const WANT = ["хочу", "хочешь", "хочет", "хотим", "хотите", "хотят"];

/** Says a meaning in Russian. */
export class RussianSpeaker {
  readonly #tools: Tools;
  /** Who the clause is about: what is his own is свой. */
  #about: string | undefined;
  /** Of a meal: with milk is beside it. */
  #eats = false;
  constructor(tools: Tools) {
    this.#tools = tools;
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
    const before = m.links.filter(({ kind }) => kind !== "for" && kind !== "because");
    const behind = m.links.filter(({ kind }) => kind === "for" || kind === "because");
    const main = [this.#main(m), ...behind.map((one) => this.#linked(one.kind, one.meaning))].join(
      ", ",
    );
    return [...before.map((one) => `${this.#linked(one.kind, one.meaning)},`), main].join(" ");
  }

  #linked(kind: Link, meaning: Meaning): string {
    if (kind === "for")
      return ["чтобы", ...this.#ends(meaning, this.#infinitive(meaning))].join(" ");
    // What is after "if" is still to come, as what hangs on it is
    const tense = kind === "if" && meaning.tense === "present" ? "coming" : meaning.tense;
    return `${LINKS[kind]} ${this.#clause({ ...meaning, tense })}`;
  }

  #main(m: Meaning): string {
    const { predicate } = m;
    this.#eats = predicate.kind === "deed" && /^(?:eat|drink)$/.test(predicate.verb.en);
    const [behindTime, restParts] = timed(m.parts);
    m = { ...m, parts: restParts };
    const often = m.times.filter(({ ru }) => OFTEN.test(ru)).map(({ ru }) => ru);
    const times = [
      ...behindTime.map((part) => this.#part(part, {})),
      ...m.times.map(({ ru }) => ru).filter((ru) => !OFTEN.test(ru)),
    ];
    const manners = [...often, ...m.manners.map(({ ru }) => ru)];
    const front = manners.filter((one) => !AFTER_VERB.test(one));
    const back = manners.filter((one) => AFTER_VERB.test(one));
    const asks = m.asks?.ru;
    if (predicate.kind === "exists" || predicate.kind === "has") {
      if (m.tense !== "present") throw new NotUnderstood("having then");
      const thing = must(m.subject);
      if (thing.asks === "who") throw new NotUnderstood("asked who there is");
      const where =
        predicate.kind === "has" ? `у ${this.#phrase(predicate.owner, "gen", true)}` : "";
      const parts = m.parts.map((part) => this.#part(part, {}));
      const what = m.negative ? this.#phrase(thing, "gen") : this.#phrase(thing, "nom");
      const isPlain =
        thing.qualities.length === 0 && (thing.count === undefined || thing.count === "бір");
      const be = m.negative ? "нет" : isPlain || m.question ? "есть" : "";
      if (thing.asks === "what" || asksWhich(thing))
        return [what, be, where, ...times, ...parts].filter(Boolean).join(" ");
      return [asks, ...times, where, ...front, ...parts, be, what, ...back]
        .filter(Boolean)
        .join(" ");
    }
    if (predicate.kind === "is-where") {
      if (m.tense !== "present") throw new NotUnderstood("where it was");
      return `где ${this.#phrase(must(m.subject), "nom")}`;
    }
    if (predicate.kind === "needs") {
      const thing = must(m.subject);
      const isCounted = thing.count !== undefined && thing.count !== "бір";
      const needed = isCounted ? "нужно" : this.#agreeing("нужный", thing);
      const who = predicate.who ? this.#phrase(predicate.who, "dat") : undefined;
      const what = this.#phrase(thing, "nom");
      if (thing.asks || asksWhich(thing))
        return [what, who, m.negative ? "не" : "", needed].filter(Boolean).join(" ");
      return [...times, who, m.negative ? "не" : "", needed, what].filter(Boolean).join(" ");
    }
    if (predicate.kind === "likes") {
      const thing = must(m.subject);
      const verb = this.#finite(
        {
          ...m,
          predicate: {
            kind: "deed",
            verb: {
              en: "like",
              imperfective: "нравиться",
              perfective: "понравиться",
              takes: {},
              tellsVerb: false,
            },
          },
        },
        doerOf(thing),
      );
      const who = this.#phrase(predicate.who, "dat");
      const what = this.#phrase(thing, "nom");
      if (thing.asks || asksWhich(thing)) return [what, who, ...front, ...verb].join(" ");
      return [...times, who, ...front, ...verb, what].join(" ");
    }
    const subject = m.subject;
    const doer = subject ? doerOf(subject) : undefined;
    const said = subject ? this.#phrase(subject, "nom") : undefined;
    const isState =
      predicate.kind === "is" || predicate.kind === "is-so" || predicate.kind === "is-at";
    if (isState && m.parts.some(({ role }) => role !== "LOC" && typeof role === "string"))
      throw new NotUnderstood("a state with a part");
    if (isState) times.unshift(...m.parts.map((part) => this.#part(part, {})));
    const named =
      subject && /^(?:ат|есім)$/u.test(subject.lemma) ? subject.owner?.person : undefined;
    if (
      predicate.kind === "is" &&
      named &&
      m.tense === "present" &&
      !m.negative &&
      (predicate.what.name || predicate.what.asks === "who")
    ) {
      const whom = (PRONOUNS[named] ?? raise("nobody"))[3];
      return predicate.what.asks
        ? `как ${whom} зовут`
        : `${whom} зовут ${this.#phrase(predicate.what, "nom")}`;
    }
    if (predicate.kind === "is" && predicate.what.asks)
      return [predicate.what.asks === "who" ? "кто" : "что", said].join(" ");
    if (predicate.kind === "is" || predicate.kind === "is-so" || predicate.kind === "is-at") {
      const state = this.#state(m, must(subject));
      const be = this.#be(m, must(doer));
      const isNoun = subject?.person === undefined && subject?.determiner !== "self";
      const dash =
        predicate.kind === "is" && be.length === 0 && !m.negative && isNoun && !m.question
          ? "—"
          : "";
      if (
        predicate.kind === "is" &&
        predicate.what.determiner === "қандай" &&
        subject?.person !== undefined
      )
        return state.replace(" ", ` ${said} `);
      if (predicate.kind === "is" && asksWhich(predicate.what) && subject?.determiner !== "self")
        throw new NotUnderstood("asked which");
      if (subject?.determiner === "self" && predicate.kind === "is" && asksWhich(predicate.what))
        return [state, said].join(" ").replace(/^(\S+) (.+) это$/u, "$1 это $2");
      if (times.length > 0 && !m.question)
        return [
          ...times,
          said,
          dash,
          ...front,
          ...be,
          m.negative && be.length === 0 ? "не" : "",
          state,
          ...back,
        ]
          .filter(Boolean)
          .join(" ");
      return [
        asks,
        said,
        dash,
        ...times,
        ...front,
        ...be,
        m.negative && be.length === 0 ? "не" : "",
        state,
        ...back,
      ]
        .filter(Boolean)
        .join(" ");
    }
    if (m.mood === "may") {
      const verb = m.negative ? this.#verb(m).imperfective : (this.#infinitive(m)[0] ?? "");
      return [
        asks,
        m.negative ? "нельзя" : "можно",
        ...times,
        ...front,
        ...this.#ends(m, [verb]),
        ...back,
      ]
        .filter(Boolean)
        .join(" ");
    }
    if (m.mood === "must") {
      const who = subject ? this.#phrase(subject, "dat") : undefined;
      const line = this.#ends(m, [m.negative ? "не нужно" : "нужно", ...this.#infinitive(m)]);
      return [asks, ...times, who, ...front, ...line, ...back].filter(Boolean).join(" ");
    }
    if (m.tense === "order") {
      if (m.question) throw new NotUnderstood("an order that asks");
      const polite = subject?.person !== "2s";
      const verb = verbForm(
        m.negative || this.#verb(m).kind === "ongoing"
          ? this.#verb(m).imperfective
          : this.#verb(m).perfective,
        "order",
        { person: 2, plural: polite, gender: "m" },
      );
      if (!verb || subject?.person === "3" || subject?.person === undefined)
        throw new NotUnderstood("an order");
      const line = this.#ends(m, [
        m.negative ? `не ${verb}` : verb,
        ...(m.please ? ["пожалуйста"] : []),
      ]);
      return [...times, ...front, ...line, ...back]
        .join(" ")
        .replace(/ пожалуйста(?= |$)/u, (_, at: number, all: string) =>
          at + 11 >= all.length ? ", пожалуйста" : ", пожалуйста,",
        );
    }
    if (!doer || said === undefined) throw new NotUnderstood("nobody does it");
    if (m.tense === "let-us") {
      const verb = this.#verb(m);
      if (m.question || verb.kind) throw new NotUnderstood("a proposal");
      const deed = m.negative
        ? `не будем ${verb.imperfective}`
        : this.#finite({ ...m, tense: "coming" }, doer).join(" ");
      return ["давайте", ...front, ...this.#ends(m, [deed]), ...times, ...back].join(" ");
    }
    if (m.tense === "shall-i") {
      const asked = m.parts.find(({ thing }) => thing.asks || asksWhich(thing));
      if (!isOffered(m)) throw new NotUnderstood("let me");
      const parts = m.parts.filter((one) => one !== asked);
      const first = asked ? this.#part(asked, this.#verb(m).takes) : "";
      return [
        first,
        "мне",
        ...front,
        ...this.#ends({ ...m, parts }, this.#infinitive(m)),
        ...times,
        ...back,
      ]
        .filter(Boolean)
        .join(" ");
    }
    if (isSuggested(m)) {
      const line = this.#finite({ ...m, tense: "coming", question: false }, doer);
      return [...line, ...times, ...front, ...this.#ends(m, []), ...back].join(" ");
    }
    const asked = m.parts.find(({ thing }) => thing.asks || asksWhich(thing));
    const outer = this.#about;
    this.#about = subject?.person ?? "3";
    const verb = this.#finite(m, doer);
    const ends = this.#ends({ ...m, parts: m.parts.filter((one) => one !== asked) }, []);
    const first = asked
      ? this.#part(asked, this.#verb(m).takes)
      : asks === "где" && m.predicate.kind === "deed" && this.#verb(m).takes.DAT === "place"
        ? "куда"
        : asks;
    this.#about = outer;
    // Где живёт твоя сестра: a noun comes after its verb when a word asks
    const subjectLast = first !== undefined && subject?.person === undefined && ends.length === 0;
    const isRain =
      verb.length > 0 &&
      this.#verb(m).imperfective === "идти" &&
      this.#verb(m).perfective === "пойти";
    if (isRain && first === undefined)
      return [...times, ...front, ...verb, said, ...ends, ...back].join(" ");
    return (
      subjectLast
        ? [first, ...times, ...front, ...verb, said, ...back]
        : [
            first,
            ...(m.question ? [] : times),
            said,
            ...(m.question ? times : []),
            ...front,
            ...verb,
            ...ends,
            ...back,
          ]
    )
      .filter(Boolean)
      .join(" ");
  }

  #verb(m: Meaning): VerbRendering {
    if (m.predicate.kind !== "deed") throw new NotUnderstood("no deed");
    return m.predicate.verb;
  }

  #infinitive(m: Meaning): string[] {
    const verb = this.#verb(m);
    const own = verb.kind ? verb.imperfective : verb.perfective;
    return [own === "" ? raise("no infinitive") : own];
  }

  #finite(m: Meaning, doer: Doer): string[] {
    const verb = this.#verb(m);
    const not = m.negative ? ["не"] : [];
    const at = doer.person - 1 + (doer.plural ? 3 : 0);
    if (m.mood === "can" || m.mood === "want") {
      const own = m.mood === "can" ? CAN : WANT;
      const past =
        m.mood === "can"
          ? ["смог", "смогла", "смогло", "смогли"]
          : ["хотел", "хотела", "хотело", "хотели"];
      const form =
        m.tense === "past" ? past[doer.plural ? 3 : "mfn".indexOf(doer.gender)] : own[at];
      return [...not, form ?? "", ...this.#infinitive(m)];
    }
    const form = (text: string, tense: "present" | "past"): string => {
      const found = verbForm(text, tense, doer);
      if (!found) throw new NotUnderstood(`no form of ${text}`);
      return found;
    };
    switch (m.tense) {
      case "now":
        return [...not, form(verb.now ?? verb.imperfective, "present")];
      case "present":
        return [...not, form(verb.imperfective, "present")];
      case "coming":
        return verb.kind === "ongoing"
          ? [...not, FUTURE[at] ?? "", verb.imperfective]
          : [...not, form(verb.perfective, "present")];
      case "used":
        return [...not, form(verb.imperfective, "past")];
      case "going":
        return [...not, form(verb.now ?? verb.imperfective, "past")];
      default: {
        const never = m.tense === "perfect" && m.negative;
        return [
          ...not,
          form(verb.past ?? (verb.kind || never ? verb.imperfective : verb.perfective), "past"),
        ];
      }
    }
  }

  #be(m: Meaning, doer: Doer): string[] {
    const not = m.negative ? ["не"] : [];
    if (m.tense === "coming")
      return [...not, FUTURE[doer.person - 1 + (doer.plural ? 3 : 0)] ?? ""];
    if (m.tense === "present") return [];
    if (m.tense === "used") throw new NotUnderstood("used to be");
    return [...not, doer.plural ? "были" : { m: "был", f: "была", n: "было" }[doer.gender]];
  }

  #state(m: Meaning, subject: Thing): string {
    const { predicate } = m;
    const isNow = m.tense === "present";
    if (predicate.kind === "is-at") return this.#part(predicate.where, {});
    if (predicate.kind === "is")
      return this.#phrase(ofSeveral(predicate.what, subject.person ?? ""), isNow ? "nom" : "ins");
    if (predicate.kind !== "is-so") throw new NotUnderstood("no state");
    const { quality, than, very } = predicate;
    if (than) {
      const more = comparative(quality.ru);
      if (!more) throw new NotUnderstood("no comparative");
      const agreement = this.#agreement(subject);
      const other =
        than.determiner === "self"
          ? agreed(OWNERS[than.say.ru === "этот" ? "this" : "that"] ?? "", "nom", agreement)
          : this.#phrase(than, "nom");
      return `${more}, чем ${other}`;
    }
    if (SHORT.test(quality.ru)) return this.#agreeing(quality.ru, subject);
    if (subject.person === undefined && subject.determiner === "self") {
      throw new NotUnderstood("this is so");
    }
    const form = adjectiveForm(quality.ru, isNow ? "nom" : "ins", this.#agreement(subject));
    if (!form) throw new NotUnderstood("no adjective");
    return [very?.ru, form].filter(Boolean).join(" ");
  }

  #agreement(thing: Thing): Agreement {
    if (thing.person !== undefined) {
      const { plural, gender } = doerOf(thing);
      return { gender, plural, animate: true };
    }
    const agreement = agreementOf(thing.say.ru, thing.plural);
    if (!agreement) throw new NotUnderstood(`no forms of ${thing.say.ru}`);
    return agreement;
  }

  #agreeing(adjective: string, thing: Thing): string {
    const form = shortForm(adjective, this.#agreement(thing));
    if (!form) throw new NotUnderstood("no short form");
    return form;
  }

  /** A verb's objects and places after it. */
  #ends(m: Meaning, verb: readonly string[]): string[] {
    const takes = this.#verb(m).takes;
    const parts = m.parts.map((part) => ({ part, text: this.#part(part, takes) }));
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
    const isTail = m.mood === "must" || m.tense === "order" || verb.length > 0;
    return [
      ...verb,
      ...parts.sort((a, b) => rank(a) - rank(b)).map(({ text }) => text),
      ...(isTail ? [] : []),
    ];
  }

  #part({ role, thing }: Part, takes: Readonly<Record<string, Prepositions>>): string {
    if (typeof role !== "string") return this.#governed(role.after.ru, thing);
    const row = this.#tools.course.tutor.renderings.nouns[thing.lemma];
    const isBare =
      !thing.owner &&
      thing.qualities.length === 0 &&
      !thing.determiner &&
      !thing.count &&
      !thing.relative;
    const own = takes[role];
    if (role === "OBJ") {
      if (own === undefined || own === "place") throw new NotUnderstood("takes no object");
      if (own === "game") return this.#game(thing);
      return this.#governed(own.ru, thing);
    }
    const isPerson = thing.person !== undefined || thing.asks === "who" || isAnimate(thing);
    if (role === "INS" && row?.by && isBare) return both(row.by).ru;
    if (own !== undefined && own !== "place" && own !== "game") {
      if (own.ru === "place") return this.#place(role, thing, isBare);
      if (
        !isPerson &&
        !thing.name &&
        /^(?:to|for|from)$/.test(own.en) &&
        /^(?:dat|у gen)$/u.test(own.ru)
      )
        throw new NotUnderstood("no person");
      if (isPerson && own.en === "" && role === "DAT" && /^(?:в|на) /u.test(own.ru))
        throw new NotUnderstood("into somebody");
      if (!(isPerson && own.en === "by")) return this.#governed(own.ru, thing);
    }
    if (role === "INS") {
      if (isPerson || (MASS.test(thing.say.ru) && this.#eats))
        return this.#governed("с ins", thing);
      throw new NotUnderstood("by what means");
    }
    if (role === "DAT" && own !== "place") throw new NotUnderstood("to what");
    if (isPerson) {
      if (role === "DAT") return this.#governed("к dat", thing);
      throw new NotUnderstood("a person as a place");
    }
    return this.#place(role, thing, isBare);
  }

  #place(role: "DAT" | "LOC" | "ABL" | "INS", thing: Thing, isBare: boolean): string {
    const row = this.#tools.course.tutor.renderings.nouns[thing.lemma];
    const whole =
      isBare && !thing.plural
        ? row?.[role === "LOC" ? "in" : role === "DAT" ? "to" : "from"]
        : undefined;
    if (whole) return both(whole).ru;
    if (!row && !thing.name && !this.#tools.judge.government.isOf(thing.lemma, "place"))
      throw new NotUnderstood("no place");
    const inside = row?.place ? both(row.place).ru : "в";
    if (role === "ABL") return this.#governed(inside === "на" ? "с gen" : "из gen", thing);
    return this.#governed(`${inside.replace("во", "в")} ${role === "LOC" ? "prep" : "acc"}`, thing);
  }

  #game(thing: Thing): string {
    if (!GAMES.has(thing.lemma)) throw new NotUnderstood("no game");
    return this.#governed("в acc", thing);
  }

  /** "в acc" and a noun: the preposition is shaped by what comes after it. */
  #governed(asked: string, thing: Thing): string {
    const words = asked.split(" ");
    const kase = words.pop() as RussianCase;
    if (!CASES.includes(kase)) throw new NotUnderstood(`no case ${asked}`);
    const preposition = words.join(" ");
    const noun = this.#phrase(thing, kase, preposition !== "");
    if (preposition === "") return noun;
    const [last = ""] = words.slice(-1);
    const shaped =
      last === "в" && /^[вф][^аеёиоуыэюя]/iu.test(noun)
        ? "во"
        : last === "с" && /^(?:[сзшж][^аеёиоуыэюя]|мной)/iu.test(noun)
          ? "со"
          : last === "к" && noun === "мне"
            ? "ко"
            : last === "о" && noun === "мне"
              ? "обо"
              : last === "о" && /^[аиоуэ]/iu.test(noun)
                ? "об"
                : last === "над" && noun === "мной"
                  ? "надо"
                  : last === "перед" && noun === "мной"
                    ? "передо"
                    : last;
    return [...words.slice(0, -1), shaped, noun].join(" ");
  }

  #phrase(thing: Thing, kase: RussianCase, afterPreposition = false): string {
    const at = CASES.indexOf(kase);
    const pronoun = PRONOUNS[thing.asks ?? thing.person ?? ""];
    if (pronoun) {
      const form = pronoun[at] ?? "";
      return afterPreposition && /^(?:его|ему|им|их|ими)$/u.test(form) ? `н${form}` : form;
    }
    if (thing.determiner === "self") {
      const form = agreed(OWNERS[thing.say.ru === "то" ? "that" : "this"] ?? "", kase, {
        gender: "n",
        plural: false,
        animate: false,
      });
      return form;
    }
    const count = thing.count;
    if (count !== undefined && count !== "бір") return this.#counted(thing, count, kase);
    const agreement = agreementOf(thing.say.ru, thing.plural);
    const noun = nounForm(thing.say.ru, kase, thing.plural);
    if (!agreement || !noun) throw new NotUnderstood(`no forms of ${thing.say.ru}`);
    return this.#around(thing, kase, agreement, noun);
  }

  /** A noun's form with what agrees with it before, and its owner and clause after. */
  #around(thing: Thing, kase: RussianCase, agreement: Agreement, noun: string): string {
    const qualities = thing.qualities.map(({ ru }) => {
      const form = adjectiveForm(ru, kase, agreement);
      if (!form) throw new NotUnderstood(`no forms of ${ru}`);
      return form;
    });
    const before: string[] = [];
    const behind: string[] = [];
    const listed = thing.determiner ? DETERMINERS[thing.determiner] : undefined;
    if (thing.determiner && !listed) throw new NotUnderstood("a determiner");
    if (listed) {
      const form = OWNERS[listed]
        ? agreed(OWNERS[listed] ?? "", kase, agreement)
        : adjectiveForm(listed, kase, agreement);
      if (thing.determiner !== "бір") before.push(form ?? raise("no determiner"));
    }
    const owner = thing.owner;
    if (owner?.asks === "who") before.push(agreed(OWNERS.whose ?? "", kase, agreement));
    else if (owner?.person !== undefined) {
      const isOwn =
        owner.person === this.#about &&
        kase !== "nom" &&
        (owner.person !== "3" || owner.lemma === "");
      const own = OWNERS[isOwn ? "own" : owner.person.startsWith("2p") ? "2f" : owner.person];
      before.push(own ? agreed(own, kase, agreement) : owner.person === "3p" ? "их" : "его");
    } else if (owner) behind.push(this.#phrase(owner, "gen"));
    if (thing.relative) behind.push(this.#relative(thing.relative, agreement));
    return [...before, ...qualities, noun, ...behind].join(" ").replaceAll(" ,", ",");
  }

  #counted(thing: Thing, count: string, kase: RussianCase): string {
    if (kase !== "nom" && kase !== "acc" && !(kase === "gen" && thing.count === undefined))
      throw new NotUnderstood("a count in a case");
    const agreement = agreementOf(thing.say.ru, false);
    const asked = /^(?:неше|қанша|көп|бірнеше)$/u.test(count);
    const size = asked ? 5 : (COUNTS[count] ?? 5);
    if (!agreement || thing.determiner || thing.relative) throw new NotUnderstood("no count of it");
    if (size === 2 && agreement.animate && kase === "acc")
      throw new NotUnderstood("living things counted as an object");
    const collective: Readonly<Record<string, string>> = {
      екі: "двое",
      үш: "трое",
      төрт: "четверо",
    };
    const isChild = thing.say.ru === "ребёнок" && collective[count] !== undefined;
    const noun = nounForm(thing.say.ru, "gen", size === 5 || isChild);
    const number = isChild
      ? collective[count]
      : count === "екі" && agreement.gender === "f"
        ? "две"
        : asked
          ? count === "көп"
            ? "много"
            : count === "бірнеше"
              ? "несколько"
              : "сколько"
          : this.#number(count);
    const qualities = thing.qualities.map(
      ({ ru }) =>
        adjectiveForm(ru, size === 2 && agreement.gender === "f" ? "nom" : "gen", {
          ...agreement,
          plural: true,
        }) ?? raise("no forms"),
    );
    const owner = thing.owner;
    const own =
      owner?.person === undefined
        ? []
        : [
            OWNERS[owner.person]
              ? agreed(OWNERS[owner.person] ?? "", "nom", { ...agreement, plural: true })
              : owner.person === "3p"
                ? "их"
                : "его",
          ];
    if (owner && own.length === 0) throw new NotUnderstood("counted of an owner");
    const year = count !== "бір" && size === 5 && thing.say.ru === "год" ? "лет" : noun;
    return [...own, number, ...qualities, year ?? raise("no forms")].join(" ");
  }

  #number(count: string): string {
    const say: Both | undefined = glossOf(count, /^num/u, this.#tools);
    if (!say) throw new NotUnderstood("a number");
    return say.ru;
  }

  #relative(meaning: Meaning, agreement: Agreement): string {
    const kase: RussianCase = meaning.subject ? "acc" : "nom";
    if (
      meaning.subject &&
      (this.#verb(meaning).takes.OBJ === undefined ||
        this.#verb(meaning).en === "say" ||
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
    return `, ${[which, ...times, ...manners, ...this.#finite(meaning, doer), ...this.#ends(meaning, [])].join(" ")},`;
  }
}

/** How often: it stands before the verb. */
const OFTEN = /^(?:всегда|часто|редко|иногда|никогда|ещё)$/u;

/** Parts that tell when, and the others. */
function timed(parts: readonly Part[]): [Part[], Part[]] {
  const isTime = ({ role }: Part): boolean =>
    typeof role !== "string" && /^(?:after|before|until)$/.test(role.after.en);
  return [parts.filter(isTime), parts.filter((one) => !isTime(one))];
}

const raise = (why: string): never => {
  throw new NotUnderstood(why);
};
const must = <Value>(value: Value | undefined): Value => value ?? raise("of nobody");
const asksWhich = ({ determiner, count, owner }: Thing): boolean =>
  determiner === "қандай" ||
  determiner === "қай" ||
  /^(?:неше|қанша)$/u.test(count ?? "") ||
  owner?.asks !== undefined;
const isAnimate = ({ say, name }: Thing): boolean =>
  !name && agreementOf(say.ru, false)?.animate === true;

/** A word that agrees as adjectives do, of a table's row. */
function agreed(row: string, kase: RussianCase, { gender, plural, animate }: Agreement): string {
  const [m = [], f = [], n = [], p = []] = row.split("|").map((one) => one.split(" "));
  const asGenitive = kase === "acc" && animate;
  const at = { nom: 0, gen: 1, dat: 2, acc: asGenitive ? 1 : 0, ins: 3, prep: 4 }[kase];
  if (plural) return p[at === 4 ? 1 : at] ?? "";
  if (gender === "f") return f[{ nom: 0, gen: 1, dat: 1, acc: 2, ins: 3, prep: 1 }[kase]] ?? "";
  if (gender === "n" && (kase === "nom" || kase === "acc")) return n[0] ?? "";
  return m[at] ?? "";
}

/** Who a verb agrees with. */
function doerOf(thing: Thing): Doer {
  if (thing.asks) return { person: 3, plural: false, gender: thing.asks === "who" ? "m" : "n" };
  const person = thing.person;
  if (person !== undefined) {
    const plural = !/^(?:1s|2s|3)$/u.test(person);
    return { person: Number(person[0]) as 1 | 2 | 3, plural, gender: "m" };
  }
  if (thing.determiner === "self") return { person: 3, plural: false, gender: "n" };
  const agreement = agreementOf(thing.say.ru, thing.plural);
  if (!agreement) throw new NotUnderstood(`no forms of ${thing.say.ru}`);
  const many = thing.count !== undefined && thing.count !== "бір";
  return { person: 3, plural: agreement.plural || many, gender: agreement.gender };
}
