import { isEndless } from "./endless.ts";
import { matchCase } from "./letter-case.ts";
import { letterTable } from "./letter-table.ts";

const pieces = /* @__PURE__ */ letterTable(
  "aäábvgğǵdejzklmnñńoöópqrstūüúwýfhxcçşyı",
  "аәәбвгғғдежзклмнңңоөөпқрстұүүууфхһцчшыі",
  {
    sh: "ш",
    ch: "ч",
    zh: "ж",
    gh: "ғ",
    ng: "ң",
    kh: "х",
    ya: "я",
    yu: "ю",
    yo: "ё",
    ae: "ә",
    oe: "ө",
    ue: "ү",
    ia: "ия",
    iu: "ию",
  },
);
const marked = /* @__PURE__ */ letterTable("agnousciy", "әғңөүшчиу");
const vowel = /[аәеёиоөұүыіэюяу]/;

const typeWord = (typed: string): string => {
  let out = "";
  let syllables = 0;
  for (let i = 0; i < typed.length; ) {
    const letter = typed[i] as string;
    const next = typed[i + 1] ?? "";
    const afterVowel = vowel.test(out.at(-1) ?? "");
    const twoLetters = !(/['’ʼ`]/.test(typed[i + 2] ?? "") && marked[next]);
    let piece = twoLetters ? pieces[letter + next] : undefined;
    let used = piece ? 2 : 1;
    if (/['’ʼ`]/.test(next) && marked[letter]) {
      piece = marked[letter];
      used = 2;
    } else if (letter === "i" && afterVowel && !/и$/.test(out)) {
      // й after a vowel; й + а, й + у are я, ю.
      piece = next === "a" ? "я" : next === "u" ? "ю" : "й";
      used = next === "a" || next === "u" ? 2 : 1;
    } else if (!piece && letter === "i") piece = /[aeiouyäöüı]/.test(next) ? "и" : "і";
    else if (!piece && letter === "u")
      // ұ lives in the first syllable of native words, between consonants or at the start.
      piece = syllables === 0 && !afterVowel && /[^aeiouyäöüı]/.test(next) ? "ұ" : "у";
    piece ??= pieces[letter] ?? letter;
    if (vowel.test(piece)) syllables++;
    out += piece;
    i += used;
  }
  return out;
};

/**
 * Turns Latin typing into Cyrillic for an on-screen keyboard: q қ, gh ғ, ng ң, sh ш, ch ч, zh/j ж,
 * ae/a' ә, oe/o' ө, ue/u' ү, w у, x һ, y ы, i і (й after a vowel), u ұ in a first syllable and у
 * elsewhere. A guess for people who type without Kazakh letters; other text stays as it is.
 */
export const typeAid = (typed: string): string =>
  isEndless(typed)
    ? ""
    : typed.replace(/\p{Script=Latin}[\p{Script=Latin}'’ʼ`]*/gu, (word) =>
        matchCase(word, typeWord(word.toLowerCase())),
      );
