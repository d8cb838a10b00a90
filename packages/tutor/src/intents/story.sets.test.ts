import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const { stories } = courseOfRepository().tutor;
const said = (interfaceLanguage: "en" | "ru" | "kz", message: string) =>
  tutor.answer({ message, interfaceLanguage, level: "B" });
const titleOf = (id: string) => stories.find((one) => one.id === id)?.titles.kz as string;

test.each([
  ["en", "tell me a tiny story about a goat that ran off", "lost-lamb"],
  ["en", "write me a story about a robot", "robot-cook"],
  ["en", "story about a hungry wolf please", "wolf-and-shepherd"],
  ["ru", "напиши текст про рыбалку, уровень B1", "fishing-on-the-zhaiyq"],
  ["ru", "расскажи сказку про лису", "fox-and-crow"],
  ["ru", "расскажи историю про верблюжонка", "camel-calf"],
  ["ru", "придумай рассказ о шумных соседях", "noisy-neighbour"],
  ["kz", "футбол туралы әңгіме айтып беріңізші", "yard-football"],
  ["kz", "түлкі туралы ертегі айт", "fox-and-crow"],
] as const)("%s: %s is a story of that subject, told whole", (language, message, id) => {
  const reply = said(language, message);
  expect(reply.intent).toBe("story");
  expect(reply.text).toContain(titleOf(id));
  const story = stories.find((one) => one.id === id);
  expect(reply.text).toContain(story?.sentences.at(-1)?.kz);
  expect(reply.text).toContain(story?.ask.kz);
});

test("an easy text is of the first level, with its words", () => {
  const { text } = said("en", "could you give me an easy story to read");
  const told = stories.find(({ titles }) => text.includes(titles.kz));
  expect(told?.level).toMatch(/^A/);
  expect(text).toContain(`${told?.words[0]?.kz} — ${told?.words[0]?.en}`);
});

test("a subject that no text has is named before another is told", () => {
  const { text } = said("ru", "расскажи сказку про осьминога");
  expect(text.split("\n")[0]).toContain("осьминога");
});
