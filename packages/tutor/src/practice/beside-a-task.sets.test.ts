import { describe, expect, test } from "vitest";
import type { Turn } from "../reply.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();

/** The last reply of a conversation, all of whose messages are said one after another. */
function lastReply(language: "en" | "ru" | "kz", messages: readonly string[]) {
  const history: Turn[] = [];
  let reply = tutor.answer({ message: messages[0] ?? "", interfaceLanguage: language, seed: 3 });
  for (const [at, message] of messages.entries()) {
    if (at > 0) reply = tutor.answer({ message, history, interfaceLanguage: language, seed: 3 });
    history.push({ sender: "user", text: message }, { sender: "bot", text: reply.text });
  }
  return reply;
}

describe("while a quiz waits", () => {
  test.each([
    // What is asked of the quiz itself is no answer
    ["en", "quiz me on animals", "how many are left", /^This is the first of 5/],
    ["en", "quiz me on animals", "wait what was the first one again", /^Question 1 of 5/],
    ["ru", "погоняй меня по числам", "сколько ещё осталось", /всего их 5/],
    ["en", "quiz me on animals", "ask me the other way round", /What does “[^”]+” mean\?/],
    ["ru", "погоняй меня по числам", "а можно наоборот?", /Что значит «[^»]+»\?/],
    ["en", "quiz me on animals", "i have to go, bye", /Goodbye.*Question 1 of 5/s],
    // An answer among other words is one
    ["en", "quiz me on animals", "i think it's arystan", /^Right! арыстан/],
    ["ru", "погоняй меня по числам", "наверное мың", /^Верно! мың/],
    [
      "en",
      "quiz me on animals",
      "hmm is it қасқыр? not sure. whats next",
      /^Not quite: it is арыстан/,
    ],
    ["en", "quiz me on animals", "how many did i get right", /^This is the first of 5/],
    ["en", "quiz me on animals, kazakh to english", "a big cat, lion maybe", /^Right! lion/],
  ] as const)("%s: %s — %s", (language, first, second, expected) => {
    expect(lastReply(language, [first, second]).text).toMatch(expected);
  });
});

describe("while an exercise waits", () => {
  const FIRST = "дай 5 упражнений на прошедшее время, без ответов";
  test("all its tasks are shown at once, and then all answers to them", () => {
    const asked = lastReply("ru", [FIRST]).text;
    const told = lastReply("ru", [FIRST, "теперь ответы"]).text;
    const tasks = [...asked.matchAll(/^\d\. (.+?)(?: → …)?$/gmu)].map(([, task]) => task);
    const answered = [...told.matchAll(/^\d\. (.+) → \p{L}+$/gmu)].map(([, task]) => task);
    expect(tasks).toHaveLength(5);
    expect(answered).toEqual(tasks);
  });

  test.each([
    ["en", "give me exercises on the dative", "let's do plurals instead", "plural"],
    ["ru", "дай упражнения на прошедшее время", "не хочу это, давай на будущее", "future-ar"],
  ] as const)("%s: %s — %s", (language, first, second, point) => {
    expect(lastReply(language, [first, second]).points).toEqual([point]);
  });
});

describe("while a scene is played", () => {
  test.each([
    // A line in the learner's language is said in Kazakh, and the scene goes on
    ["en", "let's play a scene in a shop", "I'd like some bread please", /Маған нан бер.*2 of 5/s],
    ["en", "let's play a scene in a shop", "Do you have milk?", /Сізде сүт бар ма\?.*сүт бар/s],
    ["ru", "разыграем сценку в кафе", "принесите, пожалуйста, меню", /Мәзірді әкеліңізші/],
    // What is asked of the tutor is no line
    ["en", "let's play a scene in a shop", "are you a robot", /program.*1 of 5/s],
  ] as const)("%s: %s — %s", (language, first, second, expected) => {
    expect(lastReply(language, [first, second]).text).toMatch(expected);
  });
});

describe("a partner in talk who is asked about himself", () => {
  const FIRST = "Мен медбикемін, ауруханада жұмыс істеймін.";
  test.each([
    ["Олар төрт жаста. Маған «апай» дейді. Сіз мұғалім бе?", /мен мұғалім емеспін/],
    ["Досыммен бірге бардым. Ал сен қандай командаға жанкүйерсің?", /емеспін, бағдарламамын/],
    ["Кеше концертке бардық. Сен ән саласың ба?", /бағдарлама/],
    ["Қай ойын ең қызық деп ойлайсың?", /өз пікірім жоқ/],
  ])("%s", (message, expected) => {
    const reply = lastReply("kz", [FIRST, message]);
    expect(reply.intent).toBe("talk");
    expect(reply.text).toMatch(expected);
  });

  test("a request is none of his own life", () => {
    const reply = lastReply("kz", [FIRST, "Маған септіктерді түсіндіріп бересің бе?"]);
    expect(reply.intent).not.toBe("talk");
  });

  test("what was said before a request is told in the language that it names", () => {
    const reply = lastReply("en", [FIRST, "Бүгін жұмыс көп болды. Мұны ағылшынша қалай айтамын?"]);
    expect(reply.text).toMatch(/^Бүгін жұмыс көп болды\. — .*work/);
  });
});
