import type { Tools } from "../../ask.ts";
import type { Article } from "../../learnt/wording-choice.ts";
import { englishForm } from "../../words/english-forms.ts";
import { comparativeOf } from "./english-comparative.ts";
import { isMass, isMassNoun } from "./mass.ts";
import { type Meaning, NotUnderstood, type Part, type Quality, type Thing } from "./meaning.ts";
import { englishNumber } from "./quantity.ts";
import { glossOf } from "./rendering.ts";
import { isAnimate } from "./traits.ts";

const SUBJECTS: Readonly<Record<string, string>> = {
  "1s": "I",
  "2s": "you",
  "2f": "you",
  "3": "he",
  "3p": "they",
  "1p": "we",
  "2p": "you",
  "2pf": "you",
};
const OBJECTS: Readonly<Record<string, string>> = {
  "1s": "me",
  "2s": "you",
  "2f": "you",
  "3": "him",
  "3p": "them",
  "1p": "us",
  "2p": "you",
  "2pf": "you",
};
const OWNERS: Readonly<Record<string, string>> = {
  "1s": "my",
  "2s": "your",
  "2f": "your",
  "3": "his",
  "3p": "their",
  "1p": "our",
  "2p": "your",
  "2pf": "your",
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
  кейбір: ["some", "some"],
  мұндай: ["such a", "such"],
  ондай: ["such a", "such"],
  осындай: ["such a", "such"],
  сондай: ["such a", "such"],
};
/** What English has in the plural alone. */
const PLURAL =
  /(?:^| )(?:glasses|skis|stairs|trousers|scissors|jeans|clothes|parents|grandparents|people|vegetables|shoes|sports|slippers|gloves|socks|boots|grapes|earnings|negotiations|headphones|talks|goods|funds|twins|holidays)$/;
/** What is said of a place with "of": the centre of Almaty. */
const OF =
  /^(?:centre|center|middle|south|north|east|west|edge|outskirts|end|top|bottom|beginning|history|map|population|territory|border|independence|nature|future)$/;
const THE =
  /^(?:USA|US|UK|UAE|UN|EU|Netherlands|Philippines|Moon|Sun|Caspian|Aral|Irtysh|Silk Road)/;
const NO_ARTICLE =
  /^(?:most|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|home|outside|everyone|everything|nobody|nothing|somebody|something)$/;

/** Says the things of a sentence in English. */
export class EnglishThings {
  readonly #tools: Tools;
  readonly #relative: (meaning: Meaning, thing: Thing) => string;

  readonly #place: (part: Part) => string;

  constructor(
    tools: Tools,
    relative: (meaning: Meaning, thing: Thing) => string,
    place: (part: Part) => string,
  ) {
    this.#tools = tools;
    this.#place = place;
    this.#relative = relative;
  }

  /** A noun with its article: as the subject, as what is known, as something new, or with none. */
  phrase(
    thing: Thing,
    as: "subject" | "object" | "new" | "none",
    slot = as === "subject" ? "SUBJ" : undefined,
  ): string {
    const { beside } = thing;
    if (thing.only) return `only ${this.phrase({ ...thing, only: false }, as, slot)}`;
    if (thing.further) return this.#another(thing, slot);
    const { title, ...named } = thing;
    const own = title
      ? `${this.phrase(title, title.owner ? as : "object", title.owner ? slot : undefined)} ${this.#one(named, as, slot)}`
      : this.#one(thing, as, slot);
    return beside ? `${this.phrase(beside.thing, as, slot)} ${beside.by.en} ${own}` : own;
  }

