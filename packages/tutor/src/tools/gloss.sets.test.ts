import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { glossLine } from "./gloss.ts";

const { tools } = tutorOfRepository();

test.each([
  ["Менің орнымда сен болсаң, не істер едің?", "істер", "to do, to make + may do"],
  ["Менің орнымда сен болсаң, не істер едің?", "едің", "you were"],
  [
    "Ойын басталмай тұрып, су ішіп ал.",
    "тұрып",
    "after -май: before it happens + having done, and",
  ],
  ["Ойын басталмай тұрып, су ішіп ал.", "ал", "helper verb: for oneself"],
  ["Етті алдымен суық суға салып қойыңыз.", "Етті", "meat + direct object: accusative"],
  [
    "Етті алдымен суық суға салып қойыңыз.",
    "қойыңыз",
    "helper verb: the action is complete + please do",
  ],
  ["Түнгі он бірден кейін шу шығаруға болмайды.", "бірден", "one + from: ablative"],
  ["Ол бірден келісті.", "бірден", "at once, straight away; immediately"],
  [
    "Түнгі он бірден кейін шу шығаруға болмайды.",
    "болмайды",
    "it is allowed, may; denied: must not + not + present-future + he, she, it, they",
  ],
  [
    "Қызым суыққа үйреніп қалған.",
    "қалған",
    "helper verb: it happened, and stayed so + has done; who did",
  ],
  ["Көршім есік алдында отыр.", "Көршім", "neighbour, neighbor + my"],
  ["Көршім есік алдында отыр.", "отыр", "to sit, to sit down"],
  ["Інім есеп шығарып отыр.", "отыр", "helper verb: the action is going on"],
  [
    "Ол кілтін жоғалтып алды.",
    "алды",
    "helper verb: by accident, to one's own loss + definite past",
  ],
  [
    "Осы күрте маған шақ келеді.",
    "шақ келеді",
    "to fit, of clothes + present-future + he, she, it, they",
  ],
  ["Жаттықтырушы бәрімізге алғыс айтты.", "алғыс айтты", "to thank + definite past"],
  ["Тағамның дәмі жақсы екен.", "жақсы", "good, well, fine"],
  ["Қайда барсам да, домбырамды тастамаймын.", "да", "after -са: even if, although"],
  ["Пойыз таңғы жетіде келеді деп еді.", "еді", "after деп: it was said or meant before"],
  ["Терезесіз бөлме қараңғы болады.", "Терезесіз", "window + without, -less"],
  ["Ертең түнде қар жауады.", "түнде", "at night"],
  ["Бөлмеде қызыл кілем жатыр.", "жатыр", "to lie, to lie down, to go to bed"],
] as const)("in «%s» %s is told as it is meant there", (line, word, gloss) => {
  const row = glossLine(line, "en", tools).find(({ text }) => text === word);
  expect(row?.gloss).toBe(gloss);
});

test("what a helper does is told in Russian as well", () => {
  const row = glossLine("Бала кітап оқып отыр.", "ru", tools).at(-1);
  expect(row?.gloss).toBe("вспомогательный глагол: действие идёт сейчас");
});
