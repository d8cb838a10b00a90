import { expect, test } from "vitest";
import type { Situation } from "../schema/situations-file.ts";
import { packSituations, situationAt, situationNames, situationPhrase } from "./situation-texts.ts";

const situation = (id: string, driver?: Situation["asks"]): Situation => ({
  id,
  titles: { en: id, ru: id, kz: id },
  asks: { en: [`${id}*`], ru: [`${id} ru`], kz: [`${id} kz`] },
  words: [{ kz: "жол", en: "road", ru: "дорога" }],
  roles: [
    {
      names: { en: "A passenger", ru: "Пассажир", kz: "Жолаушы" },
      phrases: [{ kz: `${id}: тоқтаңыз.`, en: "Stop.", ru: "Стойте.", register: "siz" }],
    },
    {
      names: { en: "A driver", ru: "Водитель", kz: "Жүргізуші" },
      ...(driver && { asks: driver }),
      phrases: [{ kz: `${id}: отырыңыз.`, en: "Sit down.", ru: "Садитесь.", register: "siz" }],
    },
  ],
});

const taxi = situation("taxi");
const bus = situation("bus", { en: ["bus driver*"], ru: ["водитель"], kz: ["жүргізуші"] });
const texts = packSituations([{ situations: [taxi] }, { situations: [bus] }]);

test("each situation is read as it was written, and all lie in shared memory", () => {
  expect(situationAt(texts, 0)).toEqual(taxi);
  expect(situationAt(texts, 1)).toEqual(bus);
  expect(texts.bytes.buffer).toBeInstanceOf(SharedArrayBuffer);
});

test("names tell the situation and who speaks there", () => {
  const names = situationNames(texts);
  expect(names).toContainEqual({ place: 0, role: undefined, name: "taxi*" });
  expect(names).toContainEqual({ place: 0, role: undefined, name: "taxi" });
  expect(names).toContainEqual({ place: 1, role: 1, name: "bus driver*" });
});

test("a phrase is found by its Kazakh", () => {
  expect(situationPhrase(texts, "bus: отырыңыз.")?.en).toBe("Sit down.");
  expect(situationPhrase(texts, "отырыңыз.")).toBeUndefined();
});
