import {
  type Exam,
  type ExamItem,
  type ExamItems,
  type ExamLevel,
  examItemsOf,
  type GrammarPoint,
  type Immutable,
  type LocalisedLine,
  OPTION_LETTERS,
  type Trilingual,
} from "@tilashar/course";
import type { ExamMock, MockItem, MockPassage, MockSection } from "./exam-mock.ts";
import { PRACTICE } from "./practice.ts";

interface AssembleParts {
  readonly grammarById: ReadonlyMap<string, Pick<GrammarPoint, "id" | "titles">>;
  /** Names the state of a mock by its items. */
  versionOf(text: string): string;
}

/** An examination as far as its mocks go. */
export type MockForm = Pick<
  Exam,
  "slug" | "titles" | "levels" | "sections" | "pass_whole" | "documents"
>;

/**
 * Puts a mock together as it is given out. Its items are there: the gate has seen to it.
 *
 * @param own the items of the mock
 */
export function assembleMock(
  exam: MockForm,
  name: string,
  own: readonly ExamItems[],
  parts: AssembleParts,
): ExamMock {
  const level = exam.levels.find((one) => one === name) ?? exam.levels[0] ?? "a1";
  const sections = exam.sections.map((section): MockSection => {
    const files = section.parts.flatMap(({ part }) => own.filter((file) => file.section === part));
    return {
      id: section.id,
      titles: { ...section.titles },
      minutes: section.minutes,
      pass: section.pass,
      plays: section.plays ?? null,
      passages: files.flatMap(passagesOf),
      items: files.flatMap((file) => itemsOf(file, level, exam.documents ?? [], parts.grammarById)),
    };
  });
  const whole = {
    exam: exam.slug,
    mock: name,
    level,
    titles: { ...exam.titles },
    passWhole: exam.pass_whole ?? null,
    sections,
  };
  return { ...whole, version: parts.versionOf(JSON.stringify(whole)) };
}

/** Items to practise, as far as they are put together: those of each file by themselves. */
export interface PracticeForm {
  readonly name: string;
  readonly level: ExamLevel;
  readonly documents: NonNullable<MockForm["documents"]>;
  readonly files: readonly {
    /** The mock they are of: `residence-2`. */
    readonly id: string;
    readonly titles: Readonly<Trilingual>;
    readonly items: ExamItems;
  }[];
}

/** Puts a pool of items to practise together: a mock of no rules, with a section for each file. */
export function assemblePractice(
  { name, level, documents, files }: PracticeForm,
  parts: AssembleParts,
): ExamMock {
  const whole = {
    exam: PRACTICE,
    mock: name,
    level,
    titles: { ...(files[0]?.titles ?? { en: "", ru: "", kz: "" }) },
    passWhole: null,
    sections: files.map(
      ({ id, titles, items }): MockSection => ({
        id,
        titles: { ...titles },
        minutes: 0,
        pass: 0,
        plays: null,
        passages: passagesOf(items),
        items: itemsOf(items, level, documents, parts.grammarById),
      }),
    ),
  };
  return { ...whole, version: parts.versionOf(JSON.stringify(whole)) };
}

const passagesOf = ({ passages = [], section }: ExamItems): MockPassage[] =>
  passages.map(({ id, kind, title, lines = [], text }) => ({
    id,
    part: section,
    kind,
    title: title ?? null,
    lines: lines.map((line) => ({ ...line })),
    text: text?.trim() ?? null,
  }));

function itemsOf(
  file: ExamItems,
  level: ExamLevel,
  documents: NonNullable<MockForm["documents"]>,
  grammarById: AssembleParts["grammarById"],
): MockItem[] {
  const isLaw = file.section === "constitution" || file.section === "history";
  return examItemsOf(file).map(({ entry, passage }) => {
    const point = grammarById.get(entry.point ?? "");
    const document = documents.find(({ id }) => id === entry.source?.document);
    return {
      id: entry.id,
      part: file.section,
      level: isLaw ? null : (file.level ?? level),
      passage: passage?.id ?? null,
      question: inAll(entry.question),
      options: optionsOf(entry),
      correct: entry.correct,
      explanation: { ...entry.explanation },
      key: entry.key ?? null,
      point: point === undefined ? null : { id: point.id, title: { ...point.titles } },
      source:
        document === undefined
          ? null
          : {
              titles: { ...document.titles },
              url: document.url ?? null,
              article: entry.source?.article ?? null,
            },
    };
  });
}

function optionsOf({ options }: Immutable<ExamItem>): MockItem["options"] {
  const [a, b, c, d] = OPTION_LETTERS.map((letter) => inAll(options[letter])) as [
    Trilingual,
    Trilingual,
    Trilingual,
    Trilingual,
  ];
  return { a, b, c, d };
}

const inAll = (line: Immutable<LocalisedLine>): Trilingual =>
  typeof line === "string" ? { en: line, ru: line, kz: line } : { ...line };
