import type { Item } from "./item.ts";

/** An item that may become a place of a session. */
export interface Candidate {
  readonly item: Item;
  /** What stands in for it without sound or microphone. */
  readonly quiet: Item | null;
  /** Where it belongs: lower comes earlier, where the rules leave a choice. */
  readonly rank: number;
  /** The session is nothing without it. */
  readonly essential: boolean;
  /** Candidates that this one must follow, by the keys of their items. */
  readonly after: readonly string[];
}

export interface Placing {
  readonly rank?: number;
  readonly essential?: boolean;
  readonly after?: readonly string[];
  readonly quiet?: Item | null;
}

/** Candidates of what could be made; nothing for a null. */
export const candidate = (item: Item | null, placing: Placing = {}): Candidate[] =>
  item === null || (item.needs.length > 0 && placing.quiet == null)
    ? []
    : [
        {
          item,
          quiet: placing.quiet ?? null,
          rank: placing.rank ?? 50,
          essential: placing.essential ?? false,
          after: placing.after ?? [],
        },
      ];
