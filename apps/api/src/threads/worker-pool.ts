import { basename } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { type Program, startProcess } from "./process-program.ts";

/** Why a question to a thread has no answer. */
export type ThreadTrouble = "busy" | "late" | "crashed";

export class ThreadError extends Error {
  readonly trouble: ThreadTrouble;

  constructor(trouble: ThreadTrouble, cause?: unknown) {
    super(`The thread gave no answer: ${trouble}.`, { cause });
    this.name = "ThreadError";
    this.trouble = trouble;
  }
}

/** One thread that answers questions, one at a time and in order. */
export interface WorkerPool<Question, Answer> {
  /**
   * @throws ThreadError `busy` when too many wait, `late` when the deadline passes (waiting counts),
   *   `crashed` when the thread ends on this question
   */
  ask(question: Question): Promise<Answer>;
  /** Ends the thread; who waits is told `crashed`. */
  stop(): Promise<void>;
}

interface WorkerPoolParts {
  /** The thread's program: it says "ready", and then answers each message with one. */
  file: URL;
  /** What the thread is given; called when it starts. */
  workerData?: () => unknown;
  maxWaiting: number;
  /** From the question to its answer, once the thread is ready. */
  deadlineMs: number;
  /** For the thread to get ready; its first question waits as long. */
  startMs?: number;
  /** After so long without a question the thread is ended, and its memory given back. */
  idleMs: number;
  /** What one question may need at most, where that is more than usual. */
  heapMegabytes?: number;
  /** A process of its own instead of a thread: for native code that ends its process when something is wrong. */
  process?: boolean;
}

/** For what each thread makes while it answers one question: garbage it needs no more room for. */
const youngMegabytes = 4;
/**
 * The process is started with room of this kind for its main thread, which counts before a thread's own limit:
 * whatever is started from here on gets less.
 */
setFlagsFromString("--max-semi-space-size=1");
/**
 * Regular expressions are compiled to machine code only where they are used often: V8 does so at the second use, and the tutor
 * has a thousand with classes of letters that are tens of kilobytes each then.
 */
setFlagsFromString("--regexp-tier-up-ticks=100");
/** What one question may need at most. A heap with a nearer limit also grows in smaller steps. */
const oldMegabytes = 192;

/** The open pools of this process, for whoever measures it. */
const pools = new Set<{ thread: string; questions(): number }>();

/** How many questions each kind of thread is working on or has waiting, by its program's name. */
export function workerPoolQueues(): { thread: string; questions: number }[] {
  const sums = new Map<string, number>();
  for (const { thread, questions } of pools) {
    sums.set(thread, (sums.get(thread) ?? 0) + questions());
  }
  return [...sums].map(([thread, questions]) => ({ thread, questions }));
}

interface Waiting<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: ThreadError): void;
  timer: NodeJS.Timeout;
}

/**
 * Opens a pool. The thread starts with the first question and is ended when none has come for a
 * while. One that crashes, or is late with an answer, is ended and another takes its place, so that a
 * question that cannot be answered costs nobody but the one who asked it.
 */
export function openWorkerPool<Question, Answer>(
  parts: WorkerPoolParts,
): WorkerPool<Question, Answer> {
  const startMs = parts.startMs ?? 20_000;
  const waiting: Waiting<Question, Answer>[] = [];
  let current: Waiting<Question, Answer> | null = null;
  let thread: { worker: Program; ready: boolean } | null = null;
  let stopped = false;
  let idle: NodeJS.Timeout | undefined;
  const itself = {
    thread: basename(parts.file.pathname).replace(/\.\w+$/, ""),
    questions: () => waiting.length + (current === null ? 0 : 1),
  };
  pools.add(itself);

  function start(): NonNullable<typeof thread> {
    const data = parts.workerData?.();
    const started = {
      worker: parts.process
        ? startProcess(parts.file, data)
        : new Worker(parts.file, {
            workerData: data,
            // The thread ends rather than the process.
            resourceLimits: {
              maxOldGenerationSizeMb: parts.heapMegabytes ?? oldMegabytes,
              maxYoungGenerationSizeMb: youngMegabytes,
            },
          }),
      ready: false,
    };
    started.worker.unref();
    started.worker.on("message", (message: unknown) => {
      if (thread !== started) return;
      if (!started.ready) {
        started.ready = true;
        return next();
      }
      const answered = current;
      current = null;
      if (answered !== null) {
        clearTimeout(answered.timer);
        answered.resolve(message as Answer);
      }
      next();
    });
    const ended = (cause?: unknown) => {
      if (thread === started) replace("crashed", cause);
    };
    started.worker.on("error", ended);
    started.worker.on("exit", () => ended());
    return started;
  }

  /** The thread is no good any more: its question fails, and the others go on with a new one. */
  function replace(trouble: ThreadTrouble, cause?: unknown): void {
    const old = thread;
    const failed = old?.ready === false ? (current ?? waiting.shift() ?? null) : current;
    thread = null;
    current = null;
    void old?.worker.terminate();
    if (failed !== null) {
      clearTimeout(failed.timer);
      failed.reject(new ThreadError(trouble, cause));
    }
    next();
  }

  /** Nobody asks any more: the next question starts another thread. */
  function rest(): void {
    const old = thread;
    thread = null;
    void old?.worker.terminate();
  }

  function next(): void {
    clearTimeout(idle);
    if (current !== null || stopped) return;
    if (waiting.length === 0) {
      if (thread?.ready === true) idle = setTimeout(rest, parts.idleMs).unref();
      return;
    }
    thread ??= start();
    if (!thread.ready) return;
    current = waiting.shift() as Waiting<Question, Answer>;
    thread.worker.postMessage(current.question);
  }

  return {
    ask(question) {
      if (stopped || waiting.length >= parts.maxWaiting) {
        return Promise.reject(new ThreadError("busy"));
      }
      return new Promise((resolve, reject) => {
        const asked: Waiting<Question, Answer> = {
          question,
          resolve,
          reject,
          timer: setTimeout(
            () => {
              if (current === asked || thread?.ready === false) return replace("late");
              waiting.splice(waiting.indexOf(asked), 1);
              reject(new ThreadError("late"));
            },
            parts.deadlineMs + (thread?.ready === true ? 0 : startMs),
          ),
        };
        waiting.push(asked);
        next();
      });
    },
    async stop() {
      stopped = true;
      clearTimeout(idle);
      pools.delete(itself);
      const left = [...(current === null ? [] : [current]), ...waiting.splice(0)];
      current = null;
      for (const asked of left) {
        clearTimeout(asked.timer);
        asked.reject(new ThreadError("crashed"));
      }
      const { worker } = thread ?? {};
      thread = null;
      await worker?.terminate();
    },
  };
}
