import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { analyseFully } from "./analyse.ts";
import { inflect } from "./inflect.ts";

interface Cell {
  lemma: string;
  label: string;
  form: string;
}

const folder = new URL("./golden/", import.meta.url);

/** Tables are `lemma label form` lines, or a header of labels over one line a lemma. */
function readTable(name: string): Cell[] {
  let labels: string[] = [];
  const cells: Cell[] = [];
  for (const line of readFileSync(new URL(name, folder), "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [lemma = "", ...rest] = line.split("\t");
    if (lemma === "lemma") labels = rest;
    else if (labels.length > 0)
      rest.forEach((form, at) => {
        cells.push({ lemma, label: labels[at] as string, form });
      });
    else cells.push({ lemma, label: rest[0] as string, form: rest[1] as string });
  }
  return cells;
}

const tables = readdirSync(folder).filter(
  (name) => name.endsWith(".tsv") && name !== "running-text.tsv",
);
const cells = tables.flatMap(readTable);

test("the golden tables hold at least two thousand forms", () => {
  expect(cells.length).toBeGreaterThanOrEqual(2000);
});

test.each(tables)("every form of %s is the first one generated", (name) => {
  const wrong = readTable(name)
    .map((cell) => ({ ...cell, got: inflect(cell.lemma, cell.label)[0] }))
    .filter(({ form, got }) => form !== got);
  expect(wrong).toEqual([]);
});

test("every golden form leads back to its lemma", () => {
  const lost = cells.filter(({ lemma, label, form }) => {
    // A derived word is its own lemma, only the last part of a phrase is inflected, and барлығы is
    // read as барлық with its owner
    if (label.startsWith("DER") || lemma.includes(" ") || lemma === "барлығы") return false;
    const lemmas = analyseFully(form).map((one) => one.lemma.toLowerCase());
    return !lemmas.includes(lemma.toLowerCase());
  });
  expect(lost).toEqual([]);
});
