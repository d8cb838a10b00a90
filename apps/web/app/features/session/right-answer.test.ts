import { rightAnswer as answerOf, planSession, sessionsOf } from "@tilashar/learning/session";
import { firstUnits } from "@tilashar/learning/session/testing";
import { expect, test } from "vitest";
import { rightAnswer } from "./right-answer.ts";

const units = firstUnits(4);
const items = units.flatMap((unit) =>
  sessionsOf(unit).flatMap((subject) =>
    planSession(unit, subject, "seed").slots.flatMap(({ item, quiet }) =>
      quiet === null ? [item] : [item, quiet],
    ),
  ),
);
const ofKind = <Kind extends (typeof items)[number]["kind"]>(kind: Kind) =>
  items.filter((item): item is Extract<typeof item, { kind: Kind }> => item.kind === kind);

test("every item that is judged says in Kazakh what was right; what shows itself says nothing", () => {
  const silent = new Set(["meet", "match", "understand"]);
  for (const item of items) {
    if (silent.has(item.kind)) expect(rightAnswer(item), item.key).toBeNull();
    else expect(rightAnswer(item)?.kz, item.key).toMatch(/\p{Script=Cyrillic}/u);
  }
});

test("a sentence that was mended is told whole, as the course has it", () => {
  const sentences = new Map(
    units.flatMap(({ lessons }) =>
      lessons.flatMap((lesson) => lesson.sentences.map(({ id, kz }) => [id, kz])),
    ),
  );
  const mended = ofKind("mend").flatMap((item) => {
    const kz = sentences.get(item.key.split(":").at(-1) ?? "");
    return kz === undefined ? [] : [{ item, kz }];
  });
  expect(new Set(mended.map(({ kz }) => kz)).size).toBeGreaterThan(5);
  for (const { item, kz } of mended) {
    expect(rightAnswer(item)?.kz, item.key).toBe(kz);
    expect(item.tokens[item.at]?.text, item.key).not.toBe(item.right);
  }
});

test("a reply is told by its text, a form by the form that is wanted", () => {
  for (const item of ofKind("reply")) expect(rightAnswer(item)?.kz).toBe(item.answer.kz);
  for (const item of [...ofKind("build-form"), ...ofKind("transform")]) {
    expect(rightAnswer(item)).toEqual({ kz: answerOf(item)[0], meaning: null });
  }
});

test("a word or a sentence comes with its meaning in both languages", () => {
  for (const item of [...ofKind("choose-word"), ...ofKind("order"), ...ofKind("cloze")]) {
    expect(rightAnswer(item)?.meaning, item.key).toMatchObject({
      en: expect.stringMatching(/[a-z]/i),
      ru: expect.stringMatching(/[а-я]/i),
    });
  }
});
