import type { Person } from "@tilashar/clause";
import type { Meaning, Part, Predicate, Thing } from "./meaning.ts";
import type { Both } from "./rendering.ts";

/** What the last word of a clause and its helpers tell, before the parts of the clause are known. */
export interface Said {
  /** Places whose words belong to it. */
  readonly heads: number[];
  readonly tense: Meaning["tense"];
  readonly mood: Meaning["mood"];
  readonly negative: boolean;
  readonly person: Person | undefined;
  readonly subject: Thing | undefined;
  readonly soon?: boolean;
  /** -ыпты: it was found so. */
  readonly heard?: boolean;
  /** What was read as the subject is done to. */
  readonly isObject?: boolean;
  readonly asks?: Both;
  /** The verb that another sentence may stand under. */
  readonly lemma?: string;
  /** Would. */
  readonly supposed?: boolean;
  readonly stance?: Both;
  /** The predicate itself, once the parts are known; takes out of them what it says by itself. */
  readonly settle: (parts: Part[], subject: Thing | undefined, asks?: Both) => Predicate;
}
