import type { Glossary } from "../../words/glossary.ts";
import type { Clause } from "../clause.ts";
import type { Choices } from "./choices.ts";
import type { Roles } from "./roles.ts";

/** What English is put into Kazakh with, and what is noted on the way. */
export interface WritingTools {
  readonly glossary: Glossary;
  readonly roles: Roles;
  readonly choices: Choices;
  /** Who "you" is: сіз or сен. */
  readonly you: "2f" | "2s";
  /** Every headword that was chosen. */
  readonly chosen: string[];
  /** Every English word that was put into Kazakh, so that none is lost. */
  readonly put: Set<string>;
  /** Verbs that say little beside their things: only a known pair tells what they mean. */
  readonly light: string[];
  /** A clause said as Kazakh says such things. */
  readonly fit: (clause: Clause) => Clause;
}
