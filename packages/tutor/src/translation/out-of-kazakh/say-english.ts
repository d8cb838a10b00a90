import type { Tools } from "../../ask.ts";
import { agreementOf } from "../../russian/inflect.ts";
import { englishForm } from "../../words/english-forms.ts";
import { type Link, type Meaning, NotUnderstood, type Part, type Thing } from "./meaning.ts";
import { both, glossOf, type Prepositions } from "./rendering.ts";

const SUBJECTS: Readonly<Record<string, string>> = {
  "1s": "I",
  "2s": "you",
  "2f": "you",
  "3": "he/she",
  "3p": "they",
  "1p": "we",
  "2p": "you",
  "2pf": "you",
};
const OBJECTS: Readonly<Record<string, string>> = {
  "1s": "me",
  "2s": "you",
  "2f": "you",
  "3": "him/her",
  "3p": "them",
  "1p": "us",
  "2p": "you",
  "2pf": "you",
};
const OWNERS: Readonly<Record<string, string>> = {
  "1s": "my",
  "2s": "your",
  "2f": "your",
  "3": "his/her",
  "3p": "their",
  "1p": "our",
  "2p": "your",
  "2pf": "your",
};
const BEING: Readonly<Record<string, readonly [string, string]>> = {
  "1s": ["am", "was"],
  "3": ["is", "was"],
};
const DETERMINERS: Readonly<Record<string, readonly [string, string]>> = {
  бұл: ["this", "these"],
  мына: ["this", "these"],
  осы: ["this", "these"],
  ана: ["that", "those"],
  сол: ["that", "those"],
  ол: ["that", "those"],
  қандай: ["what", "what"],
  қай: ["which", "which"],
  бір: ["a", ""],
  анау: ["that", "those"],
  мынау: ["this", "these"],
  барлық: ["all the", "all the"],
  бүкіл: ["the whole", "all the"],
  әр: ["every", "every"],
};
const LINKS: Readonly<Record<Link, string>> = {
  if: "if",
  when: "when",
  after: "after",
  before: "before",
  because: "because",
  although: "although",
  for: "to",
};
/** What is not counted takes no article. */
const MASS =
  /^(?:ice|coffee|tea|water|meat|bread|milk|money|music|food|rice|soup|sugar|salt|butter|fish|snow|rain|juice|beer|wine|time|work|football|chess|tennis|sport|breakfast|lunch|dinner|help|news|ice cream|honey|cheese|weather|Kazakh|English|Russian|clothes|medicine|love|fruit|cabbage|flour|oil|hair|information|advice|furniture|luggage|homework|sand|gold|silver|wool|petrol|blood|dust|fog|wind|health|knowledge|luck|happiness|kumys|chocolate|sour cream|garlic|plov|pilaf|kurt|joy|baursaks?)$/;
/** What English has in the plural alone. */
const PLURAL =
  /(?:^| )(?:glasses|skis|stairs|trousers|scissors|jeans|clothes|parents|grandparents|people|vegetables|shoes|sports|slippers|gloves|socks|boots)$/;
/** What one plays, as a game and as an instrument. */
export const GAMES = new Set(
  "футбол доп шахмат теннис волейбол баскетбол хоккей асық тоғызқұмалақ дойбы ойын".split(" "),
);
const FREQUENCY = /^(?:always|often|sometimes|rarely|never|still)$/;
const NO_ARTICLE =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|home|outside|everyone|everything|nobody|nothing|somebody|something)$/;

/** Says a meaning in English. */
export class EnglishSpeaker {
  readonly #tools: Tools;
  /** Of a meal: with milk is beside it. */
  #eats = false;
  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** The sentence without its mark. */
  say(meaning: Meaning): string {
    const after = meaning.next;
    const main = this.#clause(meaning);
    return after
      ? `${main}${after.by.en.startsWith(",") ? "" : " "}${after.by.en} ${this.say(after.meaning)}`
      : main;
  }

