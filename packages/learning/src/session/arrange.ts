import { type Random, shuffled } from "../quiz/random.ts";
import type { Candidate } from "./candidate.ts";
import type { Item } from "./item.ts";
import { KINDS } from "./kinds/index.ts";

/** No subject is asked about twice within so many items. */
export const SPACE = 3;
/** Of one kind so many may follow each other. */
export const KIND_RUN = 2;
/** Places tried before an order is given up. */
const TRIES = 500;

/** The items a learner may see at a place: with everything, and without sound and microphone. */
const facesOf = ({ item, quiet }: Candidate): readonly Item[] => [item, quiet ?? item];

const depthsOf = (one: Candidate): number[] => facesOf(one).map(({ kind }) => KINDS[kind].depth);

/** Whether one is shown or recognised where the other is recalled, with sound or without. */
function isShallower(one: Candidate, other: Candidate): boolean {
  const depths = depthsOf(other);
  return depthsOf(one).some((depth, face) => depth < (depths[face] ?? 0));
}

/**
 * Puts candidates in an order that keeps the rules of a session: what is shown comes before what is asked,
 * recognising before recalling; no subject is asked about twice within three items, and none at once after it
 * was shown; never three of one kind in a row.
 *
 * @returns null where there is no such order, or none was found
 */
export function arrange(candidates: readonly Candidate[], chance: Random): Candidate[] | null {
  const jitter = new Map(candidates.map((one) => [one, one.rank + chance() * 3]));
  const inRank = shuffled(candidates, chance).sort(
    (a, b) => (jitter.get(a) ?? 0) - (jitter.get(b) ?? 0),
  );
  const earlier = new Map(inRank.map((one) => [one, mustPrecede(one, inRank)]));
  const order: Candidate[] = [];
  const placed = new Set<Candidate>();
  let tries = 0;

  const place = (): boolean => {
    if (order.length === inRank.length) return true;
    for (const next of inRank) {
      if (placed.has(next)) continue;
      if (!(earlier.get(next) ?? []).every((one) => placed.has(one))) continue;
      if (!fits(order, next)) continue;
      if (++tries > TRIES) return false;
      order.push(next);
      placed.add(next);
      if (place()) return true;
      order.pop();
      placed.delete(next);
    }
    return false;
  };
  return place() ? order : null;
}

function mustPrecede(one: Candidate, all: readonly Candidate[]): Candidate[] {
  return all.filter(
    (other) =>
      other !== one &&
      (one.after.includes(other.item.key) ||
        (isShallower(other, one) && sharesSubject(other.item, one.item))),
  );
}

const sharesSubject = (one: Item, other: Item): boolean =>
  one.subjects.some((subject) => other.subjects.includes(subject));

function fits(order: readonly Candidate[], next: Candidate): boolean {
  for (let back = 1; back < SPACE && back <= order.length; back++) {
    const before = order[order.length - back] as Candidate;
    const isAsked = before.item.kind !== "meet";
    if ((isAsked || back === 1) && sharesSubject(before.item, next.item)) return false;
  }
  const last = order.slice(-KIND_RUN);
  return (
    last.length < KIND_RUN ||
    [0, 1].every((face) => {
      const kind = facesOf(next)[face]?.kind;
      return last.some((one) => facesOf(one)[face]?.kind !== kind);
    })
  );
}
