import { cast } from "../people/cast.ts";
import type { Design } from "../people/design.ts";
import { headHeight } from "../people/person.ts";
import { closedMouth, type Pose } from "../people/pose.ts";
import type { Spot } from "../places/place.ts";
import { type Performance, parseActs, perform } from "./acting.ts";
import type { Head } from "./camera.ts";
import type { Film } from "./film.ts";
import { mouthAt } from "./lips.ts";

export interface Actor {
  readonly key: string;
  readonly design: Design;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly near: boolean;
  readonly head: Head;
  readonly pose: Pose;
}

const walkSeconds = 2;

/** Who is where and does what at a moment. */
export function actorsAt(film: Film, time: number, lineAt: number): Actor[] {
  const { story, timeline } = film;
  const line = timeline.lines[lineAt];
  const shown = Object.entries(story.roles).filter(
    ([, role]) =>
      role.present === undefined ||
      role.present.some(([from, to]) => lineAt >= from && lineAt <= to),
  );
  const placed = shown.map(([key, role]) => ({ key, role, spot: spotOf(film, key, lineAt) }));
  const speakerAt = placed.find(({ key }) => key === line?.speaker)?.spot.x;
  const acts = parseActs(story.acts?.[lineAt]);

  return placed.map(({ key, role, spot }, seed) => {
    const design = cast[`${film.id}.${key}`];
    if (design === undefined) throw new Error(`Nobody plays ${film.id}.${key}`);
    const speaking = key === line?.speaker && time >= line.start && time <= line.end;
    const partner = key === line?.speaker ? lookedAt(film, lineAt, key, placed) : speakerAt;
    let towards =
      partner === undefined || partner === spot.x
        ? 0
        : Math.max(-1, Math.min(1, (partner - spot.x) / 240));
    let x = spot.x;
    let walk: number | null = null;
    if (role.enters !== undefined) {
      const [side, before] = role.enters;
      // The first to come are on their way while the title fades.
      const arrival =
        before === 0
          ? (timeline.lines[0]?.start ?? 0) + 0.5
          : (timeline.lines[before]?.start ?? 0) + 1.2;
      const left = arrival - time;
      if (left > 0) {
        const way = Math.min(1, left / walkSeconds);
        const from = side === "left" ? -160 : 1440;
        x = spot.x + (from - spot.x) * way * (0.4 + 0.6 * way);
        walk = (time * 1.25) % 1;
        towards = side === "left" ? 0.8 : -0.8;
      }
    }
    const scale = spot.scale ?? 1;
    const legs = spot.legs ?? "stand";
    const performance: Performance = {
      design,
      time,
      since: line ? time - line.start + 0.2 : 9,
      until: line ? line.end + 0.5 - time : 9,
      speaking,
      mouth: speaking && line ? mouthAt(line.phones, time) : closedMouth,
      towards,
      acts: acts[key] ?? [],
      always: (role.always ?? "")
        .split(",")
        .filter((act) => act !== "" && !act.startsWith("hold=")),
      holds: heldBy(film, key, lineAt),
      seed: seed * 1.7 + film.id * 0.31,
      walk,
      legs,
      variety: lineAt * 3 + seed,
    };
    return {
      key,
      design,
      x,
      y: spot.y,
      scale,
      near: spot.near ?? false,
      head: {
        x,
        y: spot.y - headHeight(design, legs) * scale,
        size: 118 * design.build.head * scale,
      },
      pose: perform(performance),
    };
  });
}

function spotOf(film: Film, key: string, lineAt: number): Spot {
  const role = film.story.roles[key];
  if (role === undefined) throw new Error(`No role ${key} in film ${film.id}`);
  let spot: Spot = role;
  for (const [from, spots] of Object.entries(film.story.moves ?? {})) {
    if (lineAt >= Number(from)) spot = spots[key] ?? spot;
  }
  return spot;
}

/** A speaker speaks to whoever spoke last, else to whoever stands nearest. */
function lookedAt(
  film: Film,
  lineAt: number,
  key: string,
  placed: readonly { key: string; spot: Spot }[],
): number | undefined {
  for (let i = lineAt - 1; i >= 0; i--) {
    const before = film.timeline.lines[i]?.speaker;
    if (before !== undefined && before !== key) {
      const found = placed.find((one) => one.key === before);
      if (found) return found.spot.x;
    }
  }
  const own = placed.find((one) => one.key === key)?.spot.x ?? 0;
  return placed
    .filter((one) => one.key !== key)
    .map(({ spot }) => spot.x)
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own))[0];
}

/** What somebody has taken in hand by now and not put down. */
function heldBy(film: Film, key: string, lineAt: number): string | null {
  const always = film.story.roles[key]?.always?.split(",").find((act) => act.startsWith("hold="));
  let held = always?.slice(5) ?? null;
  for (let i = 0; i <= lineAt; i++) {
    for (const act of parseActs(film.story.acts?.[i])[key] ?? []) {
      if (act === "free") held = null;
      if (act.startsWith("hold=")) held = act.slice(5);
    }
  }
  return held;
}
