import type {
  GrammarHeading,
  GrammarLink,
  GrammarNeed,
  GrammarSummary,
  GrammarPoint as ToldPoint,
  CourseSentence as ToldSentence,
} from "@tilashar/contracts";
import {
  type Course,
  type GrammarPoint,
  type Lesson,
  renderLine,
  type Trilingual,
} from "@tilashar/course";
import type { CourseSentence } from "@tilashar/course/sentences";
import type { ListedPoint, PointPage } from "./grammar-book.ts";

/** A point's title and sentence. */
export function toHeading({ id, level, titles, summary }: GrammarPoint): GrammarHeading {
  const { en, ru, kz } = plain(summary);
  return {
    id,
    level,
    title_en: titles.en,
    title_ru: titles.ru,
    title_kz: titles.kz,
    summary_en: en,
    summary_ru: ru,
    summary_kz: kz,
  };
}

export const toLink = ({ id, titles }: GrammarPoint): GrammarLink => ({
  id,
  title: { ...titles },
});

/** A line as plain text: what it quotes in braces is made by the engine. */
function plain(texts: Trilingual): Trilingual {
  const [en = "", ru = "", kz = ""] = (["en", "ru", "kz"] as const).map((language) =>
    renderLine(texts[language], language)
      .map((span) => span.text)
      .join(""),
  );
  return { en, ru, kz };
}

export const toPointSummary = ({ point, suffixes, terms }: ListedPoint): GrammarSummary => ({
  ...toHeading(point),
  forms: [...point.forms],
  suffixes: [...suffixes],
  terms: [...terms],
});

export const toNeed = ({ id, titles, points }: Course["grammarNeeds"][number]): GrammarNeed => ({
  id,
  title: { ...titles },
  points: [...points],
});

export const toPoint = (page: PointPage): ToldPoint => ({
  ...toPointSummary(page),
  body: {
    en: page.body.en.map(toParagraph),
    ru: page.body.ru.map(toParagraph),
    kz: page.body.kz.map(toParagraph),
  },
  tables: page.tables.map(({ title, labels, rows }) => ({
    title: title === undefined ? null : { ...title },
    labels: [...labels],
    rows: rows.map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map(({ text, segments }) => ({ text, segments: [...segments] })),
    })),
  })),
  contrasts: page.contrasts.map(({ to, line }) => ({ ...toLink(to), line: toLines(line) })),
  mistakes: page.mistakes.map(({ wrong, right, kind, why }) => ({
    wrong,
    right,
    kind,
    why: toLines(why),
  })),
  drills: page.drills.map(({ against, words, ...drill }) => ({
    ...drill,
    against: [...against],
    words: words.map((word) => ({ ...word })),
  })),
  sentences: page.sentences.map((sentence) => toCourseSentence(sentence, sentence.mark)),
  lessons: page.lessons.map(toTaughtBy),
  needs: page.needs.map(toLink),
  previous: page.previous === undefined ? null : toLink(page.previous),
  next: page.next === undefined ? null : toLink(page.next),
  sources: [...page.point.sources],
});

/** A lesson as what it teaches links to it. */
export const toTaughtBy = ({ id, titles, level }: Lesson): ToldPoint["lessons"][number] => ({
  id,
  title: { ...titles },
  lang_level: level,
});

type Paragraph = PointPage["body"]["kz"][number];
type Line = PointPage["mistakes"][number]["why"];

const toSpan = ({ kind, text, segments }: Line["kz"][number]) => ({
  kind,
  text,
  ...(segments && { segments: [...segments] }),
});

/** A paragraph of a note, with the forms that the engine made. */
export const toParagraph = ({ kind, spans }: Paragraph) => ({ kind, spans: spans.map(toSpan) });

const toLines = ({ en, ru, kz }: Line) => ({
  en: en.map(toSpan),
  ru: ru.map(toSpan),
  kz: kz.map(toSpan),
});

/** A sentence of the bank as the API gives it out. */
export function toCourseSentence(
  { kz, en, ru, place }: CourseSentence,
  mark: readonly [number, number] | null,
): ToldSentence {
  return {
    kz,
    en,
    ru,
    mark: mark && [...mark],
    place: {
      kind: place.kind,
      id: typeof place.id === "number" ? place.id : null,
      title: { ...place.titles },
    },
  };
}
