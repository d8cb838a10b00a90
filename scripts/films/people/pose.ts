/** A mouth: how far the jaw is down, the lips are spread and the lips are rounded, each 0 to 1. */
export interface Mouth {
  readonly open: number;
  readonly wide: number;
  readonly round: number;
}

export const closedMouth: Mouth = { open: 0, wide: 0.3, round: 0 };

export interface Hand {
  /** From the shoulder, outwards from the body and down, in arm lengths (1 = straight). */
  readonly out: number;
  readonly down: number;
  /** How the hand is held. */
  readonly shape?: "rest" | "open" | "point" | "fist";
  /** What it holds; drawn in the hand. */
  readonly holds?: string;
}

export interface Face {
  /** −1 looks left, 1 right. */
  readonly turn: number;
  /** Degrees the head is laid over. */
  readonly tilt: number;
  /** −1 up, 1 down. */
  readonly nod: number;
  readonly gazeX: number;
  readonly gazeY: number;
  /** 1 is shut. */
  readonly blink: number;
  /** −1 drawn together and low, 1 raised. */
  readonly brows: number;
  /** −1 worried, 1 a broad smile. */
  readonly smile: number;
  readonly mouth: Mouth;
}

export interface Pose {
  readonly face: Face;
  readonly left: Hand;
  readonly right: Hand;
  /** Degrees the trunk leans, clockwise. */
  readonly lean: number;
  /** Units the trunk is lifted by breathing or a step. */
  readonly lift: number;
  /** A position in the step cycle, 0 to 1; null stands still. */
  readonly walk: number | null;
  readonly legs: "stand" | "floor" | "none" | "chair";
}

export const restingHand: Hand = { out: 0.1, down: 0.93, shape: "rest" };

export const calmFace: Face = {
  turn: 0,
  tilt: 0,
  nod: 0,
  gazeX: 0,
  gazeY: 0,
  blink: 0,
  brows: 0,
  smile: 0.45,
  mouth: closedMouth,
};

export const standing: Pose = {
  face: calmFace,
  left: restingHand,
  right: restingHand,
  lean: 0,
  lift: 0,
  walk: null,
  legs: "stand",
};
