import type { Story } from "../story/story.ts";
import type { CardFelts, CardTexts } from "./cards.ts";
import type { Timeline } from "./timeline.ts";

/** Everything that a film is drawn from; plain data, handed to the browser. */
export interface Film {
  readonly id: number;
  readonly story: Story;
  readonly timeline: Timeline;
  readonly texts: CardTexts;
  readonly felts: CardFelts;
  /** What each character is called in Kazakh. */
  readonly names: Readonly<Record<string, string>>;
}

/** Frames a second of the film. */
export const frameRate = 25;

/** Pictures drawn a second: each stands for two frames, as drawn people always have ("on twos"). */
export const drawnRate = 12.5;
