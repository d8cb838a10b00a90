import type { LessonDetail, LessonSummary, LessonWord, NoteParagraph } from "@tilashar/contracts";
import {
  type Course,
  type Lesson,
  type PictureManifest,
  renderNote,
  type Word,
} from "@tilashar/course";
import { stressTail } from "@tilashar/kazakh/morphology";
import { ipa } from "@tilashar/kazakh/sound";
import { type GradedWord, likelyDistractors, type QuizCandidate } from "@tilashar/learning";
import { confusionPool, quizCandidate } from "@tilashar/learning/session/prepare";
import { toHeading } from "#api/features/grammar/index.ts";

/** The course's lessons as the API gives them out: nothing in them changes while we run. */
export interface LessonCatalogue {
  /** In the order of study. */
  readonly summaries: readonly LessonSummary[];
  summaryOf(id: number): LessonSummary | undefined;
  /** What a lesson's quiz asks. */
  wordsOf(id: number): readonly GradedWord[] | undefined;
  /** With `user` null. Made when first asked for: finding every word's confusions takes a while. */
  detailOf(id: number): LessonDetail | undefined;
}

/** How many of a word's likeliest confusions are sent: the quiz draws its three wrong options from them. */
const confusables = 6;

/** More than two translations side by side read as a dictionary, not as a lesson. */
const shownGlosses = 2;

/** @throws when a picture has not been built: a fault of the build, found at start and not by a learner */
export function makeLessonCatalogue(course: Course, pictures: PictureManifest): LessonCatalogue {
  const summaries = course.lessons.map((lesson) => toSummary(lesson, pictures));
  const summaryById = new Map(summaries.map((summary) => [summary.id, summary]));
  for (const word of course.wordById.values()) pictureOf(word, pictures);

  const details = new Map<number, LessonDetail>();
  return {
    summaries,
    summaryOf: (id) => summaryById.get(id),
    wordsOf: (id) => course.lessonById.get(id)?.words,
    detailOf(id) {
      const lesson = course.lessonById.get(id);
      if (lesson === undefined) return undefined;
      const detail = details.get(id) ?? toDetail(lesson, course, pictures);
      details.set(id, detail);
      return detail;
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
  const candidates = confusionPool(lesson, course).map((word) => quizCandidate(word, lesson));
  return {
    lesson: {
      id: lesson.id,
      lang_level: lesson.level,
      title_ru: lesson.titles.ru,
      title_kz: lesson.titles.kz,
      title_en: lesson.titles.en,
      img: coverOf(lesson, pictures),
      grammar: lesson.grammar.flatMap((id) => {
        const point = course.grammarById.get(id);
        return point === undefined ? [] : [toHeading(point)];
      }),
      note: toNote(lesson),
      dialogue: toDialogue(lesson),
      author: lesson.author,
    },
    words: lesson.words.map((word) => toWord(word, lesson, candidates, pictures)),
    user: null,
  };
}

function toDialogue({ dialogue }: Lesson): LessonDetail["lesson"]["dialogue"] {
  if (dialogue === undefined) return null;
  const { titles, setting, speakers, turns } = dialogue;
  return {
    titles: { ...titles },
    setting: { ...setting },
    speakers: speakers.map(({ key, name }) => ({ key, name: { ...name } })),
    turns: turns.map(({ speaker, kz, en, ru }) => ({ speaker, kz, en, ru })),
  };
}

function toNote({ note }: Lesson): LessonDetail["lesson"]["note"] {
  return note === undefined
    ? null
    : {
        kind: note.kind,
        title: { ...note.title },
        body: {
          en: toParagraphs(note.body.en),
          ru: toParagraphs(note.body.ru),
          kz: toParagraphs(note.body.kz),
        },
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
  candidates: readonly QuizCandidate[],
  pictures: PictureManifest,
): LessonWord {
  return {
    id: word.id,
    word_kz: word.kz,
    word_ru: word.ru.slice(0, shownGlosses).join(", "),
    word_en: word.en.slice(0, shownGlosses).join(", "),
    pos: word.pos,
    transcript: ipa(word.kz, { tail: stressTail }),
    img: pictureOf(word, pictures),
    example: { ...word.example },
    confusables: likelyDistractors(quizCandidate(word, lesson), candidates, confusables).map(
      ({ kz }) => kz,
    ),
  };
}
