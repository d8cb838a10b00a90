/** Numbers from 0 to 1 that a seed decides (mulberry32), with the choices that generators make of them. */
export interface Random {
  next(): number;
  /** A whole number below `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    chance: (share) => next() < share,
  };
}

/** Text that trips programs: control and invisible characters, broken pairs, other scripts, code of other languages. */
const oddTexts: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\u0001\u001b[31m",
  "\r\nBcc: someone@example.test",
  "\ud800",
  "x\udfffy",
  "\ufeff",
  "\u202eabc",
  "\u200b\u200d",
  "é",
  "e\u0301",
  "ﬁ",
  "İ",
  "ß",
  "ӘҒҚҢӨҰҮҺІ",
  "қазақша",
  "𝕏🐎👩‍👩‍👧‍👦",
  "a".repeat(300),
  "ұ".repeat(5000),
  "\u0301".repeat(1000),
  "'; drop table accounts; --",
  "%' or 1=1 --",
  "<script>alert(1)</script>",
  "=cmd|' /C calc'!A0",
  "../../../../etc/passwd",
  "#{7*7}{{7*7}}",
  "__proto__",
  "constructor",
  "null",
  "true",
  "0",
  "-1",
  "1e999",
  "NaN",
  "2026-02-30",
  "0000-00-00T00:00:00Z",
  "+275760-09-13T00:00:00.001Z",
  "00000000-0000-0000-0000-000000000000",
  "a@b",
  "a@b.kz,c@d.kz",
  "javascript:alert(1)",
  "//evil.test",
  "http://127.0.0.1:5432/",
];

const oddNumbers: readonly number[] = [
  0,
  -0,
  -1,
  0.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31),
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  2 ** 64,
  1e21,
];

/** Text that trips programs; a quarter of it what databases refuse to keep. */
export function oddText(random: Random): string {
  return random.chance(0.25)
    ? random.pick(["a\u0000b", "x\ud800", "\u0000", "\udfff y"])
    : random.pick(oddTexts);
}

/** Any value that JSON can hold, rarely the one that is asked for. */
export function oddValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 2 ? 5 : 9);
  if (kind <= 1) return random.pick(oddTexts);
  if (kind === 2) return random.pick(oddNumbers);
  if (kind === 3) return random.pick([null, true, false, [], {}]);
  if (kind === 4) return randomText(random);
  if (kind === 5) return Array.from({ length: random.below(5) }, () => oddValue(random, depth + 1));
  if (kind === 6) return nested(random.pick([10, 200, 3000]), random.chance(0.5));
  if (kind === 7) return { [random.pick(oddTexts)]: oddValue(random, depth + 1), $gt: "" };
  return Array.from({ length: random.pick([201, 2000]) }, () => random.pick([1, "a", null]));
}

function nested(levels: number, lists: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = lists ? [value] : { a: value };
  return value;
}

export function randomText(random: Random): string {
  const codes = Array.from({ length: random.below(40) }, () =>
    random.chance(0.7) ? 32 + random.below(95) : random.below(0x1_0fff),
  );
  return String.fromCodePoint(...codes);
}
