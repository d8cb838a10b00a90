import type { ChatReply } from "@tilashar/contracts";
import type { Message } from "./message.ts";

/** Nothing waits for the tutor: nobody has asked, or what was asked last has its reply. */
export function isAnswered(messages: readonly Message[]): boolean {
  const last = messages.at(-1);
  return last === undefined || (last.sender === "bot" && last.reply !== undefined);
}

/** The talk with what the learner has written; null when that is nothing. */
export function withQuestion(messages: readonly Message[], written: string): Message[] | null {
  const text = written.trim();
  return text === "" ? null : [...messages, { id: idAfter(messages), sender: "user", text }];
}

/** The talk with the tutor's reply, or with the apology that stands in for one. */
export const withAnswer = (
  messages: readonly Message[],
  text: string,
  reply?: ChatReply,
): Message[] => [
  ...messages,
  { id: idAfter(messages), sender: "bot", text, ...(reply && { reply }) },
];

/** The talk up to the learner's last message, which is asked again; null when there is none. */
export function toAskAgain(messages: readonly Message[]): Message[] | null {
  const last = messages.findLastIndex(({ sender }) => sender === "user");
  return last < 0 ? null : messages.slice(0, last + 1);
}

const idAfter = (messages: readonly Message[]): number => (messages.at(-1)?.id ?? 0) + 1;
