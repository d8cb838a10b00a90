import { type ExamMock, itemsOfMock, type MockAnswers } from "./exam-mock.ts";

export interface SectionMark {
  readonly id: string;
  readonly right: number;
  /** Items that were answered at all. */
  readonly answered: number;
  readonly of: number;
  readonly pass: number;
  readonly passed: boolean;
}

export interface MockMark {
  readonly sections: readonly SectionMark[];
  readonly right: number;
  readonly of: number;
  /** Every section was passed, and the whole where it has a mark of its own. */
  readonly passed: boolean;
}

/** Marks the answers by section: one right answer counts one, nothing is taken off for a wrong one. */
export function markMock(mock: ExamMock, answers: MockAnswers): MockMark {
  const sections = mock.sections.map(({ id, items, pass }): SectionMark => {
    const right = items.filter((item) => answers[item.id] === item.correct).length;
    const answered = items.filter((item) => answers[item.id] !== undefined).length;
    return { id, right, answered, of: items.length, pass, passed: right >= pass };
  });
  const right = sections.reduce((sum, section) => sum + section.right, 0);
  return {
    sections,
    right,
    of: itemsOfMock(mock).length,
    passed: sections.every(({ passed }) => passed) && right >= (mock.passWhole ?? 0),
  };
}
