import type { Judgement, SentenceReader } from "../judgement.ts";
import type { Parse } from "../parse.ts";
import { pairingsIn } from "../usage/pairing.ts";
import { doubtedIn, type Features, featuresOf, featuresOfNone } from "./edit-features.ts";
import { type EditWeights, scoreOf, shares } from "./edit-ranker.ts";
import weights from "./edit-weights.json" with { type: "json" };
import { type Mend, written } from "./mend.ts";
import { type MinimalEdit, minimalEdits } from "./minimal-edits.ts";

/**
 * How likely the best edit has to be among all and leaving the sentence as it is. `npm run clause:edits` prints what each bound mends, and how
 * many right sentences it calls wrong.
 */
const LIKELY = 0.5;
/** Longer sentences have too many ways to be mended. */
const LONGEST = 12;
/** In shorter ones every word may be the matter, not only what is doubted and what stands near it. */
const SHORT = 8;

/** How strangely the words of an analysis stand together. */
export type Strangeness = (parse: Parse) => number;

/** An edit that makes a sentence right, and what speaks for it. */
export interface RightEdit {
  readonly edit: MinimalEdit;
  readonly text: string;
  readonly features: Features;
}

/** What may be done with a sentence: the edits that make it right, and nothing. */
export interface Ways {
  readonly edits: readonly RightEdit[];
  readonly none: Features;
}

/** All edits of one word that make a sentence right; undefined of one that no edit of a word is asked of. */
export function waysToEdit(
  sentence: string,
  judged: Judgement,
  reader: SentenceReader,
  strangeness: Strangeness,
): Ways | undefined {
  const { parse } = judged;
  if (parse.tokens.length < 2 || parse.tokens.length > LONGEST) return undefined;
  // Speech begins with its verb, and then no form of a word is the matter
  if (judged.faults.some(({ kind }) => kind === "order")) return undefined;
  const doubted = doubtedIn(judged, strangeness(parse));
  const edits: RightEdit[] = [];
  const places =
    parse.tokens.length > SHORT
      ? withNeighbours(parse, doubtedPlaces(judged, reader))
      : new Set(parse.tokens.keys());
  for (const edit of minimalEdits(parse, places)) {
    if (edit.kind === "participle" && isAfterthought(parse, edit.at + 1)) continue;
    const text = written(parse.tokens, edit, sentence);
    const then = reader.judgeRight(text);
    if (!then || then.parse.tokens.length !== parse.tokens.length) continue;
    const features = featuresOf(edit, then, strangeness(then.parse), doubted, reader);
    edits.push({ edit, text, features });
  }
  return { edits, none: featuresOfNone(doubted) };
}

/**
 * A sentence that nobody vouches for, with one word in another form, where that makes it right and is likelier than every other
 * edit and than leaving it as it is. No rule names the mistake: the weights are learnt from mistakes and from right sentences.
 */
export function likeliestEdit(
  sentence: string,
  judged: Judgement,
  reader: SentenceReader,
  strangeness: Strangeness,
): Mend | undefined {
  const ways = waysToEdit(sentence, judged, reader, strangeness);
  if (!ways || ways.edits.length === 0) return undefined;
  const learnt: EditWeights = weights;
  const likely = shares(
    [ways.none, ...ways.edits.map(({ features }) => features)].map((one) => scoreOf(one, learnt)),
  ).slice(1);
  const most = Math.max(...likely);
  const best = ways.edits[likely.indexOf(most)];
  if (!best || most < LIKELY) return undefined;
  return { text: best.text, point: best.edit.point, fault: faultOf(best.edit) };
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

/** What is odd may be the word under the doubted one, the one over it, or one beside it. */
function withNeighbours({ words }: Parse, places: ReadonlySet<number>): Set<number> {
  const near = new Set(places);
  words.forEach(({ head }, at) => {
    if (places.has(head) || places.has(at - 1) || places.has(at + 1)) near.add(at);
    if (places.has(at) && head >= 0) near.add(head);
  });
  return near;
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
    wish: "wish",
    voice: "slip",
    quality: "slip",
  })[kind] as Mend["fault"];
