import { pointOfSuffix } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../ask.ts";
import { showPoint } from "../points/show-point.ts";
import { tellFact } from "../points/tell-fact.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";

/** Nearer than this a point answers a question that is known to be about grammar. */
export const NEAR = 0.42;
/** An ending that a word of the question has. */
const OF_ENDING = 0.3;

/** The point that a question about grammar is nearest to. */
export function explainNearest(asked: Asked, tools: Tools): Draft | undefined {
  const question = asked.raw.replace(tools.patterns.one("answer-by-kind.frame"), "");
  const taught = pointsOfWords(asked, tools);
  const [first, second] = tools.nearestPoints
    .find(question)
    .map(({ point, nearness }) => ({
      point,
      nearness: nearness + (taught.has(point.id) ? OF_ENDING : 0),
    }))
    .toSorted((a, b) => b.nearness - a.nearness);
  const fact = tools.nearestPoints.fact(question);
  if (fact && fact.nearness >= Math.max(NEAR, first?.nearness ?? 0))
    return { ...tellFact(fact.fact, asked, tools), intent: "explain" };
  if (!first || first.nearness < NEAR) return undefined;
  const told = showPoint(first.point, asked, tools, second ? [second.point.id] : []);
  return { ...told, intent: "explain" };
}

/** Words that are shorter say nothing. */
const SHORTEST = 3;

/** Points that teach the last ending of the words of Kazakh in a question. */
function pointsOfWords({ raw }: Asked, tools: Tools): ReadonlySet<string> {
  return new Set(
    wordsOf(foldText(raw))
      .filter((word) => hasCyrillic(word) && word.length > SHORTEST)
      .flatMap((word) => {
        const last = knownReadings(word)[0]?.suffixes.at(-1);
        return last ? (pointOfSuffix(tools.course, last.id)?.id ?? []) : [];
      }),
  );
}

/** Nearer than this a point is meant even by what looks like something to be said: "how do I say that it turned out …". */
const NEAR_AT_ALL = 0.7;

/** The point that a message is plainly near to, whatever it seems to ask for. */
export function nearestAtAll(asked: Asked, tools: Tools): Draft | undefined {
  const [first] = tools.nearestPoints.find(asked.raw);
  return first && first.nearness >= NEAR_AT_ALL
    ? { ...showPoint(first.point, asked, tools), intent: "explain" }
    : undefined;
}
