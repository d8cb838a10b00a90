import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { dialogueIntent } from "../intents/dialogue.ts";
import { exerciseIntent } from "../intents/exercise.ts";
import { questioned } from "../intents/question.ts";
import { quizIntent } from "../intents/quiz.ts";
import { storyIntent } from "../intents/story.ts";
import { openHeading } from "../practice/heading.ts";
import { askedAgain } from "../practice/quiz.ts";
import { sentencesGiven } from "../practice/sentences-given.ts";
import { readRequest } from "../request/read-request.ts";
import { standingOf } from "../talk/understand-talk.ts";
import { foldText } from "../text/fold.ts";
import { asIf } from "./as-if.ts";
import type { GoingOn } from "./going-on.ts";
import { withMeaning } from "./shown.ts";

/** Words of giving up that every practice knows. */
const SKIP = { en: "i don't know", ru: "не знаю", kz: "білмеймін" } as const;
const HINT = { en: "hint", ru: "подскажи", kz: "көмектес" } as const;
const STOP = { en: "stop", ru: "стоп", kz: "тоқта" } as const;

/** "No idea, what is it?": the answer of the open question, then the next one; a hint where one is asked for. */
export const giveUp: GoingOn = (asked, _about, tools) => {
  const { history, language } = asked;
  const isHint = tools.patterns.one("give-up.hinted").test(foldText(asked.whole));
  if (askedAgain(history, tools) !== undefined) {
    const told = quizIntent.answer(asIf(SKIP[language], asked), tools);
    return isHint ? firstLetter(told, asked, tools) : told && { ...told, intent: "quiz" };
  }
  if (openHeading("exercise.heading", history, tools)) {
    const word = isHint ? HINT : SKIP;
    const told = exerciseIntent.understand(asIf(word[language], asked), tools)?.answer();
    return told && { ...told, intent: "exercise" };
  }
  return (
    sceneHint(asked, tools) ?? ofStory(asked, tools) ?? ofTalk(asked, tools) ?? ofTask(asked, tools)
  );
};

/** "That will do": what is played or asked ends; a talk is taken leave of. */
export const stop: GoingOn = (asked, _about, tools) => {
  const { history, language } = asked;
  const order = asIf(STOP[language], asked);
  if (askedAgain(history, tools) !== undefined) {
    const told = quizIntent.answer(order, tools);
    return told && { ...told, intent: "quiz" };
  }
  for (const [heading, intent] of [
    ["exercise.heading", exerciseIntent],
    ["scene.heading", dialogueIntent],
    ["scene.swapped", dialogueIntent],
  ] as const) {
    const told = openHeading(heading, history, tools)
      ? intent.understand(order, tools)?.answer()
      : undefined;
    if (told) return { ...told, intent: intent.name };
  }
  return {
    text: tools.say("stop.enough", language),
    kazakh: [kz("Сау болыңыз!")],
    confidence: 0.9,
    intent: "small-talk",
  };
};

/** What one could say at this turn of the scene that is played. */
export function sceneHint(asked: Asked, tools: Tools): Draft | undefined {
  const isPlayed = ["scene.heading", "scene.swapped"].some((name) =>
    openHeading(name, asked.history, tools),
  );
  if (!isPlayed) return undefined;
  const told = dialogueIntent
    .understand(asIf(asked.language === "en" ? "hint" : "не знаю", asked), tools)
    ?.answer();
  return told && { ...told, intent: "dialogue" };
}

/** The letter that the answer begins with, and the question again. */
function firstLetter(told: Draft | undefined, asked: Asked, tools: Tools): Draft | undefined {
  const answer = told?.kazakh?.[0]?.text ?? "";
  if (answer === "") return told;
  return {
    text: [
      tools.say("hint.letter", asked.language, { x: answer.slice(0, 2), n: [...answer].length }),
      askedAgain(asked.history, tools) ?? "",
    ].join("\n"),
    confidence: 0.9,
    intent: "quiz",
  };
}

/** The right answer to the question on a story. */
function ofStory(asked: Asked, tools: Tools): Draft | undefined {
  if (!openHeading("story.question", asked.history, tools)) return undefined;
  for (const letter of ["a", "b", "c", "d"]) {
    const draft = storyIntent.understand(asIf(letter, asked), tools)?.answer();
    const right = ["exercise.right"].some((name) =>
      (["en", "ru", "kz"] as const).some((one) =>
        draft?.text.startsWith(tools.say(name, one, { x: "" }).trim()),
      ),
    );
    if (draft && right)
      return {
        ...draft,
        text: draft.text.replace(/^\S+/u, tools.say("hint.answer", asked.language)),
        intent: "story",
      };
  }
  return undefined;
}

/** An answer that could be given to the tutor's own question. */
function ofTalk(asked: Asked, tools: Tools): Draft | undefined {
  const { open } = standingOf(asked.history, tools);
  const replies = open === undefined ? [] : (tools.topics.question.get(open)?.replies ?? []);
  if (replies.length === 0) return undefined;
  const next = questioned(asked, tools);
  return {
    text: [
      tools.say("hint.couldSay", asked.language),
      ...replies.slice(0, 3).map((one) => `- ${withMeaning(one, asked.language, tools)}`),
      ...(next ? ["", next.text] : []),
    ].join("\n"),
    kazakh: [...replies.slice(0, 3).map((one) => kz(one)), ...(next?.kazakh ?? [])],
    chips: next?.chips ?? replies.slice(0, 3),
    confidence: 0.9,
    intent: "talk",
  };
}

/** A sentence that was given to translate, in Kazakh: the one that is counted to, or the first. */
function ofTask(asked: Asked, tools: Tools): Draft | undefined {
  const given = sentencesGiven(asked.history, tools);
  if (!given) return undefined;
  const { rows, done } = given;
  const number = Number(/(?<!\d)\d{1,2}(?!\d)/u.exec(asked.whole)?.[0] ?? 0);
  const next = rows.findIndex((_, at) => !done.has(at));
  const place = number > 0 ? number - 1 : (readRequest(asked, tools).place ?? Math.max(0, next));
  const row = rows.at(place) ?? "";
  const line = tools.memory.find(row, "en")[0] ?? tools.memory.find(row, "ru")[0];
  if (!line) return undefined;
  if (tools.patterns.one("give-up.hinted").test(foldText(asked.whole)))
    return {
      text: tools.say("hint.begins", asked.language, { x: row, y: line.kz.split(" ")[0] ?? "" }),
      confidence: 0.9,
      intent: "translation-task",
    };
  return {
    text: tools.say("task.rowTold", asked.language, {
      n: (place < 0 ? rows.length + place : place) + 1,
      x: row,
      y: line.kz,
    }),
    kazakh: [kz(line.kz)],
    confidence: 0.92,
    intent: "translation-task",
  };
}
