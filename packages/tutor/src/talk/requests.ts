import { RecentlyAsked } from "@tilashar/kazakh";
import { Patterns } from "../patterns.ts";
import { LANGUAGES } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { foldText } from "../text/fold.ts";
import { type Heard, type HeardWord, hear, heardWords, neededWords, readHeard } from "./heard.ts";

/** A request of `content/tutor/requests.yaml` that a message makes. */
export interface FoundRequest {
  readonly id: string;
  /** Share of the words of its sentence that make it. */
  readonly share: number;
  /** Words of the sentence that the request does not name. */
  readonly rest: readonly string[];
  /** Words of the other sentences, those that say nothing left out. */
  readonly beside: number;
}

/** One way of making a request. */
interface Way {
  readonly id: string;
  readonly pattern: Heard;
}

/** Finds what a message asks the tutor to do. */
export class RequestFinder {
  readonly #ways: readonly Way[];
  /** Numbers of the ways that no sentence without this word makes: most are never tried. */
  readonly #byWord = new Map<string, number[]>();
  /** Numbers of those that name no word as it is written. */
  readonly #byAny: number[] = [];
  /** Many ask about the same message. */
  readonly #found = new RecentlyAsked<string, readonly FoundRequest[]>(8);

  readonly #filler: RegExp;
  readonly #thin: RegExp;

  constructor(course: TaughtCourse) {
    const { tutor } = course;
    const patterns = new Patterns(course);
    this.#filler = patterns.one("requests.filler");
    this.#thin = patterns.one("requests.thin");
    this.#ways = tutor.requests.flatMap(({ id, hears }) =>
      LANGUAGES.flatMap((language) =>
        (hears[language] ?? []).map((written) => ({ id, pattern: readHeard(written, language) })),
      ),
    );
    for (const [number, { pattern }] of this.#ways.entries()) {
      const needed = neededWords(pattern);
      if (!needed) this.#byAny.push(number);
      for (const word of needed ?? []) {
        const others = this.#byWord.get(word);
        if (others) others.push(number);
        else this.#byWord.set(word, [number]);
      }
    }
  }

  /** Every request that some sentence of the message makes, the one that says most of its sentence first. */
  find(message: string): readonly FoundRequest[] {
    return this.#found.get(message, () => this.#findAnew(message));
  }

  #findAnew(message: string): FoundRequest[] {
    const sentences = foldText(message)
      .split(/[.!?…,;:()\n]+/u)
      .map(heardWords)
      .filter((words) => words.length > 0);
    const own = sentences.map((words) => words.filter(({ lower }) => !this.#filler.test(lower)));
    const all = own.reduce((sum, words) => sum + words.length, 0);
    const found = sentences.flatMap((words, at) =>
      this.#of(words, own[at] ?? []).map((one) => ({
        ...one,
        beside: all - (own[at]?.length ?? 0),
      })),
    );
    return found.sort((a, b) => b.share - a.share);
  }

  #of(words: readonly HeardWord[], own: readonly HeardWord[]): Omit<FoundRequest, "beside">[] {
    const thin = words.filter(({ lower }) => !this.#thin.test(lower));
    const best = new Map<string, Omit<FoundRequest, "beside">>();
    for (const { id, pattern } of this.#waysWith(words)) {
      // What stands between the words that ask may be left out: "say it again"
      const heard = hear(pattern, words) ?? hear(pattern, thin) ?? hear(pattern, own);
      if (!heard) continue;
      const rest = own.filter((word) => !heard.words.includes(word));
      const share = own.length === 0 ? 1 : 1 - rest.length / own.length;
      if (share > (best.get(id)?.share ?? -1))
        best.set(id, { id, share, rest: rest.map(({ lower }) => lower) });
    }
    return [...best.values()];
  }

  /** The ways that a sentence of these words may make, in the order of the file. */
  #waysWith(words: readonly HeardWord[]): Way[] {
    const numbers = new Set(this.#byAny);
    for (const { lower, bones } of words)
      for (const word of [lower, `kz ${bones}`])
        for (const number of this.#byWord.get(word) ?? []) numbers.add(number);
    return [...numbers].sort((a, b) => a - b).flatMap((number) => this.#ways[number] ?? []);
  }
}
