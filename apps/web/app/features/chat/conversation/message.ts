import type { ChatReply, ChatTurn } from "@tilashar/contracts";

/** What the learner wrote. */
export interface UserMessage {
  id: number;
  sender: "user";
  text: string;
}

/** What the tutor answered. `reply` is missing for the apology, which is no part of the talk. */
export interface BotMessage {
  id: number;
  sender: "bot";
  text: string;
  reply?: ChatReply;
}

export type Message = UserMessage | BotMessage;

const maxLineLength = 1000;
const maxLines = 40;

/** The lines that go along with the next message. */
export function historyOf(messages: readonly Message[]): ChatTurn[] {
  return messages
    .filter((message) => message.sender === "user" || message.reply !== undefined)
    .slice(-maxLines)
    .map(({ sender, text }) => ({ sender, text: [...text].slice(0, maxLineLength).join("") }));
}
