import sharp from "sharp";

/** How far the picture is moved, so that the part which a card shows begins at its left edge with the hero. */
const shift = 28;

/** A drawn cover as an SVG drawing of 320 × 200, as the covers made of emojis are. */
export async function coverDrawing(picture: Buffer): Promise<string> {
  const png = await sharp(picture).png().toBuffer();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><image x="${shift}" width="320" height="200" xlink:href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
}
