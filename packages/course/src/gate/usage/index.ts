export { kazakhByFile } from "./kazakh-in-content.ts";
export { usageOf } from "./usage-of.ts";
