import { analyse } from "@tilashar/kazakh/morphology";
import { lowerKazakh } from "@tilashar/kazakh/script";
import { judgeAnswer } from "../../judging/judge-answer.ts";
import { shuffled } from "../../quiz/random.ts";
import type { Answer, DictationItem, Verdict } from "../item.ts";
import { judgeTiles } from "../judge-tiles.ts";
import type { Making } from "../making.ts";
import type { SentenceMaterial } from "../material.ts";
import { sentenceSubjects, wordsIn } from "../subject.ts";
import { mistake, rightVerdict, slipOf, wrongVerdict } from "../verdict.ts";

const FEWEST = 2;
const MOST = 12;
const FALSE_TILES = 2;

/** Write what you hear: from tiles with forms that sound near, or typed. */
export function makeDictation(
  sentence: SentenceMaterial,
  typed: boolean,
  { chance, pace }: Making,
): DictationItem | null {
  const { tokens } = sentence;
  if (tokens.length < FEWEST || tokens.length > MOST) return null;
  const own = new Set(tokens.map(({ tile }) => tile.toLowerCase()));
  const near = shuffled(tokens, chance).flatMap(({ wrong }) => {
    const fit = wrong.filter(({ text }) => !own.has(text.toLowerCase()));
    return fit[Math.floor(chance() * fit.length)]?.text ?? [];
  });
  const tiles = typed
    ? null
    : shuffled([...tokens.map(({ tile }) => tile), ...near.slice(0, FALSE_TILES)], chance);
  return {
    kind: "dictation",
    key: `dictation:${sentence.id}`,
    subjects: sentenceSubjects(sentence),
    words: wordsIn(sentence),
    points: sentence.points,
    seconds: tiles === null ? pace.typed(sentence.kz) : pace.dictationTiles(tiles.length),
    needs: ["sound"],
    sentence,
    tiles,
  };
}

/** Judged word by word: the first wrong one is told with its letter or suffix. */
export function judgeDictation({ sentence, tiles }: DictationItem, given: Answer): Verdict {
  const expected = sentence.tokens.map(({ tile }) => tile);
  const words = tiles === null ? wordsOf(given[0] ?? "") : [...given];
  if (words.length !== expected.length)
    return words.map(folded).join("") === expected.map(folded).join("")
      ? rightVerdict(sentence.kz)
      : judgeTiles(words, expected, sentence.kz, null);
  let note: "look-alike" | null = null;
  for (const [at, token] of sentence.tokens.entries()) {
    const word = words[at] ?? "";
    const { verdict, error } = judgeAnswer(
      word,
      { answers: [token.text] },
      { slipAllowed: false, lemmasOf },
    );
    if (verdict === "correct") {
      if (error !== null) note = "look-alike";
      continue;
    }
    const known = token.wrong.find(({ text }) => folded(text) === folded(word));
    return wrongVerdict(
      sentence.kz,
      mistake(known?.slip ?? slipOf(error), word, token.text, {
        point: known?.point ?? null,
        error,
      }),
    );
  }
  return rightVerdict(sentence.kz, note);
}

const folded = (text: string): string => lowerKazakh(text.normalize("NFC"));

const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

const lemmasOf = (text: string): string[] =>
  analyse(text).flatMap(({ guessed, lemma }) => (guessed ? [] : [lemma]));
