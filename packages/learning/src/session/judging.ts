/** What judges answers: it brings the whole language engine along, and is needed when the first one is given. */
export { gradeSession, passesCheckpoint, type SessionGrade } from "./grade-session.ts";
export { judge } from "./judge.ts";
export { isOwnReply } from "./judge-write-reply.ts";
