import { createHash } from "node:crypto";

/** A value as either database hands it over, before it is read as anything in particular. */
export type RawValue = null | bigint | number | string | Uint8Array;

/**
 * A digest of a table's rows that does not depend on their order: the databases sort text differently.
 * Each row is hashed whole, and the hashes are added up, so that a row missing, changed or doubled shows.
 */
export class TableDigest {
  #sum = 0n;
  #rows = 0;

  /** @param values of the row's columns, always in the same order */
  add(values: readonly RawValue[]): void {
    const hash = createHash("sha256");
    for (const value of values) {
      const [mark, bytes] = spelled(value);
      hash.update(`${mark}${bytes.length};`).update(bytes);
    }
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash.digest("hex")}`));
    this.#rows += 1;
  }

  get rows(): number {
    return this.#rows;
  }

  get hash(): string {
    return this.#sum.toString(16).padStart(64, "0");
  }
}

function spelled(value: RawValue): ["n" | "d" | "t" | "b", Uint8Array] {
  if (value === null) return ["n", Buffer.alloc(0)];
  if (typeof value === "string") return ["t", Buffer.from(value)];
  // A whole number is the same whether it is kept as one or as a fraction.
  if (typeof value === "number" || typeof value === "bigint") return ["d", Buffer.from(`${value}`)];
  return ["b", value];
}
