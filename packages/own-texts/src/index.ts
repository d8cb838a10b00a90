export { maxFileBytes } from "./limits.ts";
export type { Chapter, LineTime, OwnText, Picture, TextFormat } from "./own-text.ts";
export { readOwnText, readPastedText } from "./read-own-text.ts";
export { TextFault, type TextFaultCode } from "./text-fault.ts";