  /** Another cup, two more cups. */
  #another({ further: _, ...thing }: Thing, slot: string | undefined): string {
    if (thing.owner || thing.determiner) throw new NotUnderstood("more of somebody's");
    const isOne = /^(?:бір|1)?$/u.test(thing.count ?? "");
    if (isOne) return `another ${this.phrase({ ...thing, count: undefined }, "none", slot)}`;
    const many = this.phrase(thing, "none", slot);
    const count = this.#count(thing) ?? "";
    return many.startsWith(`${count} `)
      ? `${count} more${many.slice(count.length)}`
      : `${many} more`;
  }

  #count(thing: Thing): string | undefined {
    return thing.count ? countOf(thing.count, thing, this.#tools) : undefined;
  }

  /** The article that the noun mostly has behind this preposition or in this case, where nothing else tells. */
  #usual(thing: Thing, slot: string | undefined): Article | undefined {
    const isOpen = !thing.relative && !thing.at && !thing.count && !thing.name;
    if (slot === undefined || !isOpen) return undefined;
    const found = this.#tools.wordings.article(thing.lemma, slot);
    if (!found || found.seen < 2 || found.share < 0.6) return undefined;
    const { article, seen, share } = found;
    // To bed, and to a new bed
    if (article === "none" && thing.qualities.length > 0 && !isMass(thing)) return undefined;
    const isKnown = seen > 3 && share > 0.8;
    // What is told first is one of many; what is known already is no news
    if (article === "the" && slot === "NOM" && !isKnown) return undefined;
    if (article === "a" && (slot === "SUBJ" || slot === "ACC")) return undefined;
    return article;
  }

  #one(thing: Thing, as: "subject" | "object" | "new" | "none", slot: string | undefined): string {
    if (thing.indefinite) return thing.say.en;
    if (thing.together)
      return `${this.phrase(thing.together, as)} and ${as === "subject" ? "I" : "me"}`;
    if (thing.asks) return thing.asks;
    if (thing.of && thing.person === "3") return pronounFor(thing.of, as === "subject" ? 0 : 1);
    if (thing.person !== undefined && thing.all)
      return as === "subject"
        ? `we all`.replace("we", SUBJECTS[thing.person] ?? "")
        : `all of ${OBJECTS[thing.person]}`;
    if (thing.person !== undefined)
      return (as === "subject" ? SUBJECTS : OBJECTS)[thing.person] ?? "";
    if (thing.determiner === "self") return thing.say.en;
    if (thing.measure) {
      const what = { ...thing, measure: undefined, plural: thing.plural || !isMass(thing) };
      const isOfThem = thing.measure.say.en === "most";
      return `${this.phrase(thing.measure, "new")} of ${this.phrase(what, isOfThem ? "object" : "none")}`;
    }
    const many = thing.plural || isMany(thing);
    if (thing.plural && isMass(thing)) throw new NotUnderstood("several of what is not counted");
    const noun = many ? pluralOf(thing.say.en) : thing.say.en;
    const count = this.#count(thing);
    const words = [count, ...thing.qualities.map(qualified), noun].filter(Boolean).join(" ");
    const isMost = thing.qualities.some(({ degree }) => degree === "most");
    const behind = [
      thing.at ? ` ${this.#place(thing.at)}` : "",
      thing.relative ? ` ${this.#relative(thing.relative, thing)}` : "",
    ].join("");
    const own = thing.owner;
    // «Бөлмеге бір бала кірді»: a child, and not so many
    if (thing.count === "бір" && as === "subject" && !own && !behind && words.startsWith("one "))
      return `${articleBefore(words.slice(4))} ${words.slice(4)}`;
    if (own) {
      if (own.person !== undefined)
        return `${thing.determiner === "барлық" ? "all " : ""}${ownerOf(own)}${thing.determiner === "өз" ? " own" : ""} ${words}${behind}`;
      if (own.asks === "who") return `whose ${words}${behind}`;
      if (own.asks) throw new NotUnderstood("of what");
      const owner = this.phrase(own, "object");
      return (own.name && !OF.test(noun)) || isAnimate(own)
        ? `${owner}${owner.endsWith("s") && (own.plural || isMany(own)) ? "'" : "'s"} ${words}${behind}`
        : `the ${words} of ${owner}${behind}`;
    }
    // Yesterday's film takes no article
    if (thing.qualities.some(({ en }) => en.endsWith("'s"))) return words + behind;
    const shown = thing.determiner && DETERMINERS[thing.determiner]?.[many ? 1 : 0];
    if (shown !== undefined && shown !== "") return `${shown} ${words}${behind}`;
    if (isMost) return `the ${words}${behind}`;
    if (thing.name && THE.test(noun)) return `the ${words}${behind}`;
    if (thing.name || as === "none" || NO_ARTICLE.test(noun)) return words + behind;
    if (count && (as !== "subject" || !behind)) return words + behind;
    const usual = this.#usual(thing, slot);
    if (usual === "none" || (usual === "many" && many)) return words;
    if (usual === "many" && as !== "subject" && !isMass(thing))
      return this.#one({ ...thing, plural: true }, "none", undefined);
    if (usual === "the") return `the ${words}`;
    if (usual === "a" && !many && !isMass(thing)) return `${articleBefore(words)} ${words}`;
    if (behind || as === "subject") return `the ${words}${behind}`;
    if (isMass(thing)) return words;
    if (as === "object") return `the ${words}`;
    return many ? words : `${articleBefore(words)} ${words}`;
  }
}

