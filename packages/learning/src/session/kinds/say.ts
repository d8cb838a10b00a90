import type { Answer, Rating, SayItem, Verdict } from "../item.ts";
import type { Making } from "../making.ts";
import type { SentenceMaterial, TaughtWord } from "../material.ts";
import { sentenceSubjects, wordSubject, wordsIn } from "../subject.ts";
import { mistake, rightVerdict, wrongVerdict } from "../verdict.ts";

const MAX_WORDS = 10;
/** Ratings that are enough to go on. */
export const PASSING: readonly string[] = ["good", "almost"] satisfies Rating[];

/** Say a word: the judge of pronunciation listens. */
export const makeSayWord = (word: TaughtWord, { pace }: Making): SayItem => ({
  kind: "say",
  key: `say:${word.id}`,
  subjects: [wordSubject(word.kz)],
  words: [word.id],
  points: [],
  seconds: pace.sayWord(),
  needs: ["sound", "microphone"],
  what: "word",
  text: word.kz,
  meaning: word.meaning,
  word: word.id,
});

/** Say a sentence: record it, compare, rate yourself. Null for sentences that are too long to repeat. */
export function makeSaySentence(sentence: SentenceMaterial, { pace }: Making): SayItem | null {
  const { id, kz, en, ru, tokens, points } = sentence;
  if (tokens.length < 2 || tokens.length > MAX_WORDS) return null;
  return {
    kind: "say",
    key: `say:${id}`,
    subjects: sentenceSubjects(sentence),
    words: wordsIn(sentence),
    points,
    seconds: pace.saySentence(kz),
    needs: ["sound", "microphone"],
    what: "sentence",
    text: kz,
    meaning: { en, ru, kz: en },
    word: null,
  };
}

/** The judge's verdict, or the learner's own, is the answer. */
export const judgeSay = ({ text }: SayItem, given: Answer): Verdict =>
  ["right", ...PASSING].includes(given[0] ?? "")
    ? rightVerdict(text)
    : wrongVerdict(text, mistake("word", null, text));
