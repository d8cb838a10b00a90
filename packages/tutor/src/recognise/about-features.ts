import { foldText, hasKazakhLetter, wordsOf } from "../text/fold.ts";
import type { Before } from "./follow-up-features.ts";
import type { WordGroups } from "./word-groups.ts";

/** A word or a sign of a message, with its place there. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const TOKEN = /-\p{L}+|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;
const QUOTED = /[«“"„][^»”"“„]{1,160}[»”"“]|(?<!\p{L})'[^']{2,80}'/gu;
/** Words to either side that say what a word does in its message. */
const AROUND = [-3, -2, -1, 0, 1, 2, 3];
const STEM = 6;
const FAR = 6;
/** Letters of a stem by which a word of the answer is known again. */
const TAKEN = 5;

export const tokensOf = (message: string): readonly Token[] =>
  [...message.matchAll(TOKEN)].map((found) => ({
    text: found[0],
    from: found.index,
    to: found.index + found[0].length,
  }));

/** What each word of a message is known by, where it is to be told whether it names the object of what is wanted. */
export function aboutFeatures(
  message: string,
  tokens: readonly Token[],
  kind: string,
  before: Before,
  groups: WordGroups,
): readonly (readonly string[])[] {
  const folded = tokens.map(({ text }) => foldText(text));
  const shapes = tokens.map(({ text }) => shapeOf(text));
  const quotes = [...message.matchAll(QUOTED)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  const quoted = tokens.map(({ from }) =>
    quotes.some(([start, end]) => from >= start && from < end),
  );
  const anyQuoted = quoted.includes(true);
  const said = new Set(
    wordsOf(foldText(`${before.message} ${before.reply}`)).map((word) => word.slice(0, TAKEN)),
  );
  const isKazakh = tokens.map(({ text }) => hasKazakhLetter(text));
  const kazakh = isKazakh.filter(Boolean).length;
  const { length } = tokens;
  const at = (place: number) => folded[place] ?? (place < 0 ? "<" : ">");
  return tokens.map((_, place) => {
    const word = at(place);
    const out = [
      "bias",
      `n ${Math.min(FAR + 2, length)}`,
      `from start ${Math.min(FAR, place)}`,
      `from end ${Math.min(FAR, length - place)}`,
      `ends ${word.slice(-2)}`,
      `ends ${word.slice(-3)}`,
      `before ends ${at(place - 1).slice(-2)}`,
      `after ends ${at(place + 1).slice(-2)}`,
      `pair ${at(place - 1)} ${word.slice(0, STEM)}`,
      `pair after ${word.slice(0, STEM)} ${at(place + 1)}`,
      `two before ${at(place - 2)} ${at(place - 1)}`,
      `two after ${at(place + 1)} ${at(place + 2)}`,
    ];
    for (const step of AROUND) {
      out.push(
        `t${step} ${at(place + step).slice(0, STEM)}`,
        `s${step} ${shapes[place + step] ?? ""}`,
      );
      for (const group of groups.of(at(place + step))) out.push(`g${step} ${group}`);
    }
    if (anyQuoted) out.push(quoted[place] ? "quoted" : "other quoted");
    const colon = folded.indexOf(":");
    if (colon >= 0) out.push(place > colon ? "after colon" : "before colon");
    if (isKazakh[place] && kazakh === 1) out.push("only kazakh");
    if (!isKazakh[place] && kazakh > 0)
      out.push(isKazakh.lastIndexOf(true) < place ? "kazakh before" : "kazakh after");
    if (said.has(word.slice(0, TAKEN))) out.push("taken", `taken ${shapes[place]}`);
    return [...out, ...out.filter((one) => OF_KIND.test(one)).map((one) => `${kind} ${one}`)];
  });
}

/** What tells another thing of each kind. */
const OF_KIND =
  /^(?:bias|n |from |s-?[01] |quoted|other quoted|after colon|before colon|only kazakh|taken|g-?[01] |t-?1 )/;

function shapeOf(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) return text;
  if (/^\d+$/.test(text)) return "number";
  if (text.startsWith("-")) return "ending";
  const letters = hasKazakhLetter(text) ? "kazakh" : /^[a-z]/i.test(text) ? "latin" : "cyrillic";
  if (text.length > 1 && text === text.toUpperCase()) return `${letters} capitals`;
  return /^\p{Lu}/u.test(text) ? `${letters} capital` : letters;
}
