import type { GlossLanguage } from "../words/glossary.ts";

/** A clause of a longer wish with its Kazakh, where there is one. */
export interface SaidPart {
  readonly source: string;
  readonly kazakh?: string;
}

/** Where one clause that stands by itself ends and another begins. */
const BETWEEN: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /[.!?;]+\s+|,\s+(?:and|but|so|because|or)?\s*|\s+(?:but|because|and then)\s+|\s+and\s+(?=(?:i|you|he|she|it|we|they|please|the|my|your|his|her|our|their)(?:'\p{L}+)?\s)/iu,
  ru: /[.!?;]+\s+|,\s+(?:и|но|а|потому что|поэтому|так что|или)?\s*|\s+и\s+(?=(?:я|ты|вы|он|она|мы|они|пожалуйста|мой|моя|это)\s)/iu,
};
/** A clause that another is told in, or that hangs on another, says nothing by itself. */
const HANGS =
  /^(?:if|when|while|although|though|because|since|unless|until|that|which|who|whose|where|than|as|to|if only|tell|ask|что|чтобы|если|когда|пока|хотя|котор\p{L}+|в котор\p{L}+|чем|как|где|куда|потому|скажи\p{L}*|передай\p{L}*|спроси\p{L}*|я (?:не )?(?:знаю|думаю|хочу)|мне кажется)(?!\p{L})/iu;
const FEWEST_WORDS = 2;

/**
 * The clauses of a wish that is not said in full, those that stand by themselves with their Kazakh; undefined
 * where none does.
 */
export function saidParts(
  text: string,
  language: GlossLanguage,
  say: (sentence: string) => string | undefined,
): SaidPart[] | undefined {
  const pieces = text
    .trim()
    .split(BETWEEN[language])
    .map((piece) => piece?.trim() ?? "")
    .filter((piece) => /\p{L}/u.test(piece));
  if (pieces.length < 2) return undefined;
  const isAsked = /\?\s*$/.test(text);
  const parts = pieces.map((piece, at): SaidPart => {
    const isWhole = !HANGS.test(piece) && piece.split(/\s+/u).length >= FEWEST_WORDS;
    const mark = isAsked && at === pieces.length - 1 ? "?" : ".";
    const sentence = `${piece.charAt(0).toUpperCase()}${piece.slice(1).replace(/[.!?]+$/u, "")}${mark}`;
    const kazakh = isWhole ? say(sentence) : undefined;
    return { source: piece.replace(/[.!?]+$/u, ""), ...(kazakh !== undefined && { kazakh }) };
  });
  return parts.some(({ kazakh }) => kazakh !== undefined) ? parts : undefined;
}
