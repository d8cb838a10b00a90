import type { Tools } from "../../ask.ts";
import {
  type Agreement,
  adjectiveForm,
  agreementOf,
  type Doer,
  nounForm,
  type RussianCase,
} from "../../russian/inflect.ts";
import { type Meaning, NotUnderstood, type Thing } from "./meaning.ts";
import { type Both, glossOf } from "./rendering.ts";
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
  "3p": ["они", "их", "им", "их", "ими", "них"],
  "1p": ["мы", "нас", "нам", "нас", "нами", "нас"],
  who: ["кто", "кого", "кому", "кого", "кем", "ком"],
  what: ["что", "чего", "чему", "что", "чем", "чём"],
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
const COUNTS: Readonly<Record<string, 1 | 2 | 5>> = { бір: 1, екі: 2, үш: 2, төрт: 2 };

/** Says the things of a sentence in Russian. */
export class RussianThings {
  /** Who the clause is about: what is his own is свой. */
  about: string | undefined;
  readonly #tools: Tools;
  readonly #relative: (meaning: Meaning, agreement: Agreement) => string;

  constructor(tools: Tools, relative: (meaning: Meaning, agreement: Agreement) => string) {
    this.#tools = tools;
    this.#relative = relative;
  }

  pronoun(who: string, kase: RussianCase): string | undefined {
    return PRONOUNS[who]?.[CASES.indexOf(kase)];
  }

  phrase(thing: Thing, kase: RussianCase, afterPreposition = false): string {
    const form = this.pronoun(thing.asks ?? thing.person ?? "", kase);
    if (form !== undefined)
      return afterPreposition && /^(?:его|ему|им|их|ими)$/u.test(form) ? `н${form}` : form;
    if (thing.determiner === "self") {
      const form = agreedForm(OWNERS[thing.say.ru === "то" ? "that" : "this"] ?? "", kase, {
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
        ? agreedForm(OWNERS[listed] ?? "", kase, agreement)
        : adjectiveForm(listed, kase, agreement);
      if (thing.determiner !== "бір") before.push(form ?? raise("no determiner"));
    }
    const owner = thing.owner;
    if (owner?.asks === "who") before.push(agreedForm(OWNERS.whose ?? "", kase, agreement));
    else if (owner?.person !== undefined) {
      const isOwn =
        owner.person === this.about &&
        kase !== "nom" &&
        (owner.person !== "3" || owner.lemma === "");
      const own = OWNERS[isOwn ? "own" : owner.person.startsWith("2p") ? "2f" : owner.person];
      before.push(own ? agreedForm(own, kase, agreement) : owner.person === "3p" ? "их" : "его");
    } else if (owner) behind.push(this.phrase(owner, "gen"));
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
              ? agreedForm(OWNERS[owner.person] ?? "", "nom", { ...agreement, plural: true })
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

  agreement(thing: Thing): Agreement {
    if (thing.person !== undefined) {
      const { plural, gender } = doerOf(thing);
      return { gender, plural, animate: true };
    }
    const agreement = agreementOf(thing.say.ru, thing.plural);
    if (!agreement) throw new NotUnderstood(`no forms of ${thing.say.ru}`);
    return agreement;
  }

  /** "в acc" and a noun: the preposition is shaped by what comes after it. */
  governed(asked: string, thing: Thing): string {
    const words = asked.split(" ");
    const kase = words.pop() as RussianCase;
    if (!CASES.includes(kase)) throw new NotUnderstood(`no case ${asked}`);
    const preposition = words.join(" ");
    const noun = this.phrase(thing, kase, preposition !== "");
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
}

/** Who a verb agrees with. */
export function doerOf(thing: Thing): Doer {
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
