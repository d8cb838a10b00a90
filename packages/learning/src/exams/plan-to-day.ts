import { addDays, type Day, daysBetween } from "../days/local-day.ts";

/** What to do today. */
export type PlannedWork =
  | { readonly do: "mock"; readonly mock: string; readonly minutes: number }
  | { readonly do: "section"; readonly section: string; readonly minutes: number }
  | { readonly do: "point"; readonly point: string; readonly minutes: number }
  /** The day before: no new mock. */
  | { readonly do: "calm"; readonly minutes: number };

export interface ExamPlan {
  /** 0 on the day itself; negative after it. */
  readonly daysLeft: number;
  readonly mocksLeft: number;
  /** When the next mock is due; null when none is left, or the day has come. */
  readonly nextMock: Day | null;
  readonly today: readonly PlannedWork[];
  readonly minutes: number;
}

interface PlanParts {
  readonly today: Day;
  /** The day of the examination. */
  readonly day: Day;
  /** Mocks that were not taken yet, in their order. */
  readonly mocks: readonly { readonly mock: string; readonly minutes: number }[];
  /** When the last mock was finished; null before the first. */
  readonly lastMock: Day | null;
  /** The weakest first. */
  readonly sections: readonly string[];
  /** Points that would gain most, the most first. */
  readonly points: readonly string[];
}

const minutesOfPoint = 10;
const minutesOfSection = 15;
const minutesOfCalm = 15;

/**
 * Today's share on the way to an examination: mocks are spread evenly over the days left, the first at once; on
 * the days between them the points that gain most, in turn, and the weakest section. The last day is calm.
 */
export function planToDay(parts: PlanParts): ExamPlan {
  const { today, day, mocks, lastMock, sections, points } = parts;
  const daysLeft = daysBetween(today, day);
  const nextMock = daysLeft < 1 ? null : dueDay(today, daysLeft, mocks.length, lastMock);
  const work = daysLeft < 0 ? [] : workOf(parts, daysLeft, nextMock);
  return {
    daysLeft,
    mocksLeft: mocks.length,
    nextMock,
    today: work,
    minutes: work.reduce((sum, { minutes }) => sum + minutes, 0),
  };

  function workOf({ mocks: left }: PlanParts, days: number, due: Day | null): PlannedWork[] {
    if (days <= 1) return [{ do: "calm", minutes: minutesOfCalm }];
    const [mock] = left;
    if (mock !== undefined && due !== null && due <= today) return [{ do: "mock", ...mock }];
    const point = points.length === 0 ? undefined : points[days % points.length];
    const [section] = sections;
    return [
      ...(point === undefined ? [] : [{ do: "point" as const, point, minutes: minutesOfPoint }]),
      ...(section === undefined
        ? []
        : [{ do: "section" as const, section, minutes: minutesOfSection }]),
    ];
  }
}

/** When the next mock is due: at once, or evenly spread over the days left; none on the last day. */
function dueDay(today: Day, daysLeft: number, mocks: number, lastMock: Day | null): Day | null {
  if (mocks === 0) return null;
  if (lastMock === null) return today;
  const days = Math.max(1, Math.floor((daysLeft + daysBetween(lastMock, today)) / (mocks + 1)));
  const due = addDays(lastMock, days);
  return due < today ? today : due;
}
