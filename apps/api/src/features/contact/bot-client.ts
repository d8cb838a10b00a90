import type { Outcome } from "#api/outbox/outbox.ts";
import type { OutsideServices } from "#api/outside-services.ts";

const timeoutMs = 15_000;
const maxAnswerBytes = 64 * 1024;
const maxWaitMs = 3_600_000;

interface BotAnswer {
  ok?: unknown;
  parameters?: { retry_after?: unknown } | null;
}

/**
 * Sends a plain text by the `sendMessage` call of the Telegram bot protocol
 * (https://core.telegram.org/bots/api#sendmessage). Only an answer that says `ok` counts as sent.
 */
export async function sendToBot(
  { token, chatId, apiUrl }: NonNullable<OutsideServices["bot"]>,
  text: string,
  signal: AbortSignal,
): Promise<Outcome> {
  let response: Response;
  let answer: BotAnswer | null;
  try {
    response = await fetch(`${apiUrl}/bot${token}/sendMessage`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ chat_id: chatId, text, link_preview_options: { is_disabled: true } }),
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    answer = readAnswer(await readText(response));
  } catch (error) {
    // The error's own words hold the address, and the address holds the token.
    const { name } = error as { name?: string };
    return { kind: "away", reason: name === "TimeoutError" ? "timeout" : "no connection" };
  }
  if (response.ok && answer?.ok === true) return { kind: "sent" };
  const reason = `status ${response.status}`;
  const wait = Number(answer?.parameters?.retry_after);
  if (response.status === 429) {
    const afterMs = Number.isFinite(wait) && wait > 0 ? Math.min(wait * 1000, maxWaitMs) : 30_000;
    return { kind: "away", reason, afterMs };
  }
  return { kind: "later", reason };
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxAnswerBytes) throw new Error("The answer is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function readAnswer(text: string): BotAnswer | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? (value as BotAnswer | null) : null;
  } catch {
    return null;
  }
}
