import { RecentlyAsked } from "@tilashar/kazakh";
import { found } from "./attach/entry.ts";
import { doubtsIn } from "./doubt/index.ts";
import { stillDoubted } from "./doubt/settled-doubts.ts";
import { sharedSubjectFaults } from "./doubt/shared-subject.ts";
import { clauseDoubts, clauseFaults } from "./fault/clause-faults.ts";
import type { Fault } from "./fault/fault.ts";
import { hiddenInClauses, hiddenSubject } from "./fault/hidden-subject.ts";
import type { Government } from "./government.ts";
import { directionFaults } from "./licence/directions.ts";
import { governmentFaults } from "./licence/government-faults.ts";
import { unlicensed } from "./licence/unlicensed.ts";
import { type Parse, parse } from "./parse.ts";
import type { Calque } from "./slip/calques.ts";
import type { WrittenSlips } from "./slip/written/written-slips.ts";
import { nameEnding } from "./spelling/near-form.ts";
import type { Usage } from "./usage/usage.ts";
import { type Token, WordReader } from "./word/token.ts";

/** What is found in one sentence: its parse with the faults that show only over the whole clause. */
export interface Judgement {
  readonly parse: Parse;
  readonly faults: readonly Fault[];
  readonly unknown: readonly number[];
  /** Places where nothing is wrong, but not everything is understood. */
  readonly doubts: readonly { readonly at: number; readonly why: string }[];
  readonly right: boolean;
  readonly cost: number;
}

/** A reading this much less likely than the likeliest is not vouched for. */
const RARE = 3.2;
/** Who checks a sentence asks next for its analysis, and whether it may be vouched for: so many are kept. */
const KEPT = 64;
const QUOTED = /[«“"„][^»”"“]*[»”"“]/gu;

/** Finds faults and doubts in single sentences, with no thought of how to mend them. */
export class SentenceReader {
  readonly government: Government;
  readonly usage: Usage;
  readonly #calques: readonly Calque[];
  readonly #written: WrittenSlips;
  readonly #words = new WordReader();
  readonly #judged = new RecentlyAsked<string, { readonly found: Judgement | undefined }>(KEPT);

  constructor(
    government: Government,
    calques: readonly Calque[],
    usage: Usage,
    written: WrittenSlips,
  ) {
    this.government = government;
    this.usage = usage;
    this.#calques = calques;
    this.#written = written;
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
   * As {@link judge}, of a sentence whose analysis costs at most so much before any rule looks at it: rules only add to
   * it. Undefined of any other. Of many ways to mend a sentence most are dearer than it was.
   */
  judgeWithin(sentence: string, most: number): Judgement | undefined {
    return this.#judgeAnew(sentence, ({ cost }) => cost <= most);
  }

  /** As {@link judge}, of a sentence that is right; undefined of any other, where most rules need not be tried. */
  judgeRight(sentence: string): Judgement | undefined {
    const judged = this.#judgeAnew(
      sentence,
      (best) => best.faults.length === 0 && !isRare(best),
      true,
    );
    return judged?.right ? judged : undefined;
  }

  /**
   * @param isWorth tells by the analysis alone whether rules are tried
   * @param onlyRight whether doubts matter only where there is no fault
   */
  #judgeAnew(
    sentence: string,
    isWorth: (best: Parse) => boolean = () => true,
    onlyRight = false,
  ): Judgement | undefined {
    const tokens = this.#words.tokens(sentence.replace(QUOTED, " qqq "));
    const best = parse(tokens, this.government);
    if (!best || !isWorth(best)) return undefined;
    const unknown = tokens.flatMap((token, at) => (isUnknown(token, at, tokens) ? [at] : []));
    const hidden = best.faults.length === 0 ? hiddenSubject(best, this.government) : undefined;
    const ofNothing = unlicensed(best, this.government, this.usage);
    const faults = [
      ...best.faults,
      ...(hidden?.fault ? [hidden.fault] : []),
      ...sharedSubjectFaults(best, this.government),
      ...clauseFaults(best, this.government, this.#calques, this.usage),
      ...this.#written.in(best, this.government),
      ...governmentFaults(best, ofNothing, this.government, this.usage),
      ...directionFaults(best, this.government),
      ...unknown.map((at): Fault => ({ kind: "unknown", at, head: at })),
    ];
    if (onlyRight && faults.length > 0) return undefined;
    const inner = best.faults.length === 0 ? hiddenInClauses(best, this.government) : [];
    const doubts = [
      ...stillDoubted(best, this.government, this.usage),
      ...clauseDoubts(best),
      ...doubtsIn(best, this.government, this.usage),
      ...(hidden ? [{ at: hidden.at, why: "it may be the subject" }] : []),
      ...inner.map((at) => ({ at, why: "it may be the subject of its clause" })),
      ...ofNothing.map(({ at, case: kase }) => ({
        at,
        why: `nothing speaks for the ${kase}`,
      })),
    ];
    return {
      parse: best,
      faults,
      unknown,
      right: faults.length === 0 && doubts.length === 0 && !isRare(best),
      doubts,
      cost: best.cost + (faults.length - best.faults.length) * 5,
    };
  }
}

const isRare = ({ words }: Parse): boolean => words.some(({ reading }) => reading.cost > RARE);

/** Doubts of how well something is said, and none of what belongs to what. */
const OF_USAGE =
  /^(?:dative that the verb is not known to take|dative with an adjective|dative with a noun|nothing speaks for the (?:LOC|DAT|INS)|an owner parted from what it owns|бұрын as an adverb behind a noun|бірге as an adverb behind a noun|кейін behind a dative|somebody before somebody|a wish with a nominative|a command that nothing tells|a thing that sits|a quality that such things are not shown to have|a time word with a case it needs not|an infinitive with a subject|is the verb transitive\?|now, in the past|a dative beside a person|a quality over a dash|a case that the verb behind it refuses|an interjection with no comma|a participle alone|one and many|object of a verb that asks for another case|a converb with a verb of liking|it may be the subject)$/u;

/** Whether what belongs to what is plain, however well it is said. */
export const isReadable = ({ parse: read, faults, doubts }: Judgement): boolean =>
  !faults.some(({ kind }) => kind !== "government") &&
  doubts.every(({ why }) => OF_USAGE.test(why)) &&
  !isRare(read);

/** A lower-case word of no lexicon; a capital makes it a name, and so do "my name is" before it. */
function isUnknown(token: Token, at: number, tokens: readonly Token[]): boolean {
  const one = /^(.*[лдт][ае]р)[лдт][ае]р$/u.exec(token.lower)?.[1];
  if (one !== undefined && found(one).length === 0) return true;
  if (!token.unknown || /^\d/.test(token.text) || token.lower === "qqq") return false;
  if (/^(?:атым|атың|атыңыз|аты|есімім|есімі)$/.test(tokens[at - 1]?.lower ?? "")) return false;
  return !(token.capital && !token.first) || nameEnding(token.text).length > 0;
}
