import type { DictionaryWord, UnknownWord } from "@tilashar/contracts";
import type { Course, PictureManifest } from "@tilashar/course";
import {
  type CourseSentence,
  chooseSentences,
  type SentenceBank,
} from "@tilashar/course/sentences";
import {
  type Headword,
  makeHeadwords,
  makeWordBook,
  type WordBook,
} from "@tilashar/course/word-book";
import { analyse, tokenise } from "@tilashar/kazakh";
import { stressTail } from "@tilashar/kazakh/morphology";
import { ipa } from "@tilashar/kazakh/sound";
import { toCourseSentence } from "#api/features/grammar/index.ts";

/** Words of the dictionary by any of their forms. */
export interface Dictionary {
  /** The headword that a text is a form of, without its page. */
  headwordOf(typed: string): Headword | undefined;
  /** Dictionary forms of every headword. */
  lemmas(): string[];
  /** Made anew each time: there are too many words to keep what is told of each. */
  look(typed: string): { found: DictionaryWord } | { unknown: UnknownWord };
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

  function describe(headword: Headword): DictionaryWord {
    const { lemma } = headword;
    const { senses, taught, government, tables, explained, formOf, relatives } =
      book().factsOf(headword);
    const picture = taught.find((word) => word.picture !== undefined)?.picture;
    return {
      lemma,
      senses: senses.map((sense) => ({ ...sense })),
      ipa: ipa(lemma, { tail: stressTail }),
      lessons: taught.flatMap(({ lessonId }) => {
        const lesson = course.lessonById.get(lessonId);
        return lesson === undefined
          ? []
          : [{ id: lesson.id, title: { ...lesson.titles }, lang_level: lesson.level }];
      }),
      img: picture === undefined ? null : (pictures.words[picture] ?? null),
      government: government.map(({ meaning, asks, optional, example }) => ({
        ...meaning,
        asks: [...asks],
        optional: [...(optional ?? [])],
        example,
      })),
      tables: tables.map(({ key, pos, columns, rows }) => ({
        key,
        pos,
        columns: [...columns],
        rows: rows.map((row) => ({
          key: row.key,
          cells: row.cells.map((forms) => [...forms]),
        })),
      })),
      explained: explained.map(({ label, form, suffixes }) => ({
        label,
        form: { text: form.text, segments: [...form.segments] },
        suffixes: suffixes.map(({ surface, meaning, reasons }) => ({
          surface,
          meaning: { ...meaning },
          reasons: reasons.map((reason) => ({ ...reason })),
        })),
      })),
      form_of: formOf.map((other) => ({ ...other })),
      relatives: relatives.map((relative) => ({ ...relative })),
      sentences: chooseSentences(bank().withLemma(lemma.toLowerCase()), maxSentences).map(
        (sentence) => toCourseSentence(sentence, markOf(sentence, lemma)),
      ),
    };
  }

  return {
    headwordOf: (typed) => book().headwords.find(typed),
    lemmas: () => book().headwords.lemmas(),
    look(typed) {
      const { headwords } = book();
      const found = headwords.find(typed);
      if (found !== undefined) return { found: describe(found) };
      const { word, near, guesses } = headwords.unknown(typed);
      return {
        unknown: {
          word,
          near: near.map((one) => ({ ...one })),
          guesses: guesses.map(({ lemma, segments }) => ({ lemma, segments: [...segments] })),
        },
      };
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
