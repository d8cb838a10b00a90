export { type Checked, ClauseJudge, sentencesOf, type Verdict } from "./check.ts";
export type { Fault, FaultKind } from "./fault.ts";
export { type FixedOrder, fixedOrder } from "./fixed-order.ts";
export type { GovernmentData } from "./government.ts";
export type { Parse, Placed } from "./parse.ts";
export type { Case, Kind, Person, Reading, VerbForm } from "./reading.ts";
export { shownManners, shownQualities } from "./shown-qualities.ts";
export { helpersIn, Usage, type UsageData, type Use, usesIn } from "./usage.ts";
export { type CutWord, otherOrders } from "./word-orders.ts";
