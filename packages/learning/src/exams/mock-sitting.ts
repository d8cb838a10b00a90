import { OPTION_LETTERS, type OptionLetter } from "@tilashar/course";
import { type ExamMock, itemsOfMock, type MockAnswers, type MockSection } from "./exam-mock.ts";

/** A mock that somebody is taking: all that is needed to go on after the browser was closed. It is plain JSON. */
export interface MockSitting {
  readonly exam: string;
  readonly mock: string;
  readonly version: string;
  /** Names the sitting: its result is kept once. */
  readonly attempt: string;
  /** ISO instant. */
  readonly startedAt: string;
  /** Place of the section that is open; as many as there are sections when all are closed. */
  readonly section: number;
  readonly answers: MockAnswers;
  /** Seconds left, by section. Time stands still while nobody sits there. */
  readonly left: Readonly<Record<string, number>>;
  /** How often each passage was heard. */
  readonly plays: Readonly<Record<string, number>>;
}

/** Opens a mock at its first section. */
export function openSitting(
  mock: ExamMock,
  { attempt, startedAt }: { readonly attempt: string; readonly startedAt: string },
): MockSitting {
  return {
    exam: mock.exam,
    mock: mock.mock,
    version: mock.version,
    attempt,
    startedAt,
    section: 0,
    answers: {},
    left: Object.fromEntries(mock.sections.map(({ id, minutes }) => [id, minutes * 60])),
    plays: {},
  };
}

/** The section that is open; undefined after the last. */
export const openSection = (mock: ExamMock, sitting: MockSitting): MockSection | undefined =>
  mock.sections[sitting.section];

export const isFinished = (mock: ExamMock, sitting: MockSitting): boolean =>
  openSection(mock, sitting) === undefined;

/** Chooses an option, or with null none. Items of closed sections cannot be changed any more. */
export function withAnswer(
  mock: ExamMock,
  sitting: MockSitting,
  item: number,
  option: OptionLetter | null,
): MockSitting {
  if (!openSection(mock, sitting)?.items.some(({ id }) => id === item)) return sitting;
  const { [item]: _, ...others } = sitting.answers;
  return { ...sitting, answers: option === null ? others : { ...others, [item]: option } };
}

/** Lets time pass in the open section. When none is left the section closes. */
export function withTimePassed(mock: ExamMock, sitting: MockSitting, seconds: number): MockSitting {
  const section = openSection(mock, sitting);
  if (section === undefined || !(seconds > 0)) return sitting;
  const left = Math.max(0, (sitting.left[section.id] ?? 0) - seconds);
  const passed = { ...sitting, left: { ...sitting.left, [section.id]: left } };
  return left === 0 ? closeSection(mock, passed) : passed;
}

/** Closes the open section and opens the next one. */
export const closeSection = (mock: ExamMock, sitting: MockSitting): MockSitting => ({
  ...sitting,
  section: Math.min(sitting.section + 1, mock.sections.length),
});

/** How often a passage of the open section may still be heard. */
export function playsLeft(mock: ExamMock, sitting: MockSitting, passage: string): number {
  const section = openSection(mock, sitting);
  const isThere = section?.passages.some(({ id, part }) => id === passage && part === "listening");
  if (!isThere) return 0;
  return Math.max(0, (section?.plays ?? 0) - (sitting.plays[passage] ?? 0));
}

/** Counts one hearing of a passage. Nothing changes when there was none left. */
export function withPlay(mock: ExamMock, sitting: MockSitting, passage: string): MockSitting {
  if (playsLeft(mock, sitting, passage) === 0) return sitting;
  const plays = { ...sitting.plays, [passage]: (sitting.plays[passage] ?? 0) + 1 };
  return { ...sitting, plays };
}

/** Seconds that were spent in all sections. */
export const secondsSpent = (mock: ExamMock, { left }: MockSitting): number =>
  mock.sections.reduce(
    (sum, { id, minutes }) => sum + minutes * 60 - (left[id] ?? minutes * 60),
    0,
  );

/**
 * Reads a sitting that a browser kept.
 *
 * @returns null for what is none, or is one of another mock or of other items
 */
export function readSitting(mock: ExamMock, kept: unknown): MockSitting | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { exam, version, attempt, startedAt, section, answers, left, plays } = kept as MockSitting;
  if (exam !== mock.exam || (kept as MockSitting).mock !== mock.mock || version !== mock.version)
    return null;
  if (typeof attempt !== "string" || typeof startedAt !== "string") return null;
  if (!Number.isInteger(section) || section < 0 || section > mock.sections.length) return null;
  const fresh = openSitting(mock, { attempt, startedAt });
  const numbers = (record: unknown, keys: readonly string[], highest: (key: string) => number) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const value = (record as Record<string, unknown> | null | undefined)?.[key];
        return typeof value === "number" && value >= 0 && value <= highest(key)
          ? [[key, value]]
          : [];
      }),
    );
  const listened = mock.sections.flatMap(({ passages }) => passages.map(({ id }) => id));
  return {
    ...fresh,
    section,
    answers: Object.fromEntries(
      itemsOfMock(mock).flatMap(({ id }) => {
        const option = (answers as MockAnswers | null | undefined)?.[id];
        return OPTION_LETTERS.some((letter) => letter === option) ? [[id, option]] : [];
      }),
    ) as MockAnswers,
    left: {
      ...fresh.left,
      ...numbers(left, Object.keys(fresh.left), (key) => fresh.left[key] ?? 0),
    },
    plays: numbers(plays, listened, () => 99),
  };
}
