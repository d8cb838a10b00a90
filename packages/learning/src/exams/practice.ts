import type { ExamLevel, ExamPart } from "@tilashar/course";
import { type ExamMock, itemsOfMock, type MockAnswers, type MockItem } from "./exam-mock.ts";

/** Questions are practised out of mocks of this examination: everything of a part and level, by where it comes from. */
export const PRACTICE = "practice";

/** What a pool of questions is called: `a1-listening`, `a1` for all of a level, `history` where there is no level. */
export const practiceName = (level: ExamLevel | null, part: ExamPart | null): string =>
  [level, part].filter((one) => one !== null).join("-");

/** How the last answer to an item was, by its number. */
export type AnsweredItems = ReadonlyMap<number, boolean>;

/** @param results the newest first, with the items that were answered right and wrong */
export function answeredItems(
  results: readonly { readonly known: readonly number[]; readonly missed: readonly number[] }[],
): AnsweredItems {
  const answered = new Map<number, boolean>();
  for (const { known, missed } of results) {
    for (const id of known) if (!answered.has(id)) answered.set(id, true);
    for (const id of missed) if (!answered.has(id)) answered.set(id, false);
  }
  return answered;
}

export interface PracticeChoice {
  readonly items: readonly MockItem[];
  /** Of all that could be asked: answered wrong last, and never asked. */
  readonly missed: number;
  readonly fresh: number;
  /** Some are of a mock that the learner has still to take: there is nothing else left. */
  readonly spoils: boolean;
}

/** So many are asked in one go. */
export const PRACTICE_SIZE = 10;

/**
 * Chooses what to practise: first what was answered wrong, then what was never asked, then what was right before. Items
 * of mocks that are still to be taken come only when there is nothing else, so that a mock stays new.
 *
 * @param untaken mocks to be spared, as the pool's sections are called: `residence-2`
 */
export function choosePractice(
  pool: ExamMock,
  {
    answered,
    untaken,
    point,
    size = PRACTICE_SIZE,
  }: {
    readonly answered: AnsweredItems;
    readonly untaken: ReadonlySet<string>;
    /** Only items that need this point of grammar. */
    readonly point?: string | undefined;
    readonly size?: number;
  },
): PracticeChoice {
  const rows = pool.sections.flatMap(({ id, items }) =>
    items
      .filter((item) => point === undefined || item.point?.id === point)
      .map((item) => ({ item, spared: untaken.has(id) && !answered.has(item.id) })),
  );
  const free = rows.filter(({ spared }) => !spared);
  const rankOf = ({ item }: (typeof rows)[number]) =>
    ({ false: 0, undefined: 1, true: 2 })[`${answered.get(item.id)}`];
  const ranked = [...free].sort((a, b) => rankOf(a) - rankOf(b));
  const isSpoiling = free.length === 0;
  const chosen = new Set((isSpoiling ? rows : ranked).slice(0, size).map(({ item }) => item));
  return {
    // Questions of one passage stand together, as in the pool
    items: rows.map(({ item }) => item).filter((item) => chosen.has(item)),
    missed: free.filter((row) => rankOf(row) === 0).length,
    fresh: free.filter((row) => rankOf(row) === 1).length,
    spoils: isSpoiling && rows.length > 0,
  };
}

/** Right answers in practice that are called enough. */
const ENOUGH = 0.6;

/** A mock of some items of a pool only, as one section: what was practised, to be marked and shown. */
export function practiceOf(pool: ExamMock, ids: ReadonlySet<number>): ExamMock {
  const items = itemsOfMock(pool).filter(({ id }) => ids.has(id));
  const [first] = pool.sections;
  const asked = new Set(items.map(({ passage }) => passage));
  return {
    ...pool,
    sections:
      first === undefined
        ? []
        : [
            {
              ...first,
              minutes: items.length,
              pass: Math.ceil(items.length * ENOUGH),
              passages: pool.sections
                .flatMap(({ passages }) => passages)
                .filter(({ id }) => asked.has(id)),
              items,
            },
          ],
  };
}

/** The items that were answered right, and those answered wrong. */
export function knownAndMissed(
  items: readonly Pick<MockItem, "id" | "correct">[],
  answers: MockAnswers,
): { known: number[]; missed: number[] } {
  const answered = items.filter(({ id }) => answers[id] !== undefined);
  const isRight = ({ id, correct }: (typeof answered)[number]) => answers[id] === correct;
  return {
    known: answered.filter(isRight).map(({ id }) => id),
    missed: answered.filter((item) => !isRight(item)).map(({ id }) => id),
  };
}
