import type { Complement } from "../grammar/clause.ts";

/** Whether a complement stands in a case by itself, without a postposition or a noun of place. */
export const isCase = ({ role }: Complement, wanted: string): boolean =>
  "case" in role && !("after" in role) && !("place" in role) && role.case === wanted;
