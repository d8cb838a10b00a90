import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Reading } from "../word/reading.ts";

/** Two things that stand together: a word under the very word it belongs to, or beside the word after it. */
export interface Pairing {
  readonly at: number;
  /** Under which word (its lemma), or beside which (its shape). */
  readonly of: string;
  /** What stands there: relation, case and class, or its shape. */
  readonly what: string;
}

/** Words that are their own shape: what they do to a clause is told by no class. */
const OWN_SHAPE = /^(?:post|conj|cop|modal|det|intj)$/;
const TIMED = /^(?:fin|part|conv)$/;

const joined = (lemma: string): string => lemma.replace(/[ :]/g, "_");

/** What of a word its form tells: form, tense, negation, case, whether it has an owner; not which word it is. */
function shapeOf(reading: Reading): string {
  const { kind, lemma, form, source, negative, case: kase, owner, pronoun, person, name } = reading;
  if (OWN_SHAPE.test(kind)) return `${kind}.${joined(lemma)}`;
  const tense = form !== undefined && TIMED.test(form) ? `.${source?.features.Tense ?? ""}` : "";
  return [
    form === undefined ? kind : `v.${form}${tense}`,
    negative ? ".neg" : "",
    kase === undefined ? "" : `.${kase}`,
    owner === undefined ? "" : ".o",
    pronoun ? (person === undefined ? "-pr" : "-pr12") : "",
    name ? "-nm" : "",
  ].join("");
}

/** A noun by its class: what one says of bread one says of meat. */
function classOf(reading: Reading, government: Government): string {
  if (reading.pronoun) return "pr";
  if (reading.name) return "nm";
  return (reading.kind === "noun" ? government.classesOf(reading.lemma)[0] : undefined) ?? "";
}

/** Clauses side by side: the words of one tell nothing of the other. */
const SIDE_BY_SIDE = /^(?:clause|joins|vocative)$/;

/** Every word of a parse but its root, in the company of its head and beside its neighbour. */
export function pairingsIn({ tokens, words }: Parse, government: Government): Pairing[] {
  return words.flatMap(({ reading, head, relation }, at): Pairing[] => {
    const over = words[head]?.reading;
    const next = words[at + 1]?.reading;
    if (!over || !next) return [];
    // барғым жоқ: what somebody has no mind to do
    if (reading.form === "des" && over.lemma === "жоқ") return [];
    // құлап қалмайын деп дайындалдым, болмайды деді: whatever there is to be said is said, whatever is done because of it
    if (relation === "said" || (reading.lemma === "деу" && reading.form === "p")) return [];
    const voice = over.source?.features.Voice ?? "";
    const comma = tokens[at]?.mark === "" ? "" : ",";
    const company = {
      at,
      of: `${joined(over.lemma)}/${voice}`,
      what: `${relation.replace(/ /g, "_")}.${reading.case ?? ""}.${classOf(reading, government)}`,
    };
    const beside = { at, of: `+${shapeOf(next)}${comma}`, what: shapeOf(reading) };
    return SIDE_BY_SIDE.test(relation) ? [beside] : [company, beside];
  });
}

/** How often what stands with what, sentence by sentence. */
export class PairingCount {
  readonly #seen = new Map<string, Map<string, number>>();

  /** Counts each pairing of a sentence once. */
  add(parse: Parse, government: Government): void {
    const once = new Set(pairingsIn(parse, government).map(({ of, what }) => `${of} ${what}`));
    for (const key of once) {
      const [of = "", what = ""] = key.split(" ");
      const counts = this.#seen.get(of) ?? new Map<string, number>();
      this.#seen.set(of, counts.set(what, (counts.get(what) ?? 0) + 1));
    }
  }

  /** What stands with each, with its number where it is more than one: `subject.NOM.person:12`. */
  lists(): Map<string, Set<string>> {
    return new Map(
      [...this.#seen].map(([of, counts]) => [
        of,
        new Set([...counts].map(([what, count]) => (count === 1 ? what : `${what}:${count}`))),
      ]),
    );
  }
}

/** What is never seen is taken for a fifth of a sighting. */
const UNSEEN = 0.2;

/** How often something is told in a list, as {@link PairingCount.lists} writes it. */
function timesIn(list: string, what: string): number {
  const text = ` ${list} `;
  const at = text.indexOf(` ${what}:`);
  if (at >= 0) return Number.parseInt(text.slice(at + what.length + 2), 10);
  return text.includes(` ${what} `) ? 1 : 0;
}

/** The pairings of the content, and how strange others are beside them. The lists stay as they are written until one is asked for. */
export class Pairings {
  readonly #lists: Readonly<Record<string, string>>;
  /** How often something stands in the company of any word, or beside any. */
  readonly #what = { company: new Map<string, number>(), beside: new Map<string, number>() };
  readonly #all = { company: 0, beside: 0 };
  /** How often anything stands with one word, of those that have been asked about. */
  readonly #sums = new Map<string, number>();

  /** @param data what stands with what, as {@link PairingCount.lists} writes it */
  constructor(data: Readonly<Record<string, string>> | undefined) {
    this.#lists = data ?? {};
    for (const [of, list] of Object.entries(this.#lists)) {
      const kind = of.startsWith("+") ? "beside" : "company";
      for (const one of list.split(" ")) {
        const [what = "", times = "1"] = one.split(":");
        this.#what[kind].set(what, (this.#what[kind].get(what) ?? 0) + Number(times));
        this.#all[kind] += Number(times);
      }
    }
  }

  /** Whether nothing is known at all. */
  get isEmpty(): boolean {
    return this.#all.company === 0;
  }

  /**
   * How strange it is that the two stand together: nothing where they do so at least as often as chance would bring them
   * together, one more where they never do.
   */
  strangeness({ of, what }: Pairing): number {
    const kind = of.startsWith("+") ? "beside" : "company";
    const list = Object.hasOwn(this.#lists, of) ? (this.#lists[of] ?? "") : "";
    const count = timesIn(list, what);
    const byChance =
      (this.#sumOf(of, list) * (this.#what[kind].get(what) ?? 0)) / Math.max(1, this.#all[kind]);
    const short = Math.max(0, Math.log((byChance + UNSEEN) / (count + UNSEEN)));
    return count === 0 ? short + 1 : short;
  }

  #sumOf(of: string, list: string): number {
    let sum = this.#sums.get(of);
    if (sum === undefined) {
      sum = 0;
      for (const one of list === "" ? [] : list.split(" ")) sum += Number(one.split(":")[1] ?? 1);
      this.#sums.set(of, sum);
    }
    return sum;
  }
}
