import { createHash, randomBytes } from "node:crypto";
import { clampedMoment } from "@tilashar/learning";
import type { Verdict } from "@tilashar/speech/judge";
import type { Database } from "#api/db/database.ts";
import { AppError, invalid } from "#api/errors.ts";
import type { AsLearner } from "#api/features/auth/index.ts";
import type { FinishedWork, RecordEvent } from "#api/features/progress/index.ts";
import type { SoundThread } from "#api/features/voice/index.ts";
import { ThreadError } from "#api/threads/worker-pool.ts";
import { combinedVerdict } from "./combined-verdict.ts";
import type { OutsideRecogniser } from "./outside-recogniser.ts";
import type { Receipts } from "./receipts.ts";
import {
  deleteRecordings,
  insertRecording,
  rateRecording,
} from "./speech-recordings.repository.ts";
import { withoutVerdict } from "./without-verdict.ts";

export interface CheckRequest {
  audio: Uint8Array;
  word: string;
  /** Null for a guest. */
  accountId: number | null;
  /** The learner agreed that this recording is kept. */
  consent: boolean;
}

export interface CheckedRecording {
  verdict: Verdict;
  /** Proves that this learner said the word right; null for a guest and for a word said wrong. */
  receipt: string | null;
  /** What a kept recording is called by; null when it was not kept. */
  recording: string | null;
}

/** What a set brought; `earned` are ids of achievements. */
export interface FinishedSet {
  awarded: number;
  total: number;
  earned: string[];
}

export interface SpeechService {
  /** @throws AppError `unavailable` when too many recordings wait */
  check(request: CheckRequest): Promise<CheckedRecording>;
  /**
   * Pays for five words said right. The same five again change nothing, whatever their `attempt`.
   *
   * @throws AppError `validation` for receipts that are not five different words which this learner said
   *   in the day before the set was finished
   */
  finishSet(
    accountId: number,
    receipts: readonly string[],
    work: Pick<FinishedWork, "at" | "seconds">,
  ): Promise<FinishedSet>;
  /** @throws AppError `not_found` */
  rate(recording: string, fair: boolean): Promise<void>;
  forget(recordings: readonly string[]): Promise<number>;
}

interface SpeechServiceParts {
  database: Database;
  asLearner: AsLearner;
  recordEvent: RecordEvent;
  receipts: Receipts;
  recogniser: OutsideRecogniser | null;
  /** Our own judge. */
  sounds: Pick<SoundThread, "judge">;
  /** Whether recordings may be kept at all. */
  collecting: boolean;
  now(): number;
}

const dayMs = 24 * 60 * 60 * 1000;
const pointsAWord = 3;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

export function makeSpeechService(parts: SpeechServiceParts): SpeechService {
  const { database, receipts, recogniser, now } = parts;

  async function judge(audio: Uint8Array, expected: string): Promise<Verdict> {
    try {
      return (
        (await parts.sounds.judge(audio, expected)) ??
        withoutVerdict(expected, "engine_unavailable")
      );
    } catch (error) {
      if (!(error instanceof ThreadError)) throw error;
      if (error.trouble === "busy") {
        throw new AppError("unavailable", { retryAfterSeconds: 3, cause: error });
      }
      // This recording brought the judge down or to a halt: no verdict on it, whatever it was.
      return withoutVerdict(
        expected,
        error.trouble === "late" ? "engine_unavailable" : "bad_audio",
      );
    }
  }

  async function keep(request: CheckRequest, verdict: Verdict): Promise<string | null> {
    if (!parts.collecting || !request.consent || verdict.error !== null) return null;
    const token = randomBytes(24).toString("base64url");
    await insertRecording(database.queries, {
      tokenHash: hashOf(token),
      accountId: request.accountId,
      word: request.word,
      verdict: JSON.stringify(verdict),
      sound: request.audio,
      createdAt: new Date(now()).toISOString(),
    });
    return token;
  }

  return {
    async check(request) {
      const { audio, word, accountId } = request;
      const own = await judge(audio, word);
      const heard =
        recogniser === null || own.error !== null ? null : await recogniser.hear(audio, word);
      const verdict = combinedVerdict(own, heard);
      return {
        verdict,
        receipt:
          verdict.correct && accountId !== null ? receipts.write(accountId, word, now()) : null,
        recording: await keep(request, verdict),
      };
    },

    async finishSet(accountId, texts, work) {
      const at = clampedMoment(work.at, now());
      const mine = texts
        .map((text) => receipts.read(text))
        .filter((receipt) => receipt?.accountId === accountId && at - receipt.at <= dayMs);
      const words = [...new Set(mine.map((receipt) => receipt?.word ?? ""))].sort();
      if (mine.length < texts.length || words.length < texts.length) {
        throw invalid({ receipts: [{ key: "field_form" }] });
      }
      const ids = mine.map((receipt) => receipt?.id).sort();
      return parts.asLearner(accountId, "saveByAccount", async (queries, account) => {
        const { awarded, total, earned } = await parts.recordEvent(queries, account, {
          kind: "speech",
          // The same five words again on one day pay less.
          subject: `speech:${hashOf(words.join(" ")).slice(0, 16)}`,
          attempt: hashOf(ids.join(" ")).slice(0, 32),
          ...work,
          worth: words.length * pointsAWord,
          detail: { items: words.length, words },
        });
        return { awarded, total, earned };
      });
    },

    async rate(recording, fair) {
      if (!(await rateRecording(database.queries, hashOf(recording), fair))) {
        throw new AppError("not_found");
      }
    },
    forget: (recordings) => deleteRecordings(database.queries, recordings.map(hashOf)),
  };
}
