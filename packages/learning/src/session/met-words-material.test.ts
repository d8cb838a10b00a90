import { expect, test } from "vitest";
import { judge } from "./judge.ts";
import { KINDS } from "./kinds/index.ts";
import { type MetWord, metWordsLesson, metWordsMaterial } from "./met-words-material.ts";
import { planSession } from "./plan-session.ts";
import { rightAnswer } from "./right-answer.ts";

const word = (kz: string, meaning: string, pos = "noun"): MetWord => ({
  kz,
  pos,
  meaning,
  transcription: kz,
  example: `Бұл — ${kz}.`,
});
const words = [
  word("өзен", "river"),
  word("орман", "forest, wood"),
  word("дала", "steppe"),
  word("тау", "mountain; hill"),
  word("көл", "lake"),
];
const others = [word("аспан", "sky"), word("жұлдыз", "star"), word("жел", "wind")];
const subject = { what: "step", lesson: metWordsLesson, step: "meet-1" } as const;

test("words of a text are met, then asked in several kinds, from their own meanings", () => {
  const material = metWordsMaterial("own:1", words, others);
  const { slots } = planSession(material, subject, "seed");
  expect(slots.length).toBeGreaterThanOrEqual(8);
  const items = slots.map(({ item }) => item);
  const met = items.filter(({ kind }) => kind === "meet").flatMap((item) => item.words);
  expect(met.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(items.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
  for (const { kind } of items) expect(Object.keys(KINDS)).toContain(kind);
  expect(material.lessons[0]?.words[1]?.meaning.en).toBe("forest, wood");
});

test("what is right is judged right, whatever the seed", () => {
  const material = metWordsMaterial("own:1", words, others);
  for (const seed of ["a", "b", "c", "d"]) {
    for (const { item, quiet } of planSession(material, subject, seed).slots) {
      for (const one of [item, quiet]) {
        const right = one === null ? null : rightAnswer(one);
        if (one !== null && right !== null) expect(judge(one, right).right).toBe(true);
      }
    }
  }
});

test("a few words make a session, too", () => {
  const material = metWordsMaterial("own:2", words.slice(0, 2), []);
  const { slots } = planSession(material, subject, "seed");
  expect(slots.length).toBeGreaterThanOrEqual(2);
});
