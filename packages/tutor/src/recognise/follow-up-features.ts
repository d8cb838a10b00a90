import { foldText, hasKazakhLetter, wordsOf } from "../text/fold.ts";
import type { LikelyKind } from "./recogniser.ts";

/** What stands before a message: the last request with its kind, and what it was answered. */
export interface Before {
  /** A kind of `content/tutor/asked/` or `content/tutor/asked-after/`. */
  readonly kind: string;
  readonly message: string;
  /** Empty where it is not known. */
  readonly reply: string;
}

/** Kinds whose answer is a question, which waits. */
const WAITS: ReadonlySet<string> = new Set(["quiz", "exercise", "ask-me", "scene", "sentences"]);
/** Likely kinds of the message by itself that count, and how likely they must be. */
const LIKELIEST = 5;
const LIKELY = 0.03;
/** A kind that is more likely than one of these says so by a feature for each. */
const STEPS = [0, 0.1, 0.25, 0.5, 0.8];
const MOST_WORDS = 8;
/** Letters by which a word is known again in another form. */
const STEM = 5;

/**
 * What a second message is recognised by: what a first one is (`features`), what it would be by itself (`alone`), and how
 * both go with the kind of the request before it.
 */
export function followUpFeatures(
  message: string,
  before: Before,
  features: readonly string[],
  alone: readonly LikelyKind[],
): readonly string[] {
  const { kind } = before;
  const waits = WAITS.has(kind);
  const telling = features.filter((one) => !one.startsWith("c ") && !/^[sPQ] /.test(one));
  return [
    ...features,
    `K ${kind}`,
    `W ${waits}`,
    ...telling.flatMap((one) => [`K ${kind} ${one}`, `W ${waits} ${one}`]),
    ...likelihoods(alone, kind),
    ...shapeOf(message, before, waits),
  ];
}

function likelihoods(alone: readonly LikelyKind[], before: string): string[] {
  const first = alone[0]?.kind ?? "";
  return [
    `R1 ${first}`,
    `R1 ${first} K ${before}`,
    ...alone
      .slice(0, LIKELIEST)
      .filter(({ probability }) => probability > LIKELY)
      .flatMap(({ kind, probability }) =>
        STEPS.flatMap((step, at) => (probability > step ? [`R ${kind} ${at}`] : [])),
      ),
  ];
}

/** Its length and languages, and whether it takes up words of what was said. */
function shapeOf(message: string, before: Before, waits: boolean): string[] {
  const words = wordsOf(foldText(message));
  const kazakh = words.filter(hasKazakhLetter).length;
  const turn = `${scriptOf(before.message)} ${scriptOf(message)}`;
  const said = new Set(wordsOf(foldText(`${before.message} ${before.reply}`)).map(stemOf));
  const taken = words.filter((word) => word.length > SHORTEST && said.has(stemOf(word)));
  return [
    `n ${Math.min(MOST_WORDS, words.length)}`,
    `kazakh ${Math.round((4 * kazakh) / Math.max(1, words.length))}`,
    `L ${turn}`,
    `L ${turn} W ${waits}`,
    `end ${/[?]\s*$/.test(message) ? "?" : /[.!)]\s*$/.test(message) ? "." : ""}`,
    ...(taken.length > 0 ? ["taken", `taken K ${before.kind}`] : []),
    ...(taken.some(hasKazakhLetter) ? ["taken kazakh"] : []),
  ];
}

const SHORTEST = 3;
const stemOf = (word: string): string => word.slice(0, STEM);

/** The letters of a message: Latin, Kazakh, or those that Russian has as well. */
function scriptOf(message: string): "latin" | "kazakh" | "cyrillic" {
  const words = wordsOf(foldText(message));
  const latin = words.filter((word) => /^[a-z']+$/.test(word)).length;
  if (latin > 0 && latin * 2 > words.length) return "latin";
  return words.some(hasKazakhLetter) ? "kazakh" : "cyrillic";
}
