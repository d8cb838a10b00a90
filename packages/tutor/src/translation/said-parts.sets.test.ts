import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { contentWords } from "./content-words.ts";

const tutor = tutorOfRepository();

test("of a wish that is not said in full the sure clause is given, and the other is named", () => {
  const message = "How do I say: I am tired, but the frobnicator never sleeps";
  const { text, translated, kazakh } = tutor.answer({ message });
  expect(translated?.text).toBeNull();
  expect(kazakh.map((piece) => piece.text)).toEqual(["Шаршадым."]);
  expect(text).toContain("“the frobnicator never sleeps”");
});

test("what is told to somebody is said, and keeps its contraction", () => {
  const message = "how do I tell her we'll be there around seven";
  const said = tutor.answer({ message }).translated?.text;
  expect(said).toBe("Біз шамамен сағат жетіде сонда боламыз.");
});

test("the words under a refusal are those that carry the sense, each as it is meant there", () => {
  const words = (text: string, language: "en" | "ru") =>
    contentWords(text, language, tutor.tools).map(({ word, headword }) => [word, headword.lemma]);
  expect(words("hi, the number of his film broke to him", "en")).toEqual([
    ["number", "нөмір"],
    ["film", "фильм"],
  ]);
  expect(words("так то фильм сломался и он устал", "ru")).toEqual([
    ["фильм", "фильм"],
    ["сломался", "бұзылу"],
    ["устал", "шаршау"],
  ]);
});
