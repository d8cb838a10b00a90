import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { playTalk } from "../../test-set/read-talk.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const course = courseOfRepository();
const tutor = tutorOfRepository();

const talk = (level: "A" | "B" | "C", ...messages: string[]) =>
  playTalk(tutor, messages, { interfaceLanguage: "en", seed: 5, level });

test.each([
  ["A", "beginner"],
  ["B", "intermediate"],
  ["C", "advanced"],
] as const)("the scenes of level %s come first in its list", (level, first) => {
  const [list] = talk(level, "let's act out a scene");
  const listed = list?.text.split("\n").flatMap((line) => {
    const scene = course.tutor.scenes.find(({ titles }) => line === `- ${titles.en}`);
    return scene ? [scene.level] : [];
  });
  const own = course.tutor.scenes.filter((scene) => scene.level === first).length;
  expect(listed?.length).toBe(6);
  expect(listed?.lastIndexOf(first)).toBe(Math.min(own, 6) - 1);
});

test("a beginner reads the translation, an advanced learner Kazakh alone", () => {
  const [beginner] = talk("A", "Сәлем!");
  const [advanced] = talk("C", "Сәлем!");
  expect(beginner?.text).toContain("(Hello!");
  expect(advanced?.text).not.toMatch(/[a-z]/i);
});

test("what is right as it was said is not put right", () => {
  expect(talk("A", "Сәлем! Менің атым Том. Мен Америкаданмын.")[0]?.text).not.toContain("Дұрысы");
  expect(talk("A", "Мен Америкаданмын.")[0]?.text).not.toContain("Дұрысы");
});

test("no question is asked twice in one conversation", () => {
  const asked = talk(
    "A",
    "Сәлем!",
    "Жақсы.",
    "Менің атым Анна.",
    "Алматыдан.",
    "Иә.",
    "Иә.",
    "Жоқ.",
  )
    .flatMap(({ text }) => tutor.tools.topics.questionTexts.filter(([said]) => text.includes(said)))
    .map(([, id]) => id);
  expect(asked.length).toBeGreaterThan(5);
  expect(new Set(asked).size).toBe(asked.length);
});
