import { ownMemory } from "#api/own-memory.ts";
import type { LearnerPath } from "./path.service.ts";
import { toUnit } from "./path.wire.ts";
import type { PathUnit } from "./path-catalogue.ts";

const bytes = (text: string): Buffer => Buffer.from(text);

const opening = bytes('{"units":[');
const comma = bytes(",");

/**
 * Writes a learner's path as the parts of the answer. Units in which nothing was done are serialised once
 * for everyone: most of a path lies ahead.
 *
 * @param units as they are for a guest
 */
export function pathWriter(units: readonly PathUnit[]) {
  const unitBytes = (unit: PathUnit) => bytes(JSON.stringify(toUnit(unit)));
  const untouched = new Map(units.map((unit) => [unit, ownMemory(unitBytes(unit))]));
  const shared = new Set([opening, comma, ...untouched.values()]);
  const write = ({ units: own, next }: LearnerPath): Buffer[] => [
    opening,
    ...own.flatMap((unit, place) => [
      ...(place === 0 ? [] : [comma]),
      untouched.get(unit) ?? unitBytes(unit),
    ]),
    bytes(`],"next":${JSON.stringify(next)}}`),
  ];
  return Object.assign(write, { isShared: (part: Buffer) => shared.has(part) });
}
