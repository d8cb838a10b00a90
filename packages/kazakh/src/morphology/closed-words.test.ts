import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { annotatedTokens, measureByClass } from "../../scripts/running-text.ts";
import { analyse } from "./analyse.ts";
import { inflect } from "./inflect.ts";

test("every form of a pronoun, numeral or adverb has its lemma and part of speech", () => {
  const file = new URL("./readings/closed-forms.tsv", import.meta.url);
  const missing: string[] = [];
  let forms = 0;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [lemma, upos, all = ""] = line.split("\t");
    for (const form of all.split(" ")) {
      forms++;
      const read = analyse(form);
      const isRead = read.some((one) => one.lemma === lemma && one.upos === upos && !one.guessed);
      const found = read.map((one) => `${one.lemma}/${one.upos}`).join(" ");
      if (!isRead) missing.push(`${form} ${lemma}/${upos}: ${found}`);
    }
  }
  expect(missing).toEqual([]);
  expect(forms).toBeGreaterThan(450);
});

test("closed classes and negation are read in text kept aside", () => {
  const tokens = annotatedTokens("readings/closed-words");
  expect(tokens.length).toBeGreaterThanOrEqual(1200);
  const aside = tokens.filter(({ keptAside }) => keptAside);
  expect(aside.length / tokens.length).toBeGreaterThan(0.5);
  const figures = measureByClass(aside);
  const least = { all: 0.98, PRON: 0.98, NUM: 0.98, ADV: 0.94, VERB: 0.98, negated: 0.98 };
  for (const [name, share] of Object.entries(least)) {
    const { whole, tokens: count, lost } = figures.get(name) ?? { whole: 0, tokens: 1, lost: [] };
    expect(whole / count, `${name}\n${lost.join("\n")}`).toBeGreaterThanOrEqual(share);
  }
});

test("a common verb negated is read beside the noun spelt alike", () => {
  for (const form of ["алма", "көрме", "бөлме", "жазба", "болмаса"])
    expect(
      analyse(form).some(({ features }) => features.Polarity === "Neg"),
      form,
    ).toBe(true);
});

test("жоқ and емес negate by themselves, and a numeral says that it counts", () => {
  for (const form of ["жоқ", "жоқпын", "емес", "емеспіз"])
    expect(analyse(form)[0]?.features.Polarity, form).toBe("Neg");
  expect(analyse("жүзден")[0]?.features.NumType).toBe("Card");
  expect(analyse("екеуі")[0]?.features.NumType).toBeUndefined();
  expect(analyse("екіншісі")[0]?.features.NumType).toBe("Ord");
});

test.each([
  ["екеумізге", "екеу"],
  ["сіздікімен", "сіз"],
  ["ешқайсымыз", "ешқайсы"],
  ["мінсіз", "мінсіз"],
  ["фотосурет", "фотосурет"],
  ["сенікін", "сен"],
  ["мұнысын", "бұл"],
])("%s is read as %s", (form, lemma) => {
  const [first] = analyse(form);
  expect(first?.lemma).toBe(lemma);
  expect(first?.guessed).toBe(false);
});

test("what belongs to somebody is declined as a word that has its owner", () => {
  const forms = ["DAT", "ACC", "LOC", "ABL", "INS"].map(
    (grammaticalCase) => inflect("менікі", `N;${grammaticalCase};SG`)[0],
  );
  expect(forms).toEqual(["менікіне", "менікін", "менікінде", "менікінен", "менікімен"]);
  expect(inflect("біздікі", "N;ABL;SG")).toEqual(["біздікінен"]);
});
