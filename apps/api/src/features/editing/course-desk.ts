import type { EditTrouble } from "@tilashar/course/edit";
import { AppError, invalid } from "#api/errors.ts";
import { openWorkerPool, ThreadError } from "#api/threads/worker-pool.ts";
import type {
  ApprovedChange,
  CheckedChange,
  CourseAnswer,
  CourseQuestion,
  CourseThreadData,
  CourseWish,
  FileAnswer,
  FoundTexts,
} from "./course-thread-questions.ts";

/** Reads and checks the course's files in a thread of its own: a check takes seconds. */
export interface CourseDesk {
  find(approved: readonly ApprovedChange[], text: string): Promise<FoundTexts>;
  file(approved: readonly ApprovedChange[], file: string): Promise<FileAnswer>;
  check(
    approved: readonly ApprovedChange[],
    change: { file: string; path: string; text: string },
  ): Promise<CheckedChange>;
  /** The files on the disk are others than before: they are read again for the next question. */
  filesChanged(): void;
  stop(): Promise<void>;
}

/**
 * Opens the desk.
 *
 * Each call throws an AppError: `not_found` for no such file, `validation` for a text that cannot be changed,
 * `unavailable` when too many ask or the check takes too long.
 */
export function openCourseDesk(places: CourseThreadData): CourseDesk {
  let files = 0;
  const thread = openWorkerPool<CourseQuestion, CourseAnswer>({
    file: new URL("./course-thread.ts", import.meta.url),
    workerData: () => ({ ...places, files }),
    maxWaiting: 12,
    deadlineMs: 25_000,
    idleMs: 300_000,
    // The whole course, parsed, and the lexicon.
    heapMegabytes: 384,
  });

  async function ask(approved: readonly ApprovedChange[], wish: CourseWish): Promise<CourseAnswer> {
    let told: CourseAnswer;
    try {
      told = await thread.ask({ ...wish, approved, files });
    } catch (error) {
      if (!(error instanceof ThreadError)) throw error;
      throw new AppError("unavailable", { retryAfterSeconds: 5, cause: error });
    }
    if ("trouble" in told) throw refusalOf(told.trouble);
    if ("problem" in told) throw new AppError("unavailable", { cause: new Error(told.problem) });
    return told;
  }

  return {
    find: async (approved, text) =>
      ((await ask(approved, { ask: "find", text })) as { found: FoundTexts }).found,
    file: async (approved, file) =>
      ((await ask(approved, { ask: "file", file })) as { file: FileAnswer }).file,
    check: async (approved, change) =>
      ((await ask(approved, { ask: "check", ...change })) as { checked: CheckedChange }).checked,
    filesChanged() {
      files += 1;
    },
    stop: () => thread.stop(),
  };
}

function refusalOf(trouble: EditTrouble): AppError {
  switch (trouble) {
    case "no-such-file":
    case "unreadable":
      return new AppError("not_found", { detail: { key: "edit_no_file" } });
    case "not-editable":
      return invalid({ path: [{ key: "edit_no_place" }] });
    case "no-text":
      return invalid({ text: [{ key: "edit_no_text" }] });
  }
}
