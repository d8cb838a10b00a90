import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";

/** Words that are their own shape: where they stand is told by no class. */
const OWN_SHAPE = /^(?:post|conj|cop|modal|det|intj|adv)$/;
const OWN_WORD = /^(?:не|қай|неше|қанша|қандай|мен|бір)$/;
const ASKING = /^(?:кім|не|қай|қайда|қайдан|қалай|қашан|неге|нешінші|неше|қанша|қандай|бәрі|өз)$/;
const TIMED = /^(?:fin|part|conv)$/;
/** Relations that a bare noun has no ending to tell by. */
const TOLD_BY_PLACE = /^(?:object|complement|part|subject|compound)$/;

/** Before the first word of a sentence, and behind its last. */
const START = "^";
const END = "$";
/** The context of no word. */
const NONE = ".";

/** A word by what it does in a row of words: as itself, and by its class where the content hardly shows the word. */
interface Shape {
  readonly own: string;
  readonly ofClass: string;
}

/** The words of an analysis as shapes: form, case, owner, what a bare noun is to its head, particles and marks. */
function shapesOf({ tokens, words }: Parse, government: Government): Shape[] {
  return words.map(({ reading, relation }, at): Shape => {
    const token = tokens[at];
    const { kind, form, case: kase, lemma, source, pronoun } = reading;
    const particle = token?.leaning[0]?.replace(/^[дт][ае]$/, "да");
    const tail = [
      particle === undefined ? "" : `'${particle}`,
      token?.question === undefined ? "" : "?",
      token?.mark && at < words.length - 1 ? "," : "",
    ].join("");
    const tense = form && TIMED.test(form) ? `.${source?.features.Tense ?? ""}` : "";
    const role = kase === "NOM" && TOLD_BY_PLACE.test(relation);
    const ofClass = [
      form === undefined ? kind : `v.${form}${tense}`,
      reading.negative ? "-" : "",
      kase === undefined ? "" : `.${kase}`,
      reading.owner === undefined ? "" : ".o",
      pronoun ? (reading.person === undefined ? "-pr" : "-pr12") : "",
      reading.name ? "-nm" : "",
      role ? `/${relation === "complement" ? "object" : relation}` : "",
      kind === "noun" && government.isOf(lemma, "time") ? "~t" : "",
    ].join("");
    const lower = (token?.lower ?? "").replace(/[\s:]/g, "_");
    if (OWN_SHAPE.test(kind) || OWN_WORD.test(lower))
      return { own: lower + tail, ofClass: ofClass + tail };
    const own = pronoun && ASKING.test(lemma) ? `${lemma}.${kase ?? ""}` : ofClass;
    return { own: own + tail, ofClass: ofClass + tail };
  });
}

/** A word seen less often than this stands for its class. */
const OWN_FROM = 8;
/** Three words in a row that stand so once stand so by chance. */
const TRIPLES_FROM = 2;

/** Counts which shapes follow which in the sentences of the content. */
export class SequenceCount {
  readonly #sentences: (readonly Shape[])[] = [];

  /** Counts the words of a sentence. */
  add(parse: Parse, government: Government): void {
    this.#sentences.push(shapesOf(parse, government));
  }

