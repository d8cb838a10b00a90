import type { Turn } from "../reply.ts";

/** The last line the tutor said, or "". */
export const lastBotLine = (history: readonly Turn[]): string =>
  history.findLast(({ sender }) => sender === "bot")?.text ?? "";

/** The last thing the learner said before this message, with what came before it. */
export function lastUserTurn(
  history: readonly Turn[],
): { text: string; before: readonly Turn[] } | undefined {
  const at = history.findLastIndex(({ sender }) => sender === "user");
  const turn = history[at];
  return turn && { text: turn.text, before: history.slice(0, at) };
}

/** How many lines of the tutor hold this text. */
export const timesSaid = (history: readonly Turn[], text: string): number =>
  history.filter((turn) => turn.sender === "bot" && turn.text.includes(text)).length;
