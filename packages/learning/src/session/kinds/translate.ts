import { shuffled } from "../../quiz/random.ts";
import type { Answer, TranslateItem, Verdict } from "../item.ts";
import { judgeTiles } from "../judge-tiles.ts";
import type { Making } from "../making.ts";
import type { SentenceMaterial } from "../material.ts";
import { sentenceSubjects, wordsIn } from "../subject.ts";
import { rightVerdict } from "../verdict.ts";

const MIN_WORDS = 2;
const MAX_WORDS = 16;
const EXTRA = 2;

/** Kazakh sentence → tiles of the learner's language, two of which belong to other sentences. */
export function makeTranslate(
  sentence: SentenceMaterial,
  others: readonly SentenceMaterial[],
  { chance, pace }: Making,
): TranslateItem | null {
  const { en, ru } = sentence.tiles;
  const fits = (count: number) => count >= MIN_WORDS && count <= MAX_WORDS;
  if (sentence.tokens.length < 2 || !fits(en.length) || !fits(ru.length)) return null;
  const mixed = (language: "en" | "ru") => {
    const own = sentence.tiles[language];
    const taken = new Set(own.map((text) => text.toLowerCase()));
    const extra = shuffled(
      others.flatMap(({ tiles }) => tiles[language]),
      chance,
    ).filter((text) => {
      const key = text.toLowerCase();
      return text.length > 2 && !taken.has(key) && taken.add(key);
    });
    return shuffled([...own, ...extra.slice(0, EXTRA)], chance);
  };
  const tiles = { en: mixed("en"), ru: mixed("ru") };
  return {
    kind: "translate",
    key: `translate:${sentence.id}`,
    subjects: sentenceSubjects(sentence),
    words: wordsIn(sentence),
    points: sentence.points,
    seconds: pace.tiles(tiles.en.length),
    needs: [],
    sentence,
    tiles,
  };
}

/**
 * Right in the wording of the course. Russian words may stand in another order, each small word before its own;
 * English ones may not, but for words of time or place that move between the ends.
 */
export function judgeTranslate({ sentence }: TranslateItem, given: Answer): Verdict {
  const language = given.some((tile) => /\p{Script=Cyrillic}/u.test(tile)) ? "ru" : "en";
  const text = sentence[language];
  const own = sentence.tiles[language].map((tile) => tile.toLowerCase());
  const answer = given.map((tile) => tile.toLowerCase());
  if (own.join(" ") === answer.join(" ")) return rightVerdict(text);
  const sameWords = [...own].sort().join(" ") === [...answer].sort().join(" ");
  if (
    sameWords &&
    (language === "ru" ? bindsAlike(own, answer) : movesToOtherEnd(sentence.tiles.en, answer))
  )
    return rightVerdict(text, "also-said");
  return judgeTiles(given, sentence.tiles[language], text, null);
}

/** Prepositions and particles of Russian, which keep the word after them. */
const BOUND = new Set(
  "в во на с со к ко из от у о об обо за под над по для до без при про через между не ни".split(
    " ",
  ),
);

function bindsAlike(own: readonly string[], answer: readonly string[]): boolean {
  const pairs = (words: readonly string[]) =>
    words
      .flatMap((word, at) => (BOUND.has(word) ? [`${word} ${words[at + 1] ?? ""}`] : []))
      .sort()
      .join("|");
  return pairs(own) === pairs(answer);
}

const MOVABLE = new Set(
  "now today tomorrow yesterday tonight here there then sometimes usually often always please maybe soon later".split(
    " ",
  ),
);
/** They begin a phrase of time or place. */
const PHRASES = new Set(
  "in on at every each this next last from after before during near under over behind beside by for to with since until".split(
    " ",
  ),
);
/** They begin a statement: before a command or a question no phrase is put. */
const SUBJECTS = new Set(
  "i you he she it we they my your his her its our their the a an this that these those there everybody everyone nobody who".split(
    " ",
  ),
);
const MAX_PHRASE_WORDS = 5;

/** Whether a word, or a phrase beside a statement, stands at the other end of the sentence. */
function movesToOtherEnd(tiles: readonly string[], answer: readonly string[]): boolean {
  const own = tiles.map((tile) => tile.toLowerCase());
  const isStatement = (at: number) =>
    SUBJECTS.has(own[at] ?? "") || /^\p{Lu}/u.test(tiles[at] ?? "");
  const moves = (from: number, to: number, statement: number): boolean => {
    const phrase = own.slice(from, to);
    const [first = ""] = phrase;
    const isOne = phrase.length === 1 && MOVABLE.has(first);
    return isOne || (PHRASES.has(first) && isStatement(statement));
  };
  for (let length = 1; length <= Math.min(MAX_PHRASE_WORDS, own.length - 1); length++) {
    const end = own.length - length;
    const toStart = [...own.slice(end), ...own.slice(0, end)];
    const toEnd = [...own.slice(length), ...own.slice(0, length)];
    if (moves(end, own.length, 0) && toStart.join(" ") === answer.join(" ")) return true;
    if (moves(0, length, length) && toEnd.join(" ") === answer.join(" ")) return true;
  }
  return false;
}
