import fc from "fast-check";
import { expect, test } from "vitest";
import { type Context, packContext, unpackContext } from "./context.ts";
import { decideHarmony, harmonyOf } from "./harmony.ts";
import { finalClassOf, LETTERS } from "./letters.ts";
import { makeStem } from "./stem.ts";
import { realise } from "./template.ts";

test.each([
  ["кітап", "back"],
  ["мұғалім", "front"],
  ["институт", "back"],
  ["университет", "front"],
  ["автомобиль", "front"],
  ["туризм", "front"],
  ["журналист", "front"],
  ["физик", "front"],
  ["партия", "back"],
  ["тарих", "back"],
  ["мұхит", "back"],
  ["ми", "back"],
  ["би", "front"],
  ["су", "back"],
  ["ауру", "back"],
  ["ресми", "front"],
  ["геолог", "back"],
  ["банк", "front"],
  ["Петербург".toLowerCase(), "front"],
  ["әуезов", "front"],
  ["тоқаев", "back"],
  ["мәскеу", "front"],
])("%s takes %s suffixes", (word, harmony) => {
  expect(harmonyOf(word)).toBe(harmony);
});

test("a harmony decision names the letter it rests on", () => {
  expect(decideHarmony("мұғалім")).toEqual({ harmony: "front", by: "і", rule: "vowel" });
  expect(decideHarmony("роль")).toEqual({ harmony: "front", by: "ь", rule: "soft-sign" });
  expect(decideHarmony("тарих").rule).toBe("lexical");
});

test("letters fall into the six final-sound classes", () => {
  const members = {
    V: "аәеоөұүыіэяё",
    R: "рйиую",
    L: "л",
    N: "мнң",
    Z: "зж",
    T: "кқптсфхцчшщһвгғдб",
  };
  for (const [name, letters] of Object.entries(members))
    for (const letter of letters) expect(finalClassOf(letter), letter).toBe(name);
});

test("a template is realised by harmony and final class", () => {
  expect(realise("{L}{A}р", false, "T")).toBe("тар");
  expect(realise("{L}{A}р", true, "N")).toBe("дер");
  expect(realise("{N}{I}ң", true, "V")).toBe("нің");
  expect(realise("({I})м{I}з", false, "V")).toBe("мыз");
  expect(realise("({I})м{I}з", false, "T")).toBe("ымыз");
  expect(realise("(с){I}", true, "R")).toBe("і");
  expect(() => realise("{X}", true, "V")).toThrow("archiphoneme");
});

test("stems of loans are those suffixes are added to", () => {
  expect(makeStem("объект").base).toBe("объекті");
  expect(makeStem("класс").base).toBe("клас");
  expect(makeStem("съезд").base).toBe("съез");
  expect(makeStem("кітап").base).toBe("кітап");
});

test("a context survives packing", () => {
  const context: fc.Arbitrary<Context> = fc.record({
    front: fc.boolean(),
    letter: fc.constantFrom(...LETTERS),
    soft: fc.boolean(),
    voices: fc.boolean(),
    drop: fc.constantFrom(0, 1, 2, 3),
    after: fc.constantFrom(0, 1, 2),
    ist: fc.boolean(),
    glide: fc.boolean(),
    mixed: fc.boolean(),
  });
  fc.assert(
    fc.property(context, (one) => {
      expect(unpackContext(packContext(one))).toEqual(one);
    }),
  );
});
