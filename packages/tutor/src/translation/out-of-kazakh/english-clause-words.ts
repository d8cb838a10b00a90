import type { Link, Meaning } from "./meaning.ts";

/** What a clause begins with that hangs on another. */
export const LINKS: Readonly<Record<Link, string>> = {
  if: "if",
  when: "when",
  while: "while",
  after: "after",
  before: "before",
  until: "until",
  since: "since",
  whenever: "every time",
  because: "because",
  although: "although",
  "however-much": "no matter how much",
  "no-matter": "no matter",
  for: "to",
  as: "as",
  without: "without",
  and: "and",
};
/** Oneself, by the person. */
export const SELVES: Readonly<Record<string, string>> = {
  "1s": "myself",
  "2s": "yourself",
  "2f": "yourself",
  "3": "himself",
  "1p": "ourselves",
  "2p": "yourselves",
  "2pf": "yourselves",
  "3p": "themselves",
};
/** Clauses that stand behind what they hang on. */
export const BEHIND = /^(?:for|as|because|until|since|without)$/;

/** How what is told within a clause begins: «… ма деп сұрады» asked if it was so. */
export const toldBy = ({ question }: Meaning, { predicate }: Meaning): "if" | "that" =>
  question && predicate.kind === "deed" && predicate.verb.en === "ask" ? "if" : "that";
