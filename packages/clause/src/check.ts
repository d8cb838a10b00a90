import { clauseDoubts, clauseFaults } from "./clause-faults.ts";
import { doubtsIn } from "./doubt/index.ts";
import { sharedSubjectFaults } from "./doubt/shared-subject.ts";
import { found } from "./entry.ts";
import type { Fault, FaultKind } from "./fault.ts";
import { Government, type GovernmentData } from "./government.ts";
import { hiddenInClauses, hiddenSubject } from "./hidden-subject.ts";
import { directionFaults } from "./licence/directions.ts";
import { governmentFaults } from "./licence/government-faults.ts";
import { unlicensed } from "./licence/unlicensed.ts";
import { proposals } from "./mend.ts";
import { caseProposals, isAttested, KNOWN_CASE } from "./mend-doubt.ts";
import { placeProposals } from "./mend-doubted-place.ts";
import { nameEnding } from "./near-form.ts";
import { pairingsIn } from "./pairing.ts";
import { type Parse, parse } from "./parse.ts";
import type { Proposal } from "./proposal.ts";
import { likeliestSpellings } from "./respelling.ts";
import { sentencesOf } from "./sentences-of.ts";
import type { Calque } from "./slip/calques.ts";
import { capitalLike } from "./slip/rewrite.ts";
import { isReordered, startsWithVerb } from "./spoken-order.ts";
import { type Token, WordReader } from "./token.ts";
import { Usage, type UsageData } from "./usage.ts";

export type Verdict = "right" | "wrong" | "unsure";

/** What is said of a sentence. */
export interface Checked {
  readonly verdict: Verdict;
  /** The sentence as it should be; it passes the check itself. Only of a wrong one. */
  readonly mended: string | null;
  /** Id of the point of grammar that explains the mend. */
  readonly point: string | null;
  /** Kind of the first fault that was mended. */
  readonly fault: FaultKind | null;
  /** Words no lexicon knows. */
  readonly unknown: readonly string[];
  /** Why nothing is vouched for, for those who work on the rules. */
  readonly reasons: readonly string[];
}

/** A parse with the faults that show only over the whole clause. */
interface Judged {
  readonly parse: Parse;
  readonly faults: readonly Fault[];
  readonly unknown: readonly number[];
  /** Places where nothing is wrong, but not everything is understood. */
  readonly doubts: readonly { readonly at: number; readonly why: string }[];
  readonly right: boolean;
  readonly cost: number;
}

interface Mend {
  readonly text: string;
  readonly point: string;
  readonly fault: FaultKind;
}

/** A reading this much less likely than the likeliest is not vouched for. */
const RARE = 3.2;
/**
 * What is stranger than this in all its pairings is not vouched for. `npm run bench -- held-out` shows what each bound lets pass of right
 * sentences that the evidence does not hold, and of the same made wrong.
 */
