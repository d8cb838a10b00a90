import { blend, type Frame, frameOf, wide } from "./camera.ts";
import type { Film } from "./film.ts";
import { actorsAt } from "./stage.ts";

/** Seconds before a line at which the picture cuts to it. */
const lead = 0.14;

/** The line being spoken or last spoken, as the camera counts: −1 before the first. */
export function lineAtTime(film: Film, time: number): number {
  let at = -1;
  for (const [i, line] of film.timeline.lines.entries()) if (time >= line.start - lead) at = i;
  return at;
}

function heldFrame(film: Film, lineAt: number): Frame {
  const shot = film.story.shots?.[lineAt] ?? "wide";
  const line = film.timeline.lines[lineAt];
  if (shot === "wide" || line === undefined || film.story.cutaways?.[lineAt]) return wide;
  const keys = shot.split("+");
  const heads = actorsAt(film, line.start + 0.5, lineAt)
    .filter(({ key }) => keys.includes(key))
    .map(({ head }) => head);
  if (heads.length < keys.length)
    throw new Error(`Film ${film.id}, line ${lineAt}: nobody to frame in "${shot}"`);
  return frameOf(heads);
}

const frames = new WeakMap<Film, Frame[]>();

/** What the camera sees at a moment: it holds, cuts on the line, and now and then moves. */
export function frameAt(film: Film, time: number): Frame {
  let held = frames.get(film);
  if (held === undefined) {
    held = film.timeline.lines.map((_, i) => heldFrame(film, i));
    frames.set(film, held);
  }
  const lineAt = lineAtTime(film, time);
  const first = film.timeline.lines[0]?.start ?? 0;
  if (lineAt < 0) {
    // Coming in out of the whole place.
    const part = (time - film.timeline.titleEnd + 0.4) / (first - film.timeline.titleEnd + 0.4);
    return blend({ x: 640, y: 350, zoom: 1.03 }, wide, part);
  }
  const line = film.timeline.lines[lineAt];
  const frame = held[lineAt] ?? wide;
  const previous = held[lineAt - 1] ?? wide;
  const shot = film.story.shots?.[lineAt] ?? "wide";
  const since = time - (line?.start ?? 0) + lead;
  // From a pair to the pair's neighbour the camera moves; between single faces it cuts.
  if (shot.includes("+") && lineAt > 0 && !film.story.cutaways?.[lineAt - 1])
    return blend(previous, frame, since / 0.9);
  if (shot === "wide" && lineAt === film.timeline.lines.length - 1)
    return blend(frame, { x: 640, y: 352, zoom: 1.05 }, since / 2.4);
  return frame;
}
