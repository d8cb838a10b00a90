import type { Judgement, SentenceReader } from "../judgement.ts";
import type { Parse } from "../parse.ts";
import { pairingsIn } from "../usage/pairing.ts";
import { nounKey, verbsOver } from "../usage/usage.ts";
import { isAttested } from "./doubted-case.ts";
import { type Mend, written } from "./mend.ts";
import { type MinimalEdit, minimalEdits } from "./minimal-edits.ts";

/** Doubts that what is right raises nearly as often as what is wrong: they say little. */
const SAYS_LITTLE =
  /^(?:nothing speaks|unplaced|noun before noun|dative that the verb|unknown|slip|a finite verb inside|no finite form|an oblique case ends|a thing that does it|a wish with a nom|a postposition before|subject and predicate|a quality that such|converb before a verb|an infinitive with a subject)/;

/**
 * What is asked of the best edit: its worth, its lead over the next best of another word form, how strange the sentence may
 * still be, and how much less strange it must have become. The figures let a half of one in a hundred right sentences of held-out
 * content through as wrong, and no more.
 */
const ASKED = {
  much: { worth: 0.5, lead: 0.3, strange: 0.5, gain: 0 },
  little: { worth: 0, lead: 0.6, strange: 0.5, gain: 2 },
} as const;

/** What speaks for or against an edit, in bits of the parser's costs. */
const NEARBY = 0.7;
const UNDOUBTED_PRONOUN = 0.8;
const CORE = 0.7;
const SEEN = 0.5;
const UNATTESTED = 0.5;
/** An edit that loses to the best by more than this is not looked at further: a quick way out for long sentences. */
const LONGEST = 12;

/** How strangely the words of an analysis stand together. */
type Strangeness = (parse: Parse) => number;

/**
 * A sentence that nobody vouches for, with one word in another form, where that makes it right and familiar, and no other
 * edit does so as well. No rule names the mistake: what the content shows of both sentences decides.
 */
export function likeliestEdit(
  sentence: string,
  judged: Judgement,
  reader: SentenceReader,
  strangeness: Strangeness,
): Mend | undefined {
  const { parse } = judged;
  if (parse.tokens.length < 2 || parse.tokens.length > LONGEST) return undefined;
  // Speech begins with its verb, and then no form of a word is the matter
  if (judged.faults.some(({ kind }) => kind === "order")) return undefined;
  const doubted = doubtedPlaces(judged, reader);
  const before = strangeness(parse);
  const reasons = [
    ...judged.doubts.map(({ why }) => why),
    ...judged.faults.map(({ kind }) => kind),
  ];
  const asked = ASKED[reasons.some((why) => !SAYS_LITTLE.test(why)) ? "much" : "little"];
  let best: (Mend & Pick<MinimalEdit, "at" | "kind"> & { worth: number }) | undefined;
  let next = Number.NEGATIVE_INFINITY;
  for (const edit of minimalEdits(parse, withNeighbours(parse, doubted))) {
    if (edit.kind === "participle" && isAfterthought(parse, edit.at + 1)) continue;
    const text = written(parse.tokens, edit, sentence);
    const then = reader.judgeRight(text);
    if (!then || then.parse.tokens.length !== parse.tokens.length) continue;
    const after = strangeness(then.parse);
    if (after > asked.strange || before - after < asked.gain) continue;
    const worth =
      judged.cost - then.cost - after + evidence(edit, then.parse, doubted, parse, reader);
    const sameForm = best?.at === edit.at && best.kind === edit.kind && edit.kind === "participle";
    if (best && worth <= best.worth) next = sameForm ? next : Math.max(next, worth);
    else {
      next = sameForm ? next : (best?.worth ?? next);
      best = { text, point: edit.point, fault: faultOf(edit), worth, at: edit.at, kind: edit.kind };
    }
  }
  if (!best || best.worth < asked.worth || best.worth - next < asked.lead) return undefined;
  return { text: best.text, point: best.point, fault: best.fault };
}

/** … үш рет ішемін күнде: said after all, when it is says nothing of the verb before it. */
const isAfterthought = ({ tokens }: Parse, at: number): boolean =>
  at === tokens.length - 1 && WHEN.test(tokens[at]?.lower ?? "");
const WHEN =
  /^(?:күнде|бүгін|кеше|ертең|қазір|әрқашан|жиі|кейде|үнемі|таңертең|кешке|түнде|күндіз|жазда|қыста|күзде|көктемде)$/;

function doubtedPlaces(judged: Judgement, { government, usage }: SentenceReader): Set<number> {
  const places = new Set([
    ...judged.faults.map(({ at }) => at),
    ...judged.doubts.map(({ at }) => at),
    ...judged.unknown,
  ]);
  if (places.size > 0) return places;
  return new Set(
    pairingsIn(judged.parse, government)
      .filter((one) => usage.pairings.strangeness(one) >= 1)
      .map(({ at }) => at),
  );
}

/** What is odd may be the word under the doubted one, or the one over it. */
function withNeighbours({ words }: Parse, places: ReadonlySet<number>): Set<number> {
  const near = new Set(places);
  words.forEach(({ head }, at) => {
    if (places.has(head)) near.add(at);
    if (places.has(at) && head >= 0) near.add(head);
  });
  return near;
}

/** What speaks for an edit beside the analysis: where it is made, and what the verb is known to take. */
function evidence(
  edit: MinimalEdit,
  then: Parse,
  doubted: ReadonlySet<number>,
  before: Parse,
  { government, usage }: SentenceReader,
): number {
  const word = then.words[edit.at];
  if (!word) return 0;
  const kase = word.reading.case;
  const verbs = verbsOver(then, word.head);
  const isCore =
    kase !== undefined &&
    verbs.some((verb) => !verb.includes(":") && (government.verb(verb)?.cores.has(kase) ?? false));
  const isSeen =
    kase !== undefined && verbs.some((verb) => usage.hasSeen(verb, kase, nounKey(word.reading)));
  const isOff = !doubted.has(edit.at);
  return (
    -edit.unlike -
    (isOff ? NEARBY : 0) -
    (isOff && before.words[edit.at]?.reading.pronoun ? UNDOUBTED_PRONOUN : 0) +
    (isCore ? CORE : 0) +
    (isSeen ? SEEN : 0) -
    (edit.kind === "case" && !isAttested(then, edit.at, government, usage) ? UNATTESTED : 0)
  );
}

const faultOf = ({ kind }: MinimalEdit): Mend["fault"] =>
  ({
    case: "government",
    owner: "possession",
    number: "number",
    person: "agreement",
    tense: "tense",
    converb: "two-finite",
    participle: "slip",
    infinitive: "slip",
    voice: "slip",
    quality: "slip",
  })[kind] as Mend["fault"];
