import { found } from "./attach/entry.ts";
import { doubtsIn } from "./doubt/index.ts";
import { stillDoubted } from "./doubt/settled-doubts.ts";
import { sharedSubjectFaults } from "./doubt/shared-subject.ts";
import { clauseDoubts, clauseFaults } from "./fault/clause-faults.ts";
import type { Fault } from "./fault/fault.ts";
import { type HiddenSubject, hiddenInClauses, hiddenSubject } from "./fault/hidden-subject.ts";
import type { Government } from "./government.ts";
import { directionFaults } from "./licence/directions.ts";
import { governmentFaults } from "./licence/government-faults.ts";
import { type Unlicensed, unlicensed } from "./licence/unlicensed.ts";
import type { Parse } from "./parse.ts";
import type { Calque } from "./slip/calques.ts";
import type { WrittenSlips } from "./slip/written/written-slips.ts";
import { nameEnding } from "./spelling/near-form.ts";
import { isMisspeltPlace } from "./spelling/one-letter.ts";
import type { Usage } from "./usage/usage.ts";
import type { Token } from "./word/token.ts";

/** What rules judge an analysis by. */
export interface RuleBook {
  readonly government: Government;
  readonly usage: Usage;
  readonly calques: readonly Calque[];
  readonly written: WrittenSlips;
}

/** A place where nothing is wrong, but not everything is understood. */
export interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** A reading this much less likely than the likeliest is not vouched for. */
const RARE = 3.2;

export const isRare = ({ words }: Parse): boolean =>
  words.some(({ reading }) => reading.cost > RARE);

/**
 * What rules find in an analysis, each asked only when somebody wants what it finds: the rules cost several times what the
 * analysis does, and of most sentences that are tried as a mend the first few say enough.
 */
export class Findings {
  readonly parse: Parse;
  /** Places of words that no lexicon knows. */
  readonly unknown: readonly number[];
  readonly #by: RuleBook;
  #hidden: { readonly found: HiddenSubject | undefined } | undefined;
  #ofNothing: readonly Unlicensed[] | undefined;

  constructor(parse: Parse, by: RuleBook) {
    this.parse = parse;
    this.#by = by;
    const { tokens } = parse;
    this.unknown = tokens.flatMap((token, at) => (isUnknown(token, at, tokens) ? [at] : []));
  }

  /** What is wrong beyond what the analysis itself says. */
  *furtherFaults(): Generator<Fault> {
    const { parse } = this;
    const { government, usage, calques, written } = this.#by;
    const hidden = this.#hiddenSubject()?.fault;
    if (hidden) yield hidden;
    yield* sharedSubjectFaults(parse, government);
    yield* clauseFaults(parse, government, calques, usage);
    yield* written.in(parse, government);
    yield* governmentFaults(parse, this.#unlicensed(), government, usage);
    yield* directionFaults(parse, government);
    for (const at of this.unknown) yield { kind: "unknown", at, head: at };
  }

  *doubts(): Generator<Doubt> {
    const { parse } = this;
    const { government, usage } = this.#by;
    yield* stillDoubted(parse, government, usage);
    yield* clauseDoubts(parse);
    yield* doubtsIn(parse, government, usage);
    const hidden = this.#hiddenSubject();
    if (hidden) yield { at: hidden.at, why: "it may be the subject" };
    const inner = parse.faults.length === 0 ? hiddenInClauses(parse, government) : [];
    for (const at of inner) yield { at, why: "it may be the subject of its clause" };
    for (const { at, case: kase } of this.#unlicensed())
      yield { at, why: `nothing speaks for the ${kase}` };
  }

  /** Whether the analysis and its words say nothing against the sentence; rules are not asked yet. */
  isRightSoFar(): boolean {
    return this.parse.faults.length === 0 && this.unknown.length === 0 && !isRare(this.parse);
  }

  isUndoubted(): boolean {
    return !isRare(this.parse) && isEmpty(this.doubts());
  }

  /** Whether nothing at all is found: what costs least is asked first. */
  isRight(): boolean {
    return this.isRightSoFar() && this.isUndoubted() && isEmpty(this.furtherFaults());
  }

  #hiddenSubject(): HiddenSubject | undefined {
    const { parse } = this;
    this.#hidden ??= {
      found: parse.faults.length === 0 ? hiddenSubject(parse, this.#by.government) : undefined,
    };
    return this.#hidden.found;
  }

  #unlicensed(): readonly Unlicensed[] {
    this.#ofNothing ??= unlicensed(this.parse, this.#by.government, this.#by.usage);
    return this.#ofNothing;
  }
}

const isEmpty = (list: Generator): boolean => list.next().done === true;

/** A lower-case word of no lexicon; a capital makes it a name, and so do "my name is" before it. */
function isUnknown(token: Token, at: number, tokens: readonly Token[]): boolean {
  const one = /^(.*[лдт][ае]р)[лдт][ае]р$/u.exec(token.lower)?.[1];
  if (one !== undefined && found(one).length === 0) return true;
  if (!token.unknown || /^\d/.test(token.text) || token.lower === "qqq") return false;
  if (/^(?:атым|атың|атыңыз|аты|есімім|есімі)$/.test(tokens[at - 1]?.lower ?? "")) return false;
  if (!token.capital || token.first || nameEnding(token.text).length > 0) return true;
  return isMisspeltPlace(token.lower);
}
