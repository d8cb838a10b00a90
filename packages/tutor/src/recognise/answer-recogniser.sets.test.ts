import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { AnswerRecogniser } from "./answer-recogniser.ts";

const course = courseOfRepository();
/** Of so many messages of a kind one is taken out and told by a recogniser that has learnt from the others. */
const PARTS = 4;

function toldUnseen(kind: string) {
  const asked = course.tutor.asked.find((one) => one.kind === kind);
  const labelled = Object.entries(asked?.of ?? {}).flatMap(([id, messages]) =>
    Object.values(messages).flatMap((lines) => (lines ?? []).map((said) => ({ id, said }))),
  );
  const unseen = labelled.filter((_, at) => at % PARTS === 0);
  const out = new Set(unseen.map(({ said }) => said));
  const without = course.tutor.asked.map((one) => {
    const kept = (lines: readonly string[]) => lines.filter((said) => !out.has(said));
    const { en, ru, kz } = one.says;
    return { ...one, says: { en: kept(en), ru: kept(ru), kz: kept(kz) } };
  });
  const recogniser = new AnswerRecogniser({
    ...course,
    tutor: { ...course.tutor, asked: without },
  });
  return unseen.map(({ id, said }) => ({ id, told: recogniser.find(kind, said) }));
}

test.each([
  ["advice", 0.5],
  ["tutor", 0.6],
])("which answer of the kind %s a message asks for is mostly told unseen", (kind, least) => {
  const all = toldUnseen(kind);
  const right = all.filter(({ id, told: [first] }) => first?.label === id);
  expect(all.length).toBeGreaterThan(80);
  expect(right.length / all.length).toBeGreaterThan(least);
});

test("a kind whose answers nobody named has none to find", () => {
  expect(new AnswerRecogniser(course).find("explain", "what is the dative for")).toEqual([]);
});

const { answers } = tutorOfRepository().tools;

test.each([
  ["culture", "somebody whistled indoors and grandma scolded", "whistling"],
  ["culture", "кому достаётся баранья голова за столом", "sheep-head"],
  ["culture", "шаңырақ неге елтаңбада тұр", "emblem"],
  ["phrases", "lines for the chemist, I have a cough", "at-the-pharmacy"],
  ["phrases", "какие слова говорят на похоронах", "comfort"],
  ["phrases", "базардан ет аламын, саудаласатын сөздер керек", "bargaining"],
  ["scene", "you rent me a flat and I ask the price", "a-flat-to-rent"],
  ["scene", "ты таксист, едем на вокзал", "in-a-taxi"],
])("of the kind %s, «%s» asks for %s", (kind, message, id) => {
  expect(answers.find(kind, message)[0]?.label).toBe(id);
});

test("what names nothing asks for no certain answer, and what no scene has is near to none", () => {
  expect(answers.find("scene", "let's play a dialogue")).toEqual([]);
  expect(answers.isBare("let's play a dialogue")).toBe(true);
  expect(answers.nearest("scene", "xylophone zeppelin")).toBeUndefined();
});