const articleBefore = (words: string): string =>
  /^[aeio]|^(?:un(?!i)|ug|um|up|ho(?:ur|nest))/.test(words) ? "an" : "a";

export const personOf = (thing: Thing): string =>
  thing.person ?? (thing.beside?.by.en === "and" || thing.plural || isMany(thing) ? "3p" : "3");

export const isMany = ({ count, say }: Thing): boolean =>
  !(/^(?:көп|аз|қанша|көбірек|азырақ|жеткілікті)$/u.test(count ?? "") && isMassNoun(say.en)) &&
  ((count !== undefined && !/^(?:бір|1)$/u.test(count)) || PLURAL.test(say.en));

/** What is mostly not counted, and ordered by portions: two coffees. */
const PORTION = /^(?:coffee|ice cream|juice)$/;

const pluralOf = (noun: string): string => {
  if (PORTION.test(noun)) return `${noun}s`;
  if (/child$/.test(noun)) return `${noun}ren`;
  if (isMassNoun(noun) || PLURAL.test(noun)) return noun;
  const words = noun.split(" ");
  if (/(?:^| )(?:kilo|photo|piano|radio|video)$/.test(noun)) return `${noun}s`;
  return [...words.slice(0, -1), englishForm(words.at(-1) ?? "", "plural")].join(" ");
};

/** Nobody and nothing deny by themselves. */
export const isNegating = ({ say }: Thing): boolean => /^(?:nobody|nothing)$/.test(say.en);

const qualified = ({ en, degree }: Quality): string =>
  degree === "very"
    ? `very ${en}`
    : degree === "most"
      ? superlativeOf(en)
      : degree === "more"
        ? comparativeOf(en)
        : en;

function superlativeOf(quality: string): string {
  const more = comparativeOf(quality);
  const known: Readonly<Record<string, string>> = {
    better: "best",
    worse: "worst",
    farther: "farthest",
  };
  return more.startsWith("more ") ? `most ${quality}` : (known[more] ?? more.replace(/er$/, "est"));
}

const SHE =
  /(?:^| )(?:mother|sister|daughter|grandmother|aunt|wife|girl|woman|mum|lady|niece|bride|daughter-in-law)$/;
const HE =
  /(?:^| )(?:father|brother|son|grandfather|uncle|husband|boy|man|dad|nephew|groom|son-in-law)$/;

/** His, her or its, where it was said whose. */
const ownerOf = ({ person, of }: Thing): string | undefined =>
  of && person === "3"
    ? personOf(of) === "3p"
      ? "their"
      : { he: "his", she: "her", it: "its" }[pronounFor(of, 0)]
    : OWNERS[person ?? "3"];

/** He, she or it, for what was named. */
const pronounFor = (thing: Thing, at: 0 | 1): string => {
  const of = thing.say.en;
  if (SHE.test(of)) return ["she", "her"][at] ?? "";
  if (thing.title) return pronounFor(thing.title, at);
  if (
    thing.name &&
    /[ая]$/u.test(thing.say.ru) &&
    !/^(?:Иса|Муса|Яхья|Мустафа)$/u.test(thing.say.ru)
  )
    return ["she", "her"][at] ?? "";
  if (HE.test(of)) return ["he", "him"][at] ?? "";
  return thing.name || isAnimate(thing) ? (["he", "him"][at] ?? "") : "it";
};

const countOf = (count: string, of: Thing, tools: Tools): string => {
  if (/^(?:неше|қанша)$/u.test(count)) return isMass(of) ? "how much" : "how many";
  if (count === "көп") return "a lot of";
  if (count === "аз") return isMass(of) ? "little" : "few";
  if (count === "жеткілікті") return "enough";
  if (count === "көбірек") return "more";
  if (count === "азырақ") return isMass(of) ? "less" : "fewer";
  if (count === "бірнеше") return "several";
  if (/^\d+$/.test(count)) return englishNumber(Number(count));
  const say = glossOf(count, /^num/u, tools);
  if (!say) throw new NotUnderstood("a count");
  return /^(?:hundred|thousand)$/.test(say.en) ? `a ${say.en}` : say.en;
};
