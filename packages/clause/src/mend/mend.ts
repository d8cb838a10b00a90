import type { Fault, FaultKind } from "../fault/fault.ts";
import type { Judgement, SentenceReader, WithinCost } from "../judgement.ts";
import { capitalLike } from "../slip/rewrite.ts";
import { likeliestSpellings } from "../spelling/respelling.ts";
import type { Token } from "../word/token.ts";
import { caseProposals, isAttested, KNOWN_CASE } from "./doubted-case.ts";
import { endingProposals } from "./doubted-ending.ts";
import { formProposals } from "./doubted-form.ts";
import { placeProposals } from "./doubted-place.ts";
import type { Proposal } from "./proposal.ts";
import { proposals } from "./proposals.ts";

/** A sentence as it should be, with the point of grammar that says why. */
export interface Mend {
  readonly text: string;
  readonly point: string;
  readonly fault: FaultKind;
}

const MAX_MENDS = 3;
/** A mend must make the sentence this much likelier. */
const WORTH = 2.5;
/** What a mend of a doubted word must save: nearly what the doubt costs. */
const DOUBTED = 0.9;

/** The sentence as it should be, which itself is right; undefined where no such one is found. */
export const mendOf = (
  sentence: string,
  judged: Judgement,
  reader: SentenceReader,
): Mend | undefined =>
  mended(sentence, judged, MAX_MENDS, reader) ??
  respelt(judged, reader) ??
  recased(sentence, judged, reader);

/** The sentence with its faults mended one by one, if it comes out right. */
function mended(
  sentence: string,
  judged: Omit<WithinCost, "right">,
  left: number,
  reader: SentenceReader,
): Mend | undefined {
  const { faults } = judged;
  // One word may be faulty by several rules
  const faulty = new Set(faults.map(({ at }) => at));
  if (left === 0 || faulty.size === 0 || faulty.size > left) return undefined;
  // Several rules may tell the same mend: the surest says what it costs
  const ways = new Map<string, { readonly fault: Fault; readonly proposal: Proposal }>();
  for (const fault of faults)
    for (const proposal of proposals(judged.parse, fault, reader.government)) {
      const text = written(judged.parse.tokens, proposal, sentence);
      const known = ways.get(text);
      if (!known) ways.set(text, { fault, proposal });
      else if (proposal.change < known.proposal.change)
        ways.set(text, { fault: known.fault, proposal });
    }
  let best: (Mend & { worth: number }) | undefined;
  let step: (Mend & { judged: WithinCost; cost: number }) | undefined;
  for (const [text, { fault, proposal }] of ways) {
    const next = reader.judgeWithin(text, judged.cost - WORTH);
    if (!next) continue;
    const worth = next.cost + proposal.change * 2;
    if (next.right) {
      if (!best || worth < best.worth)
        best = { text, point: proposal.point, fault: fault.kind, worth };
    } else if (next.faults.length < judged.faults.length && (!step || worth < step.cost))
      step = { text, judged: next, point: proposal.point, fault: fault.kind, cost: worth };
  }
  if (best) return best;
  if (!step) return undefined;
  const further = mended(step.text, step.judged, left - 1, reader);
  return further && { text: further.text, point: step.point, fault: step.fault };
}

/** A sentence typed without Kazakh letters: each odd word by its likeliest spelling, then judged again. */
function respelt(judged: Judgement, reader: SentenceReader): Mend | undefined {
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
  const next = reader.judge(text);
  if (!next || next.unknown.length > 0) return undefined;
  const point = "kazakh-letters";
  if (next.right) return { text, point, fault: "unknown" };
  const further = mended(text, next, 2, reader);
  return further && { text: further.text, point, fault: "unknown" };
}

/** A doubted word in the one case that its verb is known to take, or in the place or form that the doubt itself tells. */
function recased(sentence: string, judged: Judgement, reader: SentenceReader): Mend | undefined {
  if (judged.faults.length > 0) return undefined;
  let best: (Mend & { cost: number }) | undefined;
  for (const proposal of [
    ...caseProposals(judged.parse, judged.doubts, reader.government),
    ...placeProposals(judged.parse, judged.doubts, reader.government),
    ...formProposals(judged.parse, judged.doubts),
    ...endingProposals(judged.parse, judged.doubts),
  ]) {
    const text = written(judged.parse.tokens, proposal, sentence);
    // What the doubt itself asks for need not fit better, only as well
    const least = proposal.change > KNOWN_CASE ? DOUBTED : -DOUBTED;
    const next = reader.readRight(text, ({ cost }) => cost <= judged.cost - least);
    if (!next) continue;
    if (
      proposal.change > KNOWN_CASE &&
      !isAttested(next, proposal.fault.at, reader.government, reader.usage)
    )
      continue;
    if (!best || next.cost < best.cost)
      best = { text, point: proposal.point, fault: proposal.fault.kind, cost: next.cost };
  }
  return best;
}

/** A proposal as a sentence with the punctuation of the old one. */
export function written(
  tokens: readonly Token[],
  proposal: Pick<Proposal, "words" | "marks">,
  sentence: string,
): string {
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
