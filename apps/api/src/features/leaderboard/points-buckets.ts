/**
 * How many learners have how many points, at four resolutions: on level 0 a bucket is one number of
 * points, on each next level it joins 64 buckets of the one below. The learners above any number of points
 * are then the sum of at most 63 buckets on each level, so a rank costs the same among ten thousand and
 * among ten million; and one award changes a handful of buckets.
 */
export const levels = [0, 1, 2, 3] as const;
export const width = 64;

/** The bucket of a level that holds `points`. */
const bucketOf = (points: number, level: number): number => Math.floor(points / width ** level);

interface BucketChange {
  level: number;
  bucket: number;
  change: number;
}

/**
 * What changes when a learner goes from one total to a higher one. Totals of 0 are in no bucket: nobody
 * is ranked by them, and they would make one bucket that every newcomer waits for.
 */
export function bucketChanges(from: number, to: number): BucketChange[] {
  return levels.flatMap((level) => {
    const before = from > 0 ? bucketOf(from, level) : null;
    const after = to > 0 ? bucketOf(to, level) : null;
    if (before === after) return [];
    return [
      ...(before === null ? [] : [{ level, bucket: before, change: -1 }]),
      ...(after === null ? [] : [{ level, bucket: after, change: 1 }]),
    ];
  });
}

/** The buckets one level below that `bucket` joins. */
export const childrenOf = (bucket: number): { from: number; to: number } => ({
  from: bucket * width,
  to: (bucket + 1) * width - 1,
});
