import type { Item, Need } from "./item.ts";

/** What of a unit a session is about. */
export type SessionSubject =
  | { readonly what: "step"; readonly lesson: number; readonly step: StepId }
  | { readonly what: "story" }
  | { readonly what: "checkpoint" };

/** What a session of a unit is called where its unit is known: `61 meet-1`, `story`, `checkpoint`. */
export const sessionName = (subject: SessionSubject): string =>
  subject.what === "step" ? `${subject.lesson} ${subject.step}` : subject.what;

/** Steps that are sessions. `check`, the last step of a lesson, is its quiz. */
export type StepId = `meet-${1 | 2 | 3 | 4 | 5 | 6}` | "notice" | "talk" | "use";
export type StepKind = "meet" | "notice" | "talk" | "use" | "check";

/** A place of a session: an item, and the one that stands in for it where its needs cannot be met. */
export interface Slot {
  readonly item: Item;
  readonly quiet: Item | null;
}

/** A planned session. */
export interface SessionPlan {
  readonly slots: readonly Slot[];
  /** How long it is likely to take. */
  readonly seconds: number;
}

/** The item of a place, by what the device and the learner allow now. */
export function itemOf({ item, quiet }: Slot, allowed: Readonly<Record<Need, boolean>>): Item {
  return quiet !== null && item.needs.some((need) => !allowed[need]) ? quiet : item;
}
