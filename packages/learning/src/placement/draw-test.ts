import { LEVELS, type OptionLetter } from "@tilashar/course";
import { seededRandom, shuffled } from "../quiz/random.ts";
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
  const isFree = (item: Item) =>
    [...taken, ...drawn].every(
      ({ id, passage }) => id !== item.id && (passage === undefined || passage !== item.passage),
    );
  for (const level of LEVELS) {
    for (const group of SKILL_GROUPS) {
      const pool = shuffled(
        bank.filter((item) => item.level === level && groupOf(item.skill) === group),
        random,
      );
      // Stable: fresh questions keep their random order, then the ones asked longest ago.
      pool.sort(
        (left, right) => (soughtLast.get(left.id) ?? -1) - (soughtLast.get(right.id) ?? -1),
      );
      for (let count = 0; count < cells[level][group]; count++) {
        const next = nextOf(pool.filter(isFree), drawn, soughtLast);
        if (next !== undefined) drawn.push(next);
      }
    }
  }
  return drawn;
}

/** The first of the pool whose skill has been drawn least, among those not asked lately if there are any. */
function nextOf<Item extends TestItem>(
  pool: readonly Item[],
  drawn: readonly TestItem[],
  soughtLast: ReadonlyMap<number, number>,
): Item | undefined {
  const fresh = pool.filter(({ id }) => !soughtLast.has(id));
  if (fresh.length === 0) return pool[0];
  const timesDrawn = ({ skill }: TestItem) => drawn.filter((item) => item.skill === skill).length;
  return fresh.reduce((best, item) => (timesDrawn(item) < timesDrawn(best) ? item : best));
}

const orders: readonly (readonly OptionLetter[])[] = permutationsOf(["a", "b", "c", "d"]);

/**
 * The order in which a question's options are shown in the sitting of this seed: the first is shown as
 * A. It follows from seed and question alone, so that whoever grades can tell what was shown.
 */
export function optionOrder(seed: string, questionId: number): readonly OptionLetter[] {
  const random = seededRandom(`options ${seed} ${questionId}`);
  return orders[Math.floor(random() * orders.length)] as readonly OptionLetter[];
}

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
