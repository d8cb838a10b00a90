import { parentPort, workerData } from "node:worker_threads";
import { giveBackAfterWork } from "#api/threads/give-back-memory.ts";
import type {
  SoundQuestion,
  SoundThreadData,
  VoiceAnswer,
  VoiceQuestion,
} from "./sound-questions.ts";

const port = parentPort;
if (port === null) throw new Error("This program runs as a thread.");
const { courseWords, practiceWords } = workerData as SoundThreadData;

/** What is loaded when it is first asked for: who only listens needs no judge. */
function atFirst<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

const voice = atFirst(async () => (await import("./voice-answers.ts")).startVoice(courseWords));

/** Without its model the thread still answers: that there is none. */
const judge = atFirst(() =>
  import("@tilashar/speech/judge").then(
    (loaded) => loaded.judge,
    (error: unknown) => {
      console.error(
        JSON.stringify({ level: 50, msg: `the judge of pronunciation cannot start: ${error}` }),
      );
      return null;
    },
  ),
);

async function voiceAnswer(question: VoiceQuestion): Promise<VoiceAnswer> {
  const answerTo = await voice();
  // A sound that can't be read is an answer; ours that can't be made ends the thread, and another takes its place.
  return answerTo(question).catch((error: unknown) => {
    if (question.ask !== "say") return null;
    throw error;
  });
}

const rest = giveBackAfterWork();
port.on("message", async (question: SoundQuestion) => {
  if (question.ask === "judge") {
    const hear = await judge();
    const { audio, expected } = question;
    port.postMessage(hear === null ? null : hear(audio, expected, { words: practiceWords }));
    return rest();
  }
  const answer = await voiceAnswer(question);
  port.postMessage(answer, answer === null ? [] : [answer.buffer]);
  rest();
});
port.postMessage("ready");
