import fc from "fast-check";
import { expect, test } from "vitest";
import type { Entry } from "../lexicon/entry.ts";
import { defaultLexicon } from "../lexicon/lexicon.ts";
import { isKazakhWord } from "../phonology/letters.ts";
import { analyse, analyseFully } from "./analyse.ts";
import { inflect } from "./inflect.ts";

const NOUN_CELLS = [
  "N;NOM;PL",
  "N;GEN;SG",
  "N;DAT;SG",
  "N;ACC;SG",
  "N;LOC;SG",
  "N;ABL;SG",
  "N;INS;SG",
  "N;NOM;SG;PSS1S",
  "N;DAT;SG;PSS1S",
  "N;ABL;PL;PSS2S;FORM",
  "N;ACC;SG;PSS3",
  "N;LOC;PL;PSS1P",
  "N;LOC;SG;ATTR",
  "N;PRED;1;SG",
  "N;PRED;1;PL",
];
const VERB_CELLS = [
  "V;IND;PRS;1;SG",
  "V;IND;PRS;3;NEG",
  "V;IND;PST;1;PL",
  "V;IND;PST;PRF;1;SG",
  "V;IND;PST;EVID;3",
  "V;IND;PST;HAB;3",
  "V;IND;FUT;POT;3",
  "V;IND;FUT;POT;1;SG;NEG",
  "V;IND;FUT;INTEN;1;SG",
  "V;COND;2;SG;FORM",
  "V;IMP;2;PL;FORM",
  "V;OPT;1;PL",
  "V;DES;1;SG",
  "V.CVB;PFV",
  "V.CVB;PURP",
  "V.CVB;LIMIT",
  "V.PTCP;PST",
  "V.PTCP;AG",
  "V;VN;DAT;PSS1S",
  "V;PASS;IND;PST;3",
];
const ADJECTIVE_CELLS = ["ADJ;CMPR", "ADJ;CMPR;ATTEN", "ADJ;PRED;1;SG", "N;DAT;PL"];

function cellsOf(entry: Entry): readonly string[] {
  if (entry.pos === "v") return VERB_CELLS;
  if (entry.pos === "adj") return ADJECTIVE_CELLS;
  if (entry.pos === "n" || entry.pos === "name-place" || entry.pos === "name-person")
    return NOUN_CELLS;
  return [];
}

const entries = defaultLexicon().entries.filter(
  (entry) => cellsOf(entry).length > 0 && !/[ -]/.test(entry.lemma) && !entry.indeclinable,
);

/** Five cells of each word, a different five from word to word, keep the walk under a few seconds. */
function sampled(entry: Entry): string[] {
  const cells = cellsOf(entry);
  return cells.filter((_, at) => (at + entry.id) % Math.ceil(cells.length / 5) === 0);
}

test("analysis gives the lemma of every generated form back, for every lexicon entry", () => {
  const lost: string[] = [];
  for (const entry of entries)
    for (const label of sampled(entry))
      for (const form of inflect(entry.lemma, label))
        if (!analyseFully(form).some((one) => one.lemma === entry.lemma))
          lost.push(`${entry.lemma} ${label} ${form}`);
  expect(lost).toEqual([]);
}, 60_000);

test("segments put together are the word analysed", () => {
  fc.assert(
    fc.property(fc.nat(entries.length - 1), fc.nat(40), (at, cell) => {
      const entry = entries[at] as Entry;
      const cells = cellsOf(entry);
      for (const form of inflect(entry.lemma, cells[cell % cells.length] as string))
        for (const one of analyseFully(form))
          expect(one.segments.join("").toLowerCase()).toBe(form.toLowerCase());
    }),
  );
});

const BACK = /[аоұы]/;
const FRONT = /[әеөүі]/;

test("suffixes never mix back and front vowels, the instrumental aside", () => {
  const mixed: string[] = [];
  for (const entry of entries) {
    if (entry.harmony === "mixed") continue;
    for (const label of sampled(entry)) {
      if (label.includes("INS")) continue;
      const form = inflect(entry.lemma, label)[0] ?? "";
      const stem = entry.pos === "v" ? (entry.stem as string) : entry.lemma;
      let shared = 0;
      while (shared < stem.length && stem[shared] === form[shared]) shared++;
      const ending = form.slice(shared);
      // я after й is а: қояды
      if (BACK.test(ending) && FRONT.test(ending)) mixed.push(`${entry.lemma} ${label} ${form}`);
    }
  }
  expect(mixed).toEqual([]);
});

test("a word of any letters is answered without a throw and in time", () => {
  const odd = [
    "",
    " ",
    "-",
    "--",
    "-ші",
    "5-",
    "😀",
    "кiтап",
    "a".repeat(10_000),
    "қ".repeat(64),
    "аы".repeat(32),
    "кітап😀",
    "ъ",
    "ЬЬ",
    "I-ші",
    "\u0000",
    // What every object has
    "constructor",
    "valueOf",
    "__proto__",
  ];
  for (const word of odd) {
    expect(Array.isArray(analyse(word))).toBe(true);
    expect(Array.isArray(inflect(word, "N;DAT;SG"))).toBe(true);
  }
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 40 }),
      fc.string({ maxLength: 20 }),
      (word, label) => {
        analyse(word);
        inflect(word, label);
      },
    ),
  );
  const letters = fc.constantFrom(..."аәбғдежиқкмнңоөпрстуұүхшыія");
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 24 }), (word) => {
      for (const one of analyse(word.join("")))
        expect(isKazakhWord(one.segments.join(""))).toBe(true);
    }),
    { numRuns: 60 },
  );
});
