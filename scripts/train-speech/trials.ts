/** Speaks words with voices the net never heard and turns each clip into questions with known answers. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadCourse } from "@tilashar/course/load";
import { phones } from "@tilashar/kazakh/sound";
import { audibleForm, pronunciations } from "../../packages/speech/src/judge/pronunciations.ts";

const here = dirname(fileURLToPath(import.meta.url));

/** The words that are spoken: common ones, many of which differ in one sound only. */
export const evaluationWords: readonly string[] = readFileSync(
  join(here, "evaluation-words.txt"),
  "utf8",
)
  .split(/\s+/)
  .filter(Boolean);

/** Those and the words of the course: what the product compares a recording with. */
export function listedWords(): readonly string[] {
  const { lessons } = loadCourse({
    contentDir: join(here, "../../content"),
    cacheFile: join(here, "../../.cache/content.json"),
  });
  const course = lessons
    .flatMap(({ words }) => words.map(({ kz }) => kz))
    .filter((kz) => /^[а-яёәғқңөұүһі]{2,12}$/.test(kz));
  return [...new Set([...evaluationWords, ...course])];
}

export interface Clip {
  file: string;
  /** Made by espeak-ng, or from recordings of people. */
  kind: "espeak" | "people";
  family: string;
  voice: string;
  /** What was said. */
  word: string;
  /** The word of which `word` is a wrong way to say it, one sound off; null when it is a word itself. */
  meant: string | null;
  disturbance: string | null;
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const forms = (word: string): string[] =>
  pronunciations(word).map((way) => audibleForm(way.phones.map(({ phone }) => phone)));

/** Whether a recording could tell the two apart at all. */
const apart = (a: string, b: string): boolean => {
  const known = new Set(forms(a));
  return forms(b).every((form) => !known.has(form));
};

const substitutions = (a: string, b: string): number => {
  const [x, y] = [phones(a), phones(b)];
  if (x.length !== y.length) return 99;
  return x.filter(({ phone }, i) => phone !== y[i]?.phone).length;
};

const learnerLetters: Record<string, string> = {
  ы: "і",
  і: "ы",
  қ: "к",
  к: "қ",
  ғ: "г",
  г: "ғ",
  ң: "н",
  н: "ң",
  ө: "о",
  о: "ө",
  ү: "ұ",
  ұ: "ү",
  ә: "а",
  а: "ә",
  з: "с",
  с: "з",
};
const vowels = "аәеыіоөұү";
const consonants = "бвгғджзйкқлмнңпрстфхчш";

const pick = <T>(random: () => number, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;

/** A text one sound away from `word`: by a pair learners mix up, or by any sound of its kind. */
function neighbour(word: string, random: () => number, pairs: boolean): string | null {
  for (let attempt = 0; attempt < 60; attempt++) {
    const at = Math.floor(random() * word.length);
    const letter = word[at] as string;
    const kind = vowels.includes(letter) ? vowels : consonants.includes(letter) ? consonants : "";
    const other = pairs && attempt < 40 ? learnerLetters[letter] : kind && pick(random, [...kind]);
    if (!other || other === letter) continue;
    const text = word.slice(0, at) + other + word.slice(at + 1);
    if (substitutions(word, text) === 1 && apart(word, text)) return text;
  }
  return null;
}

/** Lets evaluation.py speak into a folder; throws with what to install when it cannot. */
export function speak(set: "development" | "report", folder: string): Clip[] {
  const random = dice(5);
  const wrong = evaluationWords.flatMap((meant, i) => {
    const word = neighbour(meant, random, i % 3 !== 0);
    return word && !evaluationWords.includes(word) ? [{ word, meant }] : [];
  });
  const words = [...evaluationWords.map((word) => ({ word, meant: null })), ...wrong].map(
    (item) => ({
      ...item,
      phones: phones(item.word).map(({ phone }) => phone),
    }),
  );
  const done = spawnSync("python3", [join(here, "evaluation.py"), "--set", set, "--out", folder], {
    input: JSON.stringify({ words }),
    encoding: "utf8",
    maxBuffer: 1 << 26,
    env: { ...process.env, OMP_NUM_THREADS: "1" },
  });
  if (done.status !== 0)
    throw new Error(
      `${done.stderr ?? done.error}\nInstall the voices: scripts/train-speech/install.sh`,
    );
  return JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as Clip[];
}

export interface Trial {
  kind: "right" | "near" | "random";
  expected: string;
}

/**
 * What is asked about a clip. Of a word: itself, three words one sound away, three unrelated ones. Of
 * a word said wrong: the word that was meant.
 */
export function trials({ word, meant }: Clip, random: () => number): Trial[] {
  if (meant) return [{ kind: "near", expected: meant }];
  const listed = evaluationWords.filter(
    (other) => substitutions(word, other) === 1 && apart(word, other),
  );
  const near = [
    neighbour(word, random, true),
    neighbour(word, random, false),
    listed.length ? pick(random, listed) : neighbour(word, random, true),
  ].filter((text) => text !== null);
  const unrelated: string[] = [];
  while (unrelated.length < 3) {
    const other = pick(random, evaluationWords);
    if (other !== word && substitutions(word, other) > 1 && apart(word, other))
      unrelated.push(other);
  }
  return [
    { kind: "right", expected: word },
    ...near.map((expected): Trial => ({ kind: "near", expected })),
    ...unrelated.map((expected): Trial => ({ kind: "random", expected })),
  ];
}
