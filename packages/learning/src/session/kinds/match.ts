import { couldBeRight } from "../../quiz/distractors.ts";
import { shuffled } from "../../quiz/random.ts";
import type { Answer, MatchItem, Mistake, Verdict } from "../item.ts";
import type { Making } from "../making.ts";
import type { WordMaterial } from "../material.ts";
import { wordSubject } from "../subject.ts";
import { mistake, rightVerdict, wrongVerdict } from "../verdict.ts";

const MIN_PAIRS = 4;
const MAX_PAIRS = 5;

/** Pairs of words and meanings; the first words given are taken first. Null where too few are unlike. */
export function makeMatch(
  words: readonly WordMaterial[],
  { chance, pace }: Making,
): MatchItem | null {
  const pairs: WordMaterial[] = [];
  for (const word of words) {
    if (pairs.length === MAX_PAIRS) break;
    if (pairs.every((other) => areUnlike(other, word))) pairs.push(word);
  }
  if (pairs.length < MIN_PAIRS) return null;
  const ids = pairs.map(({ id }) => id);
  return {
    kind: "match",
    key: `match:${ids.join("-")}`,
    subjects: pairs.map(({ kz }) => wordSubject(kz)),
    words: ids,
    points: [],
    seconds: pace.match(pairs.length),
    needs: [],
    pairs,
    left: shuffled(ids, chance),
    right: shuffled(ids, chance),
  };
}

function areUnlike(one: WordMaterial, other: WordMaterial): boolean {
  const asked = ({ kz, pos, accepted }: WordMaterial) => ({
    kz,
    pos,
    meanings: accepted,
    sameLesson: false,
  });
  return !couldBeRight(asked(one), asked(other));
}

/** Right when every pair was found without a wrong one before it. */
export function judgeMatch({ pairs }: MatchItem, given: Answer): Verdict {
  const byId = new Map(pairs.map((word) => [String(word.id), word]));
  const mistakes: Mistake[] = [];
  const found = new Set<string>();
  for (const pair of given) {
    const [left = "", right = ""] = pair.split("=");
    const word = byId.get(left);
    if (word === undefined) continue;
    if (left === right) found.add(left);
    else mistakes.push(mistake("word", byId.get(right)?.meaning.en ?? null, word.kz));
  }
  for (const { id, kz } of pairs) {
    if (!found.has(String(id))) mistakes.push(mistake("missing-word", null, kz));
  }
  return mistakes.length === 0 ? rightVerdict(null) : wrongVerdict(null, ...mistakes);
}
