import type { Fault } from "../../fault/fault.ts";
import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { allMineSlips, muchQualitySlips } from "./all-mine.ts";
import { askedInTurnSlips } from "./asked-in-turn.ts";
import { countedSelfSlips } from "./counted-selves.ts";
import { kinAndAgeSlips } from "./kin-and-age.ts";
import { saidFormulaSlips } from "./said-formulas.ts";
import { thanMeSlips } from "./than-me.ts";
import { thickClothesSlips } from "./thick-clothes.ts";
import { washingOneselfSlips } from "./washing-oneself.ts";
import { withoutThingSlips } from "./without-things.ts";

/** Words that are chosen or placed as another language does. */
export const wordChoiceSlips = (parse: Parse, government: Government): Fault[] => [
  ...allMineSlips(parse),
  ...muchQualitySlips(parse),
  ...kinAndAgeSlips(parse, government),
  ...saidFormulaSlips(parse),
  ...thickClothesSlips(parse, government),
  ...askedInTurnSlips(parse),
  ...countedSelfSlips(parse),
  ...washingOneselfSlips(parse),
  ...thanMeSlips(parse),
  ...withoutThingSlips(parse, government),
];
