export * from "./quiz/index.ts";
