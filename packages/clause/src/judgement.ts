import { RecentlyAsked } from "@tilashar/kazakh";
import type { Fault } from "./fault/fault.ts";
import { type Doubt, Findings, isRare, type RuleBook } from "./findings.ts";
import type { Government } from "./government.ts";
import { FAULT_COST, type Parse, parse } from "./parse.ts";
import type { Calque } from "./slip/calques.ts";
import type { WrittenSlips } from "./slip/written/written-slips.ts";
import type { Usage } from "./usage/usage.ts";
import { WordReader } from "./word/token.ts";

/** What is found in one sentence: its parse with the faults that show only over the whole clause. */
export interface Judgement {
  readonly parse: Parse;
  readonly faults: readonly Fault[];
  readonly unknown: readonly number[];
  readonly doubts: readonly Doubt[];
  readonly right: boolean;
  readonly cost: number;
}

/** What whoever mends a sentence fault by fault asks of the next step. */
export type WithinCost = Pick<Judgement, "parse" | "faults" | "right" | "cost">;

/** Who checks a sentence asks next for its analysis, and whether it may be vouched for: so many are kept. */
const KEPT = 64;
const QUOTED = /[«“"„][^»”"“]*[»”"“]/gu;

/** Finds faults and doubts in single sentences, with no thought of how to mend them. */
export class SentenceReader {
  readonly government: Government;
  readonly usage: Usage;
  readonly #by: RuleBook;
  readonly #words = new WordReader();
  readonly #judged = new RecentlyAsked<string, { readonly found: Judgement | undefined }>(KEPT);
  readonly #understood = new RecentlyAsked<string, { readonly parse: Parse | undefined }>(KEPT);

  constructor(
    government: Government,
    calques: readonly Calque[],
    usage: Usage,
    written: WrittenSlips,
  ) {
    this.government = government;
    this.usage = usage;
    this.#by = { government, usage, calques, written };
  }

  /**
   * The best analysis of a sentence; undefined when it has no word.
   *
   * @param isTold whether its last word is taken as a verb where it may be one: «Ет астым», I have cooked meat; «су іш»,
   *   drink water
   */
  parse(sentence: string, isTold = false): Parse | undefined {
    const tokens = this.#words.tokens(sentence);
    const last = tokens.at(-1);
    const told =
      last?.readings.filter(
        ({ kind, form }) => kind === "verb" && /^(?:fin|imp)$/.test(form ?? ""),
      ) ?? [];
    return last && isTold && told.length > 0
      ? parse([...tokens.slice(0, -1), { ...last, readings: told }], this.government)
      : parse(tokens, this.government);
  }

  /** What is found in a sentence; undefined when it has no word. */
  judge(sentence: string): Judgement | undefined {
    return this.#judged.get(sentence, () => ({ found: this.#judgeAnew(sentence) })).found;
  }

  /**
   * Whether a sentence may cost so much and no more, and what is found in it then: rules only add to what its analysis
   * costs, so they are asked no longer than it is worth. Of many ways to mend a sentence most are dearer than it was.
   */
  judgeWithin(sentence: string, most: number): WithinCost | undefined {
    const findings = this.#findings(sentence);
    if (!findings || findings.parse.cost > most) return undefined;
    const { parse } = findings;
    const faults = [...parse.faults];
    for (const fault of findings.furtherFaults()) {
      faults.push(fault);
      if (costWith(faults, parse) > most) return undefined;
    }
    const right = faults.length === 0 && findings.isUndoubted();
    return { parse, faults, right, cost: costWith(faults, parse) };
  }

  /**
   * The analysis of a sentence that is right; undefined of any other, where the first thing that is found ends the search.
   *
   * @param isWorth tells by the analysis alone whether it is wanted at all
   */
  readRight(sentence: string, isWorth: (parse: Parse) => boolean = () => true): Parse | undefined {
    const findings = this.rightSoFar(sentence);
    return findings && isWorth(findings.parse) && findings.isRight() ? findings.parse : undefined;
  }

  /** As {@link readRight}, of a sentence that was judged lately or is asked about again. */
  understood(sentence: string): Parse | undefined {
    const judged = this.#judged.kept(sentence);
    if (judged) return judged.found?.right ? judged.found.parse : undefined;
    return this.#understood.get(sentence, () => ({ parse: this.readRight(sentence) })).parse;
  }

  /**
   * What may be right as far as its analysis tells; undefined of any other. Whoever has several to choose from asks which
   * are right of the best alone: that costs far more.
   */
  rightSoFar(sentence: string): Findings | undefined {
    const findings = this.#findings(sentence);
    return findings?.isRightSoFar() ? findings : undefined;
  }

  #findings(sentence: string): Findings | undefined {
    const best = parse(this.#words.tokens(sentence.replace(QUOTED, " qqq ")), this.government);
    return best && new Findings(best, this.#by);
  }

  #judgeAnew(sentence: string): Judgement | undefined {
    const right = this.#understood.kept(sentence)?.parse;
    if (right)
      return { parse: right, faults: [], unknown: [], right: true, doubts: [], cost: right.cost };
    const findings = this.#findings(sentence);
    if (!findings) return undefined;
    const { parse, unknown } = findings;
    const faults = [...parse.faults, ...findings.furtherFaults()];
    const doubts = [...findings.doubts()];
    return {
      parse,
      faults,
      unknown,
      right: faults.length === 0 && doubts.length === 0 && !isRare(parse),
      doubts,
      cost: costWith(faults, parse),
    };
  }
}

/** What the analysis costs with the faults that rules found. */
const costWith = (faults: readonly Fault[], { cost, faults: own }: Parse): number =>
  cost + (faults.length - own.length) * FAULT_COST;

/** Doubts of how well something is said, and none of what belongs to what. */
const OF_USAGE =
  /^(?:dative that the verb is not known to take|dative with an adjective|dative with a noun|nothing speaks for the (?:LOC|DAT|INS)|an owner parted from what it owns|бұрын as an adverb behind a noun|бірге as an adverb behind a noun|кейін behind a dative|somebody before somebody|a wish with a nominative|a command that nothing tells|a thing that sits|a quality that such things are not shown to have|a time word with a case it needs not|an infinitive with a subject|is the verb transitive\?|now, in the past|a dative beside a person|a quality over a dash|a case that the verb behind it refuses|an interjection with no comma|a participle alone|one and many|object of a verb that asks for another case|a converb with a verb of liking|it may be the subject)$/u;

/** Whether what belongs to what is plain, however well it is said. */
export const isReadable = ({ parse: read, faults, doubts }: Judgement): boolean =>
  !faults.some(({ kind }) => kind !== "government") &&
  doubts.every(({ why }) => OF_USAGE.test(why)) &&
  !isRare(read);
