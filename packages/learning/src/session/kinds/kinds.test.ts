import { expect, test } from "vitest";
import { makeDrillTask } from "../../drills/drill-task.ts";
import { seededRandom } from "../../quiz/random.ts";
import type { Item } from "../item.ts";
import type { MistakeMaterial, WordMaterial } from "../material.ts";
import { paceOf } from "../pace.ts";
import { goToSchool } from "../testing/sentence.ts";
import { makeBuildForm } from "./build-form.ts";
import { makeCloze } from "./cloze.ts";
import { makeDictation } from "./dictation.ts";
import { judge } from "./index.ts";
import { makeMatch } from "./match.ts";
import { makeMendMistake, makeMendSentence } from "./mend.ts";
import { makeOrder } from "./order.ts";
import { makeSaySentence } from "./say.ts";
import { makeTranslate } from "./translate.ts";

const making = { chance: seededRandom("kinds"), pace: paceOf("beginner") };
const made = <One>(item: One | null): One => {
  if (item === null) throw new Error("nothing was made");
  return item;
};
const firstMistake = (item: Item, given: readonly string[]) => judge(item, given).mistakes[0];
const words = (text: string) => text.split(" ");

const order = made(makeOrder(goToSchool, making));

test("a sentence is right in our order, and said too in another that is accepted", () => {
  expect(judge(order, words("мен бүгін мектепке барамын"))).toMatchObject({
    right: true,
    note: null,
  });
  expect(judge(order, words("мектепке мен бүгін барамын"))).toMatchObject({
    right: true,
    note: "also-said",
  });
  // A word of time may change places with the subject, whether the course says so or not
  expect(judge(order, words("бүгін мен мектепке барамын"))).toMatchObject({
    right: true,
    note: "also-said",
  });
});

test("what is wrong with a sentence of tiles has its name and its point", () => {
  expect(order.tiles.filter(({ slip }) => slip !== null)).toHaveLength(1);
  expect(firstMistake(order, words("барамын мен бүгін мектепке"))).toMatchObject({
    slip: "order",
    given: "барамын",
    expected: "мен",
    point: "word-order",
  });
  const [wrong] = order.tiles.filter(({ slip }) => slip !== null);
  const given = words("мен бүгін мектепке барамын").map((word) =>
    (wrong?.slip === "case" ? "мектепке" : "барамын") === word ? (wrong?.text ?? "") : word,
  );
  expect(firstMistake(order, given)).toMatchObject({ slip: wrong?.slip, given: wrong?.text });
  expect(firstMistake(order, words("мен мектепке барамын"))).toMatchObject({
    slip: "missing-word",
    expected: "бүгін",
  });
});

test("a translation is right in its words; Russian ones may stand in another order, but not apart", () => {
  const item = made(makeTranslate(goToSchool, [], making));
  expect(judge(item, words("I go to school today")).right).toBe(true);
  expect(judge(item, words("today I go to school"))).toMatchObject({ note: "also-said" });
  expect(firstMistake(item, words("I today go to school"))?.slip).toBe("order");
  expect(judge(item, words("я сегодня иду в школу"))).toMatchObject({
    right: true,
    note: "also-said",
  });
  expect(judge(item, words("сегодня я в иду школу")).right).toBe(false);
  expect(firstMistake(item, words("сегодня я иду"))?.slip).toBe("missing-word");
});

test("a gap's wrong form says what is wrong with it", () => {
  const item = made(makeCloze(goToSchool, making, "dative"));
  expect(item.sentence.tokens[item.gap]?.text).toBe("мектепке");
  for (const { id, slip, text } of item.choices) {
    if (id === item.right) expect(judge(item, [id]).right).toBe(true);
    else expect(firstMistake(item, [id])).toMatchObject({ slip, given: text.kz, point: "dative" });
  }
  expect(makeCloze(goToSchool, making, "locative")).toBeNull();
});

