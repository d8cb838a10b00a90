import type { Asked, Draft, Tools } from "../ask.ts";
import { customOnTable } from "../further/beside.ts";
import { proverbIntent } from "../intents/course-items.ts";
import { cultureIntent, cultureSubjects } from "../intents/culture.ts";
import { sceneFor } from "../intents/dialogue.ts";
import { exerciseIntent } from "../intents/exercise.ts";
import { onPoint } from "../intents/explain.ts";
import { otherLine } from "../intents/follow-up/another-line.ts";
import { phrasesFor } from "../intents/phrases.ts";
import { questioned } from "../intents/question.ts";
import { quizIntent } from "../intents/quiz.ts";
import { storyFor, storyIntent } from "../intents/story.ts";
import { task } from "../intents/translation-task.ts";
import { openHeading } from "../practice/heading.ts";
import { openQuestion } from "../practice/quiz.ts";
import { asksToSwap } from "../practice/swapped-scene.ts";
import { ANSWER_BY_KIND } from "../recognise/answer-by-kind.ts";
import { morePhrases } from "../request/more-phrases.ts";
import { readRequest } from "../request/read-request.ts";
import { asIf } from "./as-if.ts";
import { example } from "./example.ts";
import type { GoingOn } from "./going-on.ts";
import { words } from "./words.ts";

const MORE_WORD = { en: "more", ru: "дальше", kz: "әрі қарай" } as const;
const ANOTHER = { en: "another", ru: "ещё", kz: "тағы" } as const;
const SKIP = { en: "i don't know", ru: "не знаю", kz: "білмеймін" } as const;

/** "Two more", «дальше», "and then what?": the next of what was given last. */
export const more: GoingOn = (asked, about, tools) => {
  const { history, language } = asked;
  const last = asked.exchange(0);
  const intent = last?.reply.intent ?? "";
  if (openQuestion(history, tools))
    return named(quizIntent.answer(asIf(SKIP[language], asked), tools), "quiz");
  if (openHeading("exercise.heading", history, tools))
    return named(
      exerciseIntent.understand(asIf(ANOTHER[language], asked), tools)?.answer(),
      "exercise",
    );
  if (intent === "story")
    return named(
      storyIntent.understand(asIf(MORE_WORD[language], asked), tools)?.answer() ??
        storyFor(asked, tools),
      "story",
    );
  const focus = asked.focus();
  const anew: Asked = { ...asked, seed: asked.seed + asked.history.length };
  const ways: Readonly<Record<string, () => Draft | undefined>> = {
    list: () => words(asked, undefined, tools),
    phrases: () => {
      const read = readRequest(asked, tools);
      const all = { ...read, rest: [], names: (id: string) => id === "more" || read.names(id) };
      return morePhrases(asked, all, tools) ?? phrasesFor(asIf(last?.message ?? "", asked), tools);
    },
    examples: () => example(asked, about, tools),
    "translation-task": () => task(asked, tools),
    talk: () => questioned(asked, tools),
    proverb: () => proverbIntent.answer(asIf(last?.message ?? "", anew), tools),
  };
  const draft =
    ways[intent]?.() ??
    (focus?.kind === "topic" ? onPoint(focus.id, asked, tools, false) : undefined) ??
    (focus?.kind === "word" ? otherLine(focus.lemma, asked, tools) : undefined);
  return draft && { ...draft, intent: ways[intent] ? intent : "follow-up" };
};

/** A further question about how Kazakhs live: a sentence of what was told, or another subject. */
export const culture: GoingOn = (asked, _about, tools) =>
  named(
    cultureIntent.understand(asked, tools)?.answer() ??
      ANSWER_BY_KIND.culture?.(asked, tools) ??
      onlyThis(asked, tools) ??
      cultureSubjects(asked, tools),
    "culture",
  );

/** What was told of the custom is all that is known of it: that is said, with what may hold the answer. */
function onlyThis(asked: Asked, tools: Tools): Draft | undefined {
  const custom = customOnTable(asked, tools);
  return (
    custom && {
      text: tools.say("culture.onlyThis", asked.language, { x: custom.answer[asked.language] }),
      confidence: 0.7,
      focus: { kind: "culture", id: custom.id },
    }
  );
}

/** "Act it with me": the scene that is named, or that of what was spoken of. */
export const scene: GoingOn = (asked, _about, tools) => {
  const [likely] = tools.answers.find("scene", asked.whole);
  const isNamed = likely !== undefined && likely.probability >= LIKELY;
  const before = asked.exchange(0)?.message ?? "";
  return named(
    sceneFor(
      isNamed || asksToSwap(asked, tools) ? asked : asIf(`${before} ${asked.whole}`, asked),
      tools,
    ),
    "dialogue",
  );
};
const LIKELY = 0.3;

const named = (draft: Draft | undefined, intent: string): Draft | undefined =>
  draft && { ...draft, intent };

/** What is asked for by itself is answered as a first message is. */
export const asFirst =
  (kind: string, intent: string): GoingOn =>
  (asked: Asked, _about, tools: Tools) =>
    named(ANSWER_BY_KIND[kind]?.(asked, tools), intent);
