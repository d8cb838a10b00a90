import type {
  LocalisedText,
  ReadingDetail,
  ReadingMaterial,
  ReadingQuestion,
  ReadingSummary,
} from "@tilashar/contracts";
import type { Language, LocalisedLine, Reading } from "@tilashar/course";
import type { CoveredReading } from "./reading-catalogue.ts";
import type { AskedReading } from "./readings.service.ts";

export const toReadingSummary = ({
  reading,
  cover,
  words,
  minutes,
}: CoveredReading): ReadingSummary => ({
  id: reading.id,
  title_en: reading.titles.en,
  title_ru: reading.titles.ru,
  title_kz: reading.titles.kz,
  author_en: reading.author.en,
  author_ru: reading.author.ru,
  author_kz: reading.author.kz,
  image_path: cover,
  lang_level: reading.level,
  kind: reading.kind,
  num_words: words,
  minutes,
});

export const toReadingMaterial = (covered: CoveredReading): ReadingMaterial => ({
  ...toReadingSummary(covered),
  kazakh_text: textIn(covered.reading, "kz"),
  english_text: textIn(covered.reading, "en"),
  russian_text: textIn(covered.reading, "ru"),
});

export function toReadingDetail(covered: CoveredReading): ReadingDetail {
  const { reading } = covered;
  return {
    ...toReadingMaterial(covered),
    paragraphs: reading.paragraphs.map(({ speaker, sentences }) => ({
      speaker: speaker === undefined ? null : { ...speaker },
      sentences: sentences.map((sentence) => ({ ...sentence })),
    })),
    questions: toQuestions(reading.questions),
    sources: [...(reading.sources ?? [])],
  };
}

/** Questions about a text or a film, as the screens show them. */
export const toQuestions = (questions: Reading["questions"]): ReadingQuestion[] =>
  questions.map((question, place) => ({
    number: numberAt(place),
    question: inEach(question.question),
    options: (["a", "b", "c", "d"] as const).map((id) => ({
      id,
      text: inEach(question.options[id]),
    })),
    correct: question.correct,
    explanation: { ...question.explanation },
  }));

function textIn({ paragraphs }: Reading, language: Language): string {
  return paragraphs
    .map(({ speaker, sentences }) => {
      const said = sentences.map((sentence) => sentence[language]).join(" ");
      return speaker === undefined ? said : `${speaker[language]}: ${said}`;
    })
    .join("\n\n");
}

/** A text as its questions are graded. */
export const toAsked = ({ reading: { id, questions } }: CoveredReading): AskedReading => ({
  id,
  questions: questions.map(({ correct }, place) => ({ number: numberAt(place), correct })),
});

/** Questions count from 1 on the wire. */
const numberAt = (place: number): number => place + 1;

function inEach(line: LocalisedLine): LocalisedText {
  return typeof line === "string" ? { en: line, ru: line, kz: line } : { ...line };
}
