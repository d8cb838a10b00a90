import fc from "fast-check";
import { expect, test } from "vitest";
import { soundAddresses, spokenLines } from "./listening-voice.ts";

test("people of a dialogue speak in voices of their own", () => {
  const lines = [
    { who: "woman", kz: "Сәлем!" },
    { who: "man", kz: "Сәлем." },
    { who: "woman2", kz: "Қайырлы күн!" },
  ];
  expect(spokenLines({ lines }).map(({ voice }) => voice)).toEqual(["aizhan", "daulet", "madina"]);
});

test("whatever is said, nothing of it is lost and all of it can be said", () => {
  const word = fc.stringMatching(/^[әа-я]{1,12}[.!?,]?$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 120 }), (words) => {
      const lines = [{ who: "man", kz: words.join(" ") }];
      const spoken = spokenLines({ lines });
      expect(spoken.map(({ text }) => text).join(" ")).toBe(words.join(" "));
      expect(soundAddresses({ lines })).toHaveLength(spoken.length);
    }),
  );
});
