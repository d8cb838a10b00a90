import type { Fault } from "../../fault/fault.ts";
import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { askedByFeelingSlips } from "./asked-by-feeling.ts";
import { askedOfVerbSlips } from "./asked-of-verb.ts";
import { bareDaySlips } from "./bare-days.ts";
import { broughtForSlips } from "./brought-for.ts";
import { cameFromCountrySlips } from "./came-from-country.ts";
import { congratulatedSlips } from "./congratulated.ts";
import { hadByDativeSlips } from "./had-by-dative.ts";
import { mostOfThemSlips } from "./most-of-them.ts";
import { nameInCaseSlips } from "./names-in-cases.ts";
import { neededByDativeSlips } from "./needed-by-dative.ts";
import { noConcernSlips } from "./no-concern.ts";
import { ownAgainSlips } from "./own-again.ts";
import { ratherThanSlips } from "./rather-than.ts";
import { seenByPlaceSlips } from "./seen-by-place.ts";
import { thingThereSlips } from "./things-there.ts";
import { weFourSlips } from "./we-four.ts";
import { whoseItIsSlips } from "./whose-it-is.ts";

/** Nouns in a case or with an owner that says something else. */
export const meantCaseSlips = (parse: Parse, government: Government): Fault[] => [
  ...cameFromCountrySlips(parse),
  ...congratulatedSlips(parse),
  ...mostOfThemSlips(parse, government),
  ...seenByPlaceSlips(parse, government),
  ...askedByFeelingSlips(parse),
  ...nameInCaseSlips(parse),
  ...whoseItIsSlips(parse),
  ...bareDaySlips(parse),
  ...neededByDativeSlips(parse),
  ...askedOfVerbSlips(parse, government),
  ...broughtForSlips(parse, government),
  ...hadByDativeSlips(parse),
  ...noConcernSlips(parse),
  ...ownAgainSlips(parse),
  ...ratherThanSlips(parse),
  ...thingThereSlips(parse, government),
  ...weFourSlips(parse),
];
