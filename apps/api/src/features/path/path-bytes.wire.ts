import { ownMemory } from "#api/own-memory.ts";
import { type AnswerBytes, heldPiece, type SharedPiece } from "#api/plugins/answer-bytes.ts";
import type { LearnerPath } from "./path.service.ts";
import { toUnit } from "./path.wire.ts";
import type { PathUnit } from "./path-catalogue.ts";

const bytes = (text: string): Buffer => Buffer.from(text);
const json = (unit: PathUnit): string => JSON.stringify(toUnit(unit));

/** Units that are compressed together: a stream of single ones is a quarter longer. */
const together = 4;

/**
 * Writes a learner's path as the parts of the answer. Units in which nothing was done are serialised and compressed once
 * for everyone: most of a path lies ahead.
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
  const single = new Map<PathUnit, SharedPiece>();

  /** One that stands beside others in which something was done. */
  function alone(unit: PathUnit): SharedPiece {
    const known = single.get(unit) ?? piece([unit]);
    single.set(unit, known);
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
        ...group.units.flatMap((unit, place) => {
          const mine = own[from + place] as PathUnit;
          return [...(place === 0 ? [] : [comma]), mine === unit ? alone(unit) : bytes(json(mine))];
        }),
      ];
    }),
    bytes(`],"next":${JSON.stringify(next)}}`),
  ];
}

const comma = bytes(",");
