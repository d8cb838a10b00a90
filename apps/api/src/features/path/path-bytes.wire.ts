import { LRUCache } from "lru-cache";
import { ownMemory } from "#api/own-memory.ts";
import {
  type AnswerBytes,
  heldPiece,
  preparedPiece,
  type SharedPiece,
} from "#api/plugins/answer-bytes.ts";
import type { LearnerPath } from "./path.service.ts";
import { toUnit } from "./path.wire.ts";
import type { PathUnit } from "./path-catalogue.ts";

const bytes = (text: string): Buffer => Buffer.from(text);
const json = (unit: PathUnit): string => JSON.stringify(toUnit(unit));

/** Units that are compressed together: a stream of single ones is a quarter longer. */
const together = 4;

/** What was done in a unit, of which learners who go the same way have the same; 1.5 KB each. */
const keptStates = 1000;

/**
 * Writes a learner's path as the parts of the answer. Units are serialised and compressed once for everyone who has done
 * the same in them: most of a path lies ahead, untouched, and most of what is behind is complete.
 *
 * @param units as they are for a guest
 */
export function pathWriter(units: readonly PathUnit[]) {
  const piece = (some: readonly PathUnit[]) =>
    heldPiece(ownMemory(bytes(some.map(json).join(","))));
  const groups = Array.from({ length: Math.ceil(units.length / together) }, (_, place) => {
    const some = units.slice(place * together, (place + 1) * together);
    return { units: some, piece: piece(some) };
  });
  const single = new LRUCache<string, SharedPiece>({ max: keptStates });

  function alone(unit: PathUnit): SharedPiece {
    const state = stateOf(unit);
    const known = single.get(state) ?? preparedPiece(() => json(unit));
    single.set(state, known);
    return known;
  }

  return ({ units: own, next }: LearnerPath): AnswerBytes["parts"] => [
    bytes('{"units":['),
    ...groups.flatMap((group, index) => {
      const from = index * together;
      const between = index === 0 ? [] : [comma];
      if (group.units.every((unit, place) => own[from + place] === unit))
        return [...between, group.piece];
      return [
        ...between,
        ...group.units.flatMap((_, place) => [
          ...(place === 0 ? [] : [comma]),
          alone(own[from + place] as PathUnit),
        ]),
      ];
    }),
    bytes(`],"next":${JSON.stringify(next)}}`),
  ];
}

const comma = bytes(",");

/** All of a unit that differs between learners. */
function stateOf({ id, lessons, story, checkpoint, completed }: PathUnit): string {
  const flag = (is: boolean | undefined) => (is ? "1" : "0");
  let state = `${id} ${flag(completed)}${flag(story?.done)}${flag(checkpoint.passed)} ${checkpoint.best}`;
  for (const lesson of lessons) {
    state += ` ${flag(lesson.completed)}`;
    for (const { done } of lesson.steps) state += flag(done);
  }
  return state;
}
