import type { Frame, Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Usage } from "../usage/usage.ts";
import type { Case, Reading } from "../word/reading.ts";

/** Relations of a noun that needs no case with its verb. */
export const BARE = /^(?:object|part|complement)$/;
/** Nouns of these classes say where something is. */
export const PLACES: readonly string[] = [
  "place",
  "relation",
  "event",
  "vessel",
  "vehicle",
  "time",
  "weather",
  "language",
  "text",
  "body",
];
/** Where one goes or comes from. */
export const ENDS: readonly string[] = [
  "place",
  "relation",
  "event",
  "vessel",
  "vehicle",
  "person",
  "body",
  "text",
  "time",
];
export const MEANS: readonly string[] = ["person", "vehicle", "tool", "body", "language", "music"];
/** Verbs that go or bring somewhere: a place of rest does not fit them. */
export const GOALS = new Set(
  "қою ілу тығу кету келу бару қайту шығу кіру жету көшу түсу міну оралу ұшу".split(" "),
);
/** Who comes, comes from somewhere to somewhere. */
export const ARRIVING = new Set("келу бару қайту жету оралу көшу кіру".split(" "));
/** Verbs of staying: алыстан is not where one lives. */
export const RESTS = new Set("тұру жату отыру орналасу".split(" "));

/** A word in a case under its head, with all that may speak for it. */
export interface LicenceSite {
  readonly parse: Parse;
  readonly at: number;
  readonly head: number;
  readonly reading: Reading;
  readonly verbs: readonly string[];
  readonly government: Government;
  readonly usage: Usage;
  readonly bare: boolean;
  /** Whether the verb takes an object at all, as far as the lexicon knows. */
  readonly transitive: boolean | undefined;
}

export const plainVerb = (key: string): string => key.replace(/:.*$/, "").split(" ").at(-1) ?? "";

/** Frames of the verbs over a word; a voice other than the plain has none. */
export const framesOf = ({ verbs, government }: LicenceSite): Frame[] =>
  verbs.flatMap((key) => (key.includes(":") ? [] : (government.verb(key) ?? [])));

/** ұйықтаудың орнына */
export const isInstead = ({ parse, at }: LicenceSite): boolean =>
  parse.tokens[at]?.lower === "орнына" && parse.words.some(({ head }) => head === at);

export const takesCase = (frames: readonly Frame[], kase: Case): boolean =>
  frames.some(({ takes }) => takes.has(kase));

/** онда, содан, неге: they point at a place, a time or a reason that other words told. */
const POINTED =
  /^(?:онда|мұнда|бұнда|сонда|осында|мында|анда|қайда|неге|қайдан|осыдан|содан|бұдан|мұнан|мұндай|сондай)$/;

/** A pronoun that points at what other words told needs no licence of its own. */
export function isPointing({ parse, at, reading }: LicenceSite, kase: Case): boolean {
  if (!reading.pronoun) return false;
  if (POINTED.test(parse.tokens[at]?.lower ?? "")) return true;
  return kase === "ABL" && reading.person === "3" && !reading.plural;
}

/** бізде, сендерде, балаларда: at our place, among them. */
export const isOurs = ({ reading }: LicenceSite): boolean =>
  reading.case === "LOC" &&
  (reading.plural || (reading.pronoun && /^(?:1p|2p|2pf)$/.test(reading.person ?? "")));
