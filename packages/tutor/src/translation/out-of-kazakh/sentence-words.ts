import type { Parse, Placed } from "@tilashar/clause";
import type { Doubts } from "./doubts.ts";
import { NotUnderstood } from "./meaning.ts";

/** The words of one sentence, and which of them are accounted for. */
export class SentenceWords {
  readonly parse: Parse;
  readonly doubts: Doubts;
  readonly seen = new Set<number>();
  /** The place of a first "this" that is the subject, though it was read as standing before a noun. */
  shown: number | undefined;

  constructor(parse: Parse, doubts: Doubts) {
    this.doubts = doubts;
    this.parse = { ...parse, words: parse.words.map((word) => lifted(word, parse)) };
  }

  showBefore(place: number): boolean {
    if (!SHOWN.test(this.lower(place))) return false;
    this.take(place);
    this.shown = place;
    return true;
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

  /** Мен де: the particle leans on it. */
  also(place: number): boolean {
    const leaning = this.parse.tokens[place]?.leaning ?? [];
    return leaning.length === 1 && /^[дт][ае]$/u.test(leaning[0] ?? "");
  }

  /** All words under one and itself, in order. */
  branch(place: number): number[] {
    return [...this.under(place).flatMap((one) => this.branch(one)), place].sort((a, b) => a - b);
  }

  /** Ішесіз бе: you are asked. */
  asksYou(place: number): boolean {
    const { reading } = this.word(place);
    return (
      this.parse.tokens[place]?.question !== undefined && reading.person?.startsWith("2") === true
    );
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

const SPEAKING = /^(?:айту|деу)$/u;

/**
 * A word that stands before a clause inside another and belongs to the outer one: who thinks so, and whom it is told.
 */
function lifted(word: Placed, { words }: Parse): Placed {
  const inner = words[word.head];
  const outer = inner && words[inner.head];
  if (!inner || !outer || inner.reading.kind !== "verb") return word;
  const { form, case: kase, owner } = inner.reading;
  const isInside = (form === "part" || form === "vn") && (kase === "ACC" || kase === "DAT");
  // Он жыл бойы мұғалім болып істеді: how long is told of the work
  if (
    inner.reading.lemma === "болу" &&
    inner.relation === "converb" &&
    word.relation !== "complement"
  )
    return { ...word, head: inner.head };
  const others = words.filter(({ head }) => head === word.head);
  if (word.relation === "subject") {
    const isOwned = isInside && others.some(({ relation }) => relation === "owner");
    const isDeed = form === "part" && kase === "ACC" && owner === undefined;
    const isFree = !words.some(
      ({ head, relation }) => head === inner.head && relation === "subject",
    );
    return isOwned || (isDeed && isFree) ? { ...word, head: inner.head } : word;
  }
  const isTold =
    word.relation === "dative" &&
    word.reading.pronoun &&
    SPEAKING.test(outer.reading.lemma) &&
    (isInside || inner.relation === "said");
  return isTold ? { ...word, head: inner.head } : word;
}
