import { expect, test } from "vitest";
import { findPoints } from "./find-points.ts";

const point = (id: string, title_en: string, forms: string[], terms: string[] = []) => ({
  id,
  level: "A1" as const,
  title_en,
  title_ru: "",
  title_kz: "",
  summary_en: `About ${id}.`,
  summary_ru: "",
  summary_kz: "",
  forms,
  suffixes: [],
  terms,
});
const points = [
  point("comparison", "Bigger than: -рақ, -дан", ["-рақ", "-рек", "-дан үлкен"]),
  point("ablative", "From: -дан", ["-дан", "-ден", "-тан"], ["ablative", "исходн*"]),
  point("converb-ip", "And then: -ып", ["-ып", "-іп", "-п"]),
];
const found = (query: string) => findPoints(points, query).map(({ id }) => id);

test("a suffix as typed finds its point first, with and without the hyphen", () => {
  expect(found("-дан")).toEqual(["ablative", "comparison"]);
  expect(found("ден")).toEqual(["ablative"]);
  expect(found(" -ЫП ")).toEqual(["converb-ip"]);
  expect(found("–рақ")).toEqual(["comparison"]);
});

test("words of a title are found, everything for nothing, and nothing for nonsense", () => {
  expect(found("bigger")).toEqual(["comparison"]);
  expect(found("about ablative")).toEqual(["ablative"]);
  expect(found("")).toHaveLength(3);
  expect(found("qqq")).toEqual([]);
});

test("a term of the field is found though no title has it, in any case and while it is being typed", () => {
  expect(found("ablat")).toEqual(["ablative"]);
  expect(found("исходный падеж")).toEqual(["ablative"]);
  expect(found("исходного")).toEqual(["ablative"]);
  expect(found("исх падеж")).toEqual(["ablative"]);
  expect(found("ablative case")).toEqual(["ablative"]);
  expect(found("падеж")).toEqual([]);
  expect(found("исходный вид")).toEqual([]);
  expect(found("па")).toEqual([]);
});
