import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Case, Reading } from "../word/reading.ts";
import { loneDoers } from "./lone-doers.ts";
import { Pairings } from "./pairing.ts";
import { Sequences } from "./sequence.ts";

/** Which nouns stand in which case with a verb, as `content/usage.yaml` holds it: lemmas with spaces between. */
export interface UsageData {
  readonly verbs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The verbs each helper stands behind, by the converb before it and the helper: "p қалу". */
  readonly helpers?: Readonly<Record<string, string>>;
  /** What has each quality: before a noun, and, with `=` before it, as what is said of a subject. */
  readonly qualities?: Readonly<Record<string, string>>;
  /** The adjectives that say how each verb is done. */
  readonly manners?: Readonly<Record<string, string>>;
  /** The nouns that make one thing with each noun, and never without its ending: пошта бөлімшесі. */
  readonly compounds?: Readonly<Record<string, string>>;
  /** What stands under each word and beside each shape, with how often (`pairing.ts`). */
  readonly pairings?: Readonly<Record<string, string>>;
  /** What follows each word and each two words, with how often (`sequence.ts`). */
  readonly sequences?: Readonly<Record<string, string>>;
}

/** One noun seen in a case with a verb. */
export interface Use {
  readonly verb: string;
  readonly case: Case;
  readonly noun: string;
}

/** Stands for "a noun of this class" where the word itself says nothing. */
const CLASS = "@";

/** What a noun counts as: its lemma, or a class for pronouns, names and forms of verbs. */
export function nounKey(reading: Reading): string {
  if (reading.form === "vn") return `${CLASS}infinitive`;
  if (reading.form === "part") return `${CLASS}participle`;
  if (reading.pronoun && reading.person !== undefined) return `${CLASS}person`;
  if (reading.name) return CLASS + (isPlaceName(reading) ? "place" : "person");
  return reading.lemma.replace(/ /g, "_");
}

/** Whether a key stands for a whole class: one sighting of one member says little of another. */
export const isClassKey = (key: string): boolean => key.startsWith(CLASS);

const isPlaceName = (reading: Reading): boolean => reading.source?.entry?.pos === "name-place";

/** The classes of a noun; several where it is both, as a market is a place and an event. */
export function classesOf(reading: Reading, government: Government): readonly string[] {
  const key = nounKey(reading);
  if (key.startsWith(CLASS)) return [key.slice(1)];
  return government.classesOf(reading.lemma);
}

/**
 * The verbs that may ask for a word under a head: the verb itself, with a noun that completes it, and what it helps.
 * A voice makes another verb of it: салынды asks for what салды does not.
 */
export function verbsOver({ tokens, words }: Parse, head: number): readonly string[] {
  const keys: string[] = [];
  const add = (at: number) => {
    const verb = words[at]?.reading;
    if (!verb || !HEADS.has(verb.kind)) return;
    const key = headKey(verb);
    const before = words[at - 1];
    if (before?.head === at && PART.test(before.relation))
      keys.push(`${tokens[at - 1]?.lower} ${key}`);
    keys.push(key);
  };
  add(head);
  words.forEach((word, at) => {
    if (word.head === head && /^(?:helped|converb|desire|manner)$/.test(word.relation)) add(at);
  });
  let up = head;
  for (let steps = 0; steps < 4; steps++) {
    const word = words[up];
    if (!word || !/^(?:helped|converb|manner)$/.test(word.relation)) break;
    up = word.head;
    add(up);
  }
  return keys;
}

/** What takes cases: verbs, бар and керек, adjectives and adverbs, nouns that say something of a subject. */
export const HEADS: ReadonlySet<string> = new Set(["verb", "modal", "adj", "adv", "noun"]);

/** What a head counts as: a voice makes another verb of it. */
export function headKey(head: Reading): string {
  const voice = head.kind === "verb" ? (head.source?.features.Voice ?? "") : "";
  const lemma = head.kind === "verb" ? head.lemma : head.lemma.replace(/ /g, "_");
  return voice === "" ? lemma : `${lemma}:${voice}`;
}

const CASED: ReadonlySet<string> = new Set(["ACC", "DAT", "ABL", "LOC", "INS"]);
const BARE = /^(?:object|part|complement)$/;
/** Relations of a noun that makes one verb with its verb. */
const PART = /^(?:part|complement)$/;

