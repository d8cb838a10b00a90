import type { Course, Lesson, PictureManifest, Word } from "@tilashar/course";
import { stressTail } from "@tilashar/kazakh/morphology";
import { ipa, phones } from "@tilashar/kazakh/sound";

/** A word to say aloud, with what is shown beside it. */
export interface PracticeWord {
  readonly word: Word;
  readonly transcript: string;
  /** Address of its picture. */
  readonly picture: string | null;
  /** Titles of its lesson. */
  readonly lesson: Lesson["titles"];
}

/** Words to say aloud. */
export interface PracticeWords {
  /** @param choose a number from 0 up to 1: chance is the caller's */
  next(wish: PracticeWish, choose: () => number): PracticeWord;
  /** Every word of the course that can be said alone: what a recording is compared with. */
  readonly spoken: readonly string[];
}

export interface PracticeWish {
  /** The word before; it does not come again at once. */
  after: string | null;
  /** Letters of sounds that were missed lately. */
  missed: readonly string[];
  /** Lessons the learner has done; none: the first ones. */
  lessons: readonly number[];
}

/** Who has done nothing yet begins with the first lessons. */
const firstLessons = 12;
const maxWordLength = 12;
/** How much likelier a word with a missed sound is than one without. */
const missedWeight = 6;

const isOneWord = ({ kz }: Word) =>
  kz.length >= 2 && kz.length <= maxWordLength && /^[а-яёәғқңөұүһі]+$/.test(kz);

/** The course's words for practice: those of the learner's lessons, more often those with a sound just missed. */
export function makePracticeWords(
  { lessons }: Pick<Course, "lessons">,
  pictures: Pick<PictureManifest, "words">,
): PracticeWords {
  const byLesson = new Map(lessons.map(({ id, words }) => [id, words.filter(isOneWord)]));
  const titles = new Map(lessons.map(({ id, titles: title }) => [id, title]));
  const beginning = lessons.slice(0, firstLessons).map(({ id }) => id);
  const all = [...byLesson.values()].flat();
  if (all.length === 0) throw new Error("The course has no word that can be said alone.");

  return {
    spoken: [...new Set(all.map(({ kz }) => kz))],
    next({ after, missed, lessons: done }, choose) {
      const known = done.flatMap((id) => byLesson.get(id) ?? []);
      const pool = known.length >= 5 ? known : beginning.flatMap((id) => byLesson.get(id) ?? []);
      const words = (pool.length > 1 ? pool : all).filter(({ kz }) => kz !== after);
      const weights = words.map(({ kz }) =>
        missed.some((letter) => kz.includes(letter)) ? missedWeight : 1,
      );
      let left = choose() * weights.reduce((sum, weight) => sum + weight, 0);
      const at = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      const word = words.at(at) as Word;
      return {
        word,
        transcript: ipa(word.kz, { tail: stressTail }),
        picture: word.picture === undefined ? null : (pictures.words[word.picture] ?? null),
        lesson: titles.get(word.lessonId) as Lesson["titles"],
      };
    },
  };
}

/** Whether a text is something a learner may be asked to say: short Kazakh. */
export function isSpeakable(word: string): boolean {
  return word.length <= 40 && /^[а-яёәғқңөұүһі\s-]+$/i.test(word) && phones(word).length > 0;
}
