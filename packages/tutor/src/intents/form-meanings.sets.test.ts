import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();

test.each([
  ["en", "what does маған mean", "“to me”"],
  ["en", "what does менің mean", "“my”"],
  ["en", "what does оны mean", "“him, her, it”"],
  ["en", "what does сізбен mean", "“with you (polite)”"],
  ["ru", "что значит менде", "«у меня»"],
  ["ru", "что значит одан", "«от него, от неё»"],
  ["ru", "чем отличается менде от менің", "менде — у меня"],
  ["kz", "бізге деген не?", "«to us»"],
  ["en", "what does келдім mean", "“I came”"],
  ["en", "what does бармаймын mean", "“I do not go”"],
  ["ru", "что значит барайық", "«Давайте пойдём»"],
  ["en", "what does жатыр mean", "in progress now"],
  ["ru", "что значит тұр", "происходит сейчас"],
] as const)("%s: %s", (interfaceLanguage, message, holds) => {
  const { text } = tutor.answer({ message, interfaceLanguage, level: "A" });
  expect(text).toContain(holds);
});

test("the example of a form has the very form", () => {
  const { text } = tutor.answer({
    message: "what does маған mean",
    interfaceLanguage: "en",
    level: "A",
  });
  expect(text.split("Example:")[1]?.toLowerCase()).toContain("маған");
});
