import type { Parse, Placed } from "@tilashar/clause";
import { NotUnderstood } from "./meaning.ts";

/** The words of one sentence, and which of them are accounted for. */
export class SentenceWords {
  readonly parse: Parse;
  readonly seen = new Set<number>();

  constructor(parse: Parse) {
    this.parse = parse;
  }

  word(place: number): Placed {
    const word = this.parse.words[place];
    if (!word) throw new NotUnderstood(`no word ${place}`);
    return word;
  }

  lower(place: number): string {
    return this.parse.tokens[place]?.lower ?? "";
  }

  /** Words that stand under one. */
  under(place: number): number[] {
    return this.parse.words.flatMap(({ head }, at) => (head === place ? [at] : []));
  }

  /** Words under one that nothing has accounted for. */
  open(place: number): number[] {
    return this.under(place).filter((at) => !this.seen.has(at));
  }

  take(place: number): Placed {
    this.seen.add(place);
    return this.word(place);
  }

  /** Бұл — of a sentence: the dash makes it the subject. */
  isShown(place: number): boolean {
    return (
      place === 0 &&
      SHOWN.test(this.lower(place)) &&
      /—/u.test(this.parse.tokens[place]?.mark ?? "")
    );
  }
}

export const SHOWN = /^(?:бұл|мынау|анау|осы|сол)$/u;
