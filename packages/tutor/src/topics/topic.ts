import type { Texts } from "../reply.ts";

/** A point of grammar the tutor can explain. */
export interface Topic {
  readonly id: string;
  /** How the point is asked for, in any of the three languages (folded text). */
  readonly asked: RegExp;
  /** The rule in two or three sentences. */
  readonly rule: Texts;
  /** Forms the engine makes: lemma and label, most telling first. */
  readonly examples: readonly (readonly [lemma: string, label: string])[];
  /** Sentences or phrases of words alone, where a form is not the point. */
  readonly lines?: readonly string[];
  /** Lessons that teach it, by slug. */
  readonly lessons: readonly string[];
}
