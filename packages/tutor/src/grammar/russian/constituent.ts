import type { Features } from "../../russian/agreement.ts";
import type { Phrase } from "../clause.ts";

/** A noun phrase that starts somewhere: what it is, where it ends, what it may agree in. */
export interface Constituent {
  readonly to: number;
  readonly phrase: Phrase;
  readonly features: Features;
  readonly living: boolean;
  /** How unusual the reading is. */
  readonly cost: number;
  /** Owned by the subject, whoever that is: свой. */
  readonly own?: boolean;
  /** Asks which, how many. */
  readonly asks?: boolean;
  /** An amount that stands in a case of its own: много людей. */
  readonly counted?: boolean;
}
