import type { Generated } from "kysely";
import type { Fixed } from "./fixed-column.ts";

/** What somebody with a role did. The database refuses every change of a row. */
export interface PrivilegedActTable {
  id: Generated<number>;
  at: Fixed<string>;
  /** Null: whoever has a shell on the server. No reference, so that it outlives the account. */
  actor_id: Fixed<number | null>;
  act: Fixed<string>;
  /** What kind of thing it was done to, and which. */
  subject: Fixed<string>;
  subject_id: Fixed<string>;
  /** What became of it, such as `editor` or `rude name -> learner-12`; empty where the act says all. */
  change: Fixed<string>;
  /** Why; empty where nobody is asked. */
  reason: Fixed<string>;
}
