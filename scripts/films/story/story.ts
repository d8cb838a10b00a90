import type { PlaceName } from "../places/all-places.ts";
import type { Spot } from "../places/place.ts";

export type VoiceName = "aizhan" | "madina" | "daulet" | "nurlan" | "botagoz";

export interface Role extends Spot {
  readonly voice: VoiceName;
  /** Above 1 speaks higher: two people with one voice are told apart by it, and the old from the young. */
  readonly pitch?: number;
  /** Walks in from this side before the line of that number. */
  readonly enters?: readonly ["left" | "right", number];
  /** On stage only during these lines, first and last; all along without it. */
  readonly present?: readonly (readonly [number, number])[];
  /** What is done when nothing else is: acts as in `acts`. */
  readonly always?: string;
}

/** How one scene is staged. Lines are counted from 0, as in the scene's file. */
export interface Story {
  readonly place: PlaceName;
  readonly roles: Readonly<Record<string, Role>>;
  /** From this line on somebody is elsewhere. */
  readonly moves?: Readonly<Record<number, Readonly<Record<string, Spot>>>>;
  /** Another place is shown during a line. */
  readonly cutaways?: Readonly<Record<number, PlaceName>>;
  /** `wide`, `all`, a role's key, or two joined by `+`; lines without one are framed by the rule. */
  readonly shots?: Readonly<Record<number, string>>;
  /**
   * What people do besides speaking: `"tom:surprised,open aisha:laugh"`. Moods last for the line;
   * `hold=thing` lasts until `free`.
   */
  readonly acts?: Readonly<Record<number, string>>;
  /** The line whose picture stands for the film; the fifth without it. */
  readonly posterAt?: number;
  /** Line and sentence of the three phrases that the end card repeats. */
  readonly phrases: readonly (readonly [number, number])[];
}
