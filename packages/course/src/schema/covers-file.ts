import Type from "typebox";
import { Palette, PictureName } from "./common-fields.ts";
import { line } from "./text.ts";

/** Names in the film studio: `1.tom`, `passer.cook`, `livingRoom`. */
const StudioName = Type.String({ pattern: "^[a-zA-Z0-9][a-zA-Z0-9.-]*$", maxLength: 40 });

const across = Type.Integer({ minimum: -200, maximum: 1480 });
const down = Type.Integer({ minimum: -200, maximum: 1000 });
const along = Type.Integer({ minimum: 0, maximum: 1280 });

const armLengths = Type.Number({ minimum: -1, maximum: 1 });

/** Where a hand is, in arm lengths from the shoulder, how it is held, and what it holds. */
const CoverHand = Type.Object(
  {
    out: armLengths,
    down: armLengths,
    shape: Type.Enum(["rest", "open", "point", "fist"] as const),
    holds: Type.Optional(StudioName),
    /** Of what it holds. */
    size: Type.Optional(Type.Integer({ minimum: 20, maximum: 300 })),
  },
  { additionalProperties: false },
);
export type CoverHand = Type.Static<typeof CoverHand>;

const CoverPerson = Type.Object(
  {
    who: StudioName,
    /** The middle of the head on a stage of 1280 × 800. */
    x: across,
    y: Type.Optional(down),
    size: Type.Optional(Type.Number({ minimum: 0.5, maximum: 4 })),
    /** Moods and gestures, as in the films: `glad,wave`. */
    does: Type.Optional(line(60)),
    /** −1 looks left, 1 right; else at the other person. */
    looks: Type.Optional(Type.Number({ minimum: -1, maximum: 1 })),
    /** Hands as the viewer sees them. */
    left: Type.Optional(CoverHand),
    right: Type.Optional(CoverHand),
  },
  { additionalProperties: false },
);
export type CoverPerson = Type.Static<typeof CoverPerson>;

const CoverThing = Type.Object(
  {
    /** One of the studio's own things, or a picture of the emoji set. */
    what: Type.Union([StudioName, PictureName]),
    /** The middle of its foot. */
    x: across,
    y: down,
    /** Its width. */
    size: Type.Optional(Type.Integer({ minimum: 40, maximum: 900 })),
    /** Kazakh that stands on it; `|` begins a new line. */
    says: Type.Optional(line(40)),
    hue: Type.Optional(Type.String({ pattern: "^[a-z]+$" })),
    /** Degrees, clockwise. */
    turn: Type.Optional(Type.Integer({ minimum: -180, maximum: 180 })),
    /** Behind the people. */
    behind: Type.Optional(Type.Boolean()),
    flip: Type.Optional(Type.Boolean()),
    shadow: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type CoverThing = Type.Static<typeof CoverThing>;

export const TABLES = [
  "wood",
  "dark",
  "cloth",
  "desk",
  "grass",
  "felt",
  "snow",
  "sand",
  "stone",
] as const;

/** What the cover of a lesson or of a text shows. */
const CoverScene = Type.Object(
  {
    /** A place of the films or of the covers; `felt` is a plain ground with an ornament. */
    place: StudioName,
    palette: Type.Optional(Palette),
    ornament: Type.Optional(Type.Enum(["left", "right", "middle", "foot"] as const)),
    /** Which part of the place is seen: its middle and how near. */
    view: Type.Optional(Type.Tuple([Type.Number(), Type.Number(), Type.Number()])),
    /** Without what stands in front in the place, as the films' tables do. */
    front: Type.Optional(Type.Boolean()),
    /** The place is the subject: it is not out of focus. */
    sharp: Type.Optional(Type.Boolean()),
    people: Type.Optional(Type.Array(CoverPerson, { minItems: 1, maxItems: 6 })),
    /** A surface along the foot, on which things stand. */
    table: Type.Optional(Type.Enum(TABLES)),
    things: Type.Optional(Type.Array(CoverThing, { minItems: 1, maxItems: 10 })),
    /** The corner and side of the square picture, where the rule does not find it. */
    square: Type.Optional(Type.Tuple([along, along, along])),
    /** Where the band for narrow phones begins. */
    strip: Type.Optional(Type.Integer({ minimum: -100, maximum: 300 })),
  },
  { additionalProperties: false },
);
export type CoverScene = Type.Static<typeof CoverScene>;

/** `content/covers/*.yaml`: what the covers of lessons show, by the lesson's number, and those of texts to read as `reading-1`. */
export const CoversFile = Type.Record(
  Type.String({ pattern: "^(?:reading-)?[1-9]\\d{0,4}$" }),
  CoverScene,
);
export type CoversFile = Type.Static<typeof CoversFile>;
