import type { Pen } from "../drawing/pen.ts";
import type { Pose } from "../people/pose.ts";

/** Where somebody is, in the 1280 × 720 of a whole place. */
export interface Spot {
  readonly x: number;
  /** Under the feet, or the seat. */
  readonly y: number;
  readonly scale?: number;
  readonly legs?: Pose["legs"];
  /** Nearer than the place's front things. */
  readonly near?: boolean;
}

/** A place is painted in layers: what never moves is painted once and kept as a picture. */
export interface Place {
  back(pen: Pen): void;
  /** What moves behind the people; `time` in seconds, `happened` the line being spoken. */
  behind?(pen: Pen, time: number, happened: number): void;
  front?(pen: Pen): void;
  before?(pen: Pen, time: number, happened: number): void;
}
