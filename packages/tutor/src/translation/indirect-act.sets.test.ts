import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { indirectAct } from "./indirect-act.ts";

const { tools } = tutorOfRepository();

test.each([
  ["how do i ask the doctor when she will come back", "When will you come back?"],
  ["how do i ask my friend if he is hungry", "Are you hungry?"],
  ["how do i ask the woman where she lives", "Where do you live?"],
  ["how do i ask her if he is tired", "Is he tired?"],
  ["how do i ask my son to put on his shoes", "Please put on your shoes"],
  ["how do i tell her that her dog is very cute", "Your dog is very cute"],
  ["how do i tell my friend that she looks happy", "You look happy"],
  ["how do i tell my mum that he is late", "He is late"],
  ["how do i ask my boss for a day off", "Can I have a day off?"],
  ["как попросить таксиста остановиться у аптеки", "Пожалуйста, остановитесь у аптеки"],
  ["politely ask him not to smoke", "Please do not smoke"],
  ["how do i tell the kids to wash hands in kazakh", "Please wash hands"],
  ["как попросить соседа закрыть окно", "Пожалуйста, закройте окно"],
  ["how do i say to my kid good night", "Good night"],
  ["how do i tell my boss i'm late", "I'm late"],
  ["как сказать ребёнку спокойной ночи", "спокойной ночи"],
  ["как пожелать свекрови доброе утро", "доброе утро"],
  ["как объяснить бабушке, что я не ем мясо", "я не ем мясо"],
])("%s: what is heard is %s", (asked, heard) => {
  expect(indirectAct(asked, tools)?.said).toBe(heard);
});

test("«он» of what is told may be anybody, and a thing in quotation marks is no clause", () => {
  expect(indirectAct("как сказать маме, что он придет", tools)).toBeUndefined();
  expect(indirectAct('how do i say "where is she"', tools)).toBeUndefined();
  expect(indirectAct("how do i tell my kid a story", tools)).toBeUndefined();
});
