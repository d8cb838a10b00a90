import type { Parse } from "./parse.ts";
import type { Reading } from "./reading.ts";

/** One word in its place, as its shape and the shape of what it stands under: two keys of {@link UsageData.constructions}. */
export interface Construction {
  readonly at: number;
  /** Relation and shape of the word. */
  readonly word: string;
  /** Shape of its head, and what the head itself stands under. */
  readonly under: string;
}

/** Words that are their own shape: what they do to a clause is told by no class. */
const OWN_SHAPE = /^(?:post|conj|cop|modal|det|intj)$/;
const TIMED = /^(?:fin|part|conv)$/;

/** What of a word a construction tells: form, tense, negation, case, whether it has an owner; not which word it is. */
function shapeOf(reading: Reading): string {
  const { kind, lemma, form, source, negative, case: kase, owner, pronoun, person, name } = reading;
  if (OWN_SHAPE.test(kind)) return `${kind}:${lemma.replace(/ /g, "_")}`;
  const tense = form !== undefined && TIMED.test(form) ? `.${source?.features.Tense ?? ""}` : "";
  return [
    form === undefined ? kind : `v.${form}${tense}`,
    negative ? ".neg" : "",
    kase === undefined ? "" : `.${kase}`,
    owner === undefined ? "" : ".o",
    pronoun ? (person === undefined ? ":pr" : ":pr12") : "",
    name ? ":nm" : "",
  ].join("");
}

/** Every word of a parse but its root, with what it stands under. */
export const constructionsIn = ({ words }: Parse): Construction[] =>
  words.flatMap(({ reading, head, relation }, at): Construction[] => {
    const over = words[head];
    if (!over) return [];
    const top = words[over.head]?.reading;
    return [
      {
        at,
        word: `${relation}/${shapeOf(reading)}`,
        under: `${shapeOf(over.reading)}/${over.relation}/${top ? top.kind + (top.form ?? "") : ""}`,
      },
    ];
  });

/** A construction rarer than this share of what chance would bring together is avoided. */
const NEARLY = 0.7;
/** What so many sentences say is said, however often its parts stand elsewhere: a possessed subject of a present. */
const OFTEN = 10;

/** How often each construction is seen, sentence by sentence. */
export class ConstructionCount {
  readonly #seen = new Map<string, Map<string, number>>();
  readonly #words = new Map<string, number>();
  #all = 0;

  /** Counts each construction of a sentence once. */
  add(parse: Parse): void {
    const once = new Set(constructionsIn(parse).map(({ word, under }) => `${under} ${word}`));
    for (const key of once) {
      const [under = "", word = ""] = key.split(" ");
      const counts = this.#seen.get(under) ?? new Map<string, number>();
      this.#seen.set(under, counts.set(word, (counts.get(word) ?? 0) + 1));
      this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
      this.#all += 1;
    }
  }

  /** Words by what they stand under, where they are seen nearly as often as chance would bring the two together, or often. */
  established(): Map<string, Set<string>> {
    return new Map(
      [...this.#seen].flatMap(([under, counts]) => {
        const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
        const words = [...counts].flatMap(([word, count]) => {
          const byChance = ((this.#words.get(word) ?? 0) * total) / this.#all;
          return count >= byChance * NEARLY || count >= OFTEN ? [word] : [];
        });
        return words.length === 0 ? [] : [[under, new Set(words)] as const];
      }),
    );
  }
}
