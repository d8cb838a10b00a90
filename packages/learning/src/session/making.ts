import type { Random } from "../quiz/random.ts";
import type { Pace } from "./pace.ts";

/** What makers of items draw and measure by. */
export interface Making {
  readonly chance: Random;
  readonly pace: Pace;
}
