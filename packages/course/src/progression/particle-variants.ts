/** Particles and conjunctions that change their letters with the word before them, by their first spelling. */
const VARIANTS: readonly string[] = [
  "ма ме ба бе па пе",
  "да де та те",
  "мен бен пен",
  "ғой қой",
  "ғана қана",
  "ғо қо",
];

const FIRST: ReadonlyMap<string, string> = new Map(
  VARIANTS.flatMap((row) => {
    const [first = "", ...others] = row.split(" ");
    return others.map((other) => [other, first] as const);
  }),
);

/** The spelling by which a particle is known: бе is ма, де is да; any other word is itself. */
export const particle = (word: string): string => FIRST.get(word) ?? word;
