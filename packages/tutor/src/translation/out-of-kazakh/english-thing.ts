import type { Tools } from "../../ask.ts";
import { englishForm } from "../../words/english-forms.ts";
import { type Meaning, NotUnderstood, type Thing } from "./meaning.ts";
import { glossOf } from "./rendering.ts";
import { isAnimate } from "./traits.ts";

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
/** What is not counted takes no article. */
const MASS =
  /^(?:ice|coffee|tea|water|meat|bread|milk|money|music|food|rice|soup|sugar|salt|butter|fish|snow|rain|juice|beer|wine|time|work|football|chess|tennis|sport|breakfast|lunch|dinner|help|news|ice cream|honey|cheese|weather|Kazakh|English|Russian|clothes|medicine|love|fruit|cabbage|flour|oil|hair|information|advice|furniture|luggage|homework|sand|gold|silver|wool|petrol|blood|dust|fog|wind|health|knowledge|luck|happiness|kumys|chocolate|sour cream|garlic|plov|pilaf|kurt|joy|baursaks?)$/;
/** What English has in the plural alone. */
const PLURAL =
  /(?:^| )(?:glasses|skis|stairs|trousers|scissors|jeans|clothes|parents|grandparents|people|vegetables|shoes|sports|slippers|gloves|socks|boots)$/;
const NO_ARTICLE =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|home|outside|everyone|everything|nobody|nothing|somebody|something)$/;

/** Says the things of a sentence in English. */
export class EnglishThings {
  readonly #tools: Tools;
  readonly #relative: (meaning: Meaning, thing: Thing) => string;

  constructor(tools: Tools, relative: (meaning: Meaning, thing: Thing) => string) {
    this.#tools = tools;
    this.#relative = relative;
  }

  /** A noun with its article: as the subject, as what is known, as something new, or with none. */
  phrase(thing: Thing, as: "subject" | "object" | "new" | "none"): string {
    if (thing.asks) return thing.asks;
    if (thing.person !== undefined)
      return (as === "subject" ? SUBJECTS : OBJECTS)[thing.person] ?? "";
    if (thing.determiner === "self") return thing.say.en;
    const many = thing.plural || isMany(thing);
    if (thing.plural && isMass(thing)) throw new NotUnderstood("several of what is not counted");
    const noun = many ? pluralOf(thing.say.en) : thing.say.en;
    const count = thing.count ? countOf(thing.count, this.#tools) : undefined;
    const words = [count, ...thing.qualities.map(({ en }) => en), noun].filter(Boolean).join(" ");
    const behind = thing.relative ? ` ${this.#relative(thing.relative, thing)}` : "";
    const own = thing.owner;
    if (own) {
      if (own.person !== undefined) return `${OWNERS[own.person]} ${words}${behind}`;
      if (own.asks === "who") return `whose ${words}${behind}`;
      if (own.asks) throw new NotUnderstood("of what");
      const owner = this.phrase(own, "object");
      return own.name || isAnimate(own)
        ? `${owner}${owner.endsWith("s") && (own.plural || isMany(own)) ? "'" : "'s"} ${words}${behind}`
        : `the ${words} of ${owner}${behind}`;
    }
    // Yesterday's film takes no article
    if (thing.qualities.some(({ en }) => en.endsWith("'s"))) return words + behind;
    const shown = thing.determiner && DETERMINERS[thing.determiner]?.[many ? 1 : 0];
    if (shown !== undefined && shown !== "") return `${shown} ${words}${behind}`;
    if (thing.name || as === "none" || NO_ARTICLE.test(noun)) return words + behind;
    if (count && as !== "subject") return words + behind;
    if (behind || as === "subject") return `the ${words}${behind}`;
    if (isMass(thing)) return words;
    if (as === "object") return `the ${words}`;
    return many
      ? words
      : `${/^[aeio]|^(?:un|ug|um|ho(?:ur|nest))/.test(words) ? "an" : "a"} ${words}`;
  }
}

export const isMass = (thing: Thing): boolean => MASS.test(thing.say.en);

export const personOf = (thing: Thing): string =>
  thing.person ?? (thing.plural || isMany(thing) ? "3p" : "3");

export const isMany = ({ count, say }: Thing): boolean =>
  (count !== undefined && count !== "бір") || PLURAL.test(say.en);

const pluralOf = (noun: string): string => {
  if (MASS.test(noun) || PLURAL.test(noun)) return noun;
  const words = noun.split(" ");
  return [...words.slice(0, -1), englishForm(words.at(-1) ?? "", "plural")].join(" ");
};

const countOf = (count: string, tools: Tools): string => {
  if (/^(?:неше|қанша)$/u.test(count)) return "how many";
  if (count === "көп") return "many";
  if (count === "бірнеше") return "several";
  const say = glossOf(count, /^num/u, tools);
  if (!say) throw new NotUnderstood("a count");
  return /^(?:hundred|thousand)$/.test(say.en) ? `a ${say.en}` : say.en;
};
