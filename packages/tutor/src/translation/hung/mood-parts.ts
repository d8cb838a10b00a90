import type { Tools } from "../../ask.ts";
import type { SayWhole } from "./say-whole.ts";

/** What a sentence with a mood of its own parts into, and what says its clauses. */
export interface MoodParts {
  readonly parts: Readonly<Record<string, string | undefined>>;
  readonly mark: string;
  readonly tools: Tools;
  readonly say: SayWhole;
}

/** A clause as a sentence of its own. */
export const sentence = (clause: string, mark = "."): string =>
  `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${mark === "" ? "." : mark}`;
