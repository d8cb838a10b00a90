import type { Tools } from "../../ask.ts";
import {
  type Agreement,
  adjectiveForm,
  agreementOf,
  comparative,
  type Doer,
  nounForm,
  type RussianCase,
} from "../../russian/inflect.ts";
import { isAlwaysOne } from "../../russian/irregular-nouns.ts";
import type { Doubts } from "./doubts.ts";
import { isMass } from "./mass.ts";
import { type Meaning, NotUnderstood, type Part, type Thing } from "./meaning.ts";
import { countedPhrase } from "./russian-count.ts";
import { agreedForm, OWNERS } from "./russian-owners.ts";
import { raise } from "./traits.ts";

const CASES: readonly RussianCase[] = ["nom", "gen", "dat", "acc", "ins", "prep"];
/** Pronouns in the order of the cases. */
const PRONOUNS: Readonly<Record<string, readonly string[]>> = {
  "1s": ["я", "меня", "мне", "меня", "мной", "мне"],
  "2s": ["ты", "тебя", "тебе", "тебя", "тобой", "тебе"],
  "2f": ["вы", "вас", "вам", "вас", "вами", "вас"],
  "2p": ["вы", "вас", "вам", "вас", "вами", "вас"],
  "2pf": ["вы", "вас", "вам", "вас", "вами", "вас"],
  "3": ["он", "его", "ему", "его", "им", "нём"],
  she: ["она", "её", "ей", "её", "ей", "ней"],
  it: ["оно", "его", "ему", "его", "им", "нём"],
  "3p": ["они", "их", "им", "их", "ими", "них"],
  "1p": ["мы", "нас", "нам", "нас", "нами", "нас"],
  who: ["кто", "кого", "кому", "кого", "кем", "ком"],
  what: ["что", "чего", "чему", "что", "чем", "чём"],
};
/** Nobody, nothing, somebody, all, in the order of the cases. */
const INDEFINITE: Readonly<Record<string, readonly string[]>> = {
  никто: ["никто", "никого", "никому", "никого", "никем", "ком"],
  ничего: ["ничего", "ничего", "ничему", "ничего", "ничем", "чём"],
  "кто-то": ["кто-то", "кого-то", "кому-то", "кого-то", "кем-то", "ком-то"],
  "что-то": ["что-то", "чего-то", "чему-то", "что-то", "чем-то", "чём-то"],
  "что-нибудь": [
    "что-нибудь",
    "чего-нибудь",
    "чему-нибудь",
    "что-нибудь",
    "чем-нибудь",
    "чём-нибудь",
  ],
  все: ["все", "всех", "всем", "всех", "всеми", "всех"],
  всё: ["всё", "всего", "всему", "всё", "всем", "всём"],
  "друг друга": [
    "друг друга",
    "друг друга",
    "друг другу",
    "друг друга",
    "друг другом",
    "друг друге",
  ],
  каждый: ["каждый", "каждого", "каждому", "каждого", "каждым", "каждом"],
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
  кейбір: "некоторый",
  мұндай: "такой",
  ондай: "такой",
  осындай: "такой",
  сондай: "такой",
};

/** Says the things of a sentence in Russian. */
export class RussianThings {
  /** Who the clause is about: what is his own is свой. */
  about: string | undefined;
  readonly #tools: Tools;
  readonly #relative: (meaning: Meaning, agreement: Agreement, thing: Thing) => string;
  readonly #place: (part: Part) => string;
  readonly #doubts: Doubts;

  constructor(
    tools: Tools,
    relative: (meaning: Meaning, agreement: Agreement, thing: Thing) => string,
    place: (part: Part) => string,
    doubts: Doubts,
  ) {
    this.#doubts = doubts;
    this.#tools = tools;
    this.#relative = relative;
    this.#place = place;
  }

  pronoun(who: string, kase: RussianCase): string | undefined {
    return PRONOUNS[who]?.[CASES.indexOf(kase)];
  }

  phrase(thing: Thing, kase: RussianCase, afterPreposition = false): string {
    const { beside } = thing;
    if (thing.only)
      return `только ${this.phrase({ ...thing, only: false }, kase, afterPreposition)}`;
    if (thing.further) {
      const { further: _, ...more } = thing;
      return `ещё ${this.phrase(more, kase, afterPreposition)}`;
    }
    const { title, ...named } = thing;
    const own = title
      ? `${this.phrase(title, kase, afterPreposition)} ${this.#one(named, kase, afterPreposition)}`
      : this.#one(thing, kase, afterPreposition);
    return beside
      ? `${this.phrase(beside.thing, kase, afterPreposition)} ${beside.by.ru} ${own}`
      : own;
  }

