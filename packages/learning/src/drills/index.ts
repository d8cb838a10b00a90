export { type DrillSource, type DrillTurn, drillRound } from "./drill-round.ts";
export { type DrillTask, makeDrillTask } from "./drill-task.ts";
export { judgeDrill } from "./judge-drill.ts";
