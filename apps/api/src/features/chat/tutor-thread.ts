import { existsSync, readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { analyse } from "@tilashar/kazakh";
import { engineTools, makeTutor, ruleText } from "@tilashar/tutor";
import { giveBackMemory } from "#api/threads/give-back-memory.ts";
import { checkKazakh } from "./kazakh-check.ts";
import type {
  ToldCorrection,
  ToldReply,
  TutorAnswer,
  TutorQuestion,
  TutorThreadData,
} from "./tutor-questions.ts";

const port = parentPort;
if (port === null) throw new Error("This program runs as a thread.");
const { course, learntFile } = workerData as TutorThreadData;
const learnt = existsSync(learntFile) ? readFileSync(learntFile) : undefined;
const tutor = makeTutor({ course, learnt });
const tools = engineTools(tutor.tools);

/** The dictionary form behind a corrected one, with its meanings. */
function wordOf(text: string): ToldCorrection["word"] {
  const { glossary } = tutor.tools;
  const lower = text.toLowerCase();
  const lemmas = [lower, ...analyse(lower).flatMap((one) => (one.guessed ? [] : [one.lemma]))];
  for (const lemma of lemmas) {
    const [sense] = glossary.senses(lemma);
    if (sense) return { kz: sense.kz, en: sense.en.join(", "), ru: sense.ru.join(", ") };
  }
  return null;
}

function answer(question: TutorQuestion): unknown {
  switch (question.ask) {
    case "answer": {
      const { state: _, corrections = [], ...reply } = tutor.answer(question.request);
      return {
        ...reply,
        corrections: corrections.map((one) => ({
          ...one,
          explanation: ruleText(one.rule, reply.language, tutor.tools),
          word: wordOf(one.to),
        })),
      } satisfies ToldReply;
    }
    case "check":
      return checkKazakh(question.text, question.language, {
        said: question.said,
        glossary: tutor.tools.glossary,
        judge: tutor.tools.judge,
      });
    case "translate":
      return tools.translate(question.text);
    case "gloss":
      return tools.gloss(question.text, question.language);
    case "analyse":
      return tools.analyse(question.word);
    case "inflect":
      return tools.inflect(question.lemma, question.label);
    case "number":
      return tools.number(question.text);
    case "findLesson":
      return tools.findLesson(question.about);
    case "checkSentence":
      return tools.checkSentence(question.sentence);
  }
}

port.on("message", (question: TutorQuestion) => {
  let told: TutorAnswer;
  try {
    told = { value: answer(question) };
  } catch (error) {
    // A thread that ended here would have to be built anew for the next question.
    told = { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  port.postMessage(told);
});
// Its indexes are built with the first answers: they belong to getting ready, which has time, and not to a
// learner's question, which has a few seconds.
for (const message of ["How do I say thank you?", "мектебімізден"]) tutor.answer({ message });
giveBackMemory();
port.postMessage("ready");