  #one(thing: Thing, kase: RussianCase, afterPreposition: boolean): string {
    if (thing.indefinite)
      return INDEFINITE[thing.say.ru]?.[CASES.indexOf(kase)] ?? raise("no form");
    const isShe = thing.person === "3" && thing.of && doerOf(thing.of).gender === "f";
    const isIt = thing.person === "3" && thing.of && doerOf(thing.of).gender === "n";
    const form = this.pronoun(
      isShe ? "she" : isIt ? "it" : (thing.asks ?? thing.person ?? ""),
      kase,
    );
    if (form !== undefined && thing.together)
      return `${form} ${this.governed("с ins", { ...thing.together, owner: undefined })}`;
    if (form !== undefined && thing.all) return `${form} ${INDEFINITE.все?.[CASES.indexOf(kase)]}`;
    if (form !== undefined)
      return afterPreposition && /^(?:его|ему|им|их|ими|её|ей)$/u.test(form) ? `н${form}` : form;
    if (thing.measure)
      return `${this.phrase(thing.measure, kase)} ${this.phrase({ ...thing, measure: undefined, plural: thing.plural || !(isMass(thing) || isAlwaysOne(thing.say.ru)) }, "gen")}`;
    if (thing.determiner === "self") {
      const form = agreedForm(OWNERS[thing.say.ru === "то" ? "that" : "this"] ?? "", kase, {
        gender: "n",
        plural: false,
        animate: false,
      });
      return form;
    }
    const count = thing.count;
    if (count !== undefined && count !== "бір")
      return countedPhrase(thing, count, kase, this, this.#tools);
    const agreement = agreementOf(thing.say.ru, thing.plural);
    const noun = nounForm(thing.say.ru, kase, thing.plural);
    if (agreement && noun) return this.#around(thing, kase, agreement, noun);
    this.#doubts.at(`no forms of ${thing.say.ru}`);
    const masculine = { gender: "m" as const, plural: thing.plural, animate: false };
    // Үлкендер: a quality stands for those who have it
    const asQuality = adjectiveForm(thing.say.ru, kase, masculine);
    return this.#around(thing, kase, masculine, asQuality ?? thing.say.ru);
  }

