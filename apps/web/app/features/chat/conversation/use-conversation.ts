import { useCallback, useEffect, useRef, useState } from "react";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { currentLanguage, languageTag } from "#app/lib/language/language.ts";
import { guestNextLesson } from "#app/lib/path/guest-next-lesson.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import { askTutor } from "./ask-tutor.ts";
import { forgetConversation, keepConversation, readConversation } from "./kept-conversation.ts";
import { historyOf, type Message } from "./message.ts";
import { isAnswered, toAskAgain, withAnswer, withQuestion } from "./talk-steps.ts";

export interface Talk {
  messages: readonly Message[];
  /** The reply is awaited. */
  loading: boolean;
  /** Its text so far; empty before the first piece. */
  writing: string;
  /** Why the last message got no reply. */
  error: string | null;
  /** The limit of messages is reached: none can be sent until the wait is over. */
  waiting: boolean;
  /** Messages from this id on are new: the ones before were here when the page opened. */
  newFrom: number;
  send(text: string): void;
  retry(): void;
  clear(): void;
}

/** Where the server at its limit does not say how long to wait. */
const usualWaitSeconds = 60;

/** The moment in so many seconds as a clock shows it, "14:05:09", never too early. */
const clockIn = (seconds: number) =>
  new Intl.DateTimeFormat(languageTag(currentLanguage()), { timeStyle: "medium" }).format(
    Date.now() + seconds * 1000,
  );

const newSeed = () => (crypto.getRandomValues(new Uint32Array(1))[0] as number) >>> 1;

/** The conversation with the tutor. It is read from the browser after the first drawing, which equals the server's. */
export function useConversation(): Talk {
  const { status, user } = useSession();
  const owner = status === "loading" ? undefined : (user?.id ?? null);
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [opened, setOpened] = useState(false);
  const [early, setEarly] = useState<string | null>(null);
  const [newFrom, setNewFrom] = useState(0);
  const [loading, setLoading] = useState(false);
  const [writing, setWriting] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const wait = useRef<number | undefined>(undefined);
  const seed = useRef(0);
  const asking = useRef<AbortController | null>(null);

  useEffect(() => {
    if (owner === undefined) return;
    const kept = readConversation();
    seed.current = kept?.seed ?? newSeed();
    const found = kept?.messages ?? [];
    setMessages(found);
    setOpened(true);
    setNewFrom((found.at(-1)?.id ?? 0) + 1);
    // The page may have been left before the reply came.
    setError(isAnswered(found) ? null : m.tutor_error());
    return () => asking.current?.abort();
  }, [owner]);

  useEffect(() => () => window.clearTimeout(wait.current), []);

  /** The limit of messages is reached; no apology, for nothing is wrong with the tutor. */
  const waitFor = useCallback((seconds: number) => {
    setWaiting(true);
    setError(m.tutor_limit({ time: clockIn(seconds) }));
    window.clearTimeout(wait.current);
    wait.current = window.setTimeout(() => {
      setWaiting(false);
      setError((now) => now && m.tutor_limit_over());
    }, seconds * 1000);
  }, []);

  const show = useCallback((next: readonly Message[]) => {
    setMessages(next);
    keepConversation({ seed: seed.current, messages: next });
  }, []);

  /** Asks about the last message of `talk`, which is the learner's. */
  const ask = useCallback(
    async (talk: readonly Message[]) => {
      const last = talk.at(-1) as Message;
      const controller = new AbortController();
      asking.current?.abort();
      asking.current = controller;
      setError(null);
      setWriting("");
      setLoading(true);
      try {
        const nextLesson = owner === null ? await guestNextLesson() : undefined;
        const reply = await askTutor(
          {
            message: last.text,
            history: historyOf(talk.slice(0, -1)),
            language: currentLanguage(),
            seed: seed.current,
            ...(nextLesson !== undefined && { nextLesson }),
          },
          setWriting,
          controller.signal,
        );
        if (!controller.signal.aborted) show(withAnswer(talk, reply.response, reply));
      } catch (failure) {
        if (controller.signal.aborted) return;
        if (failure instanceof ApiFailure && failure.status === 429) {
          waitFor(failure.retryAfter ?? usualWaitSeconds);
          return;
        }
        show(withAnswer(talk, m.tutor_apology()));
        const isOffline = failure instanceof ApiFailure && failure.code === "offline";
        setError(isOffline ? m.tutor_no_network() : failureText(failure, m.tutor_error()));
      } finally {
        if (asking.current === controller) {
          asking.current = null;
          setLoading(false);
          setWriting("");
        }
      }
    },
    [show, waitFor, owner],
  );

  const send = useCallback(
    (text: string) => {
      if (!opened) {
        setEarly(text);
        return;
      }
      const next = withQuestion(messages, text);
      if (next === null || waiting || asking.current !== null) return;
      show(next);
      void ask(next);
    },
    [messages, opened, waiting, show, ask],
  );

  // What is sent before the conversation has been read goes on from it, not in its place.
  useEffect(() => {
    if (!opened || early === null) return;
    setEarly(null);
    send(early);
  }, [opened, early, send]);

  const retry = useCallback(() => {
    const next = toAskAgain(messages);
    if (next === null || waiting || asking.current !== null) return;
    show(next);
    void ask(next);
  }, [messages, waiting, show, ask]);

  const clear = useCallback(() => {
    asking.current?.abort();
    asking.current = null;
    forgetConversation();
    seed.current = newSeed();
    setMessages([]);
    setNewFrom(0);
    setLoading(false);
    setWriting("");
    setError(null);
  }, []);

  return { messages, loading, writing, error, waiting, newFrom, send, retry, clear };
}
