import fc from "fast-check";
import { expect, test } from "vitest";
import * as sound from "../sound/index.ts";
import * as script from "./index.ts";

const verbs: Record<string, (text: string) => unknown> = {
  toLatin: script.toLatin,
  toArabic: script.toArabic,
  toCyrillic: script.toCyrillic,
  foldLookAlikes: script.foldLookAlikes,
  detectMixedScript: script.detectMixedScript,
  tokenise: script.tokenise,
  splitSentences: script.splitSentences,
  typeAid: script.typeAid,
  lowerKazakh: script.lowerKazakh,
  upperKazakh: script.upperKazakh,
  letterFacts: script.letterFacts,
  syllables: sound.syllables,
  ipa: sound.ipa,
  phones: sound.phones,
  spokenHarmony: sound.spokenHarmony,
  harmonyProfile: sound.harmonyProfile,
  respell: (text) => sound.respell(text, "ru"),
  stressIndex: sound.stressIndex,
};

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(..."аәиуюяйьъқЩҚ-a'iıİshngٴاىيۋقك😀 \u0301") }),
);

test.each(Object.keys(verbs))("%s throws on no text", (name) => {
  fc.assert(
    fc.property(anyText, (text) => {
      verbs[name]?.(text);
    }),
    { numRuns: 400 },
  );
});

const long = {
  letters: "қ".repeat(10_000),
  vowels: "и".repeat(10_000),
  native: "қазақша".repeat(1_430),
  latin: "qazaqşa".repeat(1_430),
  digraphs: "sh".repeat(5_000),
  arabic: "قازاقشا".repeat(1_430),
  mixed: "қaз-".repeat(2_500),
  emoji: "😀".repeat(5_000),
  dots: "а.".repeat(5_000),
  marks: "о\u0335".repeat(5_000),
};

// What grew with the square of a text would outlast the time a test may take, so an end is all there is to see.
test.each(Object.entries(long))("a hundred thousand characters of %s come to an end", (_, text) => {
  for (const verb of Object.values(verbs)) expect(() => verb(text.repeat(10))).not.toThrow();
});

test("a run of letters that no word can be has the empty answer", () => {
  expect(script.toCyrillic(long.latin)).toBe("");
  expect(script.typeAid(long.digraphs)).toBe("");
  expect(sound.ipa(long.native)).toBe("");
  expect(sound.phones(long.letters)).toEqual([]);
  expect(script.toCyrillic(`${"qazaq ".repeat(300)}`)).toBe("қазақ ".repeat(300));
});
