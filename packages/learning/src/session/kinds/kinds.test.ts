import { expect, test } from "vitest";
import { makeDrillTask } from "../../drills/drill-task.ts";
import { seededRandom } from "../../quiz/random.ts";
import { gradeSession, passesCheckpoint } from "../grade-session.ts";
import type { Item } from "../item.ts";
import { judge } from "../judge.ts";
import { isOwnReply } from "../judge-write-reply.ts";
import type { DialogueMaterial, MistakeMaterial, WordMaterial } from "../material.ts";
import { paceOf } from "../pace.ts";
import { goToSchool } from "../testing/sentence.ts";
import { makeBuildForm } from "./build-form.ts";
import { makeCloze } from "./cloze.ts";
import { makeDictation } from "./dictation.ts";
import { makeMatch } from "./match.ts";
import { makeMendMistake, makeMendSentence } from "./mend.ts";
import { makeOrder } from "./order.ts";
import { makeSaySentence } from "./say.ts";
import { makeTranslate } from "./translate.ts";
import { makeWriteReply } from "./write-reply.ts";

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
  // What the build found, beside what the course lists
  expect(judge(order, words("бүгін мен мектепке барамын"))).toMatchObject({
    right: true,
    note: "also-said",
  });
});

test("a phrase of time or place may stand at either end of an English statement", () => {
  const saidToo = (ours: string, given: string): boolean => {
    const tiles = { en: words(ours), ru: words(ours) };
    const item = made(makeTranslate({ ...goToSchool, tiles }, [goToSchool], making));
    const { right, note } = judge(item, words(given));
    return right && note === "also-said";
  };
  expect(saidToo("I go to school today", "today I go to school")).toBe(true);
  expect(saidToo("on Sunday we rest at home", "we rest at home on Sunday")).toBe(true);
  expect(saidToo("Asan lives in a big house", "in a big house Asan lives")).toBe(true);
  expect(saidToo("please give me water", "give me water please")).toBe(true);
  expect(saidToo("I go to school today", "to today I go school")).toBe(false);
  expect(saidToo("look at the book", "at the book look")).toBe(false);
  expect(saidToo("where are you from", "from where are you")).toBe(false);
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

const dialogue: DialogueMaterial = {
  titles: { en: "", ru: "", kz: "" },
  setting: { en: "", ru: "", kz: "" },
  speakers: [
    { key: "a", name: { en: "A", ru: "А", kz: "А" } },
    { key: "b", name: { en: "B", ru: "Б", kz: "Б" } },
  ],
  turns: [
    { ...goToSchool, id: "d1-1", kz: "Сен қайда барасың?", speaker: "a" },
    { ...goToSchool, id: "d1-2", speaker: "b" },
  ],
  questions: [],
};

test("a typed answer is right in ours and in other orders, and told where it is a slip of ours", () => {
  const item = made(makeWriteReply(dialogue, 1, making));
  const typed = (text: string) => judge(item, [text]);
  expect(typed("мен бүгін мектепке барамын")).toMatchObject({ right: true, note: null });
  expect(typed("Бүгін мен мектепке барамын!")).toMatchObject({ right: true, note: "also-said" });
  expect(typed("Мен бүгін мектепте барамын.").mistakes[0]).toMatchObject({
    slip: "case",
    given: "мектепте",
    expected: "мектепке",
    point: "dative",
  });
  expect(isOwnReply(item, ["Мен бүгін мектепте барамын."])).toBe(false);
});

test("an answer of one's own is rated by its learner, and neither counts nor pays", () => {
  const item = made(makeWriteReply(dialogue, 1, making));
  expect(isOwnReply(item, ["Досыма барамын."])).toBe(true);
  expect(judge(item, ["Досыма барамын.", "good"])).toMatchObject({
    right: true,
    note: "own-rating",
  });
  expect(judge(item, ["Досыма барамын.", "again"]).right).toBe(false);
  expect(judge(item, ["Досыма барамын."]).right).toBe(false);
  const plan = { slots: [{ item, quiet: null }], seconds: 20 };
  const graded = (given: readonly string[]) => {
    const { right, asked, finished } = gradeSession(plan, [{ item: item.key, given }]);
    return { right, asked, finished };
  };
  expect(graded(["Досыма барамын.", "good"])).toEqual({ right: 0, asked: 0, finished: true });
  expect(graded(["Мен бүгін мектепке барамын."])).toEqual({ right: 1, asked: 1, finished: true });
  // A rating beside ours changes nothing
  expect(graded(["Мен бүгін мектепке барамын.", "good"])).toMatchObject({ right: 0 });
});

test("nothing is asked that answers nothing", () => {
  expect(makeWriteReply(dialogue, 0, making)).toBeNull();
});

test("an order that breaks nothing we know of is not called wrong, and one that does is", () => {
  expect(judge(order, words("бүгін мектепке мен барамын"))).toMatchObject({
    right: true,
    note: "unknown-order",
    mistakes: [],
  });
  expect(firstMistake(order, words("мен бүгін барамын мектепке"))).toMatchObject({ slip: "order" });
  const chunk = { ...goToSchool, fixed: null };
  const learned = made(makeOrder(chunk, making));
  expect(judge(learned, words("бүгін мектепке мен барамын")).right).toBe(false);
  // A phrase stays in one piece, and of two equal words either may stand in its place
  const twice = {
    ...goToSchool,
    tokens: [0, 1, 1, 2, 3].map((at) => goToSchool.tokens[at] as (typeof goToSchool.tokens)[0]),
    also: [],
    orders: [],
    fixed: { heads: [4, 4, 3, 4, -1], phrases: [[2, 3]] },
  };
  const item = made(makeOrder(twice, making));
  expect(judge(item, words("бүгін мектепке мен бүгін барамын")).note).toBe("unknown-order");
  expect(judge(item, words("бүгін бүгін мен мектепке барамын")).right).toBe(false);
});

test("an order that we do not know neither counts nor pays, and is nothing to review", () => {
  const other = made(makeOrder({ ...goToSchool, id: "s1-2" }, making));
  const plan = { slots: [order, other].map((item) => ({ item, quiet: null })), seconds: 0 };
  const grade = gradeSession(plan, [
    { item: order.key, given: words("бүгін мектепке мен барамын") },
    { item: other.key, given: words("мен бүгін мектепке барамын") },
  ]);
  expect(grade).toMatchObject({ right: 1, asked: 1, uncounted: 1, finished: true });
  expect(grade.missed.sentences).toEqual([]);
  expect(passesCheckpoint(grade, 2)).toBe(true);
  expect(passesCheckpoint({ right: 0, uncounted: 2 }, 2)).toBe(false);
});
