import Type from "typebox";

/** What an account may be trusted with beside learning. Every account is a learner's. */
export const Role = Type.Enum(["speaker", "editor", "moderator", "admin"]);
export type Role = Type.Static<typeof Role>;

/** What only some may do. The server's table (`apps/api/src/privileges.ts`) says who. */
export const Act = Type.Enum([
  "see reports",
  "close a report",
  "see reports of people",
  "close a report of a person",
  "see contact messages",
  "close a contact message",
  "look up a person",
  "rename a person",
  "hide a person",
  "suspend a person",
  "end a measure",
  "see the course's files",
  "propose a change",
  "decide on a change",
  "lend a voice",
  "judge a recording",
  "see who holds roles",
  "see the log of acts",
  "find a learner by e-mail",
  "send a reset mail",
  "see the settings of the house",
  "change the settings of the house",
  "see invitations",
  "make an invitation",
  "withdraw an invitation",
  "see the state of the house",
  "see how much is learned",
  "read the course anew",
]);
export type Act = Type.Static<typeof Act>;
