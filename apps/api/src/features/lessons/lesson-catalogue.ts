import {
  type Course,
  type GrammarPoint,
  type Lesson,
  type PictureManifest,
  renderNote,
  type Word,
} from "@tilashar/course";
import { stressTail } from "@tilashar/kazakh/morphology";
import { ipa } from "@tilashar/kazakh/sound";
import { type GradedWord, likelyDistractors } from "@tilashar/learning";
import type { BuiltUnits } from "@tilashar/learning/load-units";
import { confusionPool, quizCandidate } from "@tilashar/learning/session/prepare";

export interface CoveredLesson {
  readonly lesson: Lesson;
  /** Address of its picture. */
  readonly cover: string;
}

/** A word as its lesson shows and asks it. */
export interface StudiedWord {
  readonly word: Word;
  /** What it means, in as few words as a lesson has room for. */
  readonly meaning: { readonly en: string; readonly ru: string };
  readonly transcript: string;
  readonly picture: string | null;
  /** Kazakh words that are likely to be taken for it, likeliest first. */
  readonly confusables: readonly string[];
}

type NoteBody = ReturnType<typeof renderNote>;

export interface StudiedLesson extends CoveredLesson {
  readonly points: readonly GrammarPoint[];
  /** Its note with the forms that the engine makes. */
  readonly note: { readonly en: NoteBody; readonly ru: NoteBody; readonly kz: NoteBody } | null;
  readonly words: readonly StudiedWord[];
}

/** The course's lessons with what the engine knows of them: nothing in them changes while we run. */
export interface LessonCatalogue {
  /** In the order of study. */
  readonly lessons: readonly CoveredLesson[];
  lessonOf(id: number): CoveredLesson | undefined;
  /** What a lesson's quiz asks. */
  wordsOf(id: number): readonly GradedWord[] | undefined;
  /** Made when first asked for. */
  studiedOf(id: number): StudiedLesson | undefined;
}

/** How many of a word's likeliest confusions are sent: the quiz draws its three wrong options from them. */
const confusables = 6;

/** More than two translations side by side read as a dictionary, not as a lesson. */
const shownGlosses = 2;

/** @throws when a picture has not been built: a fault of the build, found at start and not by a learner */
export function makeLessonCatalogue(
  course: Course,
  pictures: PictureManifest,
  { words }: Pick<BuiltUnits, "words">,
): LessonCatalogue {
  const lessons = course.lessons.map((lesson) => ({ lesson, cover: coverOf(lesson, pictures) }));
  const coveredById = new Map(lessons.map((covered) => [covered.lesson.id, covered]));
  for (const word of course.wordById.values()) pictureOf(word, pictures);

  const studied = new Map<number, StudiedLesson>();
  return {
    lessons,
    lessonOf: (id) => coveredById.get(id),
    wordsOf: (id) => course.lessonById.get(id)?.words,
    studiedOf(id) {
      const covered = coveredById.get(id);
      if (covered === undefined) return undefined;
      const made = studied.get(id) ?? makeStudied(covered, course, pictures, words);
      studied.set(id, made);
      return made;
    },
  };
}

function coverOf(lesson: Lesson, pictures: PictureManifest): string {
  return addressed(pictures.lessons[lesson.id], `cover of lesson ${lesson.id}`);
}

function pictureOf({ picture, kz }: Word, pictures: PictureManifest): string | null {
  return picture === undefined
    ? null
    : addressed(pictures.words[picture], `picture ${picture} of ${kz}`);
}

function addressed(address: string | undefined, picture: string): string {
  if (address === undefined) throw new Error(`The ${picture} has not been built: npm run build`);
  return address;
}

function makeStudied(
  { lesson, cover }: CoveredLesson,
  course: Course,
  pictures: PictureManifest,
  built: BuiltUnits["words"],
): StudiedLesson {
  const { note } = lesson;
  return {
    lesson,
    cover,
    points: lesson.grammar.flatMap((id) => course.grammarById.get(id) ?? []),
    note: note
      ? {
          en: renderNote(note.body.en),
          ru: renderNote(note.body.ru),
          kz: renderNote(note.body.kz),
        }
      : null,
    words: lesson.words.map((word) => ({
      word,
      meaning: {
        en: word.en.slice(0, shownGlosses).join(", "),
        ru: word.ru.slice(0, shownGlosses).join(", "),
      },
      picture: pictureOf(word, pictures),
      ...(asBuilt(word, course, built) ?? foundOut(word, lesson, course)),
    })),
  };
}

type FoundOut = Pick<StudiedWord, "transcript" | "confusables">;

function asBuilt({ id, kz }: Word, course: Course, built: BuiltUnits["words"]): FoundOut | null {
  const found = built.get(id);
  if (found?.kz !== kz) return null;
  return {
    transcript: found.transcription,
    confusables: found.confusable
      .slice(0, confusables)
      .flatMap((other) => course.wordById.get(other)?.kz ?? []),
  };
}

/** For a word that was changed since the course was built. */
function foundOut(word: Word, lesson: Lesson, course: Course): FoundOut {
  const candidates = confusionPool(lesson, course).map((other) => quizCandidate(other, lesson));
  return {
    transcript: ipa(word.kz, { tail: stressTail }),
    confusables: likelyDistractors(quizCandidate(word, lesson), candidates, confusables).map(
      ({ kz }) => kz,
    ),
  };
}
