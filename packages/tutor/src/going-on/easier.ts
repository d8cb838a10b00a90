import type { Asked, Draft, LearnerLevel, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { exerciseIntent } from "../intents/exercise.ts";
import { questioned } from "../intents/question.ts";
import { quizFor } from "../intents/quiz.ts";
import { simplerLast } from "../intents/restate.ts";
import { storyFor } from "../intents/story.ts";
import { task } from "../intents/translation-task.ts";
import { openHeading } from "../practice/heading.ts";
import { openQuestion } from "../practice/quiz.ts";
import { holdsSome } from "../request/theme.ts";
import { standingOf } from "../talk/understand-talk.ts";
import { timesSaid } from "../text/history.ts";
import type { RememberedLine } from "../words/sentence-memory.ts";
import { asIf } from "./as-if.ts";
import type { GoingOn } from "./going-on.ts";
import { shownLines, withMeaning } from "./shown.ts";
import { storyTold } from "./story-told.ts";

const EASIER = { en: "easier", ru: "полегче", kz: "жеңілірек" } as const;
const HARDER = { en: "harder", ru: "посложнее", kz: "қиынырақ" } as const;
const SHOWN = 4;

/** "Too hard", «проще можно?»: what was said or asked last, simpler. */
export const simpler: GoingOn = (asked, _about, tools) =>
  again("A", EASIER[asked.language], asked, tools) ??
  examplesBy((line) => line.kz.length, asked, tools) ??
  shorter(asked, tools) ??
  named(simplerLast(asked, tools), "restate");

/** "Give me harder", «посложнее»: the same at the next level. */
export const harder: GoingOn = (asked, _about, tools) =>
  again(nextLevel(asked.level), HARDER[asked.language], asked, tools) ??
  examplesBy((line) => -line.kz.length, asked, tools) ?? {
    text: tools.say("harder.none", asked.language),
    confidence: 0.7,
    intent: "follow-up",
  };

const SENTENCES = 2;

/** The shortest of the phrases, a plan for less time, the beginning of what was told. */
function shorter(asked: Asked, tools: Tools): Draft | undefined {
  const { language } = asked;
  const { reply } = asked.exchange(0) ?? {};
  if (reply?.intent === "plan")
    return { text: tools.say("doubt.plan", language), confidence: 0.8, intent: "plan" };
  if (reply?.intent === "phrases") {
    const lines = shownLines(asked, tools).toSorted((a, b) => a.length - b.length);
    const shown = lines.slice(0, SENTENCES);
    return {
      text: shown.map((line) => withMeaning(line, language, tools)).join("\n"),
      kazakh: shown.map((line) => kz(line)),
      confidence: 0.88,
      intent: "phrases",
    };
  }
  if (reply?.intent !== "advice" && reply?.intent !== "culture") return undefined;
  const [first = ""] = reply.text.split("\n");
  const sentences = first.split(/(?<=[.!?)])\s+(?=[\p{Lu}«“])/u).slice(0, SENTENCES);
  return { text: sentences.join(" "), confidence: 0.8, intent: reply.intent };
}

const nextLevel = (level: LearnerLevel): LearnerLevel => (level === "A" ? "B" : "C");

const named = (draft: Draft | undefined, intent: string): Draft | undefined =>
  draft && { ...draft, intent };

/** What is practised, at another level. */
function again(level: LearnerLevel, order: string, asked: Asked, tools: Tools): Draft | undefined {
  const { history } = asked;
  const ordered = asIf(order, asked);
  if (openHeading("exercise.heading", history, tools))
    return named(exerciseIntent.understand(ordered, tools)?.answer(), "exercise");
  if (openQuestion(history, tools)) return named(quizFor(ordered, tools), "quiz");
  const intent = asked.exchange(0)?.reply.intent;
  if (intent === "translation-task") return named(task({ ...ordered, level }, tools), intent);
  if (storyTold(asked)) return named(storyFor({ ...ordered, level }, tools), "story");
  const { open } = standingOf(history, tools);
  // A question of a talk is made simpler by its words, harder by its level
  return open !== undefined && level !== "A"
    ? named(questioned({ ...ordered, level }, tools), "talk")
    : undefined;
}

/** Other lines of what examples were given of, the shortest or the longest first. */
function examplesBy(
  weight: (line: RememberedLine) => number,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const focus = asked.focus();
  if (asked.exchange(0)?.reply.intent !== "examples" || !focus) return undefined;
  const point = focus.kind === "topic" ? tools.course.grammarById.get(focus.id) : undefined;
  const lemmas = new Set(focus.kind === "word" ? [focus.lemma] : []);
  const found = point
    ? tools.sentencesOf(point)
    : tools.memory.lines.filter(
        ({ kz: text }) => text.includes(" ") && text.length < 110 && holdsSome(text, lemmas),
      );
  const lines = found
    .filter(({ kz: text }) => timesSaid(asked.history, text) === 0)
    .toSorted((a, b) => weight(a) - weight(b))
    .slice(0, SHOWN);
  if (lines.length === 0) return undefined;
  const { language } = asked;
  return {
    text: lines
      .map((line) => `- ${line.kz}${language === "kz" ? "" : ` — ${line[language]}`}`)
      .join("\n"),
    kazakh: lines.map((line) => kz(line.kz)),
    confidence: 0.9,
    intent: "examples",
    focus,
  };
}
