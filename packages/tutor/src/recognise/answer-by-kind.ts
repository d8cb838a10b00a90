import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { readWish, type Wish } from "../features/wish.ts";
import { adviceFor } from "../intents/advice.ts";
import { judge } from "../intents/check.ts";
import { compareFor } from "../intents/compare.ts";
import { cultureFor } from "../intents/culture.ts";
import { sceneFor } from "../intents/dialogue.ts";
import { examples } from "../intents/examples.ts";
import { exerciseFor } from "../intents/exercise.ts";
import { showForm } from "../intents/form.ts";
import { listFor, wordsOfNext } from "../intents/lists.ts";
import { describeKazakh } from "../intents/meaning.ts";
import { wordsForSentence } from "../intents/new-word.ts";
import { toldFor } from "../intents/own-life.ts";
import {
  nearestPhrases,
  ofSituation,
  phrasesFor,
  phrasesNamed,
  phraseTopics,
} from "../intents/phrases.ts";
import { plan } from "../intents/plan.ts";
import { describeLetter, soundOf } from "../intents/pronounce.ts";
import { questioned } from "../intents/question.ts";
import { quizFor } from "../intents/quiz.ts";
import { storyFor } from "../intents/story.ts";
import { task } from "../intents/translation-task.ts";
import { TERMS } from "../points/find-point.ts";
import { situationNamed } from "../situations/show-situation.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { findHeadword } from "../words/find-kazakh.ts";
import { explainNearest, NEAR, nearestAtAll } from "./explain-nearest.ts";
import { kazakhPart } from "./kazakh-part.ts";
import { nearestTalk } from "./nearest-talk.ts";
import { because } from "./next-by-kind.ts";
import { recalledFor } from "./recalled.ts";
import { registerOf } from "./register.ts";
import { sayPart, translatedPart } from "./say-part.ts";

type Answer = (asked: Asked, tools: Tools) => Draft | undefined;

function describePart(asked: Asked, tools: Tools): Draft | undefined {
  const part = kazakhPart(asked.raw, tools);
  return part === "" ? undefined : describeKazakh(part, asked, tools);
}

function checkPart(asked: Asked, tools: Tools): Draft | undefined {
  const manner = registerOf(asked, tools);
  if (manner) return manner;
  const part = severalIn(asked.raw, tools) ?? kazakhPart(asked.raw, tools);
  return wordsOf(foldText(part)).length < 2 ? undefined : judge(part, asked, tools);
}

/** Several sentences of Kazakh behind a colon, all of them. */
function severalIn(raw: string, tools: Tools): string | undefined {
  const text = /^[^:]{2,80}:\s*(.+)$/u.exec(raw)?.[1] ?? "";
  const sentences = text.split(/(?<=[.!?])\s+/u);
  const isKazakh = (one: string) => kazakhPart(`: ${one}`.replace(/^: /u, ""), tools) !== "";
  return sentences.length > 1 && sentences.every((one) => hasCyrillic(one) && isKazakh(one))
    ? text
    : undefined;
}

/** The form that is asked for, or where none is named that one knows of, all forms of the word. */
function formOfPart(asked: Asked, tools: Tools): Draft | undefined {
  const part = kazakhPart(asked.raw, tools) || headwordIn(asked, tools);
  const word = part === "" ? undefined : findHeadword(part, asked.language, tools);
  if (!word) return undefined;
  const { wish, found } = readWish(asked.folded.replace(foldText(part), " "));
  const whole: Wish = {
    table: tools.patterns.one("answer-by-kind.owned").test(asked.folded) ? "owners" : "cases",
  };
  return showForm(word, found > 0 ? wish : whole, part, asked.language, tools);
}

/** A word that Russian has in some form as well, where nothing else in the message is Kazakh: «бару». */
const headwordIn = ({ folded, language }: Asked, tools: Tools): string =>
  language === "ru"
    ? (wordsOf(folded).find(
        (word) => word.length > SHORTEST && tools.glossary.senses(word).length > 0,
      ) ?? "")
    : "";
const SHORTEST = 3;

function examplesOfPart(asked: Asked, tools: Tools): Draft | undefined {
  const ending = ENDING.exec(asked.raw)?.[1]?.toLowerCase();
  const cyrillic = ending && (hasCyrillic(ending) ? ending : tools.nameInKazakh(ending));
  const part = cyrillic ?? kazakhPart(asked.raw, tools);
  const typed = cyrillic === undefined ? asked.folded : `-${cyrillic.toLowerCase()}`;
  const found = part === "" ? undefined : examples(foldText(part), typed, asked, tools);
  if (found) return found;
  const [first] = tools.nearestPoints.find(asked.raw);
  return first && first.nearness >= NEAR
    ? examples(first.point.titles.en, first.point.titles.en, asked, tools)
    : undefined;
}

/** An ending by itself, after its dash. */
const ENDING = /(?<![\p{L}\d])[-–](\p{L}{1,7})(?!\p{L})/u;

/** "… and I make a sentence with them": words are wanted. */
const WORDS = /(?<!\p{L})(?:words?|слов[оа]?|сөз\p{L}*)(?!\p{L})/u;
const TRANSLATES = /translat|перев|аудар/u;

