import { createHash } from "node:crypto";
import {
  type Course,
  EXAM_LEVELS,
  EXAM_PARTS,
  type Exam,
  type ExamItems,
  type ExamLevel,
  type ExamPart,
  examItemsOf,
  mockNameOf,
} from "@tilashar/course";
import {
  assembleMock,
  assemblePractice,
  type ExamMock,
  groupOfPart,
  itemsOfMock,
  PRACTICE,
  type PracticeForm,
  practiceName,
} from "@tilashar/learning/exams";

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

/** Questions to practise: of a level and part; of a level, null for all parts; of a part that has no level. */
interface PracticePool {
  readonly mock: string;
  readonly level: ExamLevel | null;
  readonly part: ExamPart | null;
  readonly items: number;
  readonly whole: ExamMock;
}

/** The examinations, and the mocks there are: nothing in them changes while we run. */
export interface ExamCatalogue {
  readonly exams: readonly Exam[];
  readonly practice: readonly Omit<PracticePool, "whole">[];
  pointsOf(exam: string): readonly LevelPoint[];
  mocksOf(exam: string): readonly MockHead[];
  /** Undefined where there is no such mock. */
  mockOf(exam: string, mock: string): ExamMock | undefined;
}

/** The mocks of a course, put together when somebody first asks for one. */
export function makeExamCatalogue(course: Course): ExamCatalogue {
  let made: Mocks | undefined;
  const all = () => {
    made ??= makeMocks(course);
    return made;
  };
  return {
    exams: course.exams,
    get practice() {
      return all().practice;
    },
    pointsOf: (exam) => levelPoints(course.examItems.filter(({ track }) => track === exam)),
    mocksOf: (exam) => all().heads.get(exam) ?? [],
    mockOf: (exam, name) =>
      all()
        .mocks.get(exam)
        ?.find(({ mock }) => mock === name),
  };
}

type Mocks = ReturnType<typeof makeMocks>;

function makeMocks(course: Course) {
  const parts = { grammarById: course.grammarById, versionOf };
  const mocks = new Map<string, readonly ExamMock[]>(
    course.exams.map((exam) => [
      exam.slug,
      exam.mocks.map((name) => {
        const own = course.examItems.filter(
          (items) => items.track === exam.slug && mockNameOf(items) === name,
        );
        return assembleMock(exam, name, own, parts);
      }),
    ]),
  );
  const pools = practicePools(course, (form) => assemblePractice(form, parts));
  mocks.set(
    PRACTICE,
    pools.map(({ whole }) => whole),
  );
  return {
    mocks,
    heads: new Map([...mocks].map(([slug, all]) => [slug, all.map(headOf)])),
    practice: pools.map(({ whole: _, ...pool }) => pool),
  };
}

const versionOf = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 12);

/** The pools of questions to practise: all of a level, each part of it, and what has no level. */
function practicePools(
  { exams, examItems }: Course,
  make: (form: PracticeForm) => ExamMock,
): PracticePool[] {
  const titlesOf = (part: ExamPart) =>
    exams
      .flatMap(({ sections }) => sections)
      .find(({ parts }) => parts.some((one) => one.part === part))?.titles ?? NO_TITLES;
  const documents = exams.flatMap((exam) => exam.documents ?? []);
  return [...EXAM_LEVELS, null].flatMap((level) => {
    const parts = EXAM_PARTS.filter(
      (part) => (groupOfPart(part) === "country") === (level === null),
    );
    return [...(level === null ? [] : [null]), ...parts].flatMap((part): PracticePool[] => {
      const files = examItems
        .filter(({ section }) => (part === null ? parts.includes(section) : section === part))
        .filter((items) => level === null || items.level === level)
        .map((items) => ({
          id: [items.track, mockNameOf(items) ?? items.level].join("-"),
          titles: titlesOf(items.section),
          items,
        }));
      const [first] = files;
      if (first === undefined) return [];
      const name = practiceName(level, part);
      const whole = make({ name, level: level ?? first.items.level ?? "a2", documents, files });
      return [{ mock: name, level, part, items: itemsOfMock(whole).length, whole }];
    });
  });
}

const NO_TITLES = { en: "", ru: "", kz: "" };

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