/** Everything a parse shows of verbs and cases. */
export function usesIn(parse: Parse): Use[] {
  const doers = loneDoers(parse).map(
    ({ reading, verb }): Use => ({ verb: headKey(verb), case: "NOM", noun: nounKey(reading) }),
  );
  const cased = parse.words.flatMap((word): Use[] => {
    const { reading, head, relation } = word;
    const bare = BARE.test(relation) && (reading.case ?? "NOM") === "NOM";
    const kase = bare ? "ACC" : reading.case;
    if (kase === undefined || (!bare && !CASED.has(kase))) return [];
    if (reading.kind !== "noun" && reading.form === undefined && !bare) return [];
    const verb = parse.words[head]?.reading;
    if (!verb || !HEADS.has(verb.kind)) return [];
    const key = headKey(verb);
    const found: Use[] = [{ verb: key, case: kase, noun: nounKey(reading) }];
    const before = parse.words[head - 1];
    if (before && before.head === head && PART.test(before.relation) && before !== word)
      found.push({
        verb: `${parse.tokens[head - 1]?.lower} ${key}`,
        case: kase,
        noun: nounKey(reading),
      });
    return found;
  });
  return [...doers, ...cased];
}

/** Verbs with the helpers behind them in a parse, as keys of {@link UsageData.helpers} and verbs. */
export function helpersIn(parse: Parse): { readonly helper: string; readonly verb: string }[] {
  return parse.words.flatMap(({ reading, head, relation }) => {
    const helper = parse.words[head]?.reading;
    return relation === "helped" && helper && (reading.form === "p" || reading.form === "a")
      ? [{ helper: `${reading.form} ${helper.lemma}`, verb: reading.lemma.replace(/ /g, "_") }]
      : [];
  });
}

interface Shown {
  readonly nouns: ReadonlySet<string>;
  /** How many of the nouns are of any class. */
  readonly classed: number;
  readonly classes: ReadonlyMap<string, number>;
}

function shownIn(list: string, government: Government): Shown {
  const nouns = list.split(" ").map((one) => one.replace(/_/g, " "));
  const classes = new Map<string, number>();
  let classed = 0;
  for (const noun of nouns) {
    const of = noun.startsWith(CLASS) ? [noun.slice(1)] : government.classesOf(noun);
    if (of.length > 0) classed += 1;
    for (const one of of) classes.set(one, (classes.get(one) ?? 0) + 1);
  }
  return { nouns: new Set(nouns), classed, classes };
}

/** A list of the data by its name; undefined for one that it does not have. */
const listOf = (
  lists: Readonly<Record<string, string>> | undefined,
  name: string,
): string | undefined => (lists && Object.hasOwn(lists, name) ? lists[name] : undefined);

/** Whether a list of the data has a word; undefined where there is no list. */
const has = (list: string | undefined, word: string): boolean | undefined =>
  list === undefined ? undefined : !word.includes(" ") && ` ${list} `.includes(` ${word} `);

/** So many lists are kept taken apart: a sentence asks for the same few again and again. */
const KEPT_APART = 400;

/**
 * What the sentences of the course show of verbs and cases: evidence that a combination is Kazakh. The data's lists stay as they are
 * written, and are taken apart when they are asked for: ten thousand sets of a few words would take more memory than the
 * rest of the judge.
 */
export class Usage {
  readonly #data: UsageData | undefined;
  readonly #government: Government;
  readonly #apart = new Map<string, Shown>();
  /** With how many verbs a noun stands, by case and noun. */
  readonly #nouns = new Map<string, number>();
  /** What stands with what in the Kazakh of the whole content. */
  readonly pairings: Pairings;
  /** In which order words stand there. */
  readonly sequences: Sequences;

  constructor(data: UsageData | undefined, government: Government) {
    this.#data = data;
    this.#government = government;
    for (const cases of Object.values(data?.verbs ?? {}))
      for (const [kase, list] of Object.entries(cases)) {
        for (const noun of new Set(list.split(" "))) {
          const key = `${kase} ${noun.replace(/_/g, " ")}`;
          this.#nouns.set(key, (this.#nouns.get(key) ?? 0) + 1);
        }
      }
    this.pairings = new Pairings(data?.pairings);
    this.sequences = new Sequences(data?.sequences);
  }

