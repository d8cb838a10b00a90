import type { Link } from "./meaning.ts";

/** What a clause begins with that hangs on another. */
export const LINKS: Readonly<Record<Link, string>> = {
  if: "если",
  when: "когда",
  while: "пока",
  after: "после того как",
  before: "перед тем как",
  until: "пока",
  since: "с тех пор как",
  whenever: "каждый раз, когда",
  because: "потому что",
  although: "хотя",
  "however-much": "сколько",
  "no-matter": "",
  for: "чтобы",
  as: "как",
  without: "",
  and: "и",
};
/** Clauses that stand behind what they hang on. */
export const BEHIND = /^(?:for|as|because|until|since|without)$/;
