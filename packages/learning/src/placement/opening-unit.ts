import { type Level, type LevelLetter, levelLetter } from "@tilashar/course";
import { LEVEL_DIFFICULTY, SLOPE } from "./ability.ts";

/** A unit as the opening of the path sees it; lists of them are in the order of study. */
export interface PlacedUnit {
  readonly id: string;
  readonly level: Level;
  /** Points of grammar that its lessons teach. */
  readonly points: readonly string[];
}

/** What a sitting said. */
export interface SittingSays {
  /** The letter that was told. */
  readonly level: LevelLetter;
  /** Ability on the scale of `LEVEL_DIFFICULTY`. */
  readonly ability: number;
  /** Whether each point of grammar that was asked was known. */
  readonly points: readonly { readonly point: string; readonly right: boolean }[];
  /** Nothing but chance was seen. */
  readonly fromTheBeginning: boolean;
}

/** Where the path opens, and why. */
export interface Opening {
  readonly unit: string;
  /** The level begins here; what comes before is likely known; or a point that was missed is taught here. */
  readonly because: "beginning" | "known" | "missed";
  /** The point that was missed. */
  readonly point: string | null;
}

/** Levels lie so far apart on the ability scale; the units of one are spread over as much. */
const LEVEL_WIDTH = 1.4;
/** A unit whose questions would be known with this chance is left behind. */
const KNOWN = 0.7;

/**
 * Where a test opens the path: in the level that was told, at the first unit that the ability does not make
 * likely to be known, or before it, at the first one that teaches a point which was missed more often than known.
 *
 * @returns null where the level has no units
 */
export function openingUnit(units: readonly PlacedUnit[], says: SittingSays): Opening | null {
  const ofLevel = units.filter(({ level }) => levelLetter(level) === says.level);
  const [first] = ofLevel;
  if (first === undefined) return null;
  const beginning: Opening = { unit: first.id, because: "beginning", point: null };
  if (says.fromTheBeginning) return beginning;
  for (const [place, unit] of ofLevel.entries()) {
    const isLast = place === ofLevel.length - 1;
    if (isLast || chanceKnown(says.ability, unit.level, place / ofLevel.length) < KNOWN)
      return place === 0 ? beginning : { unit: unit.id, because: "known", point: null };
    const missed = unit.points.find((point) => isMissed(point, says.points));
    if (missed !== undefined) return { unit: unit.id, because: "missed", point: missed };
  }
  return beginning;
}

/** How likely what a unit teaches is known, by how far into its level it stands, 0 to 1. */
const chanceKnown = (ability: number, level: Level, into: number): number =>
  1 / (1 + Math.exp(-SLOPE * (ability - LEVEL_DIFFICULTY[level] - (into - 0.5) * LEVEL_WIDTH)));

function isMissed(point: string, asked: SittingSays["points"]): boolean {
  const ofPoint = asked.filter((one) => one.point === point);
  const right = ofPoint.filter((one) => one.right).length;
  return ofPoint.length > 2 * right;
}
