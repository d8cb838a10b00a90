import { isEndless } from "../script/endless.ts";
import { spokenHarmony } from "./harmony.ts";
import { phoneInventory, phones } from "./phones.ts";
import { type SpelledWord, spelledWords } from "./spelling.ts";
import { type StressTail, stressIndex } from "./stress.ts";
import { syllableSpans } from "./syllables.ts";

// One symbol a phone, in the order of the inventory.
// Source: A. McCollum, S. Chen, "Kazakh", Journal of the International Phonetic Association, 2021.
const symbols = "ɑ æ e ə ɪ o ɵ ʊ ʏ b v ɡ ʁ d ʒ z j k q l m n ŋ p r s t f χ h tʃ ʃ w".split(" ");
/** How a transcription is written. */
export interface IpaOptions {
  /** "phonetic" (default) shows the unwritten sound changes; "phonemic" stays at the phonemes. */
  style?: "phonetic" | "phonemic";
  /** The mark ˈ before the stressed syllable of words with two syllables or more and of each part of a hyphenated one. Default true. */
  stress?: boolean;
  /** How many last syllables are unstressed, or which suffixes (see {@link stressIndex}), or what tells so of each word. */
  tail?: StressTail | ((word: string) => StressTail);
  /** The [w] that о and ө begin with at the start of a word. Default false. */
  onGlide?: boolean;
  /** The rounding of ы і е after a rounded first syllable (құлын [qʊlʊn]). Default false. */
  rounding?: boolean;
}

// Sound changes inside a word that spelling does not show.
// Source: school grammar (ілгерінді, кейінді ықпал).
const changes: [RegExp, string][] = [
  [/n(?=ˈ?[qʁkɡ])/g, "ŋ"],
  [/n(?=ˈ?[bp])/g, "m"],
  [/[sz](ˈ?)ʃ/g, "ʃ$1ʃ"],
  [/z(ˈ?)s/g, "s$1s"],
];

const roundOf: Record<string, string> = { ə: "ʊ", ɪ: "ʏ" };
const round = (ipa: string): string =>
  ipa.replace(/^([^ɑæeəɪ]*[oɵʊʏ][^ɑæeəɪoɵʊʏ]*)([əɪe])/, (whole, head: string, vowel: string) => {
    if (vowel === "e") return /[ɵʏ]/.test(head) ? `${head}ɵ` : whole;
    return head + roundOf[vowel];
  });

const wordIpa = ({ word, joined }: SpelledWord, options: IpaOptions): string => {
  const spans = syllableSpans(word);
  if (spans.length === 0) return "";
  const tail = typeof options.tail === "function" ? options.tail(word) : options.tail;
  const isMarked = options.stress !== false && (spans.length > 1 || joined);
  const stressed = isMarked ? spans[stressIndex(word, tail)] : undefined;
  let ipa = "";
  let marked = false;
  for (const { phone, start, end } of phones(word)) {
    const symbol = symbols[phoneInventory.indexOf(phone)] as string;
    // The mark stands before the first phone of the syllable, inside a doubled consonant.
    const mark = !marked && stressed && end > stressed.start ? "ˈ" : "";
    if (mark) marked = true;
    // A doubled letter is one phone for scoring, but a long one to the ear; so is щ.
    const double = (end - start > 1 && !/[йу]/.test(phone)) || word[start] === "щ";
    ipa += double ? symbol + mark + symbol : mark + symbol;
  }
  // The glide inside и and у begins the next syllable.
  ipa = ipa.replace(/([jw])ˈ(?=[ɑæeəɪoɵʊʏ])/, "ˈ$1");
  if (options.style === "phonemic") return ipa;
  for (const [pattern, sound] of changes) ipa = ipa.replace(pattern, sound);
  ipa = ipa.replace(/^(ˈ?)e/, "$1je");
  if (options.onGlide) ipa = ipa.replace(/^(ˈ?)(?=[oɵ])/, "$1w");
  if (options.rounding) ipa = round(ipa);
  return darkened(ipa, spokenHarmony(word) === "back");
};

/** л is dark beside back vowels: of the vowel after it, else of the one before; loans have both kinds. */
const darkened = (ipa: string, isBack: boolean): string =>
  ipa.replace(/l/g, (letter, at: number) => {
    const vowel =
      /[ɑæeəɪoɵʊʏ]/.exec(ipa.slice(at))?.[0] ??
      /[ɑæeəɪoɵʊʏ](?=[^ɑæeəɪoɵʊʏ]*$)/.exec(ipa.slice(0, at))?.[0];
    const isDark = vowel === undefined ? isBack : "ɑəoʊ".includes(vowel);
    return isDark ? "ɫ" : letter;
  });

/**
 * The IPA transcription of a word or a phrase, without brackets; "" when there is no Kazakh word.
 * In a phrase the phonetic style voices a final қ, к, п before a vowel (ақ алма [ɑʁ ɑɫmɑ]).
 */
export const ipa = (text: string, options: IpaOptions = {}): string => {
  if (isEndless(text)) return "";
  const words = spelledWords(text).map((word) => wordIpa(word, options));
  const phrase = words.filter(Boolean).join(" ");
  if (options.style === "phonemic") return phrase;
  return phrase.replace(
    /[qkp](?= ˈ?[ɑæeəɪoɵʊʏ])/g,
    (stop) => ({ q: "ʁ", k: "ɡ", p: "b" })[stop] as string,
  );
};
