import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  extractReasoningMiddleware,
  isStepCount,
  type ModelMessage,
  streamText,
  wrapLanguageModel,
} from "ai";
import type { ModelAddress } from "#api/outside-services.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { modelTools } from "./model-tools.ts";
import type { TutorWorker } from "./tutor-worker.ts";

/** One text being written. */
export interface Writing {
  instructions: string;
  messages: { role: "user" | "assistant"; content: string }[];
  signal: AbortSignal;
}

/** A finished text, and what it has cost; null when the server does not say. */
export interface Written {
  text: string;
  tokens: number | null;
}

/** Yields pieces as they are written and returns the text. Throws when there is none. */
export type Writer = (writing: Writing) => AsyncGenerator<string, Written>;

/** Tokens that one request may be answered with. */
export const maxOutputTokens = 800;
/** Requests for one text: each asks for tools but the last. */
export const maxSteps = 4;
const maxCharacters = 4000;
const maxBytes = 512 * 1024;

/** Writes by any server of the `/chat/completions` protocol, in whatever way it misbehaves. */
export function makeWriter(parts: {
  address: ModelAddress;
  tutor: TutorWorker;
  silenceMs: number;
}): Writer {
  const { baseUrl, apiKey, model } = parts.address;
  // Its warnings are for whoever chooses the model; they would go to the console past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = createOpenAICompatible({
    name: "model",
    baseURL: baseUrl,
    includeUsage: true,
    fetch: boundedFetch({ baseUrl, maxBytes, silenceMs: parts.silenceMs }),
    ...(apiKey === null ? {} : { apiKey }),
  });
  const languageModel = wrapLanguageModel({
    model: provider.chatModel(model ?? "default"),
    middleware: extractReasoningMiddleware({ tagName: "think" }),
  });
  const tools = modelTools(parts.tutor);

  return async function* write({ instructions, messages, signal }) {
    const { stream } = streamText({
      model: languageModel,
      instructions,
      messages: messages satisfies ModelMessage[],
      tools,
      stopWhen: isStepCount(maxSteps),
      // The last request has to be answered in words.
      prepareStep: ({ stepNumber }) =>
        stepNumber === maxSteps - 1 ? { toolChoice: "none" } : undefined,
      maxOutputTokens: maxOutputTokens,
      temperature: 0.3,
      maxRetries: 0,
      abortSignal: signal,
      // Errors come as parts of the stream.
      onError: () => {},
    });
    let text = "";
    let tokens: number | null = null;
    for await (const part of stream) {
      if (part.type === "start-step") {
        if (text !== "") yield "\n\n";
        text = "";
      } else if (part.type === "text-delta") {
        text += part.text;
        if (text.length > maxCharacters) throw new Error("the answer does not end");
        yield part.text;
      } else if (part.type === "error") {
        throw part.error;
      } else if (part.type === "abort") {
        throw signal.reason ?? new Error("aborted");
      } else if (part.type === "finish") {
        tokens = part.totalUsage.totalTokens ?? null;
      }
    }
    signal.throwIfAborted();
    const written = text.replace(/[\p{Cc}\p{Cf}]/gu, (one) => (one === "\n" ? one : "")).trim();
    if (written === "") throw new Error("the answer holds no text");
    return { text: written, tokens };
  };
}
