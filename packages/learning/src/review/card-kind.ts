import type { ItemKind } from "./item-key.ts";
import type { Memory } from "./memory.ts";

/**
 * How something is asked: its meaning, the Kazakh for a meaning, by ear, typed, in a sentence with a gap,
 * or as a form to build. One thing has one memory however it is asked.
 */
export const CARD_KINDS = ["meaning", "kazakh", "listening", "typing", "cloze", "form"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What a thing can be asked with. */
export interface Askable {
  readonly type: ItemKind;
  /** It has a sentence to leave a gap in. */
  readonly hasExample: boolean;
}

/** The first time a word is only recognised; from then on these take turns, the harder the longer it lasts. */
const young: readonly CardKind[] = ["kazakh", "listening", "meaning", "typing"];
const grown: readonly CardKind[] = ["typing", "cloze", "listening", "kazakh"];
const grownAfterDays = 4;
/** A sentence is read once; then it comes with a gap, another each time, and now and then to be heard. */
const lineTurns: readonly CardKind[] = ["listening", "cloze", "cloze"];

/**
 * The kind of the next card: from recognising to producing, by turns, so that no single trick is learned.
 *
 * @param quiet no sound may be played: what would be heard is read instead
 */
export function cardKindOf(
  { type, hasExample }: Askable,
  memory: Pick<Memory, "reps" | "stability" | "phase"> | null,
  kinds: readonly CardKind[],
  quiet: boolean,
): CardKind {
  if (type === "rule") return "form";
  // Two sounds are told apart by ear; a quiet learner reads their transcription.
  if (type === "sound") return "listening";
  const possible = (kind: CardKind) =>
    kind !== "form" && kinds.includes(kind) && (kind !== "cloze" || hasExample);
  // What has just been forgotten is shown again before it is asked for.
  const isFirst = memory === null || memory.phase === "relearning";
  const turns = isFirst
    ? (["meaning"] as const)
    : (type === "line" ? lineTurns : memory.stability < grownAfterDays ? young : grown).filter(
        possible,
      );
  const turn = turns.length === 0 ? 0 : (memory?.reps ?? 0) % turns.length;
  const kind: CardKind =
    turns.filter(possible)[turn] ?? CARD_KINDS.find((other) => possible(other)) ?? "meaning";
  return quiet && kind === "listening" ? "meaning" : kind;
}
