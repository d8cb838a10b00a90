import type { Script } from "@tilashar/kazakh/script";

/** Which language most of a text is in, as far as its letters tell. */
export type TextLanguage = "kazakh" | "russian" | "other" | "none";

/** In Cyrillic Kazakh every fourth letter is one that Russian lacks; names and loans bring it down. */
const leastKazakhLetters = 0.05;
/** From this share of Kazakh paragraphs on a text with notes in another language is worth reading. */
const leastKazakhShare = 0.2;
/** So much of a text tells its language. */
const sampleLetters = 200_000;

/** Judges the language of paragraphs by their letters, in any of the three scripts. */
export function languageOf(paragraphs: Iterable<string>): TextLanguage {
  const letters = { kazakh: 0, russian: 0, other: 0 };
  let all = 0;
  for (const paragraph of paragraphs) {
    const count = countOf(paragraph, /\p{L}/gu);
    if (count === 0) continue;
    letters[languageOfParagraph(paragraph)] += count;
    all += count;
    // Whatever follows in the sample, it is enough.
    if (letters.kazakh >= leastKazakhShare * sampleLetters) return "kazakh";
    if (all > sampleLetters) break;
  }
  if (all === 0) return "none";
  if (letters.kazakh / all >= leastKazakhShare) return "kazakh";
  return letters.russian >= letters.other ? "russian" : "other";
}

function languageOfParagraph(text: string): "kazakh" | "russian" | "other" {
  const share = (some: RegExp, of: RegExp) => countOf(text, some) / (countOf(text, of) || 1);
  switch (mainScript(text)) {
    case "cyrillic":
      return share(/[ӘәҒғҚқҢңӨөҰұҮүҺһІі]/g, /\p{Script=Cyrillic}/gu) >= leastKazakhLetters
        ? "kazakh"
        : "russian";
    case "latin":
      // Turkish shares ğ, ı, ö, ş and ü, but has no q and no ñ; English has neither.
      return share(/[äğñöşūüıáǵńóúý]/giu, /\p{Script=Latin}/gu) >= leastKazakhLetters &&
        /[qñūǵń]/i.test(text)
        ? "kazakh"
        : "other";
    case "arabic":
      // The mark of front words is in no other alphabet; back words have ۇ, ى and ە beside ق and ع.
      return /[\u0674ٴ]/.test(text) || share(/[ۇەى]/gu, /\p{Script=Arabic}/gu) >= 0.12
        ? "kazakh"
        : "other";
    default:
      return "other";
  }
}

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The script of most letters. A quoted title in Latin makes no Cyrillic paragraph Latin. */
function mainScript(text: string): Script | null {
  const counts = [
    ["cyrillic", countOf(text, /\p{Script=Cyrillic}/gu)],
    ["latin", countOf(text, /\p{Script=Latin}/gu)],
    ["arabic", countOf(text, /\p{Script=Arabic}/gu)],
  ] as const;
  const [script, most] = counts.reduce((best, one) => (one[1] > best[1] ? one : best));
  return most === 0 ? null : script;
}
