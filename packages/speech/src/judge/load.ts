import { readFileSync } from "node:fs";
import { type Model, readModel } from "./model.ts";

const folder = new URL("../../model/", import.meta.url);

/**
 * Reads the model that ships with the package, or another folder's.
 *
 * @throws when a file is missing or damaged.
 */
export const loadModel = (from: URL = folder): Model =>
  readModel(
    readFileSync(new URL("phones.json", from), "utf8"),
    readFileSync(new URL("phones.bin", from)),
  );
