import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Usage } from "../usage/usage.ts";
import type { Calque } from "./calques.ts";
import type { Need } from "./needs.ts";

/** A rule that finds slips of one kind. */
export interface SlipRule {
  /** What the rule finds nothing without: it is not asked of a sentence that lacks it. */
  readonly needs?: Need;
  readonly find: (
    parse: Parse,
    government: Government,
    usage: Usage,
    calques: readonly Calque[],
  ) => readonly Fault[];
}
