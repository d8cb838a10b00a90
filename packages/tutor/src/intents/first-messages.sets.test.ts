import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const reply = (message: string, interfaceLanguage: "en" | "ru") =>
  tutor.answer({ message, history: [], interfaceLanguage });

test.each([
  ["ru", "Есть ли в казахском что-то вроде страдательного залога?", "passive"],
  ["ru", "а бывает ли в казахском что-то похожее на деепричастия", "converb-ip"],
  ["ru", "в английском есть perfect, а в казахском?", "perfect-gan"],
  ["en", "is there something like “to have to” in Kazakh", "kerek"],
  ["en", "does Kazakh have anything like the conditional", "conditional"],
  ["en", "what is the closest equivalent of “although”", "concession"],
] as const)("%s: «%s» is answered by the point that says it", (language, message, point) => {
  expect(reply(message, language).points).toContain(point);
});

test("what nothing is known of gets no page that a word of the question sets off", () => {
  const { text, points } = reply("is there something like the glottal hum in Kazakh", "en");
  expect(points).toEqual([]);
  expect(text).toContain("glottal hum");
});

test.each([
  ["ru", "склоняй по падежам имя Айгүл", "Айгүлге"],
  ["ru", "покажи все лица глагола «келу» в настоящем", "мен келемін"],
  ["en", "kazakh plural of сіз?", "сіздер"],
  ["en", "give me all forms of мен (to me, my, from me)", "маған"],
] as const)("%s: «%s» declines the word, and none of the question", (language, message, form) => {
  const { text } = reply(message, language);
  expect(text).toContain(form);
  expect(text).not.toMatch(/по имя|все лица \p{L}+(?:мін|сің)/u);
});

test.each([
  ["ru", "полкило мяса и три морковки, пожалуйста", "Маған жарты келі ет және үш сәбіз беріңізші."],
  [
    "en",
    "half a kilo of meat and two onions please",
    "Маған жарты келі ет және екі пияз беріңізші.",
  ],
  ["ru", "айран люблю, как попросить его в магазине", "Маған айран беріңізші."],
] as const)("%s: «%s» asks for the things, and not for the place", (language, message, kazakh) => {
  expect(reply(message, language).text).toContain(kazakh);
});

test.each([
  ["ru", "сравни «барған едім», «барғанмын» и «барыппын»", "compare"],
  ["en", "most natural: мен қазір үйдемін or мен қазір үйде", "compare"],
  ["ru", "с какого перепугу «үш бала», а не «үш балалар»", "compare"],
  ["ru", "а вежливо?", "unknown"],
] as const)("%s: «%s» is %s", (language, message, intent) => {
  const said = reply(message, language);
  expect(said.intent).toBe(intent);
  expect(said.language).toBe(language);
});

test.each([
  ["ru", "поздравление свату с юбилеем", "мерейтойыңыз құтты болсын"],
  ["ru", "напиши соседу снизу: простите, мы вас затопили", "су ағып кетіпті"],
  ["en", "text my friend that i'm late because of the bus", "Автобус"],
  ["ru", "напиши смс соседке что мы уезжаем на неделю", "кетіп бара жатырмыз"],
] as const)(
  "%s: «%s» is a text to send, without a day that was not named",
  (language, message, line) => {
    const { intent, text } = reply(message, language);
    expect(intent).toBe("note");
    expect(text.toLowerCase()).toContain(line.toLowerCase());
    expect(text).not.toContain("Уақыты");
  },
);
