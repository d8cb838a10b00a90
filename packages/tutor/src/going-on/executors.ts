import type { Asked, Draft, Tools } from "../ask.ts";
import { describeKazakh } from "../intents/meaning.ts";
import { sayInKazakh } from "../intents/say.ts";
import { GOING_ON } from "../recognise/going-on.ts";

/**
 * Answers a message that goes on from the last reply, as one kind of it.
 *
 * @param about the words of the message that name its object; where there are none, it lies on the table
 * @returns undefined only where nothing honest can be said
 */
export type GoingOn = (asked: Asked, about: string | undefined, tools: Tools) => Draft | undefined;

/** What answers a message that goes on from the last reply, by what it wants. */
export const EXECUTORS: Readonly<Record<string, GoingOn>> = {
  ...Object.fromEntries(
    Object.entries(GOING_ON).map(([kind, answer]): [string, GoingOn] => [
      kind,
      (asked, _about, tools) => answer(asked, tools),
    ]),
  ),
  meaning: (asked, about, tools) =>
    about === undefined ? undefined : describeKazakh(about, asked, tools),
  say: (asked, about, tools) =>
    about === undefined ? undefined : sayInKazakh(about, asked, tools),
};
