import type { Quality } from "./tree.ts";

/** Qualities of which Kazakh has a word for each kind of thing. */
const BY_THING: Readonly<Record<string, readonly (readonly [things: RegExp, kz: string])[]>> = {
  young: [
    [/^(?:son|daughter|child|brother|sister|grandson|granddaughter|grandchild|kid)$/, "кіші"],
  ],
  thin: [
    [
      /^(?:wall|paper|ice|book|blanket|cloth|fabric|glass|skin|hair|slice|jacket|coat|shirt|layer|notebook|sheet|sweater|dress|curtain|soup|mattress)$/,
      "жұқа",
    ],
  ],
  high: [
    [
      /^(?:price|rent|salary|pay|wage|tax|temperature|pressure|fever|level|speed|cost|quality|fee|fare|risk)$/,
      "жоғары",
    ],
  ],
  low: [
    [
      /^(?:price|rent|salary|pay|wage|tax|temperature|pressure|level|speed|cost|quality|fee)$/,
      "төмен",
    ],
  ],
  wet: [
    [
      /^(?:boot|boots|shoe|shoes|clothes|hair|sock|socks|jacket|coat|shirt|dress|trousers|glove|gloves|hat|towel|blanket|tent|foot|hand|head|dog|back)$/,
      "су",
    ],
  ],
  loud: [[/^(?:machine|street|car|neighbour|engine|city|room|place|motorbike)$/, "шулы"]],
  friendly: [[/^(?:match|visit|conversation|talk|letter)$/, "достық"]],
  strong: [[/^(?:tea|coffee|drink)$/, "қою"]],
  heavy: [[/^(?:rain|snow|snowfall)$/, "қатты"]],
};
const PEOPLE =
  /^(?:i|man|woman|boy|girl|child|son|daughter|brother|sister|father|mother|friend|husband|wife|person|neighbour|teacher|guy|uncle|aunt|grandson|granddaughter)$/;
const TALL: Readonly<Record<string, string>> = { tall: "ұзын бойлы", short: "аласа бойлы" };

/** A quality as Kazakh says it of this thing or person: жұқа қабырға, жоғары баға, ұзын бойлы жігіт. */
export function ofThing(quality: Quality, thing: string, isPerson = PEOPLE.test(thing)): Quality {
  if (quality.kz !== undefined) return quality;
  const kz =
    BY_THING[quality.word]?.find(([things]) => things.test(thing))?.[1] ??
    (isPerson && !quality.rank ? TALL[quality.word] : undefined);
  return {
    ...quality,
    ...(kz !== undefined && { kz }),
    ...(quality.and && { and: ofThing(quality.and, thing, isPerson) }),
  };
}
