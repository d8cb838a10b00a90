import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { UnitMaterial } from "../material.ts";

/** The folder, in the build folder, that holds the materials of units. */
export const UNIT_FOLDER = "units";

/** The bytes of a unit's material, as they are given out. @throws when it has not been built */
export const readUnitFile = (folder: string, unit: string): string =>
  readFileSync(join(folder, UNIT_FOLDER, `${unit}.json`), "utf8");

/** Reads a unit's material. @throws when it has not been built */
export const loadUnit = (folder: string, unit: string): UnitMaterial =>
  JSON.parse(readUnitFile(folder, unit)) as UnitMaterial;
