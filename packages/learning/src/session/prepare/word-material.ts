import {
  acceptedAnswers,
  type Course,
  type Lesson,
  type PictureManifest,
  type Word,
} from "@tilashar/course";
import { stressTail } from "@tilashar/kazakh/morphology";
import { ipa } from "@tilashar/kazakh/sound";
import { likelyDistractors, type QuizCandidate } from "../../quiz/distractors.ts";
import type { TaughtWord, Texts, WordMaterial } from "../material.ts";
import { confusionPool, quizCandidate } from "./word-confusions.ts";

/** More than two translations side by side read as a dictionary, not as a lesson. */
const SHOWN = 2;
/** Wrong choices are drawn from so many words. */
const CONFUSABLE = 8;

/** A word as choices and pairs show it. */
export function wordMaterial(word: Word, pictures: PictureManifest): WordMaterial {
  const { id, kz, pos, picture } = word;
  return {
    id,
    kz,
    pos,
    meaning: meaningOf(word),
    accepted: [...acceptedAnswers(word, "en"), ...acceptedAnswers(word, "ru")].map((text) =>
      text.toLowerCase(),
    ),
    picture: picture === undefined ? null : (pictures.words[picture] ?? null),
  };
}

/** Kazakh pages show the English meaning, as the quiz does. */
function meaningOf({ en, ru }: Word): Texts {
  const shown = en.slice(0, SHOWN).join(", ");
  return { en: shown, ru: ru.slice(0, SHOWN).join(", "), kz: shown };
}

/** Makes a lesson's words with what is likely to be taken for them. */
export function taughtWords(
  words: readonly Word[],
  lesson: Lesson,
  course: Course,
  pictures: PictureManifest,
): TaughtWord[] {
  const pool = confusionPool(lesson, course).map((word) => ({
    word,
    ...quizCandidate(word, lesson),
  }));
  return words.map((word) => ({
    ...wordMaterial(word, pictures),
    transcription: ipa(word.kz, { tail: stressTail }),
    example: { ...word.example },
    confusable: likelyDistractors(quizCandidate(word, lesson), pool, CONFUSABLE).map(
      (found) => (found as QuizCandidate & { word: Word }).word.id,
    ),
  }));
}
