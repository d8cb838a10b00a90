export * from "./days/index.ts";
export * from "./points/index.ts";
export * from "./quiz/index.ts";
