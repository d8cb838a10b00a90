import type { Language } from "@tilashar/contracts";
import { renderLine } from "@tilashar/course";
import { StartError } from "#api/errors.ts";
import {
  chatRoutes,
  makeChatService,
  makeModelBudget,
  makeModelEngine,
  makeOfflineEngine,
  openTutorWorker,
  sentenceCheckRoutes,
} from "../features/chat/index.ts";
import { toLessonSummary } from "../features/lessons/index.ts";
import { toReadingSummary } from "../features/readings/index.ts";
import {
  deleteOldRecordings,
  makeOutsideRecogniser,
  makePracticeWords,
  makeReceipts,
  makeSpeechService,
  speechRoutes,
} from "../features/speech/index.ts";
import { makeStudioService, openStudioEar, studioRoutes } from "../features/studio/index.ts";
import {
  engineFolder,
  makeOutsideVoice,
  makeVoiceService,
  openSoundThread,
  readInstalledVoice,
  voiceRoutes,
} from "../features/voice/index.ts";
import { guestZone } from "../features/word-of-the-day/index.ts";
import type { Foundation } from "./foundation.ts";
import type { Learning } from "./learning.ts";
import type { Area, FeatureParts } from "./parts.ts";
import type { Texts } from "./texts.ts";

/** Agreed-to recordings of speech are forgotten after a year. */
const recordingsKeptMs = 365 * 24 * 60 * 60 * 1000;

/** A line about Kazakh without its marks. */
const plainLine = (line: string, language: Language): string =>
  renderLine(line, language)
    .map(({ text }) => text)
    .join("");

/** Conversation: hearing Kazakh, saying it, and the tutor. */
export function makeConversation(
  parts: FeatureParts,
  { limiter, asLearner, guard, noteAct, keyFor, badges, recordEvent, warn }: Foundation,
  { readings }: Texts,
  { nextLessonOf }: Learning,
): Area {
  const { config, database, course, catalogue, now } = parts;
  const { asr, llm, tts } = config.outside;
  const neuralVoice = () => {
    if (!config.voiceModel) return null;
    try {
      const voice = readInstalledVoice(config.voiceModel, config.dataDir);
      return { voice, engine: engineFolder(config.dataDir) };
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      // Lessons go on with our own voice.
      warn(error.message);
      return null;
    }
  };
  const practiceWords = makePracticeWords(course, parts.pictures);
  const sounds = openSoundThread({
    courseWords: parts.courseWords,
    practiceWords: practiceWords.spoken,
  });
  const voice = makeVoiceService({
    dataDir: config.dataDir,
    sounds,
    queries: database.queries,
    neural: neuralVoice(),
    now,
    outside: tts && makeOutsideVoice({ address: tts, warn, now }),
    limiter,
    warn,
  });
  const collecting = config.speechCollect === true;
  const speech = makeSpeechService({
    database,
    asLearner,
    recordEvent,
    receipts: makeReceipts(keyFor("speech receipt")),
    recogniser: asr && makeOutsideRecogniser({ address: asr, warn, now }),
    sounds,
    collecting,
    now,
  });
  const ear = openStudioEar(course);
  const studio = makeStudioService({ database, ear, asLearner, limiter, noteAct, now });
  const tutor = parts.threads?.tutor ?? openTutorWorker({ course, learntFile: parts.learntFile });
  const chat = makeChatService({
    database,
    engine: llm
      ? makeModelEngine({
          address: llm,
          tutor,
          budget: makeModelBudget({ database, ...llm, now }),
          warn,
          now,
        })
      : makeOfflineEngine(tutor, now),
    asLearner,
    recordEvent,
    nextLessonOf,
    guestZone,
    now,
  });
  const { showEarned } = badges;
  const pointOf = (id: string, language: Language) => {
    const point = course.grammarById.get(id);
    return point && { id, title: plainLine(point.titles[language], language) };
  };

  return {
    routes: [
      speechRoutes({
        service: speech,
        words: practiceWords,
        database,
        limiter,
        guard,
        collecting,
        showEarned,
      }),
      chatRoutes({
        service: chat,
        tutor,
        limiter,
        guard,
        showEarned,
        lessonOf: (id) => {
          const lesson = catalogue.lessonOf(id);
          return lesson && toLessonSummary(lesson);
        },
        pointOf,
        readingOf: (id) => {
          const reading = readings.readingOf(id);
          return reading && toReadingSummary(reading);
        },
      }),
      studioRoutes(studio, guard),
      sentenceCheckRoutes({ tutor, limiter, guard, pointOf }),
    ],
    assets: [voiceRoutes(voice, config.publicUrl)],
    hourlyJobs: [
      () => deleteOldRecordings(database.queries, new Date(now() - recordingsKeptMs).toISOString()),
    ],
    workers: [sounds, ...(parts.threads?.tutor ? [] : [tutor])].map((thread) => ({
      start: async () => {},
      stop: () => thread.stop(),
    })),
  };
}
