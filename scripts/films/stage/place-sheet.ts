import { Pen } from "../drawing/pen.ts";
import { places } from "../places/all-places.ts";
import type { Place } from "../places/place.ts";
import { toDataUrl } from "./cast-sheet.ts";

/** Empty places side by side, for the eye of whoever draws them. */
export async function placeSheet(from: number, count: number): Promise<string> {
  const canvas = new OffscreenCanvas(1440, 270 * Math.ceil(count / 3) * 1);
  const pen = new Pen(canvas.getContext("2d") as OffscreenCanvasRenderingContext2D);
  (Object.values(places) as Place[]).slice(from, from + count).forEach((place, i) => {
    pen.group({ x: (i % 3) * 480, y: Math.floor(i / 3) * 270, scale: 0.375 }, () =>
      pen.clip("M0 0H1270V710H0Z", () => {
        place.back(pen);
        place.behind?.(pen, 1.3, 5);
        place.front?.(pen);
        place.before?.(pen, 1.3, 10);
      }),
    );
  });
  return await toDataUrl(canvas);
}
