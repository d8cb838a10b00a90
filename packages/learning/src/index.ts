export * from "./achievements/index.ts";
export * from "./days/index.ts";
export * from "./events/index.ts";
export * from "./notices/index.ts";
export * from "./placement/index.ts";
export * from "./points/index.ts";
export * from "./quiz/index.ts";
