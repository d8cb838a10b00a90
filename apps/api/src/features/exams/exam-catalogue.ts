import { createHash } from "node:crypto";
import {
  type Course,
  EXAM_LEVELS,
  EXAM_PARTS,
  type Exam,
  type ExamItems,
  examItemsOf,
  mockNameOf,
} from "@tilashar/course";
import {
  assembleMock,
  type ExamMock,
  groupOfPart,
  itemsOfMock,
  type MockForm,
} from "@tilashar/learning/exams";

/** Items for practice are given out as mocks of this examination, one a level. */
export const PRACTICE = "practice";

/** How often the items of Kazakh of an examination's level need a point; the shares of a level sum to at most 1. */
export interface LevelPoint {
  readonly level: ExamMock["level"];
  readonly point: string;
  readonly share: number;
}

/** A mock as a list shows it. */
export interface MockHead extends Pick<ExamMock, "mock" | "level" | "version"> {
  readonly minutes: number;
  readonly items: number;
}

/** The examinations, and the mocks there are: nothing in them changes while we run. */
export interface ExamCatalogue {
  readonly exams: readonly Exam[];
  readonly practice: readonly MockHead[];
  pointsOf(exam: string): readonly LevelPoint[];
  mocksOf(exam: string): readonly MockHead[];
  /** Undefined where there is no such mock. */
  mockOf(exam: string, mock: string): ExamMock | undefined;
}

/** Puts the mocks of a course together. */
export function makeExamCatalogue(course: Course): ExamCatalogue {
  const make = (form: MockForm, name: string, items: readonly ExamItems[]) =>
    assembleMock(form, name, items, { grammarById: course.grammarById, versionOf });
  const mocks = new Map<string, readonly ExamMock[]>(
    course.exams.map((exam) => [
      exam.slug,
      exam.mocks.map((name) => {
        const own = course.examItems.filter(
          (items) => items.track === exam.slug && mockNameOf(items) === name,
        );
        return make(exam, name, own);
      }),
    ]),
  );
  mocks.set(
    PRACTICE,
    EXAM_LEVELS.flatMap((level) => {
      const own = course.examItems.filter(
        (items) => items.track === PRACTICE && items.level === level,
      );
      const form = practiceForm(course, level, own);
      return form === null ? [] : [make(form, level, own)];
    }),
  );
  const heads = new Map([...mocks].map(([slug, all]) => [slug, all.map(headOf)]));
  return {
    exams: course.exams,
    practice: heads.get(PRACTICE) ?? [],
    pointsOf: (exam) => levelPoints(course.examItems.filter(({ track }) => track === exam)),
    mocksOf: (exam) => heads.get(exam) ?? [],
    mockOf: (exam, name) => mocks.get(exam)?.find(({ mock }) => mock === name),
  };
}

const versionOf = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 12);

/** Right answers in practice that are called enough. */
const PRACTICE_PASS = 0.6;

/** Practice of a level as a form of its own: a minute an item. Null where there are no items. */
function practiceForm(
  { exams }: Course,
  level: ExamMock["level"],
  own: readonly ExamItems[],
): MockForm | null {
  const sections = EXAM_PARTS.flatMap((part) => {
    const items = own
      .filter(({ section }) => section === part)
      .reduce((sum, file) => sum + examItemsOf(file).length, 0);
    const like = exams.flatMap((exam) => exam.sections).find(({ id }) => id === part);
    if (items === 0 || like === undefined) return [];
    return [
      {
        id: part,
        titles: like.titles,
        parts: [{ part, items }],
        pass: Math.ceil(items * PRACTICE_PASS),
        minutes: items,
        ...(like.plays !== undefined && { plays: like.plays }),
      },
    ];
  });
  const [first] = sections;
  return first === undefined
    ? null
    : { slug: PRACTICE, titles: first.titles, levels: [level], sections };
}

/** How often each point is needed, over all items of Kazakh of a level; some ask words and no point. */
function levelPoints(files: readonly ExamItems[]): LevelPoint[] {
  return EXAM_LEVELS.flatMap((level) => {
    const items = files
      .filter(({ section }) => groupOfPart(section) === "kazakh")
      .filter((file) => file.level === level)
      .flatMap(examItemsOf);
    const counts = new Map<string, number>();
    for (const { entry } of items)
      if (entry.point !== undefined) counts.set(entry.point, (counts.get(entry.point) ?? 0) + 1);
    return [...counts].map(([point, count]) => ({ level, point, share: count / items.length }));
  });
}

const headOf = (mock: ExamMock): MockHead => ({
  mock: mock.mock,
  level: mock.level,
  version: mock.version,
  minutes: mock.sections.reduce((sum, { minutes }) => sum + minutes, 0),
  items: itemsOfMock(mock).length,
});
