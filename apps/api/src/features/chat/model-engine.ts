import type { ModelAddress } from "#api/outside-services.ts";
import { makeBreaker } from "./breaker.ts";
import type { ChatEngine, ChatPart, ChatQuestion, EngineReply } from "./chat-engine.ts";
import type { ModelBudget } from "./model-budget.ts";
import { conversationOf, instructionsFor, mendingOf } from "./model-prompt.ts";
import type { Writer, Writing } from "./model-writer.ts";
import { askTutor } from "./offline-engine.ts";
import type { TutorWorker } from "./tutor-worker.ts";

interface ModelEngineParts {
  address: ModelAddress;
  tutor: TutorWorker;
  budget: ModelBudget;
  warn(message: string): void;
  now(): number;
  /** From the question to the model's last word. */
  deadlineMs?: number;
  /** Longest pause of the model's server. */
  silenceMs?: number;
  /** Replies that are written at once in this process. */
  maxAtOnce?: number;
}

/** What a reply costs as a rule, prompt and tools included; settled when the server says what it was. */
const usualTokens = 6000;
/** A reply is written anew only when there is time for it. */
const timeToMendMs = 8000;
/** Care is said in our words alone; the others keep score over several messages, which only the tutor can do. */
const alwaysTutor: ReadonlySet<string> = new Set(["care", "quiz", "dialogue"]);

class Unasked extends Error {}

/**
 * Answers by a language model that takes its Kazakh from the tutor's tools. The tutor answers first: its
 * reply goes along as notes, brings corrections and lessons, and is given at once when the model fails.
 * Each Kazakh word and sentence the model writes is checked; when some cannot be derived or are wrong, it is
 * asked once to write anew, and what is left of them, or cannot be vouched for, is named in `unchecked`.
 */
export function makeModelEngine(parts: ModelEngineParts): ChatEngine {
  const { tutor, budget, now } = parts;
  const deadlineMs = parts.deadlineMs ?? 22_000;
  const silenceMs = parts.silenceMs ?? 12_000;
  const maxAtOnce = parts.maxAtOnce ?? 8;
  const breaker = makeBreaker({ failures: 4, restMs: 30_000, now });
  let running = 0;
  let writer: Promise<Writer> | undefined;

  /** The library is large; it is read with the first question. */
  function loadWriter(): Promise<Writer> {
    writer ??= import("./model-writer.ts").then(({ makeWriter }) =>
      makeWriter({ address: parts.address, tutor, silenceMs }),
    );
    return writer;
  }

  async function* write(
    question: ChatQuestion,
    draft: EngineReply,
    signal: AbortSignal,
  ): AsyncGenerator<ChatPart, EngineReply> {
    const share = await budget.take(usualTokens);
    if (share === null) throw new Unasked("the day's budget is used up");
    const started = now();
    const run = await loadWriter();
    const writing: Writing = {
      instructions: instructionsFor(draft.language),
      messages: [{ role: "user", content: conversationOf(question, draft) }],
      signal,
    };
    let written = yield* inPieces(run(writing));
    let checked = await tutor.check(written.text, draft.language, question.message);
    let tokens = written.tokens;

    if (checked.unchecked.length > 0 && deadlineMs - (now() - started) > timeToMendMs) {
      const again = await mend(run, writing, written.text, checked.unchecked);
      if (again !== null) {
        const second = await tutor.check(again.text, draft.language, question.message);
        tokens = tokens === null || again.tokens === null ? null : tokens + again.tokens;
        if (second.unchecked.length < checked.unchecked.length) {
          written = again;
          checked = second;
        }
      }
    }
    if (tokens !== null) await share.settle(tokens);
    // What is not vouched for is marked as what is wrong; it is not asked for anew
    const { kazakh, unchecked, unsure } = checked;
    const marked = [...unchecked, ...unsure];
    return { ...draft, kazakh, unchecked: marked, text: written.text, engine: "model" };
  }

  /** The text written anew; null when that fails, since there is one already. */
  async function mend(run: Writer, writing: Writing, first: string, unchecked: readonly string[]) {
    try {
      const pieces = run({
        ...writing,
        messages: [
          ...writing.messages,
          { role: "assistant", content: first },
          { role: "user", content: mendingOf(unchecked) },
        ],
      });
      for (;;) {
        const { done, value } = await pieces.next();
        if (done) return value;
      }
    } catch {
      return null;
    }
  }

  return {
    async *reply(question, signal) {
      const asked = now();
      const draft = await askTutor(tutor, question, asked);
      if (alwaysTutor.has(draft.intent)) {
        yield { kind: "reply", reply: draft };
        return;
      }
      const attempt = running < maxAtOnce ? breaker.attempt() : null;
      if (attempt === null) {
        yield { kind: "reply", reply: { ...draft, note: "chat_note_model_busy" } };
        return;
      }
      running += 1;
      let ended = false;
      const end = (how: "succeeded" | "failed" | "dropped") => {
        if (ended) return;
        ended = true;
        running -= 1;
        attempt[how]();
      };
      try {
        const deadline = AbortSignal.timeout(Math.max(1, deadlineMs - (now() - asked)));
        const reply = yield* write(question, draft, AbortSignal.any([signal, deadline]));
        end("succeeded");
        yield { kind: "reply", reply };
      } catch (error) {
        if (signal.aborted) throw error;
        end(error instanceof Unasked ? "dropped" : "failed");
        parts.warn(`the model gave no answer (${reasonOf(error)}); the tutor answers`);
        yield { kind: "reply", reply: { ...draft, note: "chat_note_model_failed" } };
      } finally {
        // Whoever asked may have gone in the middle of the answer.
        end("dropped");
      }
    },
  };
}

async function* inPieces<Result>(
  pieces: AsyncGenerator<string, Result>,
): AsyncGenerator<ChatPart, Result> {
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) return value;
    yield { kind: "piece", text: value };
  }
}

/** For the log: what happened, without what a server wrote about it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const status = (error as { statusCode?: unknown }).statusCode;
  if (typeof status === "number") return `status ${status}`;
  return error.name.startsWith("AI_") ? error.name : error.message.slice(0, 120);
}
