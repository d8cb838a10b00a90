import type { Asked, Draft, Tools } from "../ask.ts";
import { pointTitled } from "../intents/exercise/show-task.ts";
import { stepOfPlan } from "../intents/plan.ts";
import { tasksOf } from "../practice/exercise.ts";
import { openHeading } from "../practice/heading.ts";
import { askedAgain, nextWord, openQuestion, promptOf } from "../practice/quiz.ts";
import { sentencesGiven } from "../practice/sentences-given.ts";
import { standingOf } from "../talk/understand-talk.ts";
import { sceneHint } from "./give-up.ts";
import type { GoingOn } from "./going-on.ts";
import { ownLanguageOf } from "./own-language.ts";
import { withMeaning } from "./shown.ts";

/** "I don't get the question": what is to be done, shown by a like one that is solved, and the item again. */
export const task: GoingOn = (asked, _about, tools) =>
  ofQuiz(asked, tools) ??
  ofExercise(asked, tools) ??
  sceneHint(asked, tools) ??
  ofStory(asked, tools) ??
  ofTalk(asked, tools) ??
  ofSentences(asked, tools) ??
  stepOfPlan(asked, tools) ??
  // Nothing waits: what was said last is told in the learner's language
  ownLanguageOf(asked, undefined, tools);

function ofQuiz(asked: Asked, tools: Tools): Draft | undefined {
  const open = openQuestion(asked.history, tools);
  if (!open) return undefined;
  const { language } = open;
  const like = nextWord(tools.course, [], asked.seed + 1, asked.history, language);
  const prompt = promptOf(like, language);
  return {
    text: [
      tools.say("task.quiz", asked.language),
      tools.say("task.like", asked.language, { x: `${prompt} → ${like.kz}` }),
      "",
      askedAgain(asked.history, tools) ?? "",
    ].join("\n"),
    confidence: 0.92,
    intent: "quiz",
    state: { quiz: open },
  };
}

function ofExercise(asked: Asked, tools: Tools): Draft | undefined {
  const open = openHeading("exercise.heading", asked.history, tools);
  if (!open) return undefined;
  const { language, places, said } = open;
  const title = (places.x ?? "").replace(
    tools.say("exercise.harderTitle", language, { x: "" }),
    "",
  );
  const point = pointTitled(title, language, tools);
  const like = point
    ? tasksOf(point, `${asked.seed}:like`, asked.language, tools).find(
        (one) => !said.includes(one.question) && one.because.length > 0,
      )
    : undefined;
  const isChoice = /^[a-d]\) /mu.test(said);
  return {
    text: [
      tools.say(isChoice ? "task.choose" : "task.form", asked.language),
      ...(like
        ? [
            tools.say("task.like", asked.language, {
              x: `${like.question.replace(/ ?→ ?…$/u, "")} → ${like.answer}`,
            }),
            ...like.because,
          ]
        : []),
      "",
      said,
    ].join("\n"),
    confidence: 0.92,
    intent: "exercise",
    ...(point && { points: [point.id] }),
  };
}

function ofStory(asked: Asked, tools: Tools): Draft | undefined {
  const open = openHeading("story.question", asked.history, tools);
  return (
    open && {
      text: [tools.say("task.story", asked.language), "", open.said].join("\n"),
      confidence: 0.92,
      intent: "story",
    }
  );
}

/** A question of a talk: what it asks, and how one may answer. */
function ofTalk(asked: Asked, tools: Tools): Draft | undefined {
  const { open } = standingOf(asked.history, tools);
  const question = open === undefined ? undefined : tools.topics.question.get(open);
  if (!question) return undefined;
  const { language } = asked;
  return {
    text: [
      tools.say("task.talk", language),
      withMeaning(question.says.A.kz, language, tools),
      tools.say("hint.couldSay", language),
      ...question.replies.slice(0, 2).map((one) => `- ${withMeaning(one, language, tools)}`),
    ].join("\n"),
    chips: question.replies.slice(0, 3),
    confidence: 0.9,
    intent: "talk",
  };
}

/** Sentences to be put into Kazakh: one like them is done. */
function ofSentences(asked: Asked, tools: Tools): Draft | undefined {
  const given = sentencesGiven(asked.history, tools);
  if (!given) return undefined;
  const { rows, source } = given;
  const said = rows.join("\n");
  const like = tools.memory.lines.find(
    (line) =>
      line.lesson !== undefined && line.kz.split(" ").length < 5 && !said.includes(line[source]),
  );
  return {
    text: [
      tools.say("task.sentences", asked.language),
      ...(like
        ? [tools.say("task.like", asked.language, { x: `${like[source]} → ${like.kz}` })]
        : []),
      "",
      ...rows.map((row, at) => `${at + 1}. ${row}`),
    ].join("\n"),
    confidence: 0.9,
    intent: "translation-task",
  };
}
