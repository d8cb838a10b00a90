import { Pen } from "../drawing/pen.ts";
import { cast } from "../people/cast.ts";
import { drawPerson } from "../people/person.ts";
import { calmFace, restingHand, standing } from "../people/pose.ts";

/** Everybody side by side, for the eye of whoever draws them. */
export async function castSheet(from: number, count: number): Promise<string> {
  const canvas = new OffscreenCanvas(1600, 1200);
  const pen = new Pen(canvas.getContext("2d") as OffscreenCanvasRenderingContext2D);
  pen.fill("M0 0H1600V1200H0Z", "#f0e5d0");
  Object.entries(cast)
    .slice(from, from + count)
    .forEach(([name, design], i) => {
      const x = 130 + (i % 6) * 265;
      const y = 580 + Math.floor(i / 6) * 590;
      const turn = [0, 0.7, -0.7][i % 3] ?? 0;
      pen.group({ x, y, scale: 1.05 }, () =>
        drawPerson(pen, design, {
          ...standing,
          face: {
            ...calmFace,
            turn,
            gazeX: turn * 0.8,
            smile: [0.4, 0.7, 0.9, -0.3][i % 4] ?? 0,
            mouth:
              i % 4 === 1
                ? { open: 0.7, wide: 0.5, round: 0 }
                : i % 4 === 3
                  ? { open: 0.4, wide: 0, round: 0.9 }
                  : calmFace.mouth,
            blink: i % 7 === 6 ? 1 : 0,
          },
          left: i % 3 === 0 ? { out: 0.32, down: -0.2, shape: "open" } : restingHand,
          right:
            i % 3 === 1
              ? { out: 0.6, down: 0.25, shape: "point" }
              : i % 3 === 2
                ? {
                    out: -0.1,
                    down: 0.45,
                    shape: "rest",
                    holds:
                      ["bowl", "apple", "phone", "book", "jug", "tickets", "notebook"][i % 7] ??
                      "bowl",
                  }
                : restingHand,
          walk: i % 5 === 4 ? 0.2 : null,
        }),
      );
      pen.text(name, x, y + 18, { size: 15, colour: "#56607a", align: "center" });
    });
  return await toDataUrl(canvas);
}

export async function toDataUrl(canvas: OffscreenCanvas): Promise<string> {
  const blob = await canvas.convertToBlob({ type: "image/png" });
  return await new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsDataURL(blob);
  });
}
