import type {
  ExamDetail,
  ExamResult,
  ExamSummary,
  ExamMock as ToldMock,
  OwnExams as ToldOwn,
} from "@tilashar/contracts";
import type { Course, Exam, ExamPart } from "@tilashar/course";
import type { ExamMock } from "@tilashar/learning/exams";
import type { ExamCatalogue } from "./exam-catalogue.ts";
import type { MarkedResult, OwnExams } from "./exams.service.ts";

/** An examination as a card shows it. */
export const toExamSummary = (exam: Exam, catalogue: ExamCatalogue): ExamSummary => ({
  slug: exam.slug,
  titles: { ...exam.titles },
  about: { ...exam.about },
  seen: exam.seen,
  look_again: exam.look_again,
  levels: [...exam.levels],
  minutes: exam.sections.reduce((sum, { minutes }) => sum + minutes, 0),
  sections: exam.sections.map(({ id, titles, parts, pass, minutes, plays }) => ({
    id,
    titles: { ...titles },
    parts: parts.map((part) => ({ ...part })),
    items: parts.reduce((sum, { items }) => sum + items, 0),
    pass,
    minutes,
    plays: plays ?? null,
  })),
  pass_whole: exam.pass_whole ?? null,
  mocks: catalogue.mocksOf(exam.slug).map((mock) => ({ ...mock })),
});

/** An examination with its rules and their sources, and its tasks. */
export function toExamDetail(exam: Exam, catalogue: ExamCatalogue, course: Course): ExamDetail {
  const asked = exam.sections.flatMap(({ parts }) => parts.map(({ part }) => part));
  const asks = (part: ExamPart | null) => part !== null && asked.includes(part);
  const sources = new Map(exam.sources.map(({ id, ...source }) => [id, source]));
  return {
    ...toExamSummary(exam, catalogue),
    facts: exam.facts.map(({ about, text, certain, sources: ids }) => ({
      about,
      text: { ...text },
      certain,
      sources: ids.flatMap((id) => {
        const source = sources.get(id);
        return source === undefined ? [] : [{ ...source, published: source.published ?? null }];
      }),
    })),
    points: catalogue.pointsOf(exam.slug).flatMap(({ level, point, share }) => {
      const titles = course.grammarById.get(point)?.titles;
      return titles === undefined || !exam.levels.includes(level)
        ? []
        : [{ level, point, title: { ...titles }, share }];
    }),
    tasks: course.examTasks
      .filter(({ level }) => exam.levels.includes(level))
      .map(({ words, seconds, task, models, remarks, criteria, ...rest }) => ({
        ...rest,
        words: words === undefined ? null : [...words],
        seconds: seconds === undefined ? null : [...seconds],
        task: { ...task },
        models: models.map((model) => ({ ...model })),
        remarks: remarks === undefined ? null : { ...remarks },
        criteria: criteria.map((text) => ({ ...text })),
      })),
    practice: catalogue.practice
      .filter(({ level, part }) => (level === null ? asks(part) : exam.levels.includes(level)))
      .filter(({ part }) => part === null || asks(part))
      .map((pool) => ({ ...pool })),
  };
}

/** The wire tells a mock as it is. */
export const toMock = (mock: ExamMock): ToldMock => mock as ToldMock;

export const toResult = ({
  mark,
  tally,
  version: _,
  answers: __,
  finishedAt: ___,
  ...result
}: MarkedResult): ExamResult => ({
  ...result,
  right: mark.right,
  of: mark.of,
  passed: mark.passed,
  sections: mark.sections.map((section) => ({ ...section })),
  known: [...result.known],
  missed: [...result.missed],
  tally: tally.map((one) => ({ ...one })),
});

export const toOwn = ({ goal, results, known }: OwnExams): ToldOwn => ({
  goal,
  results: results.map(toResult),
  known,
});