test("a form is judged by the engine, which names the suffix", () => {
  const drill = {
    kind: "build-form",
    from: null,
    to: "N;LOC;SG",
    against: [],
    words: [],
  } as const;
  const word = { lemma: "мектеп", en: "school", ru: "школа" };
  const task = made(makeDrillTask({ drill, word }, making.chance));
  const item = makeBuildForm({ id: "locative-1", kind: "build-form", task }, "locative", making);
  expect(judge(item, ["Мектепте"]).right).toBe(true);
  expect(firstMistake(item, ["мектепта"])).toMatchObject({ slip: "harmony", point: "locative" });
  expect(firstMistake(item, ["мектепде"])).toMatchObject({ slip: "suffix", point: "locative" });
  expect(firstMistake(item, ["мектеп"])?.error?.kind).toBe("missing-suffix");
});

test("a dictation names the first wrong word and its letter", () => {
  const typed = made(makeDictation(goToSchool, true, making));
  expect(judge(typed, ["мен бүгін, мектепке барамын!"]).right).toBe(true);
  expect(firstMistake(typed, ["Мен бүгін мектепке барамин"])).toMatchObject({
    slip: "letter",
    given: "барамин",
    expected: "барамын",
  });
  expect(firstMistake(typed, ["Мен бүгін мектепқа барамын"])).toMatchObject({
    slip: "harmony",
    point: "dative",
  });
  expect(firstMistake(typed, ["Мен мектепке барамын"])).toMatchObject({ slip: "missing-word" });
  expect(firstMistake(typed, [""])).toMatchObject({ slip: "missing-word" });
  const tiles = made(makeDictation(goToSchool, false, making));
  expect(judge(tiles, words("мен бүгін мектепке барамын")).right).toBe(true);
  expect(firstMistake(tiles, words("мен бүгін мектепте барамын"))).toMatchObject({ slip: "case" });
});

test("a mistake is mended where the place and the form are found", () => {
  const mistake: MistakeMaterial = {
    id: "dative-m1",
    tokens: [
      { text: "Мен", before: "", after: "" },
      { text: "досымға", before: "", after: "" },
      { text: "бардым", before: "", after: "." },
    ],
    at: 1,
    right: "досыма",
    others: ["досымда"],
    slip: "case",
    why: { en: [], ru: [], kz: [] },
  };
  const item = made(makeMendMistake(mistake, "dative", making));
  expect(judge(item, ["1", "досыма"])).toMatchObject({
    right: true,
    expected: "Мен досыма бардым.",
  });
  for (const given of [["0", "досыма"], ["1", "досымда"], ["2"], []]) {
    expect(firstMistake(item, given)).toMatchObject({ slip: "case", point: "dative" });
  }
  expect(makeMendMistake({ ...mistake, others: [] }, "dative", making)).toBeNull();
  const sentence = made(makeMendSentence(goToSchool, making));
  expect(sentence.tokens[sentence.at]?.text).not.toBe(sentence.right);
  expect(judge(sentence, [String(sentence.at), sentence.right]).right).toBe(true);
});

test("pairs are right without a wrong one before; two words of one meaning make no pairs", () => {
  const word = (id: number, kz: string, en: string): WordMaterial => ({
    id,
    kz,
    pos: "noun",
    meaning: { en, ru: en, kz: en },
    accepted: [en],
    picture: null,
  });
  const four = [word(1, "үй", "house"), word(2, "су", "water"), word(3, "ат", "horse")];
  expect(makeMatch([...four, word(4, "жылқы", "horse")], making)).toBeNull();
  const item = made(
    makeMatch([...four, word(4, "жылқы", "horse"), word(5, "нан", "bread")], making),
  );
  expect(item.pairs.map(({ id }) => id)).toEqual([1, 2, 3, 5]);
  const all = ["1=1", "2=2", "3=3", "5=5"];
  expect(judge(item, all).right).toBe(true);
  expect(judge(item, ["1=2", ...all])).toMatchObject({ right: false });
  expect(judge(item, all.slice(1)).right).toBe(false);
});

test("what is said is rated by the judge or the learner", () => {
  const item = made(makeSaySentence(goToSchool, making));
  expect(item.needs).toEqual(["sound", "microphone"]);
  expect(judge(item, ["almost"]).right).toBe(true);
  expect(judge(item, ["again"]).right).toBe(false);
});
