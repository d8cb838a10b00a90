import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { Language } from "@tilashar/course";
import { analyse, storedIndexes } from "@tilashar/kazakh";
import {
  engineTools,
  INDEXES_FILE,
  languagePrint,
  makeTutor,
  readIndexes,
  ruleText,
  taughtCourse,
} from "@tilashar/tutor";
import { giveBackAfterWork } from "#api/threads/give-back-memory.ts";
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
const indexesFile = join(dirname(learntFile), INDEXES_FILE);
if (existsSync(indexesFile))
  storedIndexes.use(readIndexes(readFileSync(indexesFile), languagePrint()));
const learnt = existsSync(learntFile) ? readFileSync(learntFile) : undefined;
const tutor = makeTutor({ course: taughtCourse(course), learnt });
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
    case "prepare":
      prepare(question.language);
      return null;
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

/** Messages with whose answers most indexes of a language are built. */
const usual = {
  en: ["How do I say thank you?", "мектебімізден"],
  ru: ["Как сказать «спасибо»?", "мектебімізден"],
  kz: ["Қазақша «спасибо» қалай айтылады?", "мектебімізден"],
} as const;
const prepared = new Set<Language>();

function prepare(language: Language): void {
  if (prepared.has(language)) return;
  prepared.add(language);
  for (const message of usual[language]) tutor.answer({ message, interfaceLanguage: language });
}

const rest = giveBackAfterWork();
port.on("message", (question: TutorQuestion) => {
  let told: TutorAnswer;
  try {
    told = { value: answer(question) };
  } catch (error) {
    // A thread that ended here would have to be built anew for the next question.
    told = { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  port.postMessage(told);
  rest();
});
port.postMessage("ready");
