import { expect, test } from "vitest";
import { typedSentence } from "./typed-sentence.ts";

test("a word typed into its sentence, and a phrase that was typed whole, are sentences", () => {
  const cloze = { before: "Мен ", answer: "мектепке", after: " барамын." };
  expect(
    typedSentence({ kind: "cloze", cloze, lemma: "мектеп", hint: null }, " мектепте "),
  ).toEqual({ sentence: "Мен мектепте барамын.", expected: "Мен мектепке барамын." });
  expect(
    typedSentence(
      { kind: "typing", answers: ["қайырлы таң"], lemma: "қайырлы таң" },
      "қайырлы күн",
    ),
  ).toEqual({ sentence: "қайырлы күн", expected: "қайырлы таң" });
});

test("a word alone is none", () => {
  expect(typedSentence({ kind: "typing", answers: ["үй"], lemma: "үй" }, "үйі")).toBeNull();
});
