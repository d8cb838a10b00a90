import { confusability } from "../../quiz/confusability.ts";
import { shuffled } from "../../quiz/random.ts";
import { choicesOf, sameInAll, wrongWords } from "../choices.ts";
import type { Answer, HearAndChooseItem, Verdict } from "../item.ts";
import { judgeChoice } from "../judge-choice.ts";
import type { Making } from "../making.ts";
import type { SentenceMaterial, TaughtWord, WordMaterial } from "../material.ts";
import { sentenceSubjects, wordSubject, wordsIn } from "../subject.ts";

/** Sound of a word → one of four words that sound near it. */
export function makeHearWord(
  word: TaughtWord,
  likeliest: readonly WordMaterial[],
  others: readonly WordMaterial[],
  { chance, pace }: Making,
): HearAndChooseItem | null {
  const near = nearestSounding(word, likeliest);
  const wrong = wrongWords(word, near.slice(0, 4), [...near.slice(4), ...others], chance);
  if (wrong === null) return null;
  return {
    kind: "hear-and-choose",
    key: `hear-and-choose:${word.id}`,
    subjects: [wordSubject(word.kz)],
    words: [word.id],
    points: [],
    seconds: pace.hear(word.kz),
    needs: ["sound"],
    spoken: word.kz,
    meaning: word.meaning,
    choices: choicesOf([word, ...wrong], ({ kz }) => sameInAll(kz), chance),
    right: String(word.id),
  };
}

/** Sound of a sentence → which of three was said. */
export function makeHearSentence(
  sentence: SentenceMaterial,
  others: readonly SentenceMaterial[],
  { chance, pace }: Making,
): HearAndChooseItem | null {
  const unlike = others.filter(({ id, kz }) => id !== sentence.id && kz !== sentence.kz);
  const near = nearestSounding(sentence, unlike).slice(0, 4);
  const wrong = shuffled(near, chance).slice(0, 2);
  if (wrong.length < 2) return null;
  return {
    kind: "hear-and-choose",
    key: `hear-and-choose:${sentence.id}`,
    subjects: sentenceSubjects(sentence),
    words: wordsIn(sentence),
    points: sentence.points,
    seconds: pace.hear(sentence.kz),
    needs: ["sound"],
    spoken: sentence.kz,
    meaning: { en: sentence.en, ru: sentence.ru, kz: sentence.en },
    choices: shuffled([sentence, ...wrong], chance).map(({ id, kz }) => ({
      id,
      text: sameInAll(kz),
    })),
    right: sentence.id,
  };
}

/** What sounds most like it comes first; each is compared once, for a session compares thousands. */
const nearestSounding = <One extends { readonly kz: string }>(
  said: { readonly kz: string },
  others: readonly One[],
): One[] =>
  others
    .map((one) => ({ one, likeness: confusability(said.kz, one.kz) }))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ one }) => one);

export const judgeHearAndChoose = (item: HearAndChooseItem, given: Answer): Verdict =>
  judgeChoice(item, given);