  /** What follows each shape and each two shapes, with its number: `noun.ACC:12`. */
  lists(): Map<string, Set<string>> {
    const own = new Map<string, number>();
    for (const one of this.#sentences.flat()) own.set(one.own, (own.get(one.own) ?? 0) + 1);
    const seen = new Map<string, Map<string, number>>();
    const count = (context: string, what: string) => {
      const counts = seen.get(context) ?? new Map<string, number>();
      seen.set(context, counts.set(what, (counts.get(what) ?? 0) + 1));
    };
    for (const sentence of this.#sentences) {
      const row = sentence.map((one) =>
        (own.get(one.own) ?? 0) < OWN_FROM ? one.ofClass : one.own,
      );
      inContext(row, (what, contexts) => {
        for (const context of contexts) count(context, what);
      });
    }
    const lists = new Map<string, Set<string>>();
    for (const [context, counts] of seen) {
      const least = context.includes(" ") ? TRIPLES_FROM : 1;
      const list = [...counts].filter(([, times]) => times >= least);
      if (list.length > 0)
        lists.set(
          context,
          new Set(list.map(([what, times]) => (times === 1 ? what : `${what}:${times}`))),
        );
    }
    return lists;
  }
}

/** Every shape of a row and its end, with no, one and two shapes before it. */
function inContext(
  row: readonly string[],
  visit: (what: string, contexts: readonly string[]) => void,
): void {
  let before = START;
  let last = START;
  for (const what of [...row, END]) {
    visit(what, [NONE, last, `${before} ${last}`]);
    before = last;
    last = what;
  }
}

interface Followers {
  readonly all: number;
  readonly times: ReadonlyMap<string, number>;
}

/** What is taken off each count for what was never seen. */
const DISCOUNT = 0.7;
/** The chance of a shape that stands nowhere in the content. */
const UNKNOWN = 1 / 3000;
const UNSEEN = 0.2;
/** So many contexts are kept taken apart. */
const KEPT_APART = 4000;

/** Which order of words is likely, as the sentences of the content follow one another's words. */
export class Sequences {
  readonly #lists: Readonly<Record<string, string>>;
  readonly #apart = new Map<string, Followers | undefined>();

  /** @param data what follows what, as {@link SequenceCount.lists} writes it */
  constructor(data: Readonly<Record<string, string>> | undefined) {
    this.#lists = data ?? {};
  }

  /** Whether nothing is known at all. */
  get isEmpty(): boolean {
    return this.#followers(NONE) === undefined;
  }

  /** The words of an analysis as the content's rows of words name them. */
  row(parse: Parse, government: Government): string[] {
    const known = this.#followers(NONE)?.times;
    return shapesOf(parse, government).map(({ own, ofClass }) => (known?.has(own) ? own : ofClass));
  }

  /** How likely a row of words is, as a logarithm. */
  likelihood(row: readonly string[]): number {
    let sum = 0;
    inContext(row, (what, contexts) => {
      let chance = UNKNOWN;
      for (const context of contexts) {
        const seen = this.#followers(context);
        if (!seen) break;
        const times = Math.max((seen.times.get(what) ?? 0) - DISCOUNT, 0);
        chance = times / seen.all + ((DISCOUNT * seen.times.size) / seen.all) * chance;
      }
      sum += Math.log(chance);
    });
    return sum;
  }

  /** How much rarer than by chance two shapes follow one another; the start and the end of a row are before 0 and at its length. */
  oddness(row: readonly string[], at: number): number {
    const before = row[at - 1] ?? START;
    const what = row[at] ?? END;
    const all = this.#followers(NONE);
    const seen = this.#followers(before);
    const byChance = ((seen?.all ?? 0) * (all?.times.get(what) ?? 0)) / Math.max(1, all?.all ?? 0);
    return Math.log((byChance + UNSEEN) / ((seen?.times.get(what) ?? 0) + UNSEEN));
  }

  #followers(context: string): Followers | undefined {
    if (this.#apart.has(context)) return this.#apart.get(context);
    const list = Object.hasOwn(this.#lists, context) ? this.#lists[context] : undefined;
    const followers = list === undefined ? undefined : followersIn(list);
    if (this.#apart.size >= KEPT_APART) this.#apart.clear();
    this.#apart.set(context, followers);
    return followers;
  }
}

function followersIn(list: string): Followers {
  const times = new Map<string, number>();
  let all = 0;
  for (const one of list.split(" ")) {
    const [what = "", count = "1"] = one.split(":");
    times.set(what, Number(count));
    all += Number(count);
  }
  return { all, times };
}
