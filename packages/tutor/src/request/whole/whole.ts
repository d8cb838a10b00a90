import type { Asked, Exchange, Focus, Tools } from "../../ask.ts";
import type { TutorReply } from "../../reply.ts";

/** A message that says all of what one that leans on what lies on the table wishes. */
export interface Whole {
  readonly message: string;
  /** It is still said after what was said before. */
  readonly goesOn?: true;
  /** Whether its answer is of the kind that was wished; another kind is worse than what the other rules have. */
  readonly isAnswer: (reply: TutorReply) => boolean;
}

/** One way of leaning on what was said last: the whole messages that it may stand for, the likeliest first. */
export type Way = (asked: Asked, last: Exchange, tools: Tools) => readonly Whole[];

/** Less sure, a translation is a part of what was to be said. */
const SAID = 0.8;

/** What was to be said is said in Kazakh. */
export const isSaid = ({ translated, confidence }: TutorReply): boolean =>
  translated?.text != null && confidence >= SAID;

/** It is said as a whole sentence. */
export const isSaidWhole = (reply: TutorReply): boolean =>
  isSaid(reply) && /[.!?]$/u.test(reply.translated?.text ?? "");

/** The sentence of the learner's language that was said in Kazakh last, without the marks around it. */
export const sourceOf = (focus: Focus | undefined): string | undefined =>
  focus?.kind === "clause" || focus?.kind === "line"
    ? focus.source?.replace(/^["«“„\s]+|["»”\s]+$/gu, "")
    : undefined;

/** The groups of the first of the patterns of a name that reads a message. */
export function readBy(
  name: string,
  text: string,
  tools: Tools,
): Readonly<Record<string, string | undefined>> | undefined {
  for (const pattern of tools.patterns.all(name)) {
    const found = pattern.exec(text.trim());
    if (found) return found.groups ?? {};
  }
  return undefined;
}
