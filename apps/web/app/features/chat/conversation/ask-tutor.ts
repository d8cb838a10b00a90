import type { ChatEvents, ChatReply, ChatRequest } from "@tilashar/contracts";
import { callForEvents } from "#app/lib/api/client.ts";
import { failureOf, offlineFailure } from "#app/lib/api/failure.ts";
import { celebrateAnswer } from "#app/lib/celebration/celebration.ts";
import { readEvents } from "./event-stream.ts";

/**
 * Asks the tutor. `onText` is given the text so far while it is being written.
 *
 * @throws ApiFailure for a refusal, a lost network and an answer that breaks off
 */
export async function askTutor(
  body: ChatRequest,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<ChatReply> {
  const response = await callForEvents("POST /chat/", { body, signal });
  if (response.body === null) throw offlineFailure();
  let text = "";
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === "piece") {
        text += (JSON.parse(data) as ChatEvents["piece"]).text;
        onText(text);
      } else if (event === "reply") {
        const reply = JSON.parse(data) as ChatReply;
        celebrateAnswer(reply);
        return reply;
      } else if (event === "failure") {
        throw failureOf(503, JSON.parse(data), null);
      }
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof TypeError)) throw error;
  }
  throw offlineFailure();
}
