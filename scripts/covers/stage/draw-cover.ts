import type { CoverHand, CoverPerson, CoverScene, CoverThing } from "@tilashar/course/covers";
import { colour, shade, tint } from "../../films/drawing/colours.ts";
import { box, Pen } from "../../films/drawing/pen.ts";
import { perform } from "../../films/film/acting.ts";
import { cast } from "../../films/people/cast.ts";
import type { Design } from "../../films/people/design.ts";
import { drawPerson, headHeight, hipHeight } from "../../films/people/person.ts";
import { closedMouth, type Hand, type Pose } from "../../films/people/pose.ts";
import { places as filmPlaces } from "../../films/places/all-places.ts";
import type { Place } from "../../films/places/place.ts";
import { passersBy } from "../people/passers-by.ts";
import { backdrops } from "../places/all-backdrops.ts";
import { feltBackdrop } from "../places/felt-backdrop.ts";
import { things } from "../things/all-things.ts";
import { type Crop, stageHeight, stageWidth } from "./crops.ts";

/** Pictures of the emoji set as SVG documents, by the name a scene calls them. */
export type EmojiDocuments = Readonly<Record<string, string>>;

const emojis = new Map<string, HTMLImageElement>();

/** Draws one crop of a scene; the answer is a PNG in base64. */
export async function drawCover(
  scene: CoverScene,
  crop: Crop,
  documents: EmojiDocuments,
): Promise<string> {
  await readyEmojis(documents);
  const [width, height] = crop.pixels;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = new Pen(canvas.getContext("2d") as CanvasRenderingContext2D);
  const scale = width / crop.width;
  pen.group({ scale }, () =>
    pen.group({ x: -crop.x, y: -crop.y }, () => drawStage(pen, scene, scale)),
  );
  return canvas.toDataURL("image/png").split(",")[1] ?? "";
}

function drawStage(pen: Pen, scene: CoverScene, scale: number): void {
  drawBackdrop(pen, scene, scale);
  const nearThings = scene.things?.filter(({ behind }) => behind !== true) ?? [];
  for (const thing of scene.things ?? []) if (thing.behind) drawThing(pen, thing);
  for (const person of scene.people ?? []) drawActor(pen, person, scene);
  if (scene.table) drawTable(pen, tableHues[scene.table]);
  for (const thing of nearThings) drawThing(pen, thing);
}

function drawBackdrop(pen: Pen, scene: CoverScene, scale: number): void {
  if (scene.place === "felt") {
    feltBackdrop(pen, scene.palette ?? "felt", scene.ornament ?? "left");
    return;
  }
  const place: Place | undefined =
    backdrops[scene.place] ?? filmPlaces[scene.place as keyof typeof filmPlaces];
  if (place === undefined) throw new Error(`There is no place called ${scene.place}`);
  const [x, y, zoom] = scene.view ?? [640, 370, 1.12];
  const layer = document.createElement("canvas");
  layer.width = pen.surface.canvas.width;
  layer.height = pen.surface.canvas.height;
  const on = new Pen(layer.getContext("2d") as CanvasRenderingContext2D);
  on.surface.setTransform(pen.surface.getTransform());
  on.group({ x: stageWidth / 2 - x * zoom, y: stageHeight / 2 - y * zoom, scale: zoom }, () => {
    place.back(on);
    place.behind?.(on, 1.3, 20);
    if (scene.front !== false) {
      place.front?.(on);
      place.before?.(on, 1.3, 20);
    }
  });
  // What stands behind the people is a little out of the camera's focus, so that they stand out at the size of a stamp.
  pen.surface.save();
  pen.surface.setTransform(1, 0, 0, 1, 0, 0);
  if (scene.sharp !== true) pen.surface.filter = `blur(${(4 * scale).toFixed(2)}px)`;
  pen.surface.drawImage(layer, 0, 0);
  pen.surface.restore();
  if (scene.sharp !== true) pen.fill(box(-300, -100, 1900, 1000), "#fff6e41f");
}

const tableHues = {
  wood: colour.woodLight,
  dark: colour.woodDeep,
  cloth: "#fbf3e2",
  desk: "#d8c3a0",
  grass: "#78ab62",
  felt: "#b5483c",
  snow: "#eef5f8",
  sand: "#dcbf8c",
  stone: "#b9c0c4",
} as const;

