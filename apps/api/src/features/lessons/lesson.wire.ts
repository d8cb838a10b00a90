import type { LessonDetail, LessonProgress, LessonSummary, LessonWord } from "@tilashar/contracts";
import type { Lesson } from "@tilashar/course";
import { toHeading, toParagraph } from "#api/features/grammar/index.ts";
import type { CoveredLesson, StudiedLesson, StudiedWord } from "./lesson-catalogue.ts";

export function toLessonSummary({ lesson, cover }: CoveredLesson): LessonSummary {
  return {
    id: lesson.id,
    title_ru: lesson.titles.ru,
    title_kz: lesson.titles.kz,
    title_en: lesson.titles.en,
    img: cover,
    num_words: lesson.words.length,
    lang_level: lesson.level,
  };
}

/** @param user what the caller has done in it; null for a guest */
export function toLessonDetail(
  studied: StudiedLesson,
  user: LessonProgress | null = null,
): LessonDetail {
  const { lesson, cover, points, words } = studied;
  return {
    lesson: {
      id: lesson.id,
      lang_level: lesson.level,
      title_ru: lesson.titles.ru,
      title_kz: lesson.titles.kz,
      title_en: lesson.titles.en,
      img: cover,
      grammar: points.map(toHeading),
      note: toNote(studied),
      dialogue: toDialogue(lesson),
      author: lesson.author,
    },
    words: words.map(toWord),
    user,
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

function toNote({ lesson: { note }, note: body }: StudiedLesson): LessonDetail["lesson"]["note"] {
  return note === undefined || body === null
    ? null
    : {
        kind: note.kind,
        title: { ...note.title },
        body: {
          en: body.en.map(toParagraph),
          ru: body.ru.map(toParagraph),
          kz: body.kz.map(toParagraph),
        },
      };
}

const toWord = ({ word, meaning, transcript, picture, confusables }: StudiedWord): LessonWord => ({
  id: word.id,
  word_kz: word.kz,
  word_ru: meaning.ru,
  word_en: meaning.en,
  pos: word.pos,
  transcript,
  img: picture,
  example: { ...word.example },
  confusables: [...confusables],
});
