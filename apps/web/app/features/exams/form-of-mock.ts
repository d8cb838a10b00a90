import type { ExamSummary } from "@tilashar/contracts";
import type { ExamForm, ExamMock } from "@tilashar/learning/exams";

/** What passing a mock takes, for the model of readiness. */
export const formOfMock = ({ level, sections, passWhole }: ExamMock): ExamForm => ({
  level,
  passWhole,
  sections: sections.map(({ id, pass, items }) => ({
    id,
    pass,
    parts: [...new Set(items.map(({ part }) => part))].map((part) => ({
      part,
      items: items.filter((item) => item.part === part).length,
    })),
  })),
});

/** What passing an examination takes at one of its levels. */
export const formOfExam = (
  { sections, pass_whole }: Pick<ExamSummary, "sections" | "pass_whole">,
  level: ExamForm["level"],
): ExamForm => ({ level, sections, passWhole: pass_whole });
