import type { Fault } from "../fault/fault.ts";

/** One word of a sentence as it may be written anew; "" leaves it out. */
export type Words = readonly string[];

/** A way to write a sentence anew, with what it mends. */
export interface Proposal {
  readonly words: Words;
  readonly marks?: readonly string[];
  readonly fault: Fault;
  /** How much is changed: the least change is the best. */
  readonly change: number;
  /** Point of grammar that explains it. */
  readonly point: string;
}
