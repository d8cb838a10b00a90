import type { Fault } from "../../fault/fault.ts";
import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { cameFromCountrySlips } from "./came-from-country.ts";
import { congratulatedSlips } from "./congratulated.ts";
import { mostOfThemSlips } from "./most-of-them.ts";

/** Nouns in a case or with an owner that says something else. */
export const meantCaseSlips = (parse: Parse, government: Government): Fault[] => [
  ...cameFromCountrySlips(parse),
  ...congratulatedSlips(parse),
  ...mostOfThemSlips(parse, government),
];
