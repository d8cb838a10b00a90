import { LEVELS, type OptionLetter } from "@tilashar/course";
import { seededRandom, seededRandoms, shuffled } from "../quiz/random.ts";
import { type Cells, groupOf, SKILL_GROUPS, STANDARD_CELLS, type TestItem } from "./blueprint.ts";

interface DrawOptions<Item extends TestItem> {
  readonly bank: readonly Item[];
  readonly seed: string;
  /** Questions of the last sittings, the newest last: asked again only when a cell has nothing else. */
  readonly avoid?: readonly number[];
}

/**
 * The questions of a sitting, drawn at random inside the cells of the blueprint: by level, in each level
 * vocabulary and grammar before reading. The same seed, bank and `avoid` give the same sitting.
 */
export function drawTest<Item extends TestItem>({
  bank,
  seed,
  avoid = [],
}: DrawOptions<Item>): Item[] {
  return drawCells(STANDARD_CELLS, { bank, seed, avoid });
}

/**
 * Draws by any cells. `taken` are the questions of this sitting so far: neither they nor their texts
 * come again.
 */
export function drawCells<Item extends TestItem>(
  cells: Cells,
  { bank, seed, avoid = [], taken = [] }: DrawOptions<Item> & { taken?: readonly TestItem[] },
): Item[] {
  const random = seededRandom(`draw ${seed}`);
  const drawn: Item[] = [];
  const soughtLast = new Map(avoid.map((id, index) => [id, index]));
  const used = new UsedQuestions(taken);
  for (const level of LEVELS) {
    for (const group of SKILL_GROUPS) {
      const cell = cellOf(bank, level, group);
      const pool = shuffled(cell.items, random);
      if (soughtLast.size > 0) {
        // Stable: fresh questions keep their random order, then the ones asked longest ago.
        pool.sort(
          (left, right) => (soughtLast.get(left.id) ?? -1) - (soughtLast.get(right.id) ?? -1),
        );
      }
      for (let count = 0; count < cells[level][group]; count++) {
        const next = nextOf(pool, cell.skills, used, soughtLast);
        if (next === undefined) break;
        drawn.push(next);
        used.add(next);
      }
    }
  }
  return drawn;
}

/** What a sitting has asked so far, and how often each skill was drawn for it. */
class UsedQuestions {
  readonly #ids = new Set<number>();
  readonly #passages = new Set<string>();
  readonly #drawn = new Map<string, number>();

  constructor(taken: readonly TestItem[]) {
    for (const item of taken) this.#note(item);
  }

  #note({ id, passage }: TestItem): void {
    this.#ids.add(id);
    if (passage !== undefined) this.#passages.add(passage);
  }

  add(item: TestItem): void {
    this.#note(item);
    this.#drawn.set(item.skill, this.timesDrawn(item) + 1);
  }

  isFree({ id, passage }: TestItem): boolean {
    return !this.#ids.has(id) && (passage === undefined || !this.#passages.has(passage));
  }

  timesDrawn({ skill }: TestItem): number {
    return this.#drawn.get(skill) ?? 0;
  }
}

/** Questions of one level and group, and how many skills they are about. */
interface Cell<Item extends TestItem> {
  items: readonly Item[];
  skills: number;
}

const noQuestions = { items: [], skills: 0 };
const cellsOf = new WeakMap<readonly TestItem[], Map<string, Cell<TestItem>>>();

/** The questions of a bank that a cell draws from; a bank does not change while it is used. */
function cellOf<Item extends TestItem>(
  bank: readonly Item[],
  level: (typeof LEVELS)[number],
  group: (typeof SKILL_GROUPS)[number],
): Cell<Item> {
  let cells = cellsOf.get(bank);
  if (cells === undefined) {
    const byCell = Map.groupBy(bank, (item) => `${item.level} ${groupOf(item.skill)}`);
    cells = new Map(
      [...byCell].map(([name, items]) => [
        name,
        { items, skills: new Set(items.map(({ skill }) => skill)).size },
      ]),
    );
    cellsOf.set(bank, cells);
  }
  return (cells.get(`${level} ${group}`) ?? noQuestions) as Cell<Item>;
}

/** The first of the pool whose skill has been drawn least, among those not asked lately if there are any. */
function nextOf<Item extends TestItem>(
  pool: readonly Item[],
  skills: number,
  used: UsedQuestions,
  soughtLast: ReadonlyMap<number, number>,
): Item | undefined {
  let fresh: Item | undefined;
  let asked: Item | undefined;
  const seen = new Set<string>();
  for (const item of pool) {
    // Of a skill, nothing behind its first fresh question can come before it.
    if (seen.has(item.skill) || !used.isFree(item)) continue;
    if (soughtLast.has(item.id)) {
      asked ??= item;
      continue;
    }
    if (fresh === undefined || used.timesDrawn(item) < used.timesDrawn(fresh)) fresh = item;
    seen.add(item.skill);
    if (seen.size === skills || used.timesDrawn(fresh) === 0) break;
  }
  return fresh ?? asked;
}

const orders: readonly (readonly OptionLetter[])[] = permutationsOf(["a", "b", "c", "d"]);

/**
 * The order in which a question's options are shown in the sitting of this seed: the first is shown as
 * A. It follows from seed and question alone, so that whoever grades can tell what was shown.
 */
export const optionOrder = (seed: string, questionId: number): readonly OptionLetter[] =>
  optionOrders(seed)(questionId);

/** The same for many questions of one sitting. */
export function optionOrders(seed: string): (questionId: number) => readonly OptionLetter[] {
  const randomOf = seededRandoms(`options ${seed} `);
  return (questionId) =>
    orders[Math.floor(randomOf(String(questionId))() * orders.length)] as readonly OptionLetter[];
}

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
