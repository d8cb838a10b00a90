type Point = readonly [x: number, y: number];

/** How the mouth stands for a sound, in the coordinates of the drawing: a head that looks to the left. */
export interface MouthShape {
  /** Tip, blade, body, back and root of the tongue. */
  tongue: readonly [Point, Point, Point, Point, Point];
  lips: "spread" | "round" | "open";
  /** The soft palate hangs down: the air goes through the nose. */
  nasal: boolean;
  /** Where the tongue closes the way (contact) or the air rubs (friction). */
  place: { at: Point; kind: "contact" | "friction" } | null;
}

const vowel = (tongue: MouthShape["tongue"], lips: MouthShape["lips"]): MouthShape => ({
  tongue,
  lips,
  nasal: false,
  place: null,
});

/** Drawn after X-ray tracings of Kazakh and Turkic sounds as textbooks of phonetics show them, simplified. */
export const mouthShapes: Readonly<Record<string, MouthShape>> = {
  ы: vowel(
    [
      [47, 85],
      [61, 77],
      [84, 68],
      [104, 74],
      [117, 108],
    ],
    "spread",
  ),
  і: vowel(
    [
      [45, 80],
      [57, 66],
      [73, 58],
      [95, 73],
      [112, 108],
    ],
    "spread",
  ),
  ө: vowel(
    [
      [47, 85],
      [59, 74],
      [77, 66],
      [99, 80],
      [114, 110],
    ],
    "round",
  ),
  o: vowel(
    [
      [57, 93],
      [69, 85],
      [92, 72],
      [112, 75],
      [122, 108],
    ],
    "round",
  ),
  ү: vowel(
    [
      [45, 81],
      [57, 68],
      [74, 60],
      [96, 75],
      [113, 108],
    ],
    "round",
  ),
  ұ: vowel(
    [
      [55, 88],
      [70, 78],
      [95, 63],
      [113, 71],
      [122, 108],
    ],
    "round",
  ),
  æ: vowel(
    [
      [46, 95],
      [60, 86],
      [77, 81],
      [99, 91],
      [114, 114],
    ],
    "open",
  ),
  a: vowel(
    [
      [50, 99],
      [64, 94],
      [88, 88],
      [109, 87],
      [122, 112],
    ],
    "open",
  ),
  қ: {
    tongue: [
      [50, 91],
      [65, 85],
      [93, 73],
      [115, 66],
      [124, 104],
    ],
    lips: "spread",
    nasal: false,
    place: { at: [117, 63], kind: "contact" },
  },
  k: {
    tongue: [
      [46, 88],
      [62, 72],
      [84, 50],
      [106, 66],
      [118, 108],
    ],
    lips: "spread",
    nasal: false,
    place: { at: [84, 48], kind: "contact" },
  },
  ғ: {
    tongue: [
      [50, 91],
      [65, 85],
      [93, 76],
      [113, 73],
      [123, 106],
    ],
    lips: "spread",
    nasal: false,
    place: { at: [116, 66], kind: "friction" },
  },
  g: {
    tongue: [
      [46, 88],
      [62, 73],
      [85, 50],
      [106, 66],
      [118, 108],
    ],
    lips: "spread",
    nasal: false,
    place: { at: [85, 48], kind: "contact" },
  },
  ң: {
    tongue: [
      [47, 89],
      [63, 80],
      [93, 58],
      [110, 70],
      [119, 108],
    ],
    lips: "spread",
    nasal: true,
    place: { at: [98, 58], kind: "contact" },
  },
  n: {
    tongue: [
      [43, 60],
      [55, 70],
      [78, 77],
      [100, 86],
      [115, 112],
    ],
    lips: "spread",
    nasal: true,
    place: { at: [42, 58], kind: "contact" },
  },
};
