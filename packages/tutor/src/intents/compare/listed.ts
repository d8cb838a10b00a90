import type { Asked, Tools } from "../../ask.ts";
import { foldText, hasCyrillic, trimEnds, wordsOf } from "../../text/fold.ts";
import { isWordOf } from "../../words/own-language.ts";
import { QUOTED } from "./quoted.ts";

const SEPARATOR =
  /\s*(?:,|;|\/|(?<!\p{L})(?:and not|and|or|vs\.?|versus|from|а не|и|или|от)(?!\p{L}))\s*/iu;
const MOST = 4;

/**
 * Words and phrases of Kazakh that a question names in a list ("бардым, барғанмын and барыппын"), whole as they are
 * written; empty where some part of the list is not Kazakh.
 */
export function listedIn({ raw, language }: Asked, tools: Tools): string[] {
  const text = raw.replace(/[?!.…]+\s*$/u, "").replace(/["«»“”„']/gu, "");
  if (language === "kz") return listedInKazakh(text, tools);
  const [, one, other] = tools.patterns.one("compare-listed.from").exec(text) ?? [];
  const before = tools.patterns.one("compare-listed.before").exec(text);
  if (!before) return alternativesIn({ raw, language }, tools);
  const listed =
    one !== undefined && other !== undefined
      ? [one, other]
      : text.slice(before[0].length).split(SEPARATOR);
  const pieces = listed
    .map((piece) => trimEnds(foldText(language === "en" ? kazakhOf(piece) : piece)))
    .filter((piece) => piece !== "");
  const isList = pieces.length >= 2 && pieces.length <= MOST;
  return isList && pieces.every((piece) => isKazakhPhrase(piece, tools))
    ? [...new Set(pieces)]
    : [];
}

/** "Most natural: мен үйдемін or мен үйде": phrases of Kazakh on both sides of an "or", whatever stands before them. */
export function alternativesIn(
  { raw, language }: Pick<Asked, "raw" | "language">,
  tools: Tools,
): string[] {
  if (language === "kz") return [];
  const text = raw.replace(/[?!.…]+\s*$/u, "").replace(/["«»“”„']/gu, "");
  const [, first = "", second = ""] = tools.patterns.one("compare-listed.either").exec(text) ?? [];
  const sides = [
    language === "en"
      ? (/[\p{Script=Cyrillic} -]+$/u.exec(first)?.[0] ?? "")
      : first.replace(/^.*:/u, ""),
    language === "en" ? kazakhOf(second) : second,
  ].map((side) => trimEnds(foldText(side)));
  return sides.every((side) => side.includes(" ") && isKazakhPhrase(side, tools))
    ? [...new Set(sides)]
    : [];
}

const JOINED = /\s*(?:,|;|\/|(?<!\p{L})(?:және|мен|пен|бен|әлде|не)(?!\p{L}))\s*/iu;
const LONGEST = 3;

function listedInKazakh(text: string, tools: Tools): string[] {
  const pieces = (tools.patterns.one("compare-listed.in-kazakh").exec(text)?.[1] ?? "")
    .split(JOINED)
    .map((piece) => trimEnds(foldText(piece)))
    .filter((piece) => piece !== "");
  // Endings are told apart by their pages
  const isList = pieces.length >= 2 && pieces.length <= MOST && !/(?<!\p{L})-\p{L}/u.test(text);
  const isKnown = (piece: string) =>
    wordsOf(piece).length <= LONGEST && isKazakhPhrase(piece, tools);
  return isList && pieces.every(isKnown) ? [...new Set(pieces)] : [];
}

/** The Kazakh of a piece of an English question: "мен бара жатырмын if I'm going now". */
const kazakhOf = (piece: string): string =>
  /\p{Script=Cyrillic}[\p{Script=Cyrillic}\s-]*/u.exec(piece)?.[0] ?? "";

/** Whether every word of a text is a known one of Kazakh, and the whole no Russian. */
export function isKazakhPhrase(text: string, tools: Tools): boolean {
  const words = wordsOf(text);
  return (
    words.length > 0 &&
    words.length <= 6 &&
    words.every((word) => hasCyrillic(word) && tools.reader.spell(word) === word) &&
    !words.every((word) => isWordOf(word, "ru", tools) && !/[әғқңөұүһі]/.test(word))
  );
}

/** Words and phrases of Kazakh in quotation marks, whatever stands around them. */
export const quotedKazakh = ({ raw }: Pick<Asked, "raw">, tools: Tools): string[] => [
  ...new Set(
    [...raw.matchAll(QUOTED)]
      .map(([, text = ""]) => trimEnds(foldText(text)))
      .filter((text) => isKazakhPhrase(text, tools)),
  ),
];