  #shownIn(list: string | undefined): Shown | undefined {
    if (list === undefined) return undefined;
    let shown = this.#apart.get(list);
    if (shown === undefined) {
      if (this.#apart.size >= KEPT_APART) this.#apart.clear();
      shown = shownIn(list, this.#government);
      this.#apart.set(list, shown);
    }
    return shown;
  }

  #shown(verb: string, kase: Case): Shown | undefined {
    const verbs = this.#data?.verbs;
    return verbs && Object.hasOwn(verbs, verb)
      ? this.#shownIn(listOf(verbs[verb], kase))
      : undefined;
  }

  /** Whether these two nouns make one thing with an ending, and were never seen without it. */
  isCompound(modifier: string, noun: string): boolean {
    const list = listOf(this.#data?.compounds, noun.replace(/ /g, "_"));
    return has(list, modifier.replace(/ /g, "_")) ?? false;
  }

  /** Whether this helper was seen behind this verb; undefined when nothing is known of the helper. */
  hasHelped(helper: string, verb: string): boolean | undefined {
    return has(listOf(this.#data?.helpers, helper), verb.replace(/ /g, "_"));
  }

  /** Whether this very noun was seen in this case with this verb. */
  hasSeen(verb: string, kase: Case, noun: string): boolean {
    // With whom and from whom: one pronoun or name is no evidence for every other
    if (noun === `${CLASS}person` && /^(?:INS|ABL|LOC)$/.test(kase))
      return this.ofClasses(verb, kase, ["person"]) >= 2;
    return this.#shown(verb, kase)?.nouns.has(noun.replace(/_/g, " ")) ?? false;
  }

  /** What is shown of a quality, before a noun or said of it: whether this noun has it, and how many others like it. */
  ofQuality(
    quality: string,
    noun: string,
    classes: readonly string[],
    group: readonly string[],
  ): {
    readonly seen: boolean;
    /** Nouns of the noun's own classes, of the group of classes, and all. */
    readonly like: number;
    readonly of: number;
    readonly all: number;
    /** Nouns of any class. */
    readonly classed: number;
    /** The share of the greatest class. */
    readonly narrowness: number;
  } {
    const both = [quality, `=${quality}`].map((one) =>
      this.#shownIn(listOf(this.#data?.qualities, one)),
    );
    const counts = new Map<string, number>();
    const nouns = new Set<string>();
    for (const shown of both) {
      for (const one of shown?.nouns ?? []) nouns.add(one);
      for (const [id, count] of shown?.classes ?? []) counts.set(id, (counts.get(id) ?? 0) + count);
    }
    const classed = (both[0]?.classed ?? 0) + (both[1]?.classed ?? 0);
    return {
      seen: !isClassKey(noun) && nouns.has(noun.replace(/_/g, " ")),
      like: Math.max(0, ...classes.map((one) => counts.get(one) ?? 0)),
      of: Math.max(0, ...group.map((one) => counts.get(one) ?? 0)),
      all: nouns.size,
      classed,
      narrowness: Math.max(0, ...counts.values()) / Math.max(3, classed),
    };
  }

  /** Whether this adjective was seen to say how this verb is done. */
  hasManner(verb: string, manner: string): boolean {
    return has(listOf(this.#data?.manners, verb), manner.replace(/ /g, "_")) ?? false;
  }

  /** How many different nouns were seen in this case with this verb. */
  breadth(verb: string, kase: Case): number {
    return this.#shown(verb, kase)?.nouns.size ?? 0;
  }

  /** How many nouns of one of these classes were seen in this case with this verb. */
  ofClasses(verb: string, kase: Case, classes: readonly string[]): number {
    const shown = this.#shown(verb, kase);
    return shown ? Math.max(0, ...classes.map((one) => shown.classes.get(one) ?? 0)) : 0;
  }

  /** The share that the greatest class has of the nouns seen in this case with this verb. */
  narrowness(verb: string, kase: Case): number {
    const shown = this.#shown(verb, kase);
    return shown ? Math.max(0, ...shown.classes.values()) / Math.max(3, shown.classed) : 0;
  }

  /** With how many verbs this noun was seen in this case. */
  verbsWith(kase: Case, noun: string): number {
    if (noun.startsWith(CLASS)) return 0;
    return this.#nouns.get(`${kase} ${noun.replace(/_/g, " ")}`) ?? 0;
  }
}
