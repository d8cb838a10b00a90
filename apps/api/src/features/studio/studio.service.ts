import { randomBytes } from "node:crypto";
import type { RecordableText } from "@tilashar/course/recording-order";
import type { Database, Queries } from "#api/db/database.ts";
import { AppError, invalid } from "#api/errors.ts";
import type { AsLearner } from "#api/features/auth/index.ts";
import type { NoteAct } from "#api/features/roles/index.ts";
import {
  approveVoiceRecording,
  countByText,
  countLent,
  deleteLent,
  findLent,
  findLentByAttempt,
  findLentSound,
  hasSound,
  insertVoiceRecording,
  type LentRecording,
  type LentState,
  listLent,
  listWaiting,
  refuseRecording,
} from "#api/features/voice/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import type { Actor } from "#api/privileges.ts";
import { consentVersion, type VoiceSpeaker } from "./speaker.model.ts";
import type { StudioEar } from "./studio-ear.ts";
import { deleteSpeaker, findSpeaker, keepSpeaker } from "./voice-speakers.repository.ts";

type Consent = Pick<VoiceSpeaker, "consentVersion" | "licence" | "voiceKind" | "region" | "age">;

interface Standing {
  consent: VoiceSpeaker | null;
  recordings: Record<LentState, number>;
}

interface Page {
  recordings: LentRecording[];
  next: number | null;
}

/** Where people lend the course their voices. */
export interface StudioService {
  standing(accountId: number): Promise<Standing>;
  /** @throws AppError `conflict` when another text is to be agreed to by now */
  agree(accountId: number, consent: Consent): Promise<Standing>;
  /** Takes back the consent with all recordings. @returns how many there were */
  withdraw(accountId: number): Promise<number>;
  /** @param skip so many at the beginning were passed over */
  next(accountId: number, skip: number): Promise<{ texts: RecordableText[]; left: number }>;
  /**
   * The same attempt twice is one recording; a text that was read again replaces the older reading.
   *
   * @throws AppError `validation` with what is wrong with the sound or the text; `forbidden` without consent;
   *   `conflict` when this very sound was given already; `rate_limited`, `unavailable`
   */
  record(
    accountId: number,
    recording: { wav: Uint8Array; text: string; attempt: string },
  ): Promise<LentRecording>;
  mine(accountId: number, before: number | null): Promise<Page>;
  /** @throws AppError `not_found` when it is another's */
  ownSound(accountId: number, id: number): Promise<Buffer>;
  /** @throws AppError `not_found` when it is another's */
  remove(accountId: number, id: number): Promise<void>;
  waiting(actor: Actor, after: number | null): Promise<Page>;
  /** @throws AppError `not_found` for one's own and for what does not wait */
  waitingSound(actor: Actor, id: number): Promise<Buffer>;
  /** @param refusal null: it is approved. @throws AppError `forbidden` for one's own, `not_found` when it no longer waits */
  decide(actor: Actor, id: number, refusal: string | null): Promise<LentRecording>;
  stop(): Promise<void>;
}

interface StudioServiceParts {
  database: Database;
  ear: StudioEar;
  asLearner: AsLearner;
  limiter: RateLimiter;
  noteAct: NoteAct;
  now(): number;
}

const pageLength = 50;
const textsAtOnce = 20;

const pageOf = (found: LentRecording[]): Page => {
  const recordings = found.slice(0, pageLength);
  return {
    recordings,
    next: found.length > pageLength ? (recordings.at(-1)?.id ?? null) : null,
  };
};

