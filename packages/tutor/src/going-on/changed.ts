import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { readWish } from "../features/wish.ts";
import { sceneFor } from "../intents/dialogue.ts";
import { exerciseFor } from "../intents/exercise.ts";
import { followUpIntent } from "../intents/follow-up.ts";
import { listFor } from "../intents/lists.ts";
import { phrasesFor } from "../intents/phrases.ts";
import { plan } from "../intents/plan.ts";
import { questioned } from "../intents/question.ts";
import { quizFor } from "../intents/quiz.ts";
import { storyFor } from "../intents/story.ts";
import { task } from "../intents/translation-task.ts";
import { GOING_ON } from "../recognise/going-on.ts";
import { change, changePerson } from "../request/change.ts";
import { exemplify } from "../request/exemplify.ts";
import { readRequest } from "../request/read-request.ts";
import { reshapeList, reshapePlan } from "../request/reshape.ts";
import { sameWithOther } from "../request/say.ts";
import { turnedSentence } from "../request/turned-sentence.ts";
import { foldText } from "../text/fold.ts";
import { asIf } from "./as-if.ts";
import type { GoingOn } from "./going-on.ts";
import { shownLines } from "./shown.ts";

type Anew = (asked: Asked, tools: Tools) => Draft | undefined;

/** What is made anew of another topic, by the intent of the last reply. */
const ANEW: Readonly<Record<string, Anew>> = {
  quiz: quizFor,
  exercise: exerciseFor,
  list: listFor,
  phrases: phrasesFor,
  dialogue: sceneFor,
  talk: questioned,
  story: storyFor,
  "translation-task": task,
};

/** "And he?", "fifteen minutes", «по-другому: цены»: the same with another person, word, time, size or topic. */
export const changed: GoingOn = (asked, about, tools) => {
  const intent = asked.exchange(0)?.reply.intent ?? "";
  if (intent === "plan") return planAnew(asked, tools);
  const own = about === undefined ? asked : asIf(about, asked);
  const made = ANEW[intent];
  if (made) {
    const draft = made(own, tools) ?? made(asked, tools);
    if (draft) return { ...draft, intent };
  }
  const read = readRequest(asked, tools);
  if (intent === "list") return reshapeList(asked, read, tools);
  if (intent === "examples") {
    const draft = exemplify(asked, read, tools);
    if (draft) return draft;
  }
  const draft =
    change(asked, read, tools) ??
    changePerson(asked, read, tools) ??
    followUpIntent.answer(asked, tools) ??
    GOING_ON.changed?.(asked, tools) ??
    followUpIntent.answer(own, tools) ??
    GOING_ON.changed?.(own, tools) ??
    sameWithOther(asked, { ...read, names: (id) => id === "same" || read.names(id) }, tools) ??
    turnedShown(asked, about, tools);
  return draft ? { ...draft, intent: "follow-up" } : kept(asked, tools);
};

/** The plan with what is now wished for. */
function planAnew(asked: Asked, tools: Tools): Draft | undefined {
  const read = readRequest(asked, tools);
  const reshaped = reshapePlan(asked, read, tools);
  if (reshaped) return reshaped;
  const before = asked.exchange(0)?.message ?? "";
  const draft = plan(asIf(`${before} ${asked.raw}`, asked), tools);
  return draft && { ...draft, intent: "plan" };
}

/** The first line of the last reply, turned as it is wished. */
function turnedShown(asked: Asked, about: string | undefined, tools: Tools): Draft | undefined {
  const { wish, found } = readWish(foldText(about ?? asked.folded));
  if (found === 0) return undefined;
  for (const line of shownLines(asked, tools).slice(0, 3)) {
    const text = turnedSentence(line, { wish }, tools);
    if (text !== undefined)
      return {
        text,
        kazakh: [kz(text)],
        translated: { text, sure: true, from: "composed" },
        confidence: 0.88,
      };
  }
  return undefined;
}

/** It cannot be turned so and vouched for: that is said. */
function kept(asked: Asked, tools: Tools): Draft | undefined {
  const [line] = shownLines(asked, tools);
  return line === undefined
    ? undefined
    : {
        text: tools.say("request.notTurned", asked.language, { x: line }),
        kazakh: [kz(line)],
        confidence: 0.5,
        intent: "follow-up",
      };
}
