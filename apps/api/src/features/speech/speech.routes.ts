import multipart from "@fastify/multipart";
import { languages, speechEndpoints, type PracticeWord as ToldWord } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Database } from "#api/db/database.ts";
import { invalid } from "#api/errors.ts";
import type { AchievementPresenter } from "#api/features/achievements/index.ts";
import { finishedWork, listProgress } from "#api/features/progress/index.ts";
import { clientAddress } from "#api/limits/client-address.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import { feedbackOf } from "./feedback.wire.ts";
import { isSpeakable, type PracticeWord, type PracticeWords } from "./practice-words.ts";
import { readRecordingForm } from "./recording-form.ts";
import type { SpeechService } from "./speech.service.ts";

interface SpeechRoutesParts {
  service: SpeechService;
  words: PracticeWords;
  database: Database;
  limiter: RateLimiter;
  guard: Guard;
  collecting: boolean;
  showEarned: AchievementPresenter["showEarned"];
}

const listed = (text: string | undefined) => (text ?? "").split(",").filter(Boolean);

/** The calls of the pronunciation screen. */
export function speechRoutes(parts: SpeechRoutesParts): FastifyPluginAsync {
  const { service, words, guard, limiter } = parts;

  return async (app) => {
    await app.register(multipart);

    register(app, speechEndpoints.practiceWord, async (request) => {
      const { after, missed, lessons } = request.query;
      const viewer = guard.viewerOrNull(request);
      const done =
        viewer === null
          ? listed(lessons).map(Number)
          : (await listProgress(parts.database.queries, viewer.accountId)).map(
              ({ lessonId }) => lessonId,
            );
      const wish = { after: after ?? null, missed: listed(missed), lessons: done };
      return toPracticeWord(words.next(wish, Math.random), parts.collecting);
    });

    register(
      app,
      speechEndpoints.check,
      async (request) => {
        await limiter.take("checkByAddress", clientAddress(request.ip));
        const { fields, audio } = await readRecordingForm(request);
        const word = (fields.get("word") ?? "").normalize("NFC").trim().replace(/\s+/g, " ");
        if (word === "") throw invalid({ word: [{ key: "field_required" }] });
        if (!isSpeakable(word)) throw invalid({ word: [{ key: "word_not_kazakh" }] });
        if (audio === null) throw invalid({ audio: [{ key: "field_required" }] });
        const asked = fields.get("language")?.toLowerCase();
        const { verdict, ...checked } = await service.check({
          audio,
          word,
          accountId: guard.viewerOrNull(request)?.accountId ?? null,
          consent: fields.get("consent") === "yes",
        });
        const language = languages.find((known) => known === asked) ?? requestLanguage(request);
        return { ...feedbackOf(verdict, language), ...checked };
      },
      { bodyLimit: 4 * 1024 * 1024 + 64 * 1024 },
    );

    register(app, speechEndpoints.finishSet, async (request) => {
      const { accountId } = guard.viewer(request);
      const { awarded, total, earned } = await service.finishSet(
        accountId,
        request.body.receipts,
        finishedWork(request.body),
      );
      return {
        awarded,
        total,
        achievements: parts.showEarned(earned, requestLanguage(request)),
      };
    });

    register(app, speechEndpoints.rateRecording, async (request) => {
      await limiter.take("checkByAddress", clientAddress(request.ip));
      await service.rate(request.body.recording, request.body.fair);
      return { message: say(requestLanguage(request), "recording_rated") };
    });

    register(app, speechEndpoints.deleteRecordings, async (request) => {
      await limiter.take("checkByAddress", clientAddress(request.ip));
      return { deleted: await service.forget(request.body.recordings) };
    });
  };
}

const toPracticeWord = (
  { word, transcript, picture, lesson }: PracticeWord,
  collecting: boolean,
): ToldWord => ({
  word: word.kz,
  word_ru: word.ru[0] ?? "",
  word_en: word.en[0] ?? "",
  transcript,
  img: picture,
  lesson_id: word.lessonId,
  lesson_title: { ...lesson },
  collecting,
});
