import type { Noun } from "./tree.ts";

/** Two things that are told of together: "and", "or", "both", "neither". */
export function joined(noun: Noun, word: string, second: Noun): Noun | undefined {
  return noun.and === undefined && noun.denied !== true && noun.asks === undefined
    ? {
        ...noun,
        and: { word, noun: sharesOwner(noun, second) ? { ...second, ...ownerOf(noun) } : second },
      }
    : undefined;
}

const ownerOf = ({ owner }: Noun): Partial<Noun> => (owner === undefined ? {} : { owner });

/** "My brothers and sisters" are both mine. */
const sharesOwner = (noun: Noun, second: Noun): boolean =>
  typeof noun.owner === "string" &&
  second.owner === undefined &&
  second.kz === undefined &&
  second.person === undefined &&
  second.isName !== true &&
  second.isDetermined !== true &&
  second.count === undefined &&
  (second.qualities ?? []).length === 0;