export function makeStudioService(parts: StudioServiceParts): StudioService {
  const { database, ear, asLearner, limiter, noteAct, now } = parts;
  const { queries } = database;
  const instant = () => new Date(now()).toISOString();

  const standingOf = async (given: Queries, accountId: number): Promise<Standing> => ({
    consent: await findSpeaker(given, accountId),
    recordings: await countLent(given, accountId),
  });

  /** Whoever gives recordings has agreed to the text of now. */
  async function consentOf(given: Queries, accountId: number): Promise<VoiceSpeaker> {
    const speaker = await findSpeaker(given, accountId);
    if (speaker?.consentVersion === consentVersion) return speaker;
    throw new AppError("conflict", { detail: { key: "studio_consent_first" } });
  }

  async function waitingOne(actor: Actor, id: number): Promise<LentRecording> {
    const found = await findLent(queries, id);
    if (found?.state !== "waiting" || found.accountId === null) throw new AppError("not_found");
    if (found.accountId === actor.accountId) {
      throw new AppError("forbidden", { detail: { key: "studio_own_recording" } });
    }
    return found;
  }

  async function soundOf(id: number): Promise<Buffer> {
    const sound = await findLentSound(queries, id);
    if (sound === null) throw new AppError("not_found");
    return sound;
  }

  async function ownOne(accountId: number, id: number): Promise<void> {
    if ((await findLent(queries, id))?.accountId !== accountId) throw new AppError("not_found");
  }

  return {
    standing: (accountId) => standingOf(queries, accountId),

    agree(accountId, consent) {
      if (consent.consentVersion !== consentVersion) {
        throw new AppError("conflict", { detail: { key: "studio_consent_changed" } });
      }
      return asLearner(accountId, "studioByAccount", async (given) => {
        const known = await findSpeaker(given, accountId);
        const speaker = known?.speaker ?? randomBytes(8).toString("hex");
        await keepSpeaker(given, accountId, { ...consent, speaker, consentedAt: instant() });
        return standingOf(given, accountId);
      });
    },

    withdraw: (accountId) =>
      asLearner(accountId, null, async (given) => {
        const deleted = await deleteLent(given, accountId);
        await deleteSpeaker(given, accountId);
        return deleted;
      }),

    async next(accountId, skip) {
      const [order, { counts, own }] = await Promise.all([
        ear.order(),
        countByText(queries, accountId),
      ]);
      const left = order.filter(({ key }) => !own.has(key));
      // What nobody has read comes first; the order is otherwise kept, as sorting is stable.
      left.sort((a, b) => (counts.get(a.key) ?? 0) - (counts.get(b.key) ?? 0));
      return {
        texts: left.slice(skip, skip + textsAtOnce).map(({ text }) => text),
        left: left.length,
      };
    },

    async record(accountId, { wav, text, attempt }) {
      await limiter.take("studioByAccount", String(accountId));
      await consentOf(queries, accountId);
      const before = await findLentByAttempt(queries, accountId, attempt);
      if (before !== null) return before;
      const wanted = (await ear.order()).find((one) => one.text.text === text);
      if (wanted === undefined) throw invalid({ text: [{ key: "studio_text_unknown" }] });
      const heard = await ear.hear(wav, text);
      if (heard.flaw !== null) throw invalid({ audio: [{ key: `studio_${heard.flaw}` }] });
      return asLearner(accountId, null, async (given) => {
        const again = await findLentByAttempt(given, accountId, attempt);
        if (again !== null) return again;
        const speaker = await consentOf(given, accountId);
        if (await hasSound(given, heard.hash)) {
          throw new AppError("conflict", { detail: { key: "studio_same_sound" } });
        }
        await deleteLent(given, accountId, { textKey: wanted.key });
        const id = await insertVoiceRecording(given, {
          attempt,
          accountId,
          speaker: speaker.speaker,
          voiceKind: speaker.voiceKind,
          licence: speaker.licence,
          textKey: wanted.key,
          text,
          milliseconds: heard.milliseconds,
          sound: heard.sound,
          createdAt: instant(),
          approvedAt: null,
          soundHash: heard.hash,
        });
        const kept = id === null ? null : await findLent(given, id);
        // Somebody else's attempt has this name, or the sound came twice in this moment.
        if (kept === null) throw new AppError("conflict", { detail: { key: "studio_same_sound" } });
        return kept;
      });
    },

    mine: async (accountId, before) =>
      pageOf(await listLent(queries, accountId, { before, limit: pageLength + 1 })),
    async ownSound(accountId, id) {
      await ownOne(accountId, id);
      return soundOf(id);
    },
    async remove(accountId, id) {
      if ((await deleteLent(queries, accountId, { id })) === 0) throw new AppError("not_found");
    },

    waiting: async (actor, after) =>
      pageOf(await listWaiting(queries, actor.accountId, { after, limit: pageLength + 1 })),
    async waitingSound(actor, id) {
      await waitingOne(actor, id);
      return soundOf(id);
    },
    async decide(actor, id, refusal) {
      await waitingOne(actor, id);
      return database.transact(async (given) => {
        const told = { at: instant(), by: actor.accountId };
        const done =
          refusal === null
            ? await approveVoiceRecording(given, id, told)
            : await refuseRecording(given, id, { ...told, refusal });
        const decided = done ? await findLent(given, id) : null;
        if (decided === null) throw new AppError("not_found");
        await noteAct(given, actor, {
          act: "judge a recording",
          subject: "recording",
          subjectId: id,
          change: refusal === null ? "approved" : "refused",
          reason: refusal ?? "",
        });
        return decided;
      });
    },
    stop: () => ear.stop(),
  };
}
