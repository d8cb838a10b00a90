/** How a person is built: lengths in units of the drawing, an adult standing about 480 high. */
export interface Build {
  readonly leg: number;
  readonly torso: number;
  readonly shoulder: number;
  readonly hip: number;
  readonly head: number;
  readonly arm: number;
  readonly limb: number;
}

export const builds = {
  woman: { leg: 182, torso: 142, shoulder: 50, hip: 42, head: 1, arm: 132, limb: 27 },
  man: { leg: 190, torso: 152, shoulder: 60, hip: 43, head: 1.02, arm: 142, limb: 31 },
  elder: { leg: 160, torso: 140, shoulder: 55, hip: 52, head: 1, arm: 128, limb: 30 },
  youth: { leg: 132, torso: 114, shoulder: 42, hip: 34, head: 0.96, arm: 106, limb: 23 },
  child: { leg: 84, torso: 88, shoulder: 36, hip: 32, head: 0.93, arm: 82, limb: 21 },
} as const satisfies Record<string, Build>;

export type Hair =
  | "crop"
  | "side"
  | "curls"
  | "long"
  | "bob"
  | "bun"
  | "braids"
  | "pigtails"
  | "ponytail"
  | "thin"
  | "none";

export type Headwear = "kimeshek" | "scarf" | "takiya" | "kalpak" | "cap" | "beanie" | "sunHat";

export type Garment =
  | "tee"
  | "hoodie"
  | "sweater"
  | "shirt"
  | "jacket"
  | "suit"
  | "coat"
  | "blouse"
  | "kamzol"
  | "uniform"
  | "labCoat"
  | "puffer"
  | "waistcoat";

export interface Design {
  readonly build: Build;
  readonly skin: string;
  readonly hair: Hair;
  readonly hairColour: string;
  readonly headwear?: Headwear;
  readonly headwearColour?: string;
  readonly garment: Garment;
  readonly top: string;
  /** Collar, shirt under a jacket, or trimming. */
  readonly trim: string;
  readonly bottom: string;
  readonly skirt?: "knee" | "long";
  readonly shoes?: string;
  readonly apron?: string;
  readonly backpack?: string;
  readonly scarfColour?: string;
  readonly glasses?: string;
  readonly moustache?: boolean;
  readonly beard?: "full" | "goatee" | "stubble";
  readonly earrings?: string;
  readonly old?: boolean;
  readonly lashes?: boolean;
  readonly eyeColour?: string;
  readonly tie?: string;
  readonly stethoscope?: boolean;
  readonly headset?: boolean;
}
