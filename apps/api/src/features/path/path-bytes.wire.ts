import type { LearnerPath } from "./path.service.ts";
import { toUnit } from "./path.wire.ts";
import type { PathUnit } from "./path-catalogue.ts";

const bytes = (unit: PathUnit): Buffer => Buffer.from(JSON.stringify(toUnit(unit)));

const opening = Buffer.from('{"units":[');
const comma = Buffer.from(",");

/**
 * Writes a learner's path as the bytes of the answer. Units in which nothing was done are serialised once
 * for everyone: most of a path lies ahead.
 *
 * @param units as they are for a guest
 */
export function pathWriter(units: readonly PathUnit[]): (path: LearnerPath) => Buffer {
  const untouched = new Map(units.map((unit) => [unit, bytes(unit)]));
  return ({ units: own, next }) => {
    const parts: Buffer[] = [opening];
    own.forEach((unit, place) => {
      if (place > 0) parts.push(comma);
      parts.push(untouched.get(unit) ?? bytes(unit));
    });
    parts.push(Buffer.from(`],"next":${JSON.stringify(next)}}`));
    return Buffer.concat(parts);
  };
}
