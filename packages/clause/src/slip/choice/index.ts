import type { Fault } from "../../fault/fault.ts";
import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { allMineSlips, muchQualitySlips } from "./all-mine.ts";
import { kinAndAgeSlips } from "./kin-and-age.ts";
import { saidFormulaSlips } from "./said-formulas.ts";
import { thickClothesSlips } from "./thick-clothes.ts";
import { wordOfAnotherSlips } from "./words-of-another.ts";

/** Words that are chosen or placed as another language does. */
export const wordChoiceSlips = (parse: Parse, government: Government): Fault[] => [
  ...allMineSlips(parse),
  ...muchQualitySlips(parse),
  ...kinAndAgeSlips(parse, government),
  ...saidFormulaSlips(parse),
  ...thickClothesSlips(parse, government),
  ...wordOfAnotherSlips(parse, government),
];
