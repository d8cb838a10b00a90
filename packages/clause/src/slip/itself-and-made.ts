/** Verbs that happen by themselves, with the verb of whoever makes them happen. */
const PAIRS: readonly (readonly [string, string])[] = [
  ["басталу", "бастау"],
  ["аяқталу", "аяқтау"],
  ["ашылу", "ашу"],
  ["жабылу", "жабу"],
  ["бұзылу", "бұзу"],
  ["сатылу", "сату"],
  ["табылу", "табу"],
  ["көріну", "көру"],
  ["тоқтау", "тоқтату"],
  ["ояну", "ояту"],
  ["қайнау", "қайнату"],
  ["біту", "бітіру"],
  ["өзгеру", "өзгерту"],
  ["үйрену", "үйрету"],
  ["жоғалу", "жоғалту"],
  ["сыну", "сындыру"],
  ["кебу", "кептіру"],
  ["жану", "жағу"],
  ["өшу", "өшіру"],
  ["ұйықтау", "ұйықтату"],
  ["шомылу", "шомылдыру"],
  ["киіну", "киіндіру"],
  ["тамақтану", "тамақтандыру"],
  ["пісу", "пісіру"],
  ["құлау", "құлату"],
  ["суу", "суыту"],
  ["тазару", "тазарту"],
];

/** The verb of whoever makes it happen; undefined where none is known. */
export const madeOf = (itself: string): string | undefined =>
  PAIRS.find(([one]) => one === itself)?.[1];

/** The verb of what happens by itself; undefined where none is known. */
export const itselfOf = (made: string): string | undefined =>
  PAIRS.find(([, one]) => one === made)?.[0];
