import type { Asked, Draft, Tools } from "../ask.ts";

/**
 * Answers a message that goes on from the last reply, as one kind of it.
 *
 * @param about the words of the message that name its object; where there are none, it lies on the table
 * @returns undefined only where nothing honest can be said
 */
export type GoingOn = (asked: Asked, about: string | undefined, tools: Tools) => Draft | undefined;