function drawTable(pen: Pen, hue: string): void {
  pen.fill(box(-300, 640, 1900, 300), hue);
  pen.fill(box(-300, 640, 1900, 16), tint(hue, 0.35));
  pen.fill(box(-300, 760, 1900, 180), shade(hue, 0.1));
}

function designOf(who: string): Design {
  const design = who.startsWith("passer.") ? passersBy[who.slice("passer.".length)] : cast[who];
  if (design === undefined) throw new Error(`Nobody is called ${who}`);
  return design;
}

/** One person of a scene. */
export function drawActor(pen: Pen, person: CoverPerson, scene: CoverScene): void {
  const design = designOf(person.who);
  const size = person.size ?? 2.1;
  const legs = "stand";
  const acts = (person.does ?? "").split(",").filter(Boolean);
  const other = scene.people?.find(({ x }) => x !== person.x);
  const towards =
    person.looks ??
    (other === undefined ? 0 : Math.max(-1, Math.min(1, (other.x - person.x) / 500)));
  const performed = perform({
    design,
    time: 1.3,
    since: 9,
    until: 9,
    speaking: false,
    mouth: acts.includes("speak") ? { open: 0.6, wide: 0.5, round: 0 } : closedMouth,
    towards,
    acts,
    always: [],
    holds: null,
    seed: 1,
    walk: acts.includes("walk") ? 0.22 : null,
    legs,
    variety: 0,
  });
  const pose: Pose = {
    ...performed,
    face: {
      ...performed.face,
      blink: acts.includes("closed") ? 1 : 0,
    },
    left: person.left === undefined ? performed.left : withoutThing(person.left),
    right: person.right === undefined ? performed.right : withoutThing(person.right),
  };
  const y = (person.y ?? 330) + headHeight(design, legs) * size;
  pen.group({ x: person.x, y, scale: size }, () => {
    drawPerson(pen, design, pose);
    for (const side of [-1, 1] as const) {
      const hand = side === -1 ? person.left : person.right;
      if (hand?.holds === undefined) continue;
      const { build } = design;
      const held = hand.holds;
      pen.group(
        {
          x: side * (build.shoulder - build.limb * 0.36) + side * hand.out * build.arm,
          y: -hipHeight(design, legs) - build.torso + build.limb * 0.62 + hand.down * build.arm,
          scale: (hand.size ?? 60) / 100,
        },
        () => drawNamed(pen, held, undefined, undefined, 100),
      );
    }
  });
}

/** The hand alone: what it holds may be a thing that only covers know. */
function withoutThing({ out, down, shape }: CoverHand): Hand {
  return { out, down, shape };
}

function drawThing(pen: Pen, thing: CoverThing): void {
  const size = thing.size ?? 200;
  if (thing.shadow !== false && thing.says === undefined)
    pen.softOval(thing.x, thing.y - 2, size * 0.46, size * 0.07, "#2a2440", 0.34);
  pen.group(
    {
      x: thing.x,
      y: thing.y,
      scale: size / 100,
      scaleX: thing.flip ? -1 : 1,
      turn: thing.turn ?? 0,
    },
    () => drawNamed(pen, thing.what, thing.says, thing.hue, 100),
  );
}

/** A thing of ours or of the emoji set, 100 wide, standing on the origin. */
function drawNamed(
  pen: Pen,
  name: string,
  says: string | undefined,
  hue: string | undefined,
  side: number,
): void {
  const own = things[name];
  if (own !== undefined) {
    own(pen, says ?? "", hue);
    return;
  }
  const emoji = emojis.get(name);
  if (emoji === undefined) throw new Error(`There is no thing called ${name}`);
  pen.surface.drawImage(emoji, -side / 2, -side, side, side);
}

async function readyEmojis(documents: EmojiDocuments): Promise<void> {
  for (const [name, svg] of Object.entries(documents)) {
    if (emojis.has(name)) continue;
    const image = new Image();
    image.src = `data:image/svg+xml;base64,${btoa(svg)}`;
    await image.decode();
    emojis.set(name, image);
  }
}