  #clause(m: Meaning): string {
    const before = m.links.filter(({ kind }) => kind !== "for" && kind !== "because");
    const behind = m.links.filter(({ kind }) => kind === "because" || kind === "for");
    const main = [this.#main(m), ...behind.map((one) => this.#linked(one.kind, one.meaning))].join(
      " ",
    );
    return [...before.map((one) => `${this.#linked(one.kind, one.meaning)},`), main].join(" ");
  }

  #linked(kind: Link, meaning: Meaning): string {
    if (kind === "for")
      return `in order to ${[this.#base(meaning), ...this.#ends(meaning)].join(" ")}`;
    const tense = kind === "if" && meaning.tense !== "past" ? "present" : meaning.tense;
    return `${LINKS[kind]} ${this.#clause({ ...meaning, tense })}`;
  }

  #main(m: Meaning): string {
    const { predicate } = m;
    this.#eats = predicate.kind === "deed" && /^(?:eat|drink)$/.test(predicate.verb.en);
    if (predicate.kind === "is" && asksWhich(predicate.what)) {
      if (predicate.what.determiner !== "қандай") {
        const subject = must(m.subject);
        if (!predicate.what.owner?.asks || subject.determiner !== "self")
          throw new NotUnderstood("asked which");
        return [this.#phrase(predicate.what, "none"), "is", this.#phrase(subject, "subject")].join(
          " ",
        );
      }
      const kind = this.#phrase({ ...predicate.what, determiner: undefined }, "none");
      return [
        "what kind of",
        kind,
        this.#being(m, personOf(must(m.subject))),
        this.#phrase(must(m.subject), "subject"),
      ].join(" ");
    }
    if (predicate.kind === "is" && predicate.what.asks) {
      const asked = /^(?:ат|есім)$/u.test(must(m.subject).lemma) ? "what" : predicate.what.asks;
      return [
        asked,
        this.#being(m, personOf(must(m.subject))),
        this.#phrase(must(m.subject), "subject"),
      ].join(" ");
    }
    const isObjectAsked = m.parts.find(({ thing }) => thing.asks || asksWhich(thing));
    const asks = m.asks?.en;
    if (predicate.kind === "exists") {
      const thing = must(m.subject);
      const many = thing.plural || isMany(thing);
      const be = this.#being(m, many ? "3p" : "3");
      const what = this.#phrase(thing, m.negative ? "none" : "new");
      const places = m.parts.map((part) => this.#part(part, {}));
      if (asksWhich(thing) || thing.asks) throw new NotUnderstood("asked what there is");
      const line = m.question
        ? [be, "there", ...(m.negative ? ["no"] : []), what]
        : ["there", be, ...(m.negative ? ["no"] : []), what];
      return [
        asks,
        ...line,
        ...places,
        ...m.manners.map(({ en }) => en),
        ...m.times.map(({ en }) => en),
      ]
        .filter(Boolean)
        .join(" ");
    }
    if (predicate.kind === "is-where")
      return [
        "where",
        this.#being(m, personOf(must(m.subject))),
        this.#phrase(must(m.subject), "subject"),
      ].join(" ");
    const subject =
      predicate.kind === "has"
        ? predicate.owner
        : predicate.kind === "likes"
          ? predicate.who
          : predicate.kind === "needs"
            ? predicate.who
            : m.subject;
    const person = subject ? personOf(subject) : "3";
    const said = subject ? this.#subject(subject, m) : undefined;
    if (m.tense === "order") {
      if (m.question) throw new NotUnderstood("an order that asks");
      return [m.negative ? "do not" : "", this.#base(m), ...this.#ends(m)]
        .filter(Boolean)
        .join(" ")
        .replace(/^/, m.please ? "please " : "");
    }
    if (m.tense === "let-us") {
      if (m.question) throw new NotUnderstood("a proposal that asks");
      return ["let's", m.negative ? "not" : "", this.#base(m), ...this.#ends(m)]
        .filter(Boolean)
        .join(" ");
    }
    const ends = this.#ends(m, isObjectAsked);
    const first = isObjectAsked
      ? this.#asked(isObjectAsked, predicate.kind === "deed" ? predicate.verb.takes : {})
      : asks;
    const frequency = m.times
      .filter(({ en }) => FREQUENCY.test(en))
      .concat(m.manners.filter(({ en }) => FREQUENCY.test(en)))
      .map(({ en }) => en);
    const negative = m.negative && !frequency.includes("never");
    if (subject?.asks || (subject && asksWhich(subject))) {
      if (m.mood !== "plain" || first) throw new NotUnderstood("asked who");
      const line = this.#finite({ ...m, question: false }, "3", negative);
      return [said, ...line, ...ends].join(" ");
    }
    const isOffer = isSuggested(m) || isOffered(m);
    if (m.tense === "shall-i" && !isOffer) throw new NotUnderstood("let me");
    const line = isOffer ? ["shall", this.#base(m)] : this.#finite(m, person, negative);
    const asked = m.question;
    // Only a helper goes before the subject: does he go, is he, can he
    const [helper = "", ...main] = line;
    if (!said && (m.mood === "must" || m.mood === "may")) {
      const it =
        m.mood === "may"
          ? m.negative
            ? "it is not allowed"
            : "it is possible"
          : `it is ${m.negative ? "not " : ""}necessary`;
      const line = m.question ? it.replace(/^it is/, "is it") : it;
      return [first, line, "to", this.#base(m), ...ends].filter(Boolean).join(" ");
    }
    if (!said || m.mood === "may") throw new NotUnderstood("nobody does it");
    const words = asked
      ? [first, helper, said, ...frequency, ...main, ...ends]
      : /^(?:am|is|are|was|were|can|could|will|would|do|does|did|have|has)$/.test(helper) &&
          main.length > 0
        ? [
            said,
            helper,
            ...(main[0] === "not" ? ["not"] : []),
            ...frequency,
            ...main.slice(main[0] === "not" ? 1 : 0),
            ...ends,
          ]
        : [said, ...frequency, ...line, ...ends];
    return words.filter(Boolean).join(" ");
  }

  /** The verb with its helpers, and what is said of a state. */
  #finite(m: Meaning, person: string, negative: boolean): string[] {
    const { predicate } = m;
    const third = person === "3";
    const not = negative ? ["not"] : [];
    if (predicate.kind === "is" || predicate.kind === "is-so" || predicate.kind === "is-at") {
      const what =
        predicate.kind === "is"
          ? this.#phrase(ofSeveral(predicate.what, person), "new")
          : predicate.kind === "is-at"
            ? this.#part(predicate.where, {})
            : this.#quality(predicate);
      return [...this.#be(m, person, not), what];
    }
    const base = this.#base(m);
    if (m.tense === "used" && m.mood !== "plain") throw new NotUnderstood("used to be able");
    if (m.mood === "can") return [m.tense === "past" ? "could" : "can", ...not, base];
    const helperOf = (): string => (m.tense === "past" ? "did" : third ? "does" : "do");
    if (m.mood === "want" || m.mood === "must") {
      const verb = m.mood === "want" ? "want" : "need";
      const own =
        m.tense === "past" ? englishForm(verb, "past") : third ? englishForm(verb, "third") : verb;
      return negative || m.question ? [helperOf(), ...not, verb, "to", base] : [own, "to", base];
    }
    const [head = "", ...more] = base.split(" ");
    // A birth is over, however long the one who was born has been
    const then = more[0] === "born" && m.tense === "perfect" ? { ...m, tense: "past" as const } : m;
    if (head === "be") return [...this.#be(then, person, not), ...more];
    if (m.tense === "now" || m.tense === "going")
      return [this.#being(m, person), ...not, [englishForm(head, "ing"), ...more].join(" ")];
    if (m.tense === "coming") return ["will", ...not, base];
    if (m.tense === "used") {
      if (negative || m.question) throw new NotUnderstood("did not use to");
      return ["used to", base];
    }
    if (m.tense === "perfect")
      return [third ? "has" : "have", ...not, [englishForm(head, "participle"), ...more].join(" ")];
    if (negative || m.question) return [helperOf(), ...not, base];
    const own =
      m.tense === "past" ? englishForm(head, "past") : third ? englishForm(head, "third") : head;
    return [[own, ...more].join(" ")];
  }

  #be(m: Meaning, person: string, not: string[]): string[] {
    if (m.tense === "used") throw new NotUnderstood("used to be");
    if (m.tense === "coming") return ["will", ...not, "be"];
    if (m.tense === "perfect") return [person === "3" ? "has" : "have", ...not, "been"];
    return [this.#being(m, person), ...not];
  }

  #being(m: Meaning, person: string): string {
    const [now, then] = BEING[person] ?? ["are", "were"];
    return m.tense === "past" || m.tense === "going" ? then : now;
  }

  #base(m: Meaning): string {
    const { predicate } = m;
    switch (predicate.kind) {
      case "deed":
        return predicate.verb.en;
      case "likes":
        return "like";
      case "has":
        return "have";
      case "needs":
        return "need";
      default:
        throw new NotUnderstood("no deed");
    }
  }

  #quality({ quality, than, very }: Extract<Meaning["predicate"], { kind: "is-so" }>): string {
    if (!than) return [very?.en, quality.en].filter(Boolean).join(" ");
    const more = /^[a-z]{1,6}$/.test(quality.en) ? comparativeOf(quality.en) : `more ${quality.en}`;
    return `${more} than ${this.#phrase(than, "object")}`;
  }

  #ends(m: Meaning, without?: Part): string[] {
    const { predicate } = m;
    const takes = predicate.kind === "deed" ? predicate.verb.takes : {};
    const object =
      predicate.kind === "has" || predicate.kind === "likes" || predicate.kind === "needs"
        ? m.subject
        : undefined;
    if (object && (object.asks || asksWhich(object)))
      throw new NotUnderstood("asked of what one has");
    const isState = /^(?:is|is-so|is-at)$/.test(predicate.kind);
    if (isState && m.parts.some(({ role }) => role !== "LOC" && typeof role === "string"))
      throw new NotUnderstood("a state with a part");
    const given =
      predicate.kind === "deed" &&
      /^(?:give|show|bring|send|sell|offer|buy|tell)$/.test(predicate.verb.en) &&
      m.parts.some(({ role }) => role === "OBJ");
    const parts = m.parts
      .filter((one) => one !== without)
      .map((part) => {
        const text = this.#part(part, takes);
        const isFirst = given && part.role === "DAT" && part.thing.person !== undefined;
        return { part, isFirst, text: isFirst ? text.replace(/^(?:to|for) /, "") : text };
      });
    const rank = ({ part, isFirst }: { part: Part; isFirst: boolean }): number =>
      isFirst ? -1 : part.role === "OBJ" ? 0 : part.role === "DAT" || part.role === "INS" ? 1 : 2;
    const about = (one: { en: string }): string =>
      m.negative && one.en === "still" ? "yet" : one.en;
    const ends = [...m.manners, ...m.times].filter(
      ({ en }) => !FREQUENCY.test(en) || m.tense === "order",
    );
    return [
      ...(object ? [this.#phrase(object, predicate.kind === "likes" ? "object" : "new")] : []),
      ...parts.sort((a, b) => rank(a) - rank(b)).map(({ text }) => text),
      ...ends.map(about),
    ];
  }

  #asked({ role, thing }: Part, takes: Readonly<Record<string, Prepositions>>): string {
    if (role === "OBJ")
      return thing.asks === "who"
        ? "who"
        : thing.asks === "what"
          ? "what"
          : this.#phrase(thing, "object");
    throw new NotUnderstood(`asked of ${String(role)} ${Object.keys(takes).length}`);
  }

  #part({ role, thing }: Part, takes: Readonly<Record<string, Prepositions>>): string {
    if (
      typeof role !== "string" &&
      role.after.en === "in front of" &&
      !this.#tools.course.tutor.renderings.nouns[thing.lemma] &&
      !isAnimate(thing)
    )
      throw new NotUnderstood("before or in front");
    if (typeof role !== "string") return `${role.after.en} ${this.#phrase(thing, "object")}`;
    const row = this.#tools.course.tutor.renderings.nouns[thing.lemma];
    const isBare =
      !thing.owner &&
      thing.qualities.length === 0 &&
      !thing.determiner &&
      !thing.count &&
      !thing.relative;
    const own = takes[role];
    if (role === "OBJ") {
      if (own === undefined) throw new NotUnderstood("takes no object");
      if (own === "game" && !GAMES.has(thing.lemma)) throw new NotUnderstood("no game");
      return this.#phrase(
        thing,
        own === "game" ? "none" : thing.definite || thing.relative ? "object" : "new",
      );
    }
    if (role === "INS" && row?.by && isBare) return both(row.by).en;
    const isPerson = thing.person !== undefined || thing.asks === "who" || isAnimate(thing);
    if (own !== undefined && own !== "place" && own !== "game") {
      if (
        !isPerson &&
        !thing.name &&
        /^(?:to|for|from)$/.test(own.en) &&
        /^(?:dat|у gen)$/u.test(own.ru)
      )
        throw new NotUnderstood("no person");
      if (isPerson && own.en === "" && role === "DAT" && /^(?:в|на) /u.test(own.ru))
        throw new NotUnderstood("into somebody");
      if (!(isPerson && own.en === "by"))
        return [own.en, this.#phrase(thing, "object")].filter(Boolean).join(" ");
    }
    if (role === "INS") {
      if (isPerson || (MASS.test(thing.say.en) && this.#eats))
        return `with ${this.#phrase(thing, "new")}`;
      throw new NotUnderstood("by what means");
    }
    if (role === "DAT" && own !== "place") throw new NotUnderstood("to what");
    if (isPerson) {
      if (role === "DAT") return `to ${this.#phrase(thing, "object")}`;
      throw new NotUnderstood("a person as a place");
    }
    const whole = isBare
      ? row?.[role === "LOC" ? "in" : role === "DAT" ? "to" : "from"]
      : undefined;
    if (whole && !thing.plural) return both(whole).en;
    if (!row && !thing.name && !this.#tools.judge.government.isOf(thing.lemma, "place"))
      throw new NotUnderstood("no place");
    const place =
      role === "LOC"
        ? row?.place
          ? both(row.place).en
          : "in"
        : role === "DAT"
          ? "to"
          : own === "place" && takes.ABL === "place" && role === "ABL"
            ? "from"
            : "from";
    return `${place} ${this.#phrase(thing, "object")}`;
  }

  #subject(thing: Thing, m: Meaning): string {
    if (m.predicate.kind === "deed" && m.predicate.verb.en === "fall" && thing.say.en === "rain")
      return "the rain";
    return this.#phrase(thing, "subject");
  }

  /** A noun with its article: as the subject, as what is known, as something new, or with none. */
  #phrase(thing: Thing, as: "subject" | "object" | "new" | "none"): string {
    if (thing.asks) return thing.asks;
    if (thing.person !== undefined)
      return (as === "subject" ? SUBJECTS : OBJECTS)[thing.person] ?? "";
    if (thing.determiner === "self") return thing.say.en;
    const many = thing.plural || isMany(thing);
    if (thing.plural && MASS.test(thing.say.en))
      throw new NotUnderstood("several of what is not counted");
    const noun = many ? pluralOf(thing.say.en) : thing.say.en;
    const count = thing.count ? countOf(thing.count, this.#tools) : undefined;
    const words = [count, ...thing.qualities.map(({ en }) => en), noun].filter(Boolean).join(" ");
    const behind = thing.relative ? ` ${this.#relative(thing.relative, thing)}` : "";
    const own = thing.owner;
    if (own) {
      if (own.person !== undefined) return `${OWNERS[own.person]} ${words}${behind}`;
      if (own.asks === "who") return `whose ${words}${behind}`;
      if (own.asks) throw new NotUnderstood("of what");
      const owner = this.#phrase(own, "object");
      return own.name || isAnimate(own)
        ? `${owner}'s ${words}${behind}`
        : `the ${words} of ${owner}${behind}`;
    }
    const shown = thing.determiner && DETERMINERS[thing.determiner]?.[many ? 1 : 0];
    if (shown !== undefined && shown !== "") return `${shown} ${words}${behind}`;
    if (thing.name || as === "none" || NO_ARTICLE.test(noun)) return words + behind;
    if (count && as !== "subject") return words + behind;
    const isMass = MASS.test(thing.say.en);
    if (behind || as === "subject") return `the ${words}${behind}`;
    if (isMass) return words;
    if (as === "object") return `the ${words}`;
    return many
      ? words
      : `${/^[aeio]|^(?:un|ug|um|ho(?:ur|nest))/.test(words) ? "an" : "a"} ${words}`;
  }

  /** What the one who does it does to the thing that is told of. */
  #gap({ predicate, parts }: Meaning): void {
    if (
      predicate.kind !== "deed" ||
      predicate.verb.takes.OBJ === undefined ||
      predicate.verb.en === "say" ||
      parts.some(({ role }) => role === "OBJ")
    )
      throw new NotUnderstood("which is no object");
  }

  #relative(meaning: Meaning, thing: Thing): string {
    const isDoer = !meaning.subject;
    const who = isAnimate(thing) ? "who" : "that";
    if (!isDoer) this.#gap(meaning);
    if (!isDoer)
      return `${who === "who" ? "that" : who} ${this.#clause({ ...meaning, question: false })}`;
    if (isUndone(meaning, isAnimate(thing))) throw new NotUnderstood("done by it or to it");
    const doer: Thing = { ...thing, relative: undefined, owner: undefined, determiner: undefined };
    const [line, ...ends] = [
      this.#finite(meaning, personOf(doer), meaning.negative).join(" "),
      ...this.#ends(meaning),
    ];
    return [who, line, ...ends].join(" ");
  }
}

/** Біз студентпіз: in English and Russian several are students, not a student. */
export const ofSeveral = (what: Thing, person: string): Thing =>
  /p/.test(person) && !/^2pf?$/.test(person) && what.count === undefined && isAnimate(what)
    ? { ...what, plural: true }
    : what;

/** Барамыз ба: shall we. */
export const isSuggested = (m: Meaning): boolean =>
  m.question &&
  m.subject?.person === "1p" &&
  m.tense === "present" &&
  m.mood === "plain" &&
  m.predicate.kind === "deed" &&
  !m.asks &&
  !m.negative &&
  !m.parts.some(({ thing }) => thing.asks || asksWhich(thing));

/** Құяйын ба: shall I. */
export const isOffered = (m: Meaning): boolean =>
  m.tense === "shall-i" &&
  m.question &&
  m.mood === "plain" &&
  m.predicate.kind === "deed" &&
  !m.asks &&
  !m.negative;

/** Айтатын жаңалық: the thing may as well be what is told, not what tells. */
export const isUndone = ({ predicate, parts }: Meaning, isAnimate: boolean): boolean =>
  !isAnimate &&
  predicate.kind === "deed" &&
  (predicate.verb.takes.OBJ !== undefined || predicate.verb.en === "tell") &&
  !parts.some(({ role }) => role === "OBJ");

const must = (thing: Thing | undefined): Thing => {
  if (!thing) throw new NotUnderstood("of nobody");
  return thing;
};
const asksWhich = ({ determiner, count, owner }: Thing): boolean =>
  determiner === "қандай" ||
  determiner === "қай" ||
  /^(?:неше|қанша)$/u.test(count ?? "") ||
  owner?.asks !== undefined;
const personOf = (thing: Thing): string =>
  thing.person ?? (thing.plural || isMany(thing) ? "3p" : "3");
const isMany = ({ count, say }: Thing): boolean =>
  (count !== undefined && count !== "бір") || PLURAL.test(say.en);
const isAnimate = ({ say, name }: Thing): boolean =>
  !name && agreementOf(say.ru, false)?.animate === true;
const pluralOf = (noun: string): string => {
  if (MASS.test(noun) || PLURAL.test(noun)) return noun;
  const words = noun.split(" ");
  return [...words.slice(0, -1), englishForm(words.at(-1) ?? "", "plural")].join(" ");
};
const comparativeOf = (quality: string): string => {
  const known: Readonly<Record<string, string>> = {
    good: "better",
    bad: "worse",
    far: "farther",
    little: "smaller",
  };
  if (known[quality]) return known[quality] ?? quality;
  if (/y$/.test(quality)) return quality.replace(/y$/, "ier");
  if (/e$/.test(quality)) return `${quality}r`;
  return /^[^aeiou]*[aeiou][^aeiouwy]$/.test(quality)
    ? `${quality}${quality.at(-1)}er`
    : `${quality}er`;
};
const countOf = (count: string, tools: Tools): string => {
  if (/^(?:неше|қанша)$/u.test(count)) return "how many";
  if (count === "көп") return "many";
  if (count === "бірнеше") return "several";
  const say = glossOf(count, /^num/u, tools);
  if (!say) throw new NotUnderstood("a count");
  return /^(?:hundred|thousand)$/.test(say.en) ? `a ${say.en}` : say.en;
};
