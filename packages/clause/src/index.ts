export { type Checked, ClauseJudge, sentencesOf, type Verdict } from "./check.ts";
export type { GovernmentData } from "./government.ts";
export type { Fault, FaultKind, Parse, Placed } from "./parse.ts";
export type { Case, Kind, Person, Reading, VerbForm } from "./reading.ts";
