import type { CoverScene } from "@tilashar/course/covers";

/** A rectangle of the stage, which is 1280 × 800, and the size of the picture it becomes. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: readonly [number, number];
}

export const stageWidth = 1280;
export const stageHeight = 800;

/** Where the square begins: around two who stand together, else with the first and what stands beside them. */
function squareLeft({ people = [], things = [] }: CoverScene): number {
  const [one, other] = people;
  if (one && other && people.length === 2) return (one.x + other.x) / 2 - stageHeight / 2;
  const first = one ?? things[0];
  return (first?.x ?? stageWidth / 2) - (things.length > 0 ? 200 : stageHeight / 2);
}

/** What each of the three pictures shows of the stage: all of it, the hero in a square, and a band for narrow phones. */
export function cropsOf(scene: CoverScene): Readonly<Record<"wide" | "square" | "strip", Crop>> {
  const [x, y, side] = scene.square ?? [
    Math.round(Math.min(stageWidth - stageHeight, Math.max(0, squareLeft(scene)))),
    0,
    stageHeight,
  ];
  return {
    wide: { x: 0, y: 0, width: stageWidth, height: stageHeight, pixels: [640, 400] },
    square: { x, y, width: side, height: side, pixels: [320, 320] },
    strip: { x: -235, y: scene.strip ?? 50, width: 1750, height: 700, pixels: [760, 304] },
  };
}
