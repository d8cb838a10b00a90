import type { Asked, Draft, Tools } from "../ask.ts";
import { shownLines } from "../going-on/shown.ts";
import { pointsOfPhrase } from "../intents/compare/form-meaning.ts";
import { firstTask } from "../intents/exercise/show-task.ts";
import { quizWith } from "../intents/quiz.ts";
import { hasExercise } from "../points/show-point.ts";
import type { QuizWord } from "../practice/quiz.ts";
import { nearestLaid } from "../table/on-table.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { glossLine } from "../tools/gloss.ts";
import { coreOf, wishes } from "./core-of.ts";
import type { Executor } from "./executor.ts";

/** Fewer words make no round. */
const FEWEST = 3;
/** What is told by forms is practised by forms. */
const OF_FORMS: ReadonlySet<string> = new Set(["form", "check", "my-mistake"]);
/** What lies there as a line or a word to be known. */
const OF_WORDS: ReadonlySet<string> = new Set(["translate", "meaning", "examples", "follow-up"]);

/** "Now test me", «дай упражнение на это» after a sentence, a word or forms: the words of it, or the rule of its form. */
export const practiseTable: Executor = (asked, _read, tools) => {
  if (!wishes("practise", [coreOf(asked, tools), asked.folded], tools)) return undefined;
  const intent = asked.exchange(0)?.reply.intent ?? "";
  const laid = nearestLaid(asked, tools, (table) => table.point);
  const point = laid === undefined ? undefined : tools.course.grammarById.get(laid);
  // Examples of a rule that was told practise the rule
  if (point && intent === "examples" && hasExercise(point))
    return { ...firstTask(point, asked, tools, []), intent: "exercise" };
  if (OF_FORMS.has(intent)) return ofRule(asked, tools) ?? ofWords(asked, tools);
  return OF_WORDS.has(intent) ? (ofWords(asked, tools) ?? ofRule(asked, tools)) : undefined;
};

function ofRule(asked: Asked, tools: Tools): Draft | undefined {
  const { reply } = asked.exchange(0) ?? {};
  const forms = (reply?.kazakh ?? []).map(({ text }) => foldText(text));
  const focus = asked.focus();
  const named = [
    ...(focus?.kind === "word" && focus.inAllCases ? OF_CASES : []),
    ...(reply?.points ?? []),
    // The first form of a table may be the plain word
    ...forms.slice(0, MOST_FORMS).flatMap((form) => pointsOfPhrase(form, tools)),
  ];
  const point = named
    .map((id) => tools.course.grammarById.get(id))
    .find((one) => one !== undefined && hasExercise(one));
  return point && { ...firstTask(point, asked, tools, []), intent: "exercise" };
}
const MOST_FORMS = 6;
/** What a table of cases is practised by. */
const OF_CASES = ["locative", "dative"];

/** A quiz of the words of the line, or of the lesson that has the word. */
function ofWords(asked: Asked, tools: Tools): Draft | undefined {
  const focus = asked.focus();
  const lines = shownLines(asked, tools);
  const lemmas =
    focus?.kind === "word"
      ? [focus.lemma]
      : lines.flatMap((line) => glossLine(line, "en", tools).flatMap(({ lemma }) => lemma ?? []));
  const known = [...new Set(lemmas)].flatMap((lemma) => taught(lemma, tools) ?? []);
  const words = known.filter(({ pos }) => pos !== "pronoun" && pos !== "particle");
  if (words.length >= FEWEST) return { ...quizWith(words, asked, tools), intent: "quiz" };
  const [first] = words;
  const lesson =
    first && tools.course.lessons.find(({ words: all }) => all.some(({ kz }) => kz === first.kz));
  return lesson && { ...quizWith([first, ...lesson.words], asked, tools), intent: "quiz" };
}

const taught = (lemma: string, { course }: Tools): QuizWord | undefined =>
  wordsOf(lemma).length === 0
    ? undefined
    : course.lessons.flatMap(({ words }) => words).find(({ kz }) => kz === lemma);
