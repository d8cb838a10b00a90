import type {
  LessonMaterial,
  PointMaterial,
  SentenceMaterial,
  TaughtWord,
  UnitMaterial,
  WordMaterial,
} from "./material.ts";

/** A lesson with what of its unit and of earlier ones its sessions draw from. */
export interface LessonContext {
  readonly material: UnitMaterial;
  readonly lesson: LessonMaterial;
  readonly points: readonly PointMaterial[];
  /** Words of the unit's earlier lessons and of earlier units, the latest first. */
  readonly known: readonly WordMaterial[];
  /** Sentences of the unit, of other lessons too. */
  readonly sentences: readonly SentenceMaterial[];
}

/** @throws when the unit has no such lesson */
export function lessonContext(material: UnitMaterial, id: number): LessonContext {
  const at = material.lessons.findIndex((lesson) => lesson.id === id);
  const lesson = material.lessons[at];
  if (lesson === undefined) throw new Error(`Unit ${material.id} has no lesson ${id}`);
  const earlier = material.lessons.slice(0, at).reverse();
  return {
    material,
    lesson,
    points: lesson.points.flatMap((point) => pointOf(material, point)),
    known: [...earlier.flatMap(({ words }) => words), ...knownWords(material)],
    sentences: material.lessons.flatMap(sentencesOf),
  };
}

export const pointOf = (material: UnitMaterial, id: string): PointMaterial[] =>
  material.points.filter((point) => point.id === id);

/** All sentences of a lesson: turns, sentences, examples. */
export const sentencesOf = ({ dialogue, sentences }: LessonMaterial): SentenceMaterial[] => [
  ...(dialogue?.turns ?? []),
  ...sentences,
];

const pools = new WeakMap<UnitMaterial, ReadonlyMap<number, WordMaterial>>();

function poolOf(material: UnitMaterial): ReadonlyMap<number, WordMaterial> {
  let pool = pools.get(material);
  if (pool === undefined) {
    pool = new Map(material.pool.map((word) => [word.id, word]));
    pools.set(material, pool);
  }
  return pool;
}

const found = (material: UnitMaterial, ids: readonly number[]): WordMaterial[] =>
  ids.flatMap((id) => poolOf(material).get(id) ?? []);

/** Words of earlier units, the latest first. */
export const knownWords = (material: UnitMaterial): WordMaterial[] =>
  found(material, material.known);

/** Words that are likely to be taken for a word, likeliest first. */
export const confusableWith = (material: UnitMaterial, word: TaughtWord): WordMaterial[] =>
  found(material, word.confusable);
