import type { GrammarPoint } from "@tilashar/course";
import { pointOfSuffix } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../ask.ts";
import { pointsOfPhrase } from "../intents/compare/form-meaning.ts";
import { firstTask } from "../intents/exercise/show-task.ts";
import { exerciseFor } from "../intents/exercise.ts";
import { questioned } from "../intents/question.ts";
import { wordsAbout } from "../intents/quiz/words-asked.ts";
import { quizFor, quizWith } from "../intents/quiz.ts";
import { questionsOn } from "../intents/story.ts";
import { task } from "../intents/translation-task.ts";
import { TERMS } from "../points/find-point.ts";
import { hasExercise } from "../points/show-point.ts";
import { listedWords } from "../practice/quiz-topic.ts";
import { holdsSome } from "../request/theme.ts";
import { nearestLaid, sidesOnTable } from "../table/on-table.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText } from "../text/fold.ts";
import { asIf } from "./as-if.ts";
import type { GoingOn } from "./going-on.ts";
import { kazakhNamed } from "./lines-meant.ts";
import { ownLanguage, shownLines, shownWords } from "./shown.ts";
import { storyTold } from "./story-told.ts";
import { words } from "./words.ts";

/** No surer than this, no words were found. */
const NOTHING = 0.6;
/** Fewer words make no round. */
const FEWEST = 3;

/** "Gie me ten verbs to turn negative": an exercise on the point that is named, was told or is shown by a form; of words a quiz. */
export const exercise: GoingOn = (asked, about, tools) => {
  // A sound is practised by words that have it
  const sounded =
    asked.exchange(0)?.reply.intent === "pronounce" ? words(asked, about, tools) : undefined;
  if ((sounded?.confidence ?? 0) > NOTHING) return sounded;
  const compared = toTranslate(asked, tools);
  if (compared) return compared;
  const point = pointMeant(asked, about, tools);
  if (point) return { ...firstTask(point, asked, tools, []), intent: "exercise" };
  const intent = asked.exchange(0)?.reply.intent;
  const list = intent === "list" ? ofList(asked, tools) : undefined;
  if (list) return list;
  if (intent === "translate" || intent === "translation-task") {
    const draft = task(asked, tools);
    if (draft) return { ...draft, intent: "translation-task" };
  }
  const draft = exerciseFor(about === undefined ? asked : asIf(about, asked), tools);
  return draft && { ...draft, intent: "exercise" };
};

/** "Test me on these", "ask me about the story": of listed words, a story, a rule; else of the words that are named. */
export const quiz: GoingOn = (asked, about, tools) => {
  const story = storyTold(asked)?.reply;
  const ofStory = story && questionsOn(story.text, asked, tools);
  if (ofStory) return ofStory;
  const own = about === undefined ? asked : asIf(about, asked);
  if (listedWords(own.folded, tools).length > 0) return { ...quizFor(own, tools), intent: "quiz" };
  const list = ofList(asked, tools) ?? toTranslate(asked, tools);
  if (list) return list;
  const point = pointMeant(asked, about, tools);
  return point
    ? { ...firstTask(point, asked, tools, []), intent: "exercise" }
    : { ...quizFor(own, tools), intent: "quiz" };
};

/** "Ask me about it": a question on the story that was told, or of the topic. */
export const askMe: GoingOn = (asked, about, tools) => {
  const { message = "" } = asked.exchange(0) ?? {};
  const story = storyTold(asked)?.reply;
  const ofStory = story && questionsOn(story.text, asked, tools);
  if (ofStory) return ofStory;
  const draft =
    questioned(about === undefined ? asked : asIf(about, asked), tools) ??
    questioned(asIf(message, asked), tools);
  return draft && { ...draft, intent: "talk" };
};

/** A quiz of the words that were listed. */
function ofList(asked: Asked, tools: Tools): Draft | undefined {
  const listed = OF_LIST.has(asked.exchange(0)?.reply.intent ?? "")
    ? wordsAbout("them", asked, tools)
    : [];
  if (listed.length >= FEWEST) return { ...quizWith(listed, asked, tools), intent: "quiz" };
  const shown = new Set(shownWords(asked, tools));
  const words = tools.course.lessons
    .flatMap((lesson) => lesson.words)
    .filter(({ kz }) => shown.has(kz))
    .filter((word, at, all) => all.findIndex(({ kz }) => kz === word.kz) === at);
  return words.length < FEWEST ? undefined : { ...quizWith(words, asked, tools), intent: "quiz" };
}

const OF_LIST: ReadonlySet<string> = new Set(["list", "number"]);

const OF_EACH = 2;
const LONGEST = 60;

/** After a comparison: sentences for each of the words, to be put into Kazakh with the one that fits. */
function toTranslate(asked: Asked, tools: Tools): Draft | undefined {
  if (asked.exchange(0)?.reply.intent !== "compare") return undefined;
  const own = ownLanguage(asked);
  const said = asked.history.map(({ text }) => text).join("\n");
  const lines = sidesOnTable(asked, tools).flatMap((word) =>
    tools.memory.lines
      .filter(
        ({ kz, lesson }) =>
          lesson !== undefined &&
          kz.length < LONGEST &&
          !said.includes(kz) &&
          holdsSome(kz, new Set([word])),
      )
      .slice(0, OF_EACH),
  );
  if (lines.length < FEWEST) return undefined;
  // Those of one word do not stand side by side
  const mixed = lines.toSorted((a, b) => a[own].localeCompare(b[own]));
  return {
    text: [
      tools.say("task.translate", asked.language),
      ...mixed.map((line, at) => `${at + 1}. ${line[own]}`),
    ].join("\n"),
    confidence: 0.9,
    intent: "translation-task",
  };
}

/** The point that has exercises: named, told, or of the form that was shown. */
function pointMeant(
  asked: Asked,
  about: string | undefined,
  tools: Tools,
): GrammarPoint | undefined {
  const endings = asked.raw.match(/(?<![\p{L}\d])-\p{Script=Cyrillic}{1,6}/gu)?.join(" ");
  const named = tools.points.find(endings ?? foldText(about ?? asked.folded))?.about;
  const kazakh = foldText(kazakhNamed(about, asked, tools));
  const laid = nearestLaid(asked, tools, (table) => table.point);
  const focus = asked.exchange(0)?.focus;
  const form =
    focus?.kind === "word" && focus.label !== undefined ? shownForm(asked, tools) : undefined;
  const checked = asked.exchange(0)?.reply.checked?.point ?? undefined;
  // «Дайте шесть фраз, я сам определю» after a rule names no other
  const isNamed = endings !== undefined || about !== undefined || TERMS.test(asked.folded);
  const ids = [
    isNamed || laid === undefined ? (named?.kind === "point" ? named.point.id : undefined) : laid,
    ...(kazakh.includes(" ") || kazakh === "" ? [] : pointsOfPhrase(kazakh, tools).slice(0, 1)),
    checked,
    laid,
    form,
  ];
  return ids
    .flatMap((id) => tools.course.grammarById.get(id ?? "") ?? [])
    .find((point) => hasExercise(point));
}

/** The point of the last ending of the form that was shown. */
function shownForm(asked: Asked, tools: Tools): string | undefined {
  const piece = asked.exchange(0)?.reply.kazakh[0]?.text ?? shownLines(asked, tools)[0] ?? "";
  const id = knownReadings(foldText(piece))[0]?.suffixes.at(-1)?.id;
  return id === undefined ? undefined : pointOfSuffix(tools.course, id)?.id;
}
