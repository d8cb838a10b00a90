import type { Course, Lesson, PictureManifest } from "@tilashar/course";
import {
  type CourseSentence,
  chooseSentences,
  type SentenceBank,
} from "@tilashar/course/sentences";
import {
  type Headword,
  makeHeadwords,
  makeWordBook,
  type Reading,
  type WordBook,
} from "@tilashar/course/word-book";
import { analyse, tokenise } from "@tilashar/kazakh";
import { stressTail } from "@tilashar/kazakh/morphology";
import { ipa } from "@tilashar/kazakh/sound";

/** A word with all that its page tells. */
export interface WordPage {
  readonly lemma: string;
  readonly facts: ReturnType<WordBook["factsOf"]>;
  readonly ipa: string;
  readonly lessons: readonly Lesson[];
  /** Address of a picture of it. */
  readonly picture: string | null;
  /** Sentences with it, and where it stands in them. */
  readonly sentences: readonly { sentence: CourseSentence; mark: [number, number] | null }[];
}

type UnknownWord = ReturnType<WordBook["headwords"]["unknown"]>;

/** Words of the dictionary by any of their forms. */
export interface Dictionary {
  /** Headwords that a text may be a form of, the likeliest first, without their pages. */
  readings(typed: string): readonly Reading[];
  /** Dictionary forms of every headword. */
  lemmas(): string[];
  /** Made anew each time: there are too many words to keep what is told of each. */
  look(typed: string): { found: WordPage } | { unknown: UnknownWord };
}

const maxSentences = 6;

/** @param bank the course's sentences; read when the first word is asked for */
export function makeDictionary(
  course: Course,
  pictures: PictureManifest,
  bank: () => SentenceBank,
): Dictionary {
  let made: WordBook | undefined;
  const book = () => {
    made ??= makeWordBook(course, makeHeadwords(course));
    return made;
  };

  function describe(headword: Headword): WordPage {
    const { lemma } = headword;
    const facts = book().factsOf(headword);
    const picture = facts.taught.find((word) => word.picture !== undefined)?.picture;
    return {
      lemma,
      facts,
      ipa: ipa(lemma, { tail: stressTail }),
      lessons: facts.taught.flatMap(({ lessonId }) => course.lessonById.get(lessonId) ?? []),
      picture: picture === undefined ? null : (pictures.words[picture] ?? null),
      sentences: chooseSentences(bank().withLemma(lemma.toLowerCase()), maxSentences).map(
        (sentence) => ({ sentence, mark: markOf(sentence, lemma) }),
      ),
    };
  }

  return {
    readings: (typed) => book().headwords.readings(typed),
    lemmas: () => book().headwords.lemmas(),
    look(typed) {
      const { headwords } = book();
      const found = headwords.find(typed);
      if (found !== undefined) return { found: describe(found) };
      return { unknown: headwords.unknown(typed) };
    },
  };
}

/** Where a form of the word stands in a sentence; null for an expression of several words. */
function markOf({ kz }: CourseSentence, lemma: string): [number, number] | null {
  for (const { text, kind, start } of tokenise(kz)) {
    if (kind !== "word") continue;
    if (analyse(text).some((reading) => reading.lemma === lemma))
      return [start, start + text.length];
  }
  return null;
}
