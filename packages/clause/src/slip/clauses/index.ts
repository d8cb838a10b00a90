import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { askedFactSlips } from "./asked-facts.ts";
import { askedPolitelySlips } from "./asked-politely.ts";
import { couldNotSlips } from "./could-not.ts";
import { finishedWithinSlips } from "./finished-within.ts";
import { finitePurposeSlips } from "./finite-purposes.ts";
import { foundOutPastSlips } from "./found-out-pasts.ts";
import { goingOnSinceSlips } from "./going-on-since.ts";
import { hortativeSlips } from "./hortatives.ts";
import { inOrderThatSlips } from "./in-order-that.ts";
import { intendedSlips } from "./intended.ts";
import { likelyFactSlips } from "./likely-facts.ts";
import { orNotSlips } from "./or-not.ts";
import { ownedDeedSlips } from "./owned-deeds.ts";
import { passedOnSlips } from "./passed-on.ts";
import { relativeBehindSlips } from "./relatives-behind.ts";
import { rowOfDeedSlips } from "./rows-of-deeds.ts";
import { sinceComingSlips } from "./since-coming.ts";
import { soMuchThatSlips } from "./so-much-that.ts";
import { stoppedDoingSlips } from "./stopped-doing.ts";
import { thoughSlips } from "./though.ts";
import { toldBehindSlips } from "./told-behind.ts";
import { toldBySomebodySlips } from "./told-by-somebody.ts";
import { triedTasteSlips } from "./tried-tastes.ts";
import { unmetConditionSlips } from "./unmet-conditions.ts";
import { unrealPastSlips } from "./unreal-past.ts";
import { usedToPersonSlips } from "./used-to-person.ts";
import { weatherSeenSlips } from "./weather-seen.ts";
import { whetherSlips } from "./whether.ts";
import { wrongConnectionSlips } from "./wrong-connections.ts";
import { wrongHelperSlips } from "./wrong-helpers.ts";

/** Clauses that are closed, joined or told of a time in another way than they are meant. */
export const joinedClauseSlips = (parse: Parse): Fault[] => [
  ...askedPolitelySlips(parse),
  ...finishedWithinSlips(parse),
  ...finitePurposeSlips(parse),
  ...foundOutPastSlips(parse),
  ...hortativeSlips(parse),
  ...orNotSlips(parse),
  ...relativeBehindSlips(parse),
  ...stoppedDoingSlips(parse),
  ...thoughSlips(parse),
  ...usedToPersonSlips(parse),
  ...whetherSlips(parse),
  ...askedFactSlips(parse),
  ...wrongConnectionSlips(parse),
  ...toldBehindSlips(parse),
  ...goingOnSinceSlips(parse),
  ...wrongHelperSlips(parse),
  ...couldNotSlips(parse),
  ...inOrderThatSlips(parse),
  ...intendedSlips(parse),
  ...likelyFactSlips(parse),
  ...ownedDeedSlips(parse),
  ...passedOnSlips(parse),
  ...rowOfDeedSlips(parse),
  ...sinceComingSlips(parse),
  ...soMuchThatSlips(parse),
  ...toldBySomebodySlips(parse),
  ...triedTasteSlips(parse),
  ...unmetConditionSlips(parse),
  ...unrealPastSlips(parse),
  ...weatherSeenSlips(parse),
];
