import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { ClauseJudge, fixedOrder } from "../index.ts";

const course = courseOfRepository();
const judge = new ClauseJudge(course.government, course.calques, course.usage, course.slips);

/** Whether an order of a text's words keeps all that is fixed in it. */
function keeps(text: string, order: string): boolean {
  const words = text.split(/\s+/).map((word) => {
    const [, bare = "", after = ""] = /^([\p{L}\d-]+)(.*)$/u.exec(word) ?? [];
    return { text: bare, after };
  });
  const { heads, phrases } = fixedOrder(judge, words);
  const given = order.toLowerCase().split(" ");
  const place = words.map(({ text: word }) => given.indexOf(word.toLowerCase()));
  expect(place.toSorted((a, b) => a - b)).toEqual([...words.keys()]);
  const at = (word: number) => place[word] ?? -1;
  return (
    heads.every((head, word) => head === -1 || at(word) < at(head)) &&
    phrases.every(([from, to]) => {
      const places = place.slice(from, to + 1);
      return Math.max(...places) - Math.min(...places) === to - from;
    })
  );
}

test.each([
  ["the verb stands last", "Мен ертең Асанға барамын.", "мен ертең барамын асанға"],
  ["a modifier stands before its head", "Бұл жаңа мектеп үлкен.", "бұл мектеп жаңа үлкен"],
  ["an owner stands by what is owned", "Асанның үйі қалада тұр.", "асанның қалада үйі тұр"],
  ["a postposition follows its word", "Мен досым туралы айттым.", "туралы мен досым айттым"],
  ["a particle follows its word", "Сен де кеше келдің бе?", "сен кеше де келдің бе"],
  ["the question ends the sentence", "Сен кеше келдің бе?", "сен бе кеше келдің"],
  ["a converb stands by its helper", "Мен хат жазып отырмын.", "жазып мен хат отырмын"],
  ["sentences stay whole", "Мен келдім. Сен кеттің.", "мен кеттің сен келдім"],
])("%s", (_, text, order) => {
  expect(keeps(text, text.toLowerCase().replace(/[.?]/g, ""))).toBe(true);
  expect(keeps(text, order)).toBe(false);
});

test.each([
  ["Мен ертең Асанға барамын.", "асанға ертең мен барамын"],
  ["Киімді кептіру үшін балконға іліңіз.", "киімді балконға кептіру үшін іліңіз"],
  ["Түсінісу болмаса, жақсы қатынас та болмайды.", "жақсы қатынас та түсінісу болмаса болмайды"],
  ["Кепілдік бар ма? Біз келеміз.", "біз келеміз кепілдік бар ма"],
])("of «%s» the order «%s» is not surely wrong", (text, order) => {
  expect(keeps(text, order)).toBe(true);
});
