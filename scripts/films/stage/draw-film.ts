import { Pen } from "../drawing/pen.ts";
import type { Frame } from "../film/camera.ts";
import { drawCaption } from "../film/caption-band.ts";
import { drawEndCard, drawTitleCard } from "../film/cards.ts";
import { drawnRate, type Film } from "../film/film.ts";
import { frameAt, lineAtTime } from "../film/shots.ts";
import { type Actor, actorsAt } from "../film/stage.ts";
import { drawPerson } from "../people/person.ts";
import { type PlaceName, places } from "../places/all-places.ts";
import type { Place } from "../places/place.ts";
import { feltGrain } from "./felt-grain.ts";

const width = 1280;
const height = 720;
/** Painted places are kept at this enlargement, so that they stay sharp when the camera is near. */
const sharpness = 1.75;

const kept = new Map<string, OffscreenCanvas>();

function painted(name: string, paint: (pen: Pen) => void, grain: boolean): OffscreenCanvas {
  const known = kept.get(name);
  if (known) return known;
  const canvas = new OffscreenCanvas(width * sharpness, height * sharpness);
  const pen = new Pen(canvas.getContext("2d") as OffscreenCanvasRenderingContext2D);
  pen.group({ scale: sharpness }, () => {
    paint(pen);
    if (grain) feltGrain(pen, width, height);
  });
  kept.set(name, canvas);
  return canvas;
}

const framedLayers = new Map<string, { at: string; canvas: OffscreenCanvas }>();

/** A layer as the camera sees it. While the camera holds still it is scaled once and not on every frame. */
function framed(name: string, whole: OffscreenCanvas, { x, y, zoom }: Frame): OffscreenCanvas {
  const at = `${x.toFixed(2)} ${y.toFixed(2)} ${zoom.toFixed(4)}`;
  const known = framedLayers.get(name);
  if (known?.at === at) return known.canvas;
  const canvas = known?.canvas ?? new OffscreenCanvas(width, height);
  const surface = canvas.getContext("2d", {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  surface.imageSmoothingQuality = "low";
  surface.clearRect(0, 0, width, height);
  const w = (width / zoom) * sharpness;
  const h = (height / zoom) * sharpness;
  surface.drawImage(whole, x * sharpness - w / 2, y * sharpness - h / 2, w, h, 0, 0, width, height);
  framedLayers.set(name, { at, canvas });
  return canvas;
}

function drawPeople(pen: Pen, people: readonly Actor[], near: boolean): void {
  for (const actor of people.filter((one) => one.near === near).sort((a, b) => a.y - b.y)) {
    pen.group({ x: actor.x, y: actor.y, scale: actor.scale }, () =>
      drawPerson(pen, actor.design, actor.pose),
    );
  }
}

/** Draws one moment of a film on a canvas of 1280 × 720. */
function drawMoment(pen: Pen, film: Film, time: number, captioned = true): void {
  const { timeline, texts, felts } = film;
  if (time < timeline.titleEnd - 0.4) {
    drawTitleCard(pen, felts, texts, time);
    return;
  }
  if (time >= timeline.endCard) {
    drawEndCard(pen, felts, texts, time - timeline.endCard);
    return;
  }
  drawScene(pen, film, time, captioned);
  if (time < timeline.titleEnd) {
    pen.group({ alpha: (timeline.titleEnd - time) / 0.4 }, () =>
      drawTitleCard(pen, felts, texts, time),
    );
  }
  const closing = timeline.endCard - time;
  if (closing < 0.32)
    pen.group({ alpha: 1 - closing / 0.32 }, () => pen.fill("M0 0H1280V720H0Z", felts.ground));
}

function drawScene(pen: Pen, film: Film, time: number, captioned: boolean): void {
  const lineAt = lineAtTime(film, time);
  const frame = frameAt(film, time);
  const name: PlaceName = film.story.cutaways?.[lineAt] ?? film.story.place;
  const place: Place = places[name];
  const people = name === film.story.place ? actorsAt(film, time, Math.max(0, lineAt)) : [];

  // Steam, flames and notes need no more than this; what drives past the windows does.
  const drifting =
    name === "bus" || name === "taxi" ? time : Math.floor(time * 6.25 + 0.001) / 6.25;
  const through = {
    x: width / 2 - frame.x * frame.zoom,
    y: height / 2 - frame.y * frame.zoom,
    scale: frame.zoom,
  };
  const layer = (which: "back" | "front") => {
    const paint = place[which];
    if (paint === undefined) return;
    const whole = painted(`${name} ${which}`, (on) => paint.call(place, on), which === "back");
    pen.surface.drawImage(framed(`${name} ${which}`, whole, frame), 0, 0);
  };
  layer("back");
  pen.group(through, () => {
    place.behind?.(pen, drifting, lineAt);
    drawPeople(pen, people, false);
  });
  layer("front");
  pen.group(through, () => {
    drawPeople(pen, people, true);
    place.before?.(pen, drifting, lineAt);
  });
  const line = film.timeline.lines[lineAt];
  if (captioned && line && time <= line.end + 0.35)
    drawCaption(pen, line, film.names[line.speaker] ?? line.speaker, time);
}

function canvasPen(): Pen {
  const canvas = new OffscreenCanvas(width, height);
  const surface = canvas.getContext("2d", {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  return new Pen(surface);
}

/** Single moments as PNG in base64: without captions for posters, with them for the eye. */
export async function stills(
  film: Film,
  times: readonly number[],
  captioned: boolean,
): Promise<string[]> {
  const pen = canvasPen();
  const pictures: string[] = [];
  for (const time of times) {
    pen.surface.clearRect(0, 0, width, height);
    drawMoment(pen, film, time, captioned);
    const blob = await (pen.surface.canvas as OffscreenCanvas).convertToBlob({ type: "image/png" });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = "";
    for (let i = 0; i < bytes.length; i += 8192)
      text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    pictures.push(btoa(text));
  }
  return pictures;
}

/** Pictures that are posted together: on a busy machine each message waits longer than its picture takes. */
const batchSize = 12;

/** Draws the whole film and posts its pictures, JPEGs too fine to tell from the original, one behind another. */
export async function shoot(film: Film): Promise<number> {
  const pen = canvasPen();
  const canvas = pen.surface.canvas as OffscreenCanvas;
  const count = Math.round(film.timeline.seconds * drawnRate);
  let posted: Promise<Response> | undefined;
  let batch: Blob[] = [];
  for (let i = 0; i < count; i++) {
    drawMoment(pen, film, i / drawnRate);
    batch.push(await canvas.convertToBlob({ type: "image/jpeg", quality: 0.94 }));
    if (batch.length < batchSize && i < count - 1) continue;
    const answer = await posted;
    if (answer && !answer.ok) throw new Error(await answer.text());
    posted = fetch("/frames", { method: "POST", body: new Blob(batch) });
    batch = [];
  }
  const last = await posted;
  if (last && !last.ok) throw new Error(await last.text());
  return count;
}
