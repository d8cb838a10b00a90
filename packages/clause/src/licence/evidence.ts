import type { Frame } from "../government.ts";
import type { LicenceSite } from "./licence-site.ts";

/** Classes whose members stand in a case alike: where none of them was seen, the verb takes none of them. */
export const KNOWN = ["place", "person", "animal", "garment", "text", "vehicle", "food", "drink"];
/** What is known of a word under a verb. */
export interface Evidence {
  readonly site: LicenceSite;
  readonly frames: readonly Frame[];
  /** Whether the noun is of one of these classes. */
  readonly is: (of: readonly string[]) => boolean;
  readonly noun: string;
  /** When it is, or how long. */
  readonly timed: boolean;
  readonly moves: boolean;
  /** дүкенде кетті, Алматыдан тұрды: who goes, goes somewhere; who stays, stays somewhere. */
  readonly resting: boolean;
}