function sentenceTask(asked: Asked, tools: Tools): Draft | undefined {
  if (WORDS.test(asked.folded)) return wordsForSentence(asked, tools);
  if (
    !tools.patterns.one("answer-by-kind.i-write").test(asked.folded) ||
    TRANSLATES.test(asked.folded)
  )
    return task(asked, tools);
  return { text: tools.say("task.write", asked.language), confidence: 0.9 };
}

/** A letter by itself, which is named, but for those that are words of Russian. */
const LETTER = /(?<!\p{L})[әғқңөұүһіыэйжшбпгкдтхлмнрзфцч](?!\p{L})/giu;
const MOST_LETTERS = 3;

/** How the letters of a message sound, or the word of it; else what is to be known of the sounds. */
function soundsOf(asked: Asked, tools: Tools): Draft {
  const { language, whole } = asked;
  const letters = [...new Set(whole.toLowerCase().match(LETTER) ?? [])].slice(0, MOST_LETTERS);
  const told = letters.flatMap((one) => describeLetter(one, language, tools) ?? []);
  if (told.length > 0)
    return {
      text: told.map(({ text }) => text).join("\n\n"),
      kazakh: told.flatMap(({ kazakh }) => kazakh),
      confidence: 0.9,
    };
  const word = wordsOf(foldText(kazakhPart(asked.raw, tools)));
  const spoken = word.length === 1 ? tools.reader.spell(word[0] ?? "") : undefined;
  if (spoken !== undefined)
    return { text: soundOf(spoken, language, tools), kazakh: [kz(spoken)], confidence: 0.9 };
  return { text: tools.say("sound.guide", language), confidence: 0.9 };
}

/** "And why б and not п?" after a form is about that form. */
const WHY = /^(?:but |and |so |а |но |ал )?(?:why|почему|отчего|неге)(?!\p{L})/u;

/** "Help me prepare for a job interview": who names no time to plan wants to try it, and what is said there. */
function prepared(asked: Asked, tools: Tools): Draft | undefined {
  if (!PREPARES.test(asked.folded) || TIMES.test(asked.folded)) return undefined;
  return situationNamed(asked, tools)
    ? { ...sceneFor(asked, tools), intent: "dialogue" }
    : undefined;
}
const PREPARES =
  /(?<!\p{L})(?:prepare|prep|get (?:me )?ready|rehears\p{L}*|подготов\p{L}*|приготов\p{L}*|отрепетир\p{L}*|дайында\p{L}*)(?!\p{L})/u;
const TIMES =
  /plan|schedule|week|month|(?<!\p{L})days?(?!\p{L})|minute|hour|план|недел|месяц|(?<!\p{L})(?:дн|день)|минут|час|расписан|жоспар|апта|(?<!\p{L})ай(?!\p{L})|күн|сағат/u;

/** "Test me on reported speech": a rule is tested by an exercise, words by a quiz. */
function quizOfRule(asked: Asked, tools: Tools): Draft | undefined {
  if (WORDS.test(asked.folded.replace(/word order|порядок слов|сөз тәртібі/gu, "")))
    return undefined;
  if (!TERMS.test(asked.folded) && !tools.patterns.one("quiz.of-rules").test(asked.folded))
    return undefined;
  const draft = exerciseFor(asked, tools);
  return draft && { ...draft, intent: "exercise" };
}

/** What answers each kind of `content/tutor/asked/` that can be asked first. */
export const ANSWER_BY_KIND: Readonly<Record<string, Answer>> = {
  explain: (asked, tools) => compareFor(asked, tools) ?? explainNearest(asked, tools),
  compare: (asked, tools) =>
    (WHY.test(asked.folded) && asked.focus() ? because(asked, tools) : undefined) ??
    compareFor(asked, tools) ??
    nearestAtAll(asked, tools),
  say: sayPart,
  meaning: describePart,
  check: checkPart,
  form: formOfPart,
  example: examplesOfPart,
  exercise: exerciseFor,
  quiz: (asked, tools) => quizOfRule(asked, tools) ?? quizFor(asked, tools),
  words: (asked, tools) =>
    listFor(asked, tools) ??
    phrasesNamed(asked, tools) ??
    ofSituation(asked, tools) ??
    wordsOfNext(asked, tools),
  phrases: (asked, tools) =>
    phrasesFor(asked, tools) ??
    translatedPart(asked, tools) ??
    nearestPhrases(asked, tools) ??
    cultureFor(asked, tools) ??
    phraseTopics(asked, tools),
  story: storyFor,
  plan: (asked, tools) => prepared(asked, tools) ?? plan(asked, tools),
  scene: sceneFor,
  "ask-me": questioned,
  sentences: sentenceTask,
  culture: cultureFor,
  pronounce: soundsOf,
  advice: adviceFor,
  recall: recalledFor,
  tutor: (asked, tools) => nearestTalk("tutor", asked, tools),
  social: (asked, tools) => nearestTalk("social", asked, tools),
  telling: toldFor,
};
