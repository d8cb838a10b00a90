import multipart from "@fastify/multipart";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ErrorResponse,
  languages,
  MessageResponse,
  PracticeWord,
  PracticeWordQuery,
  PronunciationFeedback,
  RecordingDeletion,
  RecordingDeletionResponse,
  RecordingRating,
  SpeechSetRequest,
  SpeechSetResponse,
} from "@tilashar/contracts";
import type { Database } from "#api/db/database.ts";
import { invalid } from "#api/errors.ts";
import type { BadgeCase } from "#api/features/achievements/index.ts";
import { listProgress } from "#api/features/progress/index.ts";
import { clientAddress } from "#api/limits/client-address.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import { isSpeakable, type PracticeWords } from "./practice-words.ts";
import { readRecordingForm } from "./recording-form.ts";
import type { SpeechService } from "./speech.service.ts";

const tags = ["Pronunciation"];

interface SpeechRoutesParts {
  service: SpeechService;
  words: PracticeWords;
  database: Database;
  limiter: RateLimiter;
  guard: Guard;
  collecting: boolean;
  showEarned: BadgeCase["showEarned"];
}

const listed = (text: string | undefined) => (text ?? "").split(",").filter(Boolean);

/** The calls of the pronunciation screen. */
export function speechRoutes(parts: SpeechRoutesParts): FastifyPluginAsyncTypebox {
  const { service, words, guard, limiter } = parts;

  return async (app) => {
    await app.register(multipart);
    app.addHook("onClose", () => service.stop());

    app.get(
      "/get-word",
      {
        onRequest: guard.optional,
        schema: {
          tags,
          summary: "A word to say aloud",
          description:
            "From the learner's lessons, or those a guest names; words with a sound just missed come more often.",
          security: [{}, { bearer: [] }],
          querystring: PracticeWordQuery,
          response: { 200: PracticeWord, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const { after, missed, lessons } = request.query;
        const viewer = guard.viewerOrNull(request);
        const done =
          viewer === null
            ? listed(lessons).map(Number)
            : (await listProgress(parts.database.queries, viewer.accountId)).map(
                ({ lessonId }) => lessonId,
              );
        return {
          ...words.next(
            { after: after ?? null, missed: listed(missed), lessons: done },
            Math.random,
          ),
          collecting: parts.collecting,
        };
      },
    );

    app.post(
      "/check-pronunciation/",
      {
        onRequest: guard.optional,
        bodyLimit: 4 * 1024 * 1024 + 64 * 1024,
        schema: {
          tags,
          summary: "What was heard in a recording of a word",
          description:
            "A multipart form: `audio` (RIFF/WAVE), `word` (the Kazakh word that was to be said), `language` (of `message`; the speech is Kazakh). The recording is judged in memory and not kept, unless the operator collects and `consent` is `yes`.",
          consumes: ["multipart/form-data"],
          security: [{}, { bearer: [] }],
          response: { 200: PronunciationFeedback, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        await limiter.take("checkByAddress", clientAddress(request.ip));
        const { fields, audio } = await readRecordingForm(request);
        const word = (fields.get("word") ?? "").normalize("NFC").trim().replace(/\s+/g, " ");
        if (word === "") throw invalid({ word: [{ key: "field_required" }] });
        if (!isSpeakable(word)) throw invalid({ word: [{ key: "word_not_kazakh" }] });
        if (audio === null) throw invalid({ audio: [{ key: "field_required" }] });
        const asked = fields.get("language")?.toLowerCase();
        return service.check({
          audio,
          word,
          language: languages.find((known) => known === asked) ?? requestLanguage(request),
          accountId: guard.viewerOrNull(request)?.accountId ?? null,
          consent: fields.get("consent") === "yes",
        });
      },
    );

    app.post(
      "/speech-sets/",
      {
        onRequest: guard.required,
        schema: {
          tags,
          summary: "Five words said right",
          description:
            "Pays points for the receipts of five checks; the same five again change nothing.",
          security: [{ bearer: [] }],
          body: SpeechSetRequest,
          response: { 200: SpeechSetResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const { accountId } = guard.viewer(request);
        await limiter.take("saveByAccount", String(accountId));
        const { awarded, total, earned } = await service.finishSet(accountId, request.body);
        return {
          awarded,
          total,
          achievements: parts.showEarned(earned, requestLanguage(request)),
        };
      },
    );

    app.post(
      "/speech-recordings/rating/",
      {
        schema: {
          tags,
          summary: "Rate the verdict on a kept recording",
          body: RecordingRating,
          response: { 200: MessageResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        await limiter.take("checkByAddress", clientAddress(request.ip));
        await service.rate(request.body.recording, request.body.fair);
        return { message: say(requestLanguage(request), "recording_rated") };
      },
    );

    app.post(
      "/speech-recordings/deletion/",
      {
        schema: {
          tags,
          summary: "Delete kept recordings",
          body: RecordingDeletion,
          response: { 200: RecordingDeletionResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        await limiter.take("checkByAddress", clientAddress(request.ip));
        return { deleted: await service.forget(request.body.recordings) };
      },
    );
  };
}
