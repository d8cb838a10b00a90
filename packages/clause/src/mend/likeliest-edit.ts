import type { Findings } from "../findings.ts";
import type { Judgement, SentenceReader } from "../judgement.ts";
import type { Parse } from "../parse.ts";
import { isTold } from "../slip/rewrite.ts";
import { pairingsIn } from "../usage/pairing.ts";
import { doubtedIn, type Features, featuresOf, featuresOfNone } from "./edit-features.ts";
import { type EditWeights, scoreOf } from "./edit-ranker.ts";
import weights from "./edit-weights.json" with { type: "json" };
import { type Mend, written } from "./mend.ts";
import { type MinimalEdit, minimalEdits } from "./minimal-edits.ts";
import { pairedEdits } from "./paired-edits.ts";

/**
 * How likely the best edit has to be among all and leaving the sentence as it is. `npm run clause:edits` prints what each bound mends, and how
 * many right sentences it calls wrong.
 */
const LIKELY = 0.55;
/** Longer sentences have too many ways to be mended. */
const LONGEST = 12;
/** In shorter ones every word may be the matter, not only what is doubted and what stands near it. */
const SHORT = 8;

/** How strangely the words of an analysis stand together. */
export type Strangeness = (parse: Parse) => number;

/** An edit of one word, and what speaks for it. */
export interface PossibleEdit {
  readonly edit: MinimalEdit;
  readonly text: string;
  readonly features: Features;
  /** Tells whether it makes the sentence right: that costs far more than all the rest. */
  readonly found: Findings;
}

/** What may be done with a sentence: edits that may make it right, and nothing. */
export interface Ways {
  readonly edits: readonly PossibleEdit[];
  readonly none: Features;
}

/** All edits of one word that may make a sentence right; undefined of one that no edit of a word is asked of. */
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
  const places =
    parse.tokens.length > SHORT
      ? withNeighbours(parse, doubtedPlaces(judged, reader))
      : new Set(parse.tokens.keys());
  const told = isTold(parse);
  const edits = [...minimalEdits(parse, places), ...pairedEdits(parse)].flatMap(
    (edit): PossibleEdit[] => {
      if (edit.kind === "participle" && isAfterthought(parse, edit.at + 1)) return [];
      // Қай ойын қызық деп ойлайсың: whoever is asked is named by the verb alone
      if (edit.kind === "person" && told) return [];
      const text = written(parse.tokens, edit, sentence);
      const found = reader.rightSoFar(text);
      if (!found || found.parse.tokens.length !== parse.tokens.length) return [];
      const features = featuresOf(edit, found.parse, strangeness(found.parse), doubted, reader);
      return [{ edit, text, features, found }];
    },
  );
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
  const none = scoreOf(ways.none, learnt);
  const edits = ways.edits
    .map((one) => ({ ...one, part: Math.exp(scoreOf(one.features, learnt) - none) }))
    // Even without any other it would not be likely enough, nor does it take from the likelihood of the best
    .filter(({ part }) => part > NO_PART)
    .sort((one, other) => other.part - one.part);
  const least = LIKELY / (1 - LIKELY);
  const place = edits.findIndex(({ part, found }) => part >= least && found.isRight());
  const best = edits[place];
  if (!best) return undefined;
  // Leaving it as it is has one part; the others that are right share the rest
  let others = 1;
  for (const { part, found } of edits.slice(place + 1)) {
    if (found.isRight()) others += part;
    if (best.part / (best.part + others) < LIKELY) return undefined;
  }
  return { text: best.text, point: best.edit.point, fault: faultOf(best.edit) };
}

/** Less than this share of leaving a sentence as it is changes nothing. */
const NO_PART = 0.01;

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
