import { foldLookAlikes, questionParticle } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { isReadable } from "../text/chat-spelling.ts";
import { editDistance } from "../text/edit-distance.ts";
import { hasCyrillic, hasKazakhLetter, hasLatin } from "../text/fold.ts";
import type { RuleName } from "./rule-texts.ts";

const VOWELS: Readonly<Record<string, string>> = { а: "е", е: "а", ы: "і", і: "ы", ә: "а" };
const CONSONANTS: Readonly<Record<string, readonly string[]>> = {
  л: ["д", "т"],
  д: ["т", "л", "н"],
  т: ["д", "л", "н"],
  н: ["д", "т"],
  м: ["б", "п"],
  б: ["п", "м"],
  п: ["б", "м"],
  ғ: ["г", "қ", "к"],
  г: ["ғ", "к", "қ"],
  қ: ["к", "ғ", "г"],
  к: ["қ", "г", "ғ"],
};
const VOICED: Readonly<Record<string, string>> = { п: "б", к: "г", қ: "ғ" };

/** What a misspelt word should be, by which rule; undefined when it is right or beyond help. */
export function respelled(
  typed: string,
  tools: Tools,
): { text: string; rule: RuleName } | undefined {
  const lower = typed.toLowerCase();
  const plain = foldLookAlikes(lower);
  if (plain !== lower && isReadable(plain)) return { text: plain, rule: "look-alike" };
  if (isReadable(plain)) return undefined;
  if (hasLatin(typed) && !hasCyrillic(typed)) {
    const spelled = tools.spelling.respell(lower);
    return spelled === undefined ? undefined : { text: spelled, rule: "letters" };
  }
  return (
    particleApart(plain) ??
    lettersOnly(plain, tools) ??
    otherSuffix(plain) ??
    voiced(plain) ??
    chat(plain, tools) ??
    slip(plain, tools)
  );
}

function particleApart(word: string): { text: string; rule: RuleName } | undefined {
  const cut = /^(.{3,})(?:ма|ме|ба|бе|па|пе)$/.exec(word)?.[1];
  if (cut === undefined || !isReadable(cut)) return undefined;
  return { text: `${cut} ${questionParticle(cut)}`, rule: "particle-apart" };
}

/** A word of the dictionary typed in Russian letters: саган is саған before it is a form of anything else. */
function lettersOnly(word: string, tools: Tools): { text: string; rule: RuleName } | undefined {
  if (hasKazakhLetter(word)) return undefined;
  const text = tools.spelling.headwords(word)[0];
  const isPlain = text !== undefined && text.length === word.length && hasKazakhLetter(text);
  return isPlain ? { text, rule: "letters" } : undefined;
}

/** The same stem with suffixes of the other harmony or another first letter: қаладе → қалада. */
function otherSuffix(word: string): { text: string; rule: RuleName } | undefined {
  for (let cut = word.length - 1; cut >= 2; cut--) {
    const stem = word.slice(0, cut);
    if (!isReadable(stem)) continue;
    const suffix = word.slice(cut);
    const turned = [...suffix].map((letter) => VOWELS[letter] ?? letter).join("");
    const first = suffix.charAt(0);
    const heads = [first, ...(CONSONANTS[first] ?? [])];
    for (const [vowels, rule] of [
      [turned, "harmony"],
      [suffix, "assimilation"],
    ] as const) {
      for (const head of heads) {
        const text = stem + head + vowels.slice(1);
        const plain = sides(text, stem.length);
        for (const candidate of [text, plain])
          if (candidate !== word && isReadable(candidate)) return { text: candidate, rule };
      }
    }
  }
  return undefined;
}

/** Suffix gutturals on the side its vowels are on. */
function sides(text: string, from: number): string {
  const suffix = text.slice(from);
  const front = /[еі]/.test(suffix) && !/[аы]/.test(suffix);
  const swapped = front
    ? suffix.replace(/қ/g, "к").replace(/ғ/g, "г")
    : suffix.replace(/к/g, "қ").replace(/г/g, "ғ");
  return text.slice(0, from) + swapped;
}

/** кітапым → кітабым. */
function voiced(word: string): { text: string; rule: RuleName } | undefined {
  for (let at = word.length - 2; at >= 2; at--) {
    const letter = VOICED[word.charAt(at)];
    if (letter === undefined) continue;
    const text = word.slice(0, at) + letter + word.slice(at + 1);
    if (isReadable(text)) return { text, rule: "voicing" };
  }
  return undefined;
}

function chat(word: string, tools: Tools): { text: string; rule: RuleName } | undefined {
  const text = tools.spelling.respell(word);
  return text !== undefined && text !== word ? { text, rule: "letters" } : undefined;
}

/** One wrong, missing or spare letter in a headword. */
function slip(word: string, tools: Tools): { text: string; rule: RuleName } | undefined {
  if (word.length < 4) return undefined;
  const near = tools.glossary
    .headwords()
    .find((one) => one[0] === word[0] && editDistance(word, one, 1) === 1);
  return near === undefined ? undefined : { text: near, rule: "spelling" };
}
