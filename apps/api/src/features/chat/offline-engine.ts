import type { ChatEngine, ChatQuestion, EngineReply } from "./chat-engine.ts";
import type { TutorWorker } from "./tutor-worker.ts";

/** Answers by rules, the lexicon and the course: the same question gives the same reply, and nothing leaves the house. */
export function makeOfflineEngine(tutor: TutorWorker, now: () => number): ChatEngine {
  return {
    async *reply(question) {
      yield { kind: "reply", reply: await askTutor(tutor, question, now()) };
    },
  };
}

/** The tutor's reply as an engine's. */
export async function askTutor(
  tutor: TutorWorker,
  { message, history, language, level, nextLesson, seed, zone }: ChatQuestion,
  now: number,
): Promise<EngineReply> {
  const reply = await tutor.answer({
    message,
    history,
    interfaceLanguage: language,
    level,
    ...(nextLesson !== undefined && { nextLesson }),
    seed,
    now: clockIn(zone, now),
  });
  return { ...reply, engine: "offline", note: null, unchecked: [] };
}

/** What a clock on the wall of a zone shows. */
function clockIn(zone: string, now: number) {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(now);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: of("year"),
    month: of("month"),
    day: of("day"),
    hour: of("hour"),
    minute: of("minute"),
  };
}
