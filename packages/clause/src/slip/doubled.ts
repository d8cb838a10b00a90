import { lookUp } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { changed, slip } from "./rewrite.ts";

/** Words said twice, and two words of which one would do. */
export const doubledSlips = (parse: Parse): Fault[] => [
  ...saidTwice(parse),
  ...paired(parse),
  ...twoDegrees(parse),
  ...mostThan(parse),
];

/** мен мен кітап оқимын → мен кітап оқимын. */
function saidTwice({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (!next || token.lower !== next.lower || token.mark !== "" || token.leaning.length > 0)
      return [];
    if (/\d/.test(token.lower) || token.text === "qqq") return [];
    const reading = words[at]?.reading;
    // бара бара, тез тез: said twice they tell how
    const repeated =
      reading?.form === "a" ||
      reading?.form === "p" ||
      reading?.kind === "adv" ||
      reading?.kind === "intj" ||
      reading?.kind === "num" ||
      /^(?:жоқ|иә|қайта|бір|әр|тағы|ол|сол)$/.test(token.lower);
    // асан мен мен: "and I"
    const joined =
      token.lower === "мен" &&
      at > 0 &&
      tokens[at - 1]?.mark === "" &&
      words[at]?.reading.kind === "conj";
    if (joined) return [];
    return [
      slip(
        at,
        repeated ? [] : changed(tokens, { [at + 1]: "", [at]: token.text }, "word-order", 0.3),
      ),
    ];
  });
}

/** бірте бірте → бірте-бірте, анда санда → анда-санда: a word of two halves. */
const paired = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const other = tokens[at + 1];
    if (!other || token.mark !== "" || token.leaning.length > 0 || other.capital) return [];
    // бүгін ақ көйлек, ашық көк көз, біле тұра: side by side they are words of their own
    const isTwice = token.lower === other.lower;
    const isVerb = words[at]?.reading.kind === "verb";
    if (!isTwice && (isVerb || /^(?:ақ|ау|ай|мыс|ды|ді)$/.test(other.lower))) return [];
    const whole = lookUp(`${token.lower}-${other.lower}`);
    return whole.some(({ pos }) => isTwice || pos === "n" || pos === "adv")
      ? [
          slip(
            at,
            changed(
              tokens,
              { [at]: `${token.text}-${other.text}`, [at + 1]: "" },
              "reduplication",
              0.05,
            ),
          ),
        ]
      : [];
  });

/** ең өте жақсы → ең жақсы. */
function twoDegrees({ tokens }: Parse): Fault[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const degree = /^(?:ең|өте|тым|аса)$/;
    if (!next || !degree.test(token.lower) || !degree.test(next.lower) || token.mark !== "")
      return [];
    if (token.lower === next.lower) return [];
    const [most, other] = next.lower === "ең" ? [at + 1, at] : [at, at + 1];
    return [
      slip(
        at,
        changed(tokens, { [other]: "" }, "very-most", 0.4),
        changed(tokens, { [most]: "" }, "very-most", 0.45),
      ),
    ];
  });
}

/** одан ең үлкен → одан үлкен; одан өте үлкен → одан әлдеқайда үлкен is no simple mend. */
function mostThan({ tokens, words }: Parse): Fault[] {
  return tokens.flatMap((token, at) => {
    const before = words[at - 1]?.reading;
    if (
      token.lower !== "ең" ||
      before?.case !== "ABL" ||
      words[at - 1]?.head !== at + 1 ||
      tokens[at - 1]?.mark !== ""
    )
      return [];
    // өз елінен ең жаман адамды: from where, not than what
    if (words[at + 1]?.reading.kind !== "adj" || words[at + 1]?.head !== -1) return [];
    return [slip(at, changed(tokens, { [at]: "" }, "comparison", 0.4))];
  });
}