const STRANGE = 5;
const MAX_MENDS = 3;
/** A mend must make the sentence this much likelier. */
const WORTH = 2.5;
/** What a mend of a doubted word must save: nearly what the doubt costs. */
const DOUBTED = 0.9;
const QUOTED = /[«“"„][^»”"“]*[»”"“]/gu;

/** Judges Kazakh sentences by rules and the lexicon of government. */
export class ClauseJudge {
  /** What words ask for, and the classes of nouns. */
  readonly government: Government;
  readonly #calques: readonly Calque[];
  readonly #usage: Usage;
  readonly #reader = new WordReader();

  /**
   * @param government the data of `content/government.yaml`
   * @param calques the loans of `content/calques.yaml`
   * @param usage what the sentences of the course show, `content/usage.yaml`
   */
  constructor(
    government: GovernmentData | undefined,
    calques: readonly Calque[] = [],
    usage?: UsageData,
  ) {
    this.government = new Government(government);
    this.#calques = calques;
    this.#usage = new Usage(usage, this.government);
  }

  /** The best analysis of a sentence; undefined when it has no word. */
  parse(sentence: string): Parse | undefined {
    return parse(this.#reader.tokens(sentence), this.government);
  }

  /** The analysis of a sentence that is right, as {@link check} says it; undefined of any other. */
  understood(sentence: string): Parse | undefined {
    const judged = this.#judge(sentence);
    return judged?.right ? judged.parse : undefined;
  }

  /**
   * Checks one or more sentences. *Right* is said only when every word of every clause is understood and in
   * its place; *wrong* only with a mended sentence that passes as right; otherwise *unsure*.
   */
  check(text: string): Checked {
    const parts = sentencesOf(text);
    if (parts.length === 0)
      return {
        verdict: "unsure",
        mended: null,
        point: null,
        fault: null,
        unknown: [],
        reasons: ["no words"],
      };
    const checked = parts.map((part) => this.#checkOne(part));
    const unknown = checked.flatMap((one) => one.unknown);
    const reasons = checked.flatMap((one) => one.reasons);
    const wrong = checked.find(({ verdict }) => verdict === "wrong");
    if (wrong) {
      const mended = parts.map((part, at) => checked[at]?.mended ?? part).join(" ");
      return { verdict: "wrong", mended, point: wrong.point, fault: wrong.fault, unknown, reasons };
    }
    const verdict = checked.every((one) => one.verdict === "right") ? "right" : "unsure";
    return { verdict, mended: null, point: null, fault: null, unknown, reasons };
  }

  /**
   * Checks what somebody else wrote: as {@link check}, but *right* is said only where the words stand together as they
   * do in the Kazakh of the content. A rule knows what it forbids; what learners' sentences hold beyond that no list
   * of rules foresees.
   */
  vouch(text: string): Checked {
    const checked = this.check(text);
    if (checked.verdict !== "right") return checked;
    const reasons = sentencesOf(text).flatMap((sentence) => {
      const parse = this.understood(sentence);
      return parse ? this.#strange(parse) : [];
    });
    return reasons.length === 0 ? checked : { ...checked, verdict: "unsure", reasons };
  }

  /** How strangely the words of an analysis stand together, all in all. */
  strangeness(parse: Parse): number {
    const { pairings } = this.#usage;
    if (pairings.isEmpty) return Number.POSITIVE_INFINITY;
    return pairingsIn(parse, this.government).reduce(
      (sum, one) => sum + pairings.strangeness(one),
      0,
    );
  }

  #strange(parse: Parse): string[] {
    if (this.strangeness(parse) <= STRANGE) return [];
    const { pairings } = this.#usage;
    return pairingsIn(parse, this.government)
      .filter((one) => pairings.strangeness(one) >= 1)
      .map(
        ({ at, of, what }) =>
          `strange in the Kazakh of the content: ${parse.tokens[at]?.text} (${what} with ${of})`,
      );
  }

  #checkOne(sentence: string): Checked {
    const judged = isFragment(sentence) ? undefined : this.#judge(sentence);
    if (!judged)
      return {
        verdict: "unsure",
        mended: null,
        point: null,
        fault: null,
        unknown: [],
        reasons: ["no words"],
      };
    const unknown = judged.unknown.map((at) => judged.parse.tokens[at]?.text ?? "");
    if (judged.right)
      return { verdict: "right", mended: null, point: null, fault: null, unknown: [], reasons: [] };
    const reasons = [
      ...judged.faults.map(({ kind, at }) => `${kind}: ${judged.parse.tokens[at]?.text}`),
      ...judged.doubts.map(({ at, why }) => `${why}: ${judged.parse.tokens[at]?.text}`),
    ];
    const better =
      this.#mended(sentence, judged, MAX_MENDS) ??
      this.#respelt(sentence, judged) ??
      this.#recased(sentence, judged);
    if (better && !(startsWithVerb(judged.parse) && isReordered(sentence, better.text)))
      return {
        verdict: "wrong",
        mended: better.text,
        point: better.point || null,
        fault: better.fault,
        unknown,
        reasons,
      };
    return { verdict: "unsure", mended: null, point: null, fault: null, unknown, reasons };
  }

  #judge(sentence: string): Judged | undefined {
    const tokens = this.#reader.tokens(sentence.replace(QUOTED, " qqq "));
    const best = parse(tokens, this.government);
    if (!best) return undefined;
    const unknown = tokens.flatMap((token, at) => (isUnknown(token, at, tokens) ? [at] : []));
    const hidden = best.faults.length === 0 ? hiddenSubject(best, this.government) : undefined;
    const inner = best.faults.length === 0 ? hiddenInClauses(best, this.government) : [];
    const ofNothing = unlicensed(best, this.government, this.#usage);
    const faults = [
      ...best.faults,
      ...(hidden?.fault ? [hidden.fault] : []),
      ...sharedSubjectFaults(best, this.government),
      ...clauseFaults(best, this.government, this.#calques, this.#usage),
      ...governmentFaults(best, ofNothing, this.government, this.#usage),
      ...directionFaults(best, this.government),
      ...unknown.map((at): Fault => ({ kind: "unknown", at, head: at })),
    ];
    const doubts = [
      ...best.doubts,
      ...clauseDoubts(best),
      ...doubtsIn(best, this.government, this.#usage),
      ...(hidden ? [{ at: hidden.at, why: "it may be the subject" }] : []),
      ...inner.map((at) => ({ at, why: "it may be the subject of its clause" })),
      ...ofNothing.map(({ at, case: kase }) => ({
        at,
        why: `nothing speaks for the ${kase}`,
      })),
    ];
    const rare = best.words.some(({ reading }) => reading.cost > RARE);
    return {
      parse: best,
      faults,
      unknown,
      right: faults.length === 0 && doubts.length === 0 && !rare,
      doubts,
      cost: best.cost + (faults.length - best.faults.length) * 5,
    };
  }

  /** A sentence typed without Kazakh letters: each odd word by its likeliest spelling, then judged again. */
  #respelt(_sentence: string, judged: Judged): Mend | undefined {
    const odd = new Set(judged.unknown);
    for (const { kind, at, rewrites } of judged.faults)
      if (kind === "slip" && rewrites?.[0]?.point === "kazakh-letters") odd.add(at);
    if (odd.size < 2) return undefined;
    const { tokens } = judged.parse;
    const text = tokens
      .map((token, at) => {
        const [best] = odd.has(at) ? likeliestSpellings(token.lower) : [];
        const word = best === undefined ? token.text : capitalLike(token.text, best);
        const particles = [
          ...token.leaning,
          ...(token.question === undefined ? [] : [token.question]),
        ];
        return `${[word, ...particles].join(" ")}${spaced(token.mark)}`;
      })
      .join(" ");
    const next = this.#judge(text);
    if (!next || next.unknown.length > 0) return undefined;
    const point = "kazakh-letters";
    if (next.right) return { text, point, fault: "unknown" };
    const further = this.#mended(text, next, 2);
    return further && { text: further.text, point, fault: "unknown" };
  }

  /** A doubted word in the one case that its verb is known to take, or in the place or form that the doubt itself tells. */
  #recased(sentence: string, judged: Judged): Mend | undefined {
    if (judged.faults.length > 0) return undefined;
    let best: (Mend & { cost: number }) | undefined;
    for (const proposal of [
      ...caseProposals(judged.parse, judged.doubts, this.government),
      ...placeProposals(judged.parse, judged.doubts, this.government),
    ]) {
      const text = written(judged.parse.tokens, proposal, sentence);
      const next = this.#judge(text);
      // What the doubt itself asks for need not fit better, only as well
      const least = proposal.change > KNOWN_CASE ? DOUBTED : -DOUBTED;
      if (!next?.right || next.cost > judged.cost - least) continue;
      if (
        proposal.change > KNOWN_CASE &&
        !isAttested(next.parse, proposal.fault.at, this.government, this.#usage)
      )
        continue;
      if (!best || next.cost < best.cost)
        best = { text, point: proposal.point, fault: proposal.fault.kind, cost: next.cost };
    }
    return best;
  }

  /** The sentence with its faults mended one by one, if it comes out right. */
  #mended(sentence: string, judged: Judged, left: number): Mend | undefined {
    const { faults } = judged;
    if (left === 0 || faults.length === 0 || faults.length > left) return undefined;
    let best: (Mend & { worth: number }) | undefined;
    let step: (Mend & { judged: Judged; cost: number }) | undefined;
    const seen = new Set<string>();
    for (const fault of faults) {
      for (const proposal of proposals(judged.parse, fault, this.government)) {
        const text = written(judged.parse.tokens, proposal, sentence);
        if (seen.has(text)) continue;
        seen.add(text);
        const next = this.#judge(text);
        if (!next || next.cost > judged.cost - WORTH) continue;
        const worth = next.cost + proposal.change * 2;
        if (next.right) {
          if (!best || worth < best.worth)
            best = { text, point: proposal.point, fault: fault.kind, worth };
        } else if (next.faults.length < judged.faults.length && (!step || worth < step.cost))
          step = { text, judged: next, point: proposal.point, fault: fault.kind, cost: worth };
      }
    }
    if (best) return best;
    if (!step) return undefined;
    const further = this.#mended(step.text, step.judged, left - 1);
    return further && { text: further.text, point: step.point, fault: step.fault };
  }
}

/** A lower-case word of no lexicon; a capital makes it a name, and so do "my name is" before it. */
function isUnknown(token: Token, at: number, tokens: readonly Token[]): boolean {
  const one = /^(.*[лдт][ае]р)[лдт][ае]р$/u.exec(token.lower)?.[1];
  if (one !== undefined && found(one).length === 0) return true;
  if (!token.unknown || /^\d/.test(token.text) || token.lower === "qqq") return false;
  if (/^(?:атым|атың|атыңыз|аты|есімім|есімі)$/.test(tokens[at - 1]?.lower ?? "")) return false;
  return !(token.capital && !token.first) || nameEnding(token.text).length > 0;
}

/** The end of a quotation that began in another sentence. */
const isFragment = (sentence: string): boolean =>
  /^[^«]*»/u.test(sentence) || /^деп\s/u.test(sentence);

/** A proposal as a sentence with the punctuation of the old one. */
function written(tokens: readonly Token[], proposal: Proposal, sentence: string): string {
  const marks = proposal.marks ?? tokens.map(({ mark }) => mark);
  const text = proposal.words
    .map((word, at) => (word === "" ? (marks[at] ?? "") : `${word}${spaced(marks[at] ?? "")}`))
    .filter((one) => one !== "")
    .join(" ")
    .replace(/ +([,.!?…;:])/g, "$1")
    .trim();
  const first = sentence.trimStart().charAt(0);
  return first !== first.toLowerCase() ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

const spaced = (mark: string): string => (/^[—–-]/.test(mark) ? ` ${mark}` : mark);
