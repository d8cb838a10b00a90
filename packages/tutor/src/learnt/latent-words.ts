import { featureKey } from "./feature-key.ts";
import { LinearModel } from "./linear-model.ts";

/** A document by its features and how often it has each. */
export type Document = ReadonlyMap<string, number>;

/** Directions that meanings are told apart by. */
const WIDTH = 48;
/** Times that the directions are turned towards those in which documents differ most. */
const ROUNDS = 4;
const STEPS = 127;

/** The label of the column that tells how rare a feature is; the others are directions. */
export const RARITY = "rarity";

/**
 * Learns what features mean alike from the documents that have them (latent semantic analysis): features of the same
 * documents, whatever their language, point the same way.
 *
 * @returns a row for every feature of two documents or more: its rarity, then its share of each direction
 */
export function learnLatent(documents: readonly Document[]): LinearModel {
  const { keys, rarities } = knownFeatures(documents);
  const rowOf = new Map(Array.from(keys, (key, row) => [key, row]));
  const sparse = documents.map((document) => unitRow(document, rowOf, rarities));
  let directions = seeded(keys.length * WIDTH);
  for (let round = 0; round < ROUNDS; round++) {
    const places = sparse.map(({ rows, weights }) => placed(rows, weights, directions));
    directions = new Float64Array(keys.length * WIDTH);
    sparse.forEach(({ rows, weights }, which) => {
      const place = places[which] as Float64Array;
      rows.forEach((row, at) => {
        for (let one = 0; one < WIDTH; one++)
          directions[row * WIDTH + one] =
            (directions[row * WIDTH + one] as number) +
            (weights[at] as number) * (place[one] as number);
      });
    });
    orthonormalise(directions);
  }
  return inColumns(keys, rarities, directions);
}

function knownFeatures(documents: readonly Document[]) {
  const holders = new Map<number, number>();
  for (const document of documents)
    for (const feature of document.keys()) {
      const key = featureKey(feature);
      holders.set(key, (holders.get(key) ?? 0) + 1);
    }
  const keys = Uint32Array.from([...holders].flatMap(([key, count]) => (count > 1 ? [key] : [])));
  keys.sort();
  const rarities = Float64Array.from(keys, (key) =>
    Math.log((documents.length + 1) / (holders.get(key) as number)),
  );
  return { keys, rarities };
}

function unitRow(
  document: Document,
  rowOf: ReadonlyMap<number, number>,
  rarities: Float64Array,
): { readonly rows: readonly number[]; readonly weights: readonly number[] } {
  const rows: number[] = [];
  const weights: number[] = [];
  for (const [feature, times] of document) {
    const row = rowOf.get(featureKey(feature));
    if (row === undefined) continue;
    rows.push(row);
    weights.push(Math.log1p(times) * (rarities[row] as number));
  }
  const length = Math.hypot(...weights) || 1;
  return { rows, weights: weights.map((weight) => weight / length) };
}

function placed(
  rows: readonly number[],
  weights: readonly number[],
  directions: Float64Array,
): Float64Array {
  const place = new Float64Array(WIDTH);
  rows.forEach((row, at) => {
    for (let one = 0; one < WIDTH; one++)
      place[one] =
        (place[one] as number) +
        (weights[at] as number) * (directions[row * WIDTH + one] as number);
  });
  return place;
}

/** Columns of length one that have nothing of each other (modified Gram–Schmidt). */
function orthonormalise(columns: Float64Array): void {
  for (let one = 0; one < WIDTH; one++) {
    for (let other = 0; other < one; other++) {
      let common = 0;
      for (let at = 0; at < columns.length; at += WIDTH)
        common += (columns[at + one] as number) * (columns[at + other] as number);
      for (let at = 0; at < columns.length; at += WIDTH)
        columns[at + one] =
          (columns[at + one] as number) - common * (columns[at + other] as number);
    }
    let square = 0;
    for (let at = one; at < columns.length; at += WIDTH) square += (columns[at] as number) ** 2;
    const length = Math.sqrt(square) || 1;
    for (let at = one; at < columns.length; at += WIDTH)
      columns[at] = (columns[at] as number) / length;
  }
}

/** The same numbers at every build: a linear congruential sequence. */
function seeded(count: number): Float64Array {
  let state = 1;
  return new Float64Array(count).map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  });
}

function inColumns(keys: Uint32Array, rarities: Float64Array, directions: Float64Array) {
  const labels = [RARITY, ...Array.from({ length: WIDTH }, (_, at) => `${at}`)];
  const width = labels.length;
  const values = new Float64Array(keys.length * width);
  rarities.forEach((rarity, row) => {
    values[row * width] = rarity;
    for (let one = 0; one < WIDTH; one++)
      values[row * width + one + 1] = directions[row * WIDTH + one] as number;
  });
  const scales = new Float32Array(width);
  values.forEach((value, at) => {
    scales[at % width] = Math.max(scales[at % width] as number, Math.abs(value) / STEPS);
  });
  const weights = Int8Array.from(values, (value, at) =>
    Math.round(value / (scales[at % width] || 1)),
  );
  return new LinearModel({ labels, keys, weights, scales });
}
