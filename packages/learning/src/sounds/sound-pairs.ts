/** A word that shows a sound, with its meanings. */
export interface PairWord {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
}

/** Two words that differ by the two sounds of a pair: where a back word meets a front one, by their vowels too. */
export type MinimalPair = readonly [PairWord, PairWord];

/** Two sounds that learners mix up, as phones, and words that only they keep apart. */
export interface SoundPair {
  readonly phones: readonly [string, string];
  readonly letters: readonly [string, string];
  readonly words: readonly [MinimalPair, ...MinimalPair[]];
}

const word = (kz: string, en: string, ru: string): PairWord => ({ kz, en, ru });

export const soundPairs: readonly SoundPair[] = [
  {
    phones: ["ы", "і"],
    letters: ["ы", "і"],
    words: [
      [word("тыс", "outside", "наружная сторона"), word("тіс", "tooth", "зуб")],
      [word("тыл", "rear, home front", "тыл"), word("тіл", "tongue, language", "язык")],
      [word("тиын", "small coin", "мелкая монета"), word("тиін", "squirrel", "белка")],
    ],
  },
  {
    phones: ["қ", "k"],
    letters: ["қ", "к"],
    words: [
      [
        word("қыр", "ridge", "гребень, возвышенность"),
        word("кір", "dirt; laundry", "грязь; бельё"),
      ],
      [word("қол", "hand, arm", "рука"), word("көл", "lake", "озеро")],
      [word("құн", "cost, value", "стоимость"), word("күн", "day; sun", "день; солнце")],
      [word("құз", "cliff", "утёс"), word("күз", "autumn", "осень")],
      [word("қалу", "to stay", "остаться"), word("келу", "to come", "приходить")],
    ],
  },
  {
    phones: ["ғ", "g"],
    letters: ["ғ", "г"],
    words: [
      [word("нағыз", "real, genuine", "настоящий"), word("негіз", "basis", "основа")],
      [word("соғыс", "war", "война"), word("сөгіс", "reprimand", "выговор")],
      [word("тығу", "to hide, to stuff", "прятать"), word("тігу", "to sew", "шить")],
    ],
  },
  {
    phones: ["ң", "n"],
    letters: ["ң", "н"],
    words: [
      [word("тоң", "frozen ground", "мёрзлая земля"), word("тон", "sheepskin coat", "тулуп")],
      [word("шың", "peak", "вершина"), word("шын", "truth", "правда")],
      [word("оң", "right (side)", "правый"), word("он", "ten", "десять")],
      [word("кең", "wide", "широкий"), word("кен", "ore", "руда")],
    ],
  },
  {
    phones: ["ө", "o"],
    letters: ["ө", "о"],
    words: [
      [word("өт", "bile", "жёлчь"), word("от", "fire", "огонь")],
      [word("төр", "place of honour", "почётное место"), word("тор", "net, cage", "сеть, клетка")],
      [word("бөлу", "to divide", "делить"), word("болу", "to be", "быть")],
    ],
  },
  {
    phones: ["ү", "ұ"],
    letters: ["ү", "ұ"],
    words: [
      [word("үн", "sound, voice", "звук, голос"), word("ұн", "flour", "мука")],
      [word("үш", "three", "три"), word("ұш", "tip, end", "кончик, конец")],
      [
        word("түс", "colour; noon; dream", "цвет; полдень; сон"),
        word("тұс", "place near", "место напротив"),
      ],
      [word("түру", "to roll up", "засучивать"), word("тұру", "to stand; to live", "стоять; жить")],
    ],
  },
  {
    phones: ["æ", "a"],
    letters: ["ә", "а"],
    words: [
      [word("әл", "strength", "сила"), word("ал", "and, but", "а, же")],
      [word("сән", "fashion, beauty", "мода, красота"), word("сан", "number", "число")],
      [word("бәс", "bet", "пари"), word("бас", "head", "голова")],
      [word("дәу", "giant", "великан"), word("дау", "quarrel", "спор")],
    ],
  },
];

/** The pair a sound belongs to; null for a sound that nobody mixes up. */
export const pairOf = (phone: string): SoundPair | null =>
  soundPairs.find(({ phones }) => phones.includes(phone)) ?? null;

/** What a pair is reviewed under: `sound:ы-і`. */
export const soundKey = ({ letters }: Pick<SoundPair, "letters">): string =>
  `sound:${letters.join("-")}`;

/** The pair of a key; null for anything else. */
export const readSound = (key: string): SoundPair | null =>
  soundPairs.find((pair) => soundKey(pair) === key) ?? null;
