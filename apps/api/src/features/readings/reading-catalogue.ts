import type {
  LocalisedText,
  ReadingDetail,
  ReadingMaterial,
  ReadingSummary,
} from "@tilashar/contracts";
import type { Course, Language, LocalisedLine, PictureManifest, Reading } from "@tilashar/course";
import { tokenise } from "@tilashar/kazakh/script";

/** The course's readings as the API gives them out: nothing in them changes while we run. */
export interface ReadingCatalogue {
  /** By level, then id. */
  readonly summaries: readonly ReadingSummary[];
  /** The same with their texts, as the list call answers. */
  readonly materials: readonly ReadingMaterial[];
  detailOf(id: number): ReadingDetail | undefined;
}

/** Words a minute that a learner of the level reads with understanding. */
const paces = { beginner: 40, intermediate: 60, advanced: 80 } as const;

/** @throws when a cover has not been built: a fault of the build, found at start and not by a learner */
export function makeReadingCatalogue(course: Course, pictures: PictureManifest): ReadingCatalogue {
  const details = course.readings.map((reading) => toDetail(reading, pictures));
  const byId = new Map(details.map((detail) => [detail.id, detail]));
  const materials = details.map(
    ({ paragraphs: _, questions: __, sources: ___, ...material }) => material,
  );
  return {
    materials,
    summaries: materials.map(
      ({ kazakh_text: _, english_text: __, russian_text: ___, ...summary }) => summary,
    ),
    detailOf: (id) => byId.get(id),
  };
}

function toDetail(reading: Reading, pictures: PictureManifest): ReadingDetail {
  const image = pictures.readings[reading.id];
  if (image === undefined)
    throw new Error(`The cover of reading ${reading.id} has not been built: npm run build`);
  const words = countWords(reading);
  return {
    id: reading.id,
    title_en: reading.titles.en,
    title_ru: reading.titles.ru,
    title_kz: reading.titles.kz,
    author_en: reading.author.en,
    author_ru: reading.author.ru,
    author_kz: reading.author.kz,
    image_path: image,
    lang_level: reading.level,
    kind: reading.kind,
    num_words: words,
    minutes: Math.max(1, Math.round(words / paces[reading.level])),
    kazakh_text: textIn(reading, "kz"),
    english_text: textIn(reading, "en"),
    russian_text: textIn(reading, "ru"),
    paragraphs: reading.paragraphs.map(({ speaker, sentences }) => ({
      speaker: speaker === undefined ? null : { ...speaker },
      sentences: sentences.map((sentence) => ({ ...sentence })),
    })),
    questions: reading.questions.map((question, index) => ({
      number: index + 1,
      question: inEach(question.question),
      options: (["a", "b", "c", "d"] as const).map((id) => ({
        id,
        text: inEach(question.options[id]),
      })),
      correct: question.correct,
      explanation: { ...question.explanation },
    })),
    sources: [...(reading.sources ?? [])],
  };
}

function textIn({ paragraphs }: Reading, language: Language): string {
  return paragraphs
    .map(({ speaker, sentences }) => {
      const said = sentences.map((sentence) => sentence[language]).join(" ");
      return speaker === undefined ? said : `${speaker[language]}: ${said}`;
    })
    .join("\n\n");
}

function countWords({ paragraphs }: Reading): number {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const tokens = sentences.flatMap(({ kz }) => tokenise(kz));
  return tokens.filter(({ kind }) => kind === "word" || kind === "number").length;
}

function inEach(line: LocalisedLine): LocalisedText {
  return typeof line === "string" ? { en: line, ru: line, kz: line } : { ...line };
}
