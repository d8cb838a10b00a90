import type { Phone } from "@tilashar/kazakh/sound";

/**
 * The name by which espeak-ng's Kazakh phoneme table calls each of our phones. Chosen by measuring:
 * formants at a vowel's middle lie near those of A. McCollum, S. Chen, "Kazakh", JIPA 2021 (ы
 * 500/1430 Hz, і 440/1640, ұ 400/960, ү 360/1410, о 430/750, ө 420/1310, а 720/1170, ә 650/1690).
 * espeak's own reading takes a back ɵ for ө and a trill for ғ; we take the front ø and a fricative.
 */
export const mnemonics: Readonly<Record<Phone, string>> = {
  a: "A",
  æ: "&",
  e: "e",
  ы: "@",
  і: "I",
  o: "o",
  ө: "Y",
  ұ: "U",
  ү: "u#",
  b: "b",
  v: "v",
  g: "g",
  ғ: 'Q"',
  d: "d",
  ж: "Z",
  z: "z",
  й: "j",
  k: "k",
  қ: "q",
  l: "l",
  m: "m",
  n: "n",
  ң: "N",
  p: "p",
  r: "r",
  s: "s",
  t: "t",
  f: "f",
  х: "X",
  h: "h",
  ч: "tS",
  ш: "S",
  у̯: "w",
};

/** The l of front words, which is not velar; the other one is, before anything but a front vowel. */
export const frontL = "l/";
