export { isOwnReply, judge } from "@tilashar/learning/session/judging";
export { SessionEnd } from "./session-end.tsx";
export { sessionResult } from "./session-result.ts";
