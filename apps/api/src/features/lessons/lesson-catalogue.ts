import type { LessonDetail, LessonSummary, LessonWord, NoteParagraph } from "@tilashar/contracts";
import {
  acceptedAnswers,
  type Course,
  LANGUAGES,
  type Lesson,
  type PictureManifest,
  renderNote,
  type Word,
} from "@tilashar/course";
import { ipa } from "@tilashar/kazakh/sound";
import { likelyDistractors, type QuizCandidate } from "@tilashar/learning";

/** The course's lessons as the API gives them out, made once: nothing in them changes while we run. */
export interface LessonCatalogue {
  /** In the order of study. */
  readonly summaries: readonly LessonSummary[];
  /** With `user` null. */
  readonly detailById: ReadonlyMap<number, LessonDetail>;
}

/** How many of a word's likeliest confusions are sent: the quiz draws its three wrong options from them. */
const confusables = 6;

/** More than two translations side by side read as a dictionary, not as a lesson. */
const shownGlosses = 2;

export function makeLessonCatalogue(course: Course, pictures: PictureManifest): LessonCatalogue {
  const summaries = course.lessons.map((lesson) => toSummary(lesson, pictures));
  const details = course.lessons.map((lesson) => toDetail(lesson, course, pictures));
  return {
    summaries,
    detailById: new Map(details.map((detail) => [detail.lesson.id, detail])),
  };
}

function coverOf(lesson: Lesson, pictures: PictureManifest): string {
  return addressed(pictures.lessons[lesson.id], `cover of lesson ${lesson.id}`);
}

/** A picture that was not built is a fault of the build, found at start and not by a learner. */
function addressed(address: string | undefined, picture: string): string {
  if (address === undefined) throw new Error(`The ${picture} has not been built: npm run build`);
  return address;
}

function toSummary(lesson: Lesson, pictures: PictureManifest): LessonSummary {
  return {
    id: lesson.id,
    title_ru: lesson.titles.ru,
    title_kz: lesson.titles.kz,
    title_en: lesson.titles.en,
    img: coverOf(lesson, pictures),
    num_words: lesson.words.length,
    lang_level: lesson.level,
  };
}

function toDetail(lesson: Lesson, course: Course, pictures: PictureManifest): LessonDetail {
  const pool = confusionPool(lesson, course);
  return {
    lesson: {
      id: lesson.id,
      lang_level: lesson.level,
      title_ru: lesson.titles.ru,
      title_kz: lesson.titles.kz,
      title_en: lesson.titles.en,
      img: coverOf(lesson, pictures),
      note: {
        kind: lesson.note.kind,
        title: { ...lesson.note.title },
        body: {
          en: toParagraphs(lesson.note.body.en),
          ru: toParagraphs(lesson.note.body.ru),
          kz: toParagraphs(lesson.note.body.kz),
        },
      },
      author: lesson.author,
    },
    words: lesson.words.map((word) => toWord(word, lesson, pool, pictures)),
    user: null,
  };
}

function toParagraphs(body: string): NoteParagraph[] {
  return renderNote(body).map(({ kind, spans }) => ({
    kind,
    spans: spans.map((span) => ({
      kind: span.kind,
      text: span.text,
      ...(span.segments === undefined ? {} : { segments: [...span.segments] }),
    })),
  }));
}

function toWord(
  word: Word,
  lesson: Lesson,
  pool: readonly Word[],
  pictures: PictureManifest,
): LessonWord {
  const candidates = pool.map((other) => toCandidate(other, lesson));
  return {
    id: word.id,
    word_kz: word.kz,
    word_ru: word.ru.slice(0, shownGlosses).join(", "),
    word_en: word.en.slice(0, shownGlosses).join(", "),
    pos: word.pos,
    transcript: ipa(word.kz),
    img:
      word.picture === undefined
        ? null
        : addressed(pictures.words[word.picture], `picture ${word.picture} of ${word.kz}`),
    example: { ...word.example },
    confusables: likelyDistractors(toCandidate(word, lesson), candidates, confusables).map(
      ({ kz }) => kz,
    ),
  };
}

/** Words of the lesson itself and of the lessons of its level that come before it. */
function confusionPool(lesson: Lesson, course: Course): readonly Word[] {
  const ofLevel = course.lessons.filter(({ level }) => level === lesson.level);
  return ofLevel.slice(0, ofLevel.indexOf(lesson) + 1).flatMap(({ words }) => words);
}

function toCandidate(word: Word, lesson: Lesson): QuizCandidate {
  return {
    kz: word.kz,
    pos: word.pos,
    meanings: LANGUAGES.filter((language) => language !== "kz").flatMap((language) => [
      ...acceptedAnswers(word, language),
    ]),
    sameLesson: word.lessonId === lesson.id,
  };
}
