import type { Language } from "#api/messages/messages.ts";
import type { Role } from "#api/privileges.ts";

/** What moderators can do about a person. */
export type MeasureKind = "renamed" | "hidden" | "suspended";

/** Why: the person is told this in their language. */
export type MeasureReason = "name" | "picture" | "cheating" | "advertising" | "harm" | "other";

export interface Measure {
  id: number;
  kind: MeasureKind;
  reason: MeasureReason;
  /** In the moderator's own words; may be empty. */
  note: string;
  /** The name that was taken away; null but for `renamed`. */
  oldName: string | null;
  /** ISO 8601 instants. */
  madeAt: string;
  endedAt: string | null;
}

/** An account as moderators see it: nothing of its learning, and no address. */
export interface Person {
  accountId: number;
  username: string;
  /** Content hash of the picture. */
  avatar: string | null;
  language: Language;
  createdAt: string;
  roles: readonly Role[];
  suspended: boolean;
  /** Kept off the boards by a moderator. */
  hidden: boolean;
}
