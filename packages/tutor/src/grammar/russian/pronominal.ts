import { type Features, feature } from "../../russian/agreement.ts";
import type { Person } from "../clause.ts";

/** Words that stand before a noun as adjectives do, and say whose, which, how much of it. */
export type Determiner =
  | { readonly kind: "owner"; readonly owner: Person | "own"; readonly features: Features }
  | { readonly kind: "pointing"; readonly kz: string; readonly features: Features }
  | {
      readonly kind: "all" | "each" | "which" | "most" | "such" | "other" | "one";
      readonly features: Features;
    };

const F = {
  m: feature("nom", "m") | feature("acc", "m"),
  n: feature("nom", "n") | feature("acc", "n"),
  f: feature("nom", "f"),
  p: feature("nom", "p") | feature("acc", "p"),
  gen: feature("gen", "m") | feature("acc", "m") | feature("gen", "n"),
  dat: feature("dat", "m") | feature("dat", "n"),
  ins: feature("ins", "m") | feature("ins", "n"),
  prep: feature("prep", "m") | feature("prep", "n"),
  accF: feature("acc", "f"),
  oblF: feature("gen", "f") | feature("dat", "f") | feature("ins", "f") | feature("prep", "f"),
  genP: feature("gen", "p") | feature("acc", "p") | feature("prep", "p"),
  datP: feature("dat", "p"),
  insP: feature("ins", "p"),
};

/** Ends of these words with what they agree in, for each way they change. */
const ENDS: Readonly<Record<string, readonly (readonly [string, Features])[]>> = {
  // мой, твой, свой: after the stem
  my: [
    ["й", F.m],
    ["я", F.f],
    ["е", F.n],
    ["и", F.p],
    ["его", F.gen],
    ["ему", F.dat],
    ["им", F.ins | F.datP],
    ["ем", F.prep],
    ["ю", F.accF],
    ["ей", F.oblF],
    ["их", F.genP],
    ["ими", F.insP],
  ],
  our: [
    ["", F.m],
    ["а", F.f],
    ["е", F.n],
    ["и", F.p],
    ["его", F.gen],
    ["ему", F.dat],
    ["им", F.ins | F.datP],
    ["ем", F.prep],
    ["у", F.accF],
    ["ей", F.oblF],
    ["их", F.genP],
    ["ими", F.insP],
  ],
  this: [
    ["от", F.m],
    ["а", F.f],
    ["о", F.n],
    ["и", F.p],
    ["ого", F.gen],
    ["ому", F.dat],
    ["им", F.ins | F.datP],
    ["ом", F.prep],
    ["у", F.accF],
    ["ой", F.oblF],
    ["их", F.genP],
    ["ими", F.insP],
  ],
  that: [
    ["от", F.m],
    ["а", F.f],
    ["о", F.n],
    ["е", F.p],
    ["ого", F.gen],
    ["ому", F.dat],
    ["ем", F.ins | F.datP],
    ["ом", F.prep],
    ["у", F.accF],
    ["ой", F.oblF],
    ["ех", F.genP],
    ["еми", F.insP],
  ],
  all: [
    ["есь", F.m],
    ["ся", F.f],
    ["се", F.p],
    ["сему", F.dat],
    ["сем", F.ins | F.prep | F.datP],
    ["сю", F.accF],
    ["сей", F.oblF],
    ["сех", F.genP],
    ["семи", F.insP],
  ],
  adjective: [
    ["ый", F.m],
    ["ий", F.m],
    ["ой", F.m | F.oblF],
    ["ая", F.f],
    ["ое", F.n],
    ["ые", F.p],
    ["ие", F.p],
    ["ого", F.gen],
    ["ому", F.dat],
    ["ым", F.ins | F.datP],
    ["им", F.ins | F.datP],
    ["ом", F.prep],
    ["ую", F.accF],
    ["ых", F.genP],
    ["их", F.genP],
    ["ыми", F.insP],
    ["ими", F.insP],
  ],
  one: [
    ["ин", F.m],
    ["на", F.f],
    ["но", F.n],
    ["ного", F.gen],
    ["ному", F.dat],
    ["ним", F.ins],
    ["ном", F.prep],
    ["ну", F.accF],
    ["ной", F.oblF],
  ],
};

type Kind =
  | { readonly kind: "owner"; readonly owner: Person | "own" }
  | { readonly kind: "pointing"; readonly kz: string }
  | { readonly kind: "all" | "each" | "which" | "most" | "such" | "other" | "one" };

const STEMS: readonly (readonly [stem: string, ends: keyof typeof ENDS, kind: Kind])[] = [
  ["мо", "my", { kind: "owner", owner: "1s" }],
  ["тво", "my", { kind: "owner", owner: "2s" }],
  ["сво", "my", { kind: "owner", owner: "own" }],
  ["наш", "our", { kind: "owner", owner: "1p" }],
  ["ваш", "our", { kind: "owner", owner: "2f" }],
  ["эт", "this", { kind: "pointing", kz: "бұл" }],
  ["т", "that", { kind: "pointing", kz: "сол" }],
  ["в", "all", { kind: "all" }],
  ["кажд", "adjective", { kind: "each" }],
  ["как", "adjective", { kind: "which" }],
  ["сам", "adjective", { kind: "most" }],
  ["так", "adjective", { kind: "such" }],
  ["друг", "adjective", { kind: "other" }],
  ["од", "one", { kind: "one" }],
];

const known = new Map<string, Determiner>();
for (const [stem, ends, kind] of STEMS)
  for (const [end, features] of ENDS[ends] as (typeof ENDS)[string]) {
    const before = known.get(stem + end);
    known.set(stem + end, { ...kind, features: (before?.features ?? 0) | features });
  }
for (const [word, owner] of [
  ["его", "3"],
  ["ее", "3"],
  ["их", "3p"],
] as const)
  known.set(word, { kind: "owner", owner, features: 0xffffff });

/** What stands before a noun and says whose or which it is. */
export const determinerOf = (word: string): Determiner | undefined => known.get(word);