  /** A noun's form with what agrees with it before, and its owner and clause after. */
  #around(thing: Thing, kase: RussianCase, agreement: Agreement, noun: string): string {
    const more = thing.qualities.flatMap(({ ru, degree }) => {
      const own = degree === "more" ? comparative(ru) : undefined;
      return own === undefined ? [] : [`по${own}`];
    });
    const qualities = thing.qualities.flatMap(({ ru, degree }) => {
      if (degree === "more" && comparative(ru) !== undefined) return [];
      const form = adjectiveForm(ru, kase, agreement);
      if (!form) throw new NotUnderstood(`no forms of ${ru}`);
      const most = degree === "most" ? adjectiveForm("самый", kase, agreement) : "";
      if (most === undefined) throw new NotUnderstood("no most");
      return [degree === "very" ? "очень" : most, form].filter(Boolean).join(" ");
    });
    const before: string[] = [];
    const behind = [...more];
    const listed = thing.determiner ? DETERMINERS[thing.determiner] : undefined;
    const isOwnSaid = thing.determiner === "өз" && thing.owner?.person !== undefined;
    if (thing.determiner && !listed && !isOwnSaid) throw new NotUnderstood("a determiner");
    if (listed) {
      const form = OWNERS[listed]
        ? agreedForm(OWNERS[listed] ?? "", kase, agreement)
        : adjectiveForm(listed, kase, agreement);
      if (thing.determiner !== "бір") before.push(form ?? raise("no determiner"));
    }
    const owner = thing.owner;
    if (owner?.asks === "who") before.push(agreedForm(OWNERS.whose ?? "", kase, agreement));
    else if (owner?.person !== undefined) {
      const isOwn =
        isOwnSaid ||
        (owner.person === this.about &&
          kase !== "nom" &&
          (owner.person !== "3" || owner.lemma === ""));
      if (isOwn && isSilent(thing))
        return [...qualities, noun, ...more, ...this.#behind(thing, agreement)]
          .join(" ")
          .replaceAll(" ,", ",");
      const own = OWNERS[isOwn ? "own" : owner.person.startsWith("2p") ? "2f" : owner.person];
      before.push(own ? agreedForm(own, kase, agreement) : owner.person === "3p" ? "их" : "его");
    } else if (owner) behind.push(this.phrase(owner, "gen"));
    behind.push(...this.#behind(thing, agreement));
    return [...before, ...qualities, noun, ...behind].join(" ").replaceAll(" ,", ",");
  }

  /** Where it is, and which it is. */
  #behind(thing: Thing, agreement: Agreement): string[] {
    return [
      ...(thing.at ? [this.#place(thing.at)] : []),
      ...(thing.relative ? [this.#relative(thing.relative, agreement, thing)] : []),
    ];
  }

  agreement(thing: Thing): Agreement {
    // Мне нужна чашка чая
    if (thing.measure && !isMost(thing)) return this.agreement(thing.measure);
    if (thing.beside || thing.indefinite || thing.asks || thing.person !== undefined) {
      const { plural, gender } = doerOf(thing);
      return { gender, plural, animate: true };
    }
    const agreement = agreementOf(thing.say.ru, thing.plural);
    if (!agreement) this.#doubts.at(`no forms of ${thing.say.ru}`);
    return agreement ?? { gender: "m", plural: thing.plural, animate: false };
  }

  /** "в acc" and a noun: the preposition is shaped by what comes after it. */
  governed(asked: string, thing: Thing): string {
    const words = asked.split(" ");
    const kase = words.pop() as RussianCase;
    if (!CASES.includes(kase)) throw new NotUnderstood(`no case ${asked}`);
    const preposition = words.join(" ");
    const noun = this.phrase(thing, kase, preposition !== "");
    if (preposition === "") return noun;
    // Друг к другу
    if (/^друг друг\p{L}+$/u.test(noun)) return noun.replace(" ", ` ${preposition} `);
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
}

/** «Я встретился с друзьями»: whose they are goes without saying, unless it is a place or what is not one's only one. */
const isSilent = ({ determiner, lemma, qualities, relative }: Thing): boolean =>
  determiner !== "өз" && qualities.length === 0 && !relative && !PLACES.test(lemma);
const PLACES =
  /^(?:үй|пәтер|бөлме|қала|ауыл|ел|отан|мектеп|жер|машина|көлік|тіл|өмір|жұмыс|ой|пікір|атақ|ат|есім|кітап)$/u;

/** Большинство учеников пришли. */
const isMost = ({ measure }: Thing): boolean => measure?.say.ru === "большинство";

/** Who a verb agrees with. */
export function doerOf(thing: Thing): Doer {
  if (thing.asks) return { person: 3, plural: false, gender: thing.asks === "who" ? "m" : "n" };
  if (thing.indefinite) {
    const plural = thing.say.ru === "все";
    return {
      person: 3,
      plural,
      gender: /^(?:всё|ничего|что-нибудь)$/u.test(thing.say.ru) ? "n" : "m",
    };
  }
  if (thing.beside) {
    if (thing.beside.by.en === "or") throw new NotUnderstood("one or the other");
    return { person: 3, plural: true, gender: "m" };
  }
  const person = thing.person;
  if (person === "3" && thing.of) return doerOf(thing.of);
  if (person !== undefined) {
    const plural = !/^(?:1s|2s|3)$/u.test(person);
    return { person: Number(person[0]) as 1 | 2 | 3, plural, gender: "m" };
  }
  if (thing.determiner === "self") return { person: 3, plural: false, gender: "n" };
  if (thing.measure)
    return isMost(thing) ? { person: 3, plural: true, gender: "m" } : doerOf(thing.measure);
  // Певица Дана: as what she is called
  if (thing.title) return doerOf(thing.title);
  const agreement = agreementOf(thing.say.ru, thing.plural);
  if (!agreement) return { person: 3, plural: thing.plural, gender: "m" };
  const many = thing.count !== undefined && thing.count !== "бір";
  return { person: 3, plural: agreement.plural || many, gender: agreement.gender };
}
