import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { askedPolitelySlips } from "./asked-politely.ts";
import { finishedWithinSlips } from "./finished-within.ts";
import { finitePurposeSlips } from "./finite-purposes.ts";
import { foundOutPastSlips } from "./found-out-pasts.ts";
import { hortativeSlips } from "./hortatives.ts";
import { orNotSlips } from "./or-not.ts";
import { relativeBehindSlips } from "./relatives-behind.ts";
import { stoppedDoingSlips } from "./stopped-doing.ts";
import { thoughSlips } from "./though.ts";
import { usedToPersonSlips } from "./used-to-person.ts";
import { whetherSlips } from "./whether.ts";

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
];
