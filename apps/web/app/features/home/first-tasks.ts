import type { PublicContent } from "@tilashar/contracts";

/** Kazakh, and one of several meanings to tell it by. */
export interface FirstTask {
  kz: string;
  choices: readonly { en: string; ru: string }[];
  /** Place of the right one among them. */
  right: number;
}

/** The lesson a newcomer's first two tasks are made of: greetings. */
const lessonOfGreetings = 1;

const firstSense = (meanings: string) => meanings.split(",")[0]?.trim() ?? meanings;

/**
 * A newcomer's first two tasks, from the course's own words: сәлем among two other meanings, then a
 * sentence that is read by knowing сәлем. The right answer of each stands in another place.
 */
export function firstTasks(content: Pick<PublicContent, "lesson">): readonly FirstTask[] {
  const words = content.lesson(lessonOfGreetings)?.words ?? [];
  const word = (kz: string) => words.find(({ word_kz }) => word_kz === kz);
  const [hello, thanks, goodbye, how] = ["сәлем", "рақмет", "сау болыңыз", "қалай"].map(word);
  // A course without these words greets nobody by them; the page then has no tasks.
  if (!hello || !thanks || !goodbye || !how) return [];
  return [
    {
      kz: hello.word_kz,
      choices: [thanks, hello, goodbye].map(({ word_en, word_ru }) => ({
        en: firstSense(word_en),
        ru: firstSense(word_ru),
      })),
      right: 1,
    },
    {
      kz: hello.example.kz,
      choices: [how, thanks, hello].map(({ example: { en, ru } }) => ({ en, ru })),
      right: 2,
    },
  ];
}
