import type { Course, Language } from "@tilashar/course";
import { type EngineTools, packedCourse, type TutorRequest } from "@tilashar/tutor";
import { AppError } from "#api/errors.ts";
import { openWorkerPool, ThreadError } from "#api/threads/worker-pool.ts";
import type { CheckedKazakh } from "./kazakh-check.ts";
import type { ToldReply, TutorAnswer, TutorQuestion, TutorThreadData } from "./tutor-questions.ts";

type Told<Name extends keyof EngineTools> = Promise<ReturnType<EngineTools[Name]>>;

/** The tutor and its tools, in a thread of their own: an answer takes up to a quarter of a second. */
export interface TutorWorker {
  /** Has it start where it rests, for somebody who is about to ask in this language. Nobody waits for it. */
  prepare(language: Language): void;
  /** @throws AppError `unavailable` when too many questions wait, or this one brings the tutor down */
  answer(request: TutorRequest): Promise<ToldReply>;
  /** Which words of a text are Kazakh, and which of them cannot be derived. `said`: what the learner wrote. */
  check(text: string, language: Language, said: string): Promise<CheckedKazakh>;
  translate(text: string): Told<"translate">;
  gloss(text: string, language: "en" | "ru"): Told<"gloss">;
  analyse(word: string): Told<"analyse">;
  inflect(lemma: string, label: string): Told<"inflect">;
  number(text: string): Told<"number">;
  findLesson(about: string): Told<"findLesson">;
  checkSentence(sentence: string): Told<"checkSentence">;
  stop(): Promise<void>;
}

interface TutorDeskParts {
  course: Course;
  /** The file of what the build has learnt from messages; where there is none, the tutor learns at its first question. */
  learntFile: string;
  /** The thread's program; another in tests. */
  file?: URL;
  maxWaiting?: number;
  deadlineMs?: number;
}

export function openTutorWorker(parts: TutorDeskParts): TutorWorker {
  const tutor = openWorkerPool<TutorQuestion, TutorAnswer>({
    file: parts.file ?? new URL("./tutor-thread.ts", import.meta.url),
    workerData: (): TutorThreadData => ({
      course: packedCourse(parts.course),
      learntFile: parts.learntFile,
    }),
    maxWaiting: parts.maxWaiting ?? 24,
    deadlineMs: parts.deadlineMs ?? 8_000,
    // Who talks to it thinks between two messages.
    idleMs: 120_000,
  });

  async function ask<Answer>(question: TutorQuestion): Promise<Answer> {
    try {
      const told = await tutor.ask(question);
      if ("problem" in told) throw new AppError("unavailable", { cause: new Error(told.problem) });
      return told.value as Answer;
    } catch (error) {
      if (!(error instanceof ThreadError)) throw error;
      throw new AppError("unavailable", { retryAfterSeconds: 3, cause: error });
    }
  }

  return {
    // Who asks then is told what is wrong.
    prepare: (language) => void tutor.ask({ ask: "prepare", language }).catch(() => {}),
    answer: (request) => ask({ ask: "answer", request }),
    check: (text, language, said) => ask({ ask: "check", text, language, said }),
    translate: (text) => ask({ ask: "translate", text }),
    gloss: (text, language) => ask({ ask: "gloss", text, language }),
    analyse: (word) => ask({ ask: "analyse", word }),
    inflect: (lemma, label) => ask({ ask: "inflect", lemma, label }),
    number: (text) => ask({ ask: "number", text }),
    findLesson: (about) => ask({ ask: "findLesson", about }),
    checkSentence: (sentence) => ask({ ask: "checkSentence", sentence }),
    stop: () => tutor.stop(),
  };
}
