import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SteppedLesson } from "../lesson-steps.ts";
import type { UnitMaterial } from "../material.ts";

/** The folder, in the build folder, that holds the materials of units. */
export const UNIT_FOLDER = "units";
/** The file in it that lists them. */
export const UNIT_LIST = "list.json";

/** The file in it that holds what takes long to find out of the words of lessons. */
export const UNIT_WORDS = "words.json";

/** What takes long to find out of a word: how it sounds, and what is taken for it. */
export interface BuiltWord {
  readonly kz: string;
  readonly transcription: string;
  /** Ids of words, the likeliest first. */
  readonly confusable: readonly number[];
}

/** A unit as far as its steps are known without its material. */
export interface ListedUnit {
  readonly id: string;
  readonly version: string;
  readonly hasStory: boolean;
  readonly checkpointItems: number;
  /** How long its sessions are likely to take, by what `sessionName` calls them. */
  readonly seconds: Readonly<Record<string, number>>;
  readonly lessons: readonly ({
    readonly id: number;
    /** What each of its steps of new words is called after. */
    readonly firstWords: string[][];
  } & SteppedLesson)[];
}

/** The built materials of units. */
export interface BuiltUnits {
  /** In the order of study. */
  readonly list: readonly ListedUnit[];
  /** Of a lesson's word, by its id. */
  readonly words: ReadonlyMap<number, BuiltWord>;
  /** A unit's material as it is given out. @throws when there is no such unit */
  read(unit: string): string;
}

/**
 * Reads which units there are; a material is read when it is asked for.
 *
 * @param build the build folder
 * @throws when they have not been built
 */
export function loadUnits(build: string): BuiltUnits {
  const folder = join(build, UNIT_FOLDER);
  const list = JSON.parse(readFileSync(join(folder, UNIT_LIST), "utf8")) as ListedUnit[];
  const words = JSON.parse(readFileSync(join(folder, UNIT_WORDS), "utf8")) as [number, BuiltWord][];
  const ids = new Set(list.map(({ id }) => id));
  return {
    list,
    words: new Map(words),
    read(unit) {
      if (!ids.has(unit)) throw new Error(`No material of a unit ${unit} was built`);
      return readFileSync(join(folder, `${unit}.json`), "utf8");
    },
  };
}

/** A material from its bytes. */
export const parseUnit = (text: string): UnitMaterial => JSON.parse(text) as UnitMaterial;
