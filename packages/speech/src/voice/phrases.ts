import type { Clause } from "./clauses.ts";
import { isQuestionParticle } from "./question-words.ts";
import type { SpokenWord } from "./spoken-word.ts";

/** Longer clauses are said in two breaths or more. */
const maxPhraseWords = 7;
/** No phrase of a parted clause has fewer words. */
const minPhraseWords = 3;
/** Seconds of silence between two phrases of one clause. */
const pauseBetween = 0.07;

/** Ends of phrases: postpositions, and verbs that another clause hangs on (келіп, келсе, келгенде). */
const phraseEnd =
  /^(?:үшін|кейін|соң|дейін|шейін|бұрын|сайын|туралы|жайлы|бойынша|арқылы|қарай|кезде|сияқты|секілді|және|.{2,}(?:ып|іп|[аәеиоөу]п|[сш][ае](?:м|ң|ңыз|ңіз|қ|к)?|[ғгқк][ае]нд[ае]))$/;

/** Words that belong to what follows: no phrase ends in them. */
const opens = /^(?:және|бірақ|немесе|өйткені|сондықтан|бұл|осы|сол|бір|өте|ең|тек)$/;

/**
 * The clauses as they are breathed: long ones are parted where a phrase ends, "шай ма, кофе ме" asks twice,
 * and a pause is as long as what was said before it asks for.
 */
export const phrasesOf = (clauses: readonly Clause[]): Clause[] =>
  clauses.flatMap((clause) => parted(asking(measured(clause))));

const measured = (clause: Clause): Clause => ({
  ...clause,
  // After one word ("иә, …", a list) the voice goes on sooner than after a long clause.
  pause: clause.pause * (0.9 + 0.04 * Math.min(clause.words.length, 6)),
});

/** A choice between two questions: the first asks as well. */
const asking = (clause: Clause): Clause => {
  const last = clause.words.length - 1;
  return clause.tune === "continuation" &&
    last > 0 &&
    isQuestionParticle(clause.words[last]?.read ?? "")
    ? { ...clause, tune: "yes-no", peak: last - 1 }
    : clause;
};

const parted = (clause: Clause): Clause[] => {
  const { words, peak } = clause;
  if (words.length <= maxPhraseWords) return [clause];
  const at = cutOf(words, peak);
  if (at === null) return [clause];
  const rest = { ...clause, words: words.slice(at), peak: peak === null ? null : peak - at };
  return [
    { words: words.slice(0, at), tune: "continuation", peak: null, pause: pauseBetween },
    ...parted(rest),
  ];
};

/** Before which word a clause is parted: where a phrase ends, as near to the middle as can be; null when nowhere. */
const cutOf = (words: readonly SpokenWord[], peak: number | null): number | null => {
  const middle = Math.min(words.length / 2, maxPhraseWords - 2);
  let best: number | null = null;
  let cost = Number.POSITIVE_INFINITY;
  for (let at = minPhraseWords; at <= words.length - minPhraseWords; at++) {
    // What asks stays in one breath with what it asks about.
    if (peak !== null && at > peak) break;
    const before = words[at - 1]?.read ?? "";
    if (opens.test(before)) continue;
    const own = Math.abs(at - middle) + (phraseEnd.test(before) ? 0 : 4);
    if (own < cost) [best, cost] = [at, own];
  }
  // Without the end of a phrase a clause is said whole unless it is very long.
  return cost < 4 || words.length > 10 ? best : null;
};
