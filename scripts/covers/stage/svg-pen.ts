import { type Paint, Pen, type Placement, withAlpha } from "../../films/drawing/pen.ts";

/** What a canvas would be asked for and an SVG has no use of. */
const noSurface = {} as unknown as OffscreenCanvasRenderingContext2D;

const short = (value: number) => String(Math.round(value * 100) / 100);

/** Draws as `Pen` does, into SVG elements: for pictures small and plain enough to be drawn as such. Words are not drawn. */
export class SvgPen extends Pen {
  readonly #parts: string[] = [];
  #clips = 0;

  constructor() {
    super(noSurface);
  }

  /** The elements drawn so far. */
  get body(): string {
    return this.#parts.join("");
  }

  override fill(path: string, paint: Paint, rule: CanvasFillRule = "nonzero"): void {
    const even = rule === "evenodd" ? ' fill-rule="evenodd"' : "";
    this.#parts.push(`<path ${colourOf("fill", paint)}${even} d="${shortened(path)}"/>`);
  }

  override stroke(path: string, paint: Paint, width: number, dash: readonly number[] = []): void {
    const dashes = dash.length > 0 ? ` stroke-dasharray="${dash.map(short).join(" ")}"` : "";
    this.#parts.push(
      `<path fill="none" ${colourOf("stroke", paint)} stroke-width="${short(width)}"${dashes} stroke-linecap="round" stroke-linejoin="round" d="${shortened(path)}"/>`,
    );
  }

  override group(place: Placement, draw: () => void): void {
    const { x = 0, y = 0, turn = 0, scale = 1, scaleX = 1, scaleY = 1, alpha } = place;
    const moves = [
      x !== 0 || y !== 0 ? `translate(${short(x)} ${short(y)})` : "",
      turn === 0 ? "" : `rotate(${short(turn)})`,
      scale * scaleX === 1 && scale * scaleY === 1
        ? ""
        : `scale(${(scale * scaleX).toFixed(4)} ${(scale * scaleY).toFixed(4)})`,
    ].join("");
    const opacity = alpha === undefined ? "" : ` opacity="${short(alpha)}"`;
    this.#parts.push(`<g${moves === "" ? "" : ` transform="${moves}"`}${opacity}>`);
    draw();
    this.#parts.push("</g>");
  }

  override clip(path: string, draw: () => void): void {
    this.#clips += 1;
    const id = `c${this.#clips}`;
    this.#parts.push(
      `<clipPath id="${id}"><path d="${shortened(path)}"/></clipPath><g clip-path="url(#${id})">`,
    );
    draw();
    this.#parts.push("</g>");
  }

  override softOval(
    x: number,
    y: number,
    rx: number,
    ry: number,
    hex: string,
    strength: number,
  ): void {
    this.#parts.push(
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx * 0.8)}" ry="${short(ry * 0.8)}" ${colourOf("fill", withAlpha(hex, strength * 0.6))}/>`,
    );
  }

  override text(): void {}
}

/** A gradient as the colour in its middle; a colour's eighth part as opacity, which old renderers know. */
function colourOf(what: "fill" | "stroke", paint: Paint): string {
  const hex =
    typeof paint === "string"
      ? paint
      : (paint.stops[Math.floor(paint.stops.length / 2)]?.[1] ?? "#000000");
  if (hex.length !== 9) return `${what}="${hex}"`;
  const opacity = short(Number.parseInt(hex.slice(7), 16) / 255);
  return `${what}="${hex.slice(0, 7)}" ${what}-opacity="${opacity}"`;
}

/** Path data in whole units: at the size of a word's picture nobody can tell. */
const shortened = (path: string): string =>
  path.replace(/-?\d+\.\d+/g, (number) => ` ${Math.round(Number(number))}`).replace(/ -/g, "-");
