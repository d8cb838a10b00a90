import Type from "typebox";

/** What an account may be trusted with beside learning. Every account is a learner's. */
export const Role = Type.Enum(["speaker", "editor", "moderator", "admin"]);
export type Role = Type.Static<typeof Role>;

/** What only some may do. The server's table (`apps/api/src/privileges.ts`) says who. */
export const Act = Type.Enum(["see who holds roles", "see the log of acts"]);
export type Act = Type.Static<typeof Act>;
