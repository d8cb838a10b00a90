/** Vowels by the side of harmony they take in suffixes, and the consonants that go with them. */
const sides: readonly (readonly [string, string])[] = [
  ["а", "е"],
  ["ы", "і"],
  ["ұ", "ү"],
  ["о", "ө"],
  ["қ", "к"],
  ["ғ", "г"],
  ["а", "ә"],
];
/** Consonants that take turns at the start of a suffix, by the sound before it. */
const turns = ["лдт", "ндт", "мбп", "қғ", "кг", "дт", "қк"];
/** A letter of the Kazakh alphabet and what a keyboard without it, or an ear used to Russian, offers. */
const neighbours: readonly (readonly [string, string])[] = [
  ["қ", "к"],
  ["ғ", "г"],
  ["ң", "н"],
  ["ә", "а"],
  ["ә", "э"],
  ["ө", "о"],
  ["ү", "у"],
  ["ұ", "у"],
  ["ұ", "ы"],
  ["і", "и"],
  ["і", "ы"],
  ["һ", "х"],
];

const pairs = (list: readonly (readonly [string, string])[]) =>
  new Set(list.flatMap(([one, other]) => [one + other, other + one]));
const sidePairs = pairs(sides);
const neighbourPairs = pairs(neighbours);

export const areSides = (one: string, other: string): boolean => sidePairs.has(one + other);

export const takeTurns = (one: string, other: string): boolean =>
  turns.some((letters) => letters.includes(one) && letters.includes(other));

/** The four that a suffix may begin with where both the side and the sound before it count: ға, ге, қа, ке. */
export const areVelars = (one: string, other: string): boolean =>
  "қкғг".includes(one) && "қкғг".includes(other);

export const areNeighbours = (one: string, other: string): boolean =>
  neighbourPairs.has(one + other);
