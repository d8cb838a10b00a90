import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { checkSentence } from "./check-sentence.ts";

const { tools } = tutorOfRepository();

const SLIPS: readonly (readonly [string, string, string])[] = [
  ["мен мектепке барды", "мен мектепке бардым", "agreement"],
  ["біз келдім", "біз келдік", "agreement"],
  ["мен студент", "мен студентпін", "copula"],
  ["менің кітап", "менің кітабым", "possessive"],
  ["қаланың көше", "қаланың көшесі", "possessive"],
  ["үш балалар", "үш бала", "number"],
  ["сен барасыңба", "сен барасың ба", "particle-apart"],
  ["сен бардың па", "сен бардың ба", "particle"],
  ["ол қаладе тұрады", "ол қалада тұрады", "harmony"],
  ["кітаплар", "кітаптар", "assimilation"],
  ["бұл менің кітапым", "бұл менің кітабым", "voicing"],
  ["мен сені көмектесемін", "мен саған көмектесемін", "case"],
  ["мен мектепте барамын", "мен мектепке барамын", "case"],
  ["сабаққа кейін үйге барамын", "сабақтан кейін үйге барамын", "case"],
  ["мен жоқ барамын", "мен бармаймын", "negation"],
  ["мен барамын мектепке", "мен мектепке барамын", "order"],
  ["мен тұрдым кеттім", "мен тұрып кеттім", "two-verbs"],
  ["мен сөйлеу аламын", "мен сөйлей аламын", "ability"],
  ["кеше мен мектепке барамын", "кеше мен мектепке бардым", "tense"],
  ["мен кітап бар", "менде кітап бар", "having"],
  ["сен қайда барасың ба?", "сен қайда барасың?", "two-questions"],
  ["қaла", "қала", "look-alike"],
];

test("each slip is mended and named by its rule", () => {
  for (const [wrong, right, rule] of SLIPS) {
    const checked = checkSentence(wrong, tools);
    expect([wrong, checked.text]).toEqual([wrong, right]);
    expect(checked.corrections.map((one) => one.rule)).toContain(rule);
  }
});

test("right sentences are left alone, every example of the first lessons among them", () => {
  const examples = tools.course.lessons
    .slice(0, 60)
    .flatMap(({ words }) => words.map(({ example }) => example.kz));
  const touched = examples.filter((text) => checkSentence(text, tools).corrections.length > 0);
  // One in a hundred may be said otherwise than the rules of a beginner expect
  expect(touched.length / examples.length).toBeLessThan(0.01);
});

test("right is said only of what is understood whole, and never of what learners get wrong", () => {
  const verdict = (text: string) => checkSentence(text, tools).verdict;
  expect(verdict("Мен анама көмектесемін")).toBe("right");
  expect(verdict("жоқ, бармаймын")).toBe("right");
  expect(verdict("мен кофе ішкен жоқпын")).toBe("right");
  expect(verdict("мен мектепке оқимын")).toBe("wrong");
  expect(verdict("алдым бардым")).toBe("wrong");
  expect(verdict("мен бумбараш көрдім")).toBe("unsure");
});

test("chat spelling in either alphabet is put right", () => {
  expect(checkSentence("men mektepke baramyn", tools)).toMatchObject({
    sentence: "мен мектепке барамын",
    verdict: "right",
  });
  expect(checkSentence("мен мектепке барам", tools).verdict).not.toBe("wrong");
});
