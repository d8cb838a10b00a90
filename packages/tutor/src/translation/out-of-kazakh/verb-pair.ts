import type { Tools } from "../../ask.ts";
import { pronounOf, type Thing } from "./meaning.ts";
import type { ThingReader } from "./read-thing.ts";
import { type VerbRendering, verbRenderings } from "./rendering.ts";
import type { SentenceWords } from "./sentence-words.ts";

/** Қарны ашты: what is said of a part of somebody is said of the whole. */
const OWN = new Set(["қарын", "ұйқы", "көңіл"]);

/** Reads two words that are said as one verb: сатып алу, жұмыс істеу, қарным ашты. */
export class VerbPairs {
  readonly #words: SentenceWords;
  readonly #things: ThingReader;
  readonly #tools: Tools;

  constructor(words: SentenceWords, things: ThingReader, tools: Tools) {
    this.#words = words;
    this.#things = things;
    this.#tools = tools;
  }

  /** сатып алу, жұмыс істеу: two words that have their own rendering. */
  of(text: string): readonly VerbRendering[] | undefined {
    const found = verbRenderings(text, this.#tools);
    return found.length > 0 ? found : undefined;
  }

  /** Қарным ашты, ұйқым келіп тұр. */
  owned(
    place: number,
    lemma: string,
  ):
    | { at: number; verbs: readonly VerbRendering[]; subject: Thing; person: undefined }
    | undefined {
    const at = place - 1;
    const { head, reading } = at < 0 ? { head: -1, reading: undefined } : this.#words.word(at);
    if (head !== place || !reading || !OWN.has(reading.lemma) || reading.owner === undefined)
      return undefined;
    const pair = `${reading.lemma} ${lemma}`;
    const result = this.#tools.course.tutor.renderings.results[pair];
    const verbs = verbRenderings(pair, this.#tools);
    const [owner, ...more] = this.#words.open(at);
    if (verbs.length === 0 || more.length > 0) return undefined;
    this.#words.seen.add(at);
    const subject = owner === undefined ? pronounOf(reading.owner) : this.#things.thing(owner);
    return {
      at,
      verbs: result === undefined ? verbs : verbs.map((verb) => ({ ...verb, result })),
      subject,
      person: undefined,
    };
  }

  before(
    place: number,
    lemma: string,
  ): { at: number; verbs: readonly VerbRendering[]; lemma: string } | undefined {
    const at = place - 1;
    if (at < 0 || this.#words.word(at).head !== place) return undefined;
    // «Туған күнімді отбасыммен атап өттім»: what stands under a converb is done to by both together
    const isConverb =
      this.#words.word(at).reading.form === "p" && this.#words.lower(at) !== "болып";
    if (!isConverb && this.#words.open(at).length > 0) return undefined;
    const verbs = verbRenderings(`${this.#words.lower(at)} ${lemma}`, this.#tools);
    if (verbs.length === 0) return undefined;
    this.#words.seen.add(at);
    return { at, verbs, lemma: `${this.#words.lower(at)} ${lemma}` };
  }
}
