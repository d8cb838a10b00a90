import { expect, test } from "vitest";
import { listedSayings } from "./listed-sayings.ts";
import { tutorOfRepository } from "./testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const things = (message: string) =>
  listedSayings(message, tutor.tools)?.things.map(({ text }) => text);

test.each([
  ["how do I say “good night” and “see you tomorrow”?", ["good night", "see you tomorrow"]],
  ["i need words: leaf, root, seed, stem", ["leaf", "root", "seed", "stem"]],
  ["слова для склада: ящик, полка, накладная", ["ящик", "полка", "накладная"]],
  ["how to tell the kids to sit down, be quiet", ["Sit down!", "Be quiet!"]],
])("%s lists things to say", (message, list) => {
  expect(things(message)).toEqual(list);
});

test.each([
  "what is the difference between “көру” and “қарау”",
  "глаголы движения: прийти уйти войти выйти. и примеры",
  "check this: Мен келдім, ол кетті",
  "write a message: I am late, sorry",
  "Как сказать «чай, пожалуйста»?",
])("%s lists none", (message) => {
  expect(things(message)).toBeUndefined();
});

test("what can be said stands in a line each, and what cannot is named", () => {
  const { text } = tutor.answer({
    message: "need words: hammer, quuxfrob, tent",
    interfaceLanguage: "en",
  });
  expect(text).toContain("балға — hammer");
  expect(text).toContain("шатыр — tent");
  expect(text).toContain("“quuxfrob”");
});
