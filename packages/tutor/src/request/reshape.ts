import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { daysIn } from "../intents/plan/days-named.ts";
import { ownLevel } from "../intents/plan/own-level.ts";
import { weeksIn } from "../intents/plan/span.ts";
import { studyTimeIn, usualOnDays, withStudyTime } from "../intents/plan/study-time.ts";
import { plan } from "../intents/plan.ts";
import { quizFor } from "../intents/quiz.ts";
import { rangeIn } from "../practice/number-range.ts";
import { askedAgain } from "../practice/quiz.ts";
import { listedWords } from "../practice/quiz-topic.ts";
import { nearestLaid } from "../table/on-table.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { meaningsOf } from "../tools/gloss.ts";
import type { Executor } from "./executor.ts";

const MOST_WORDS = 10;

/** "Just 1–20", "make it animals instead": the quiz anew, with other words. */
export const reshapeQuiz: Executor = (asked, read, tools) => {
  const isOpen = askedAgain(asked.history, tools) !== undefined;
  if (!isOpen || asked.words.length > MOST_WORDS) return undefined;
  const isOfRange = rangeIn(asked.folded) !== undefined;
  const isOther = /instead|вместо|лучше|орнына|only|only|just|только|тек/u.test(asked.folded);
  if (!isOfRange && !(isOther && read.rest.length > 0)) return undefined;
  if (!isOfRange && listedWords(asked.folded, tools).length === 0) return undefined;
  return { ...quizFor(asked, tools), intent: "quiz" };
};

/** "What if I only have ten minutes?", «у меня только 5 минут в день»: the plan before with other time. */
export const reshapePlan: Executor = (asked, read, tools) => {
  if (asked.exchange(0)?.reply.intent !== "plan" || asked.words.length > MOST_WORDS + 2)
    return undefined;
  const typed = foldText(asked.raw);
  const isOfTime =
    studyTimeIn(typed, tools) !== undefined ||
    usualOnDays(typed) !== undefined ||
    weeksIn(typed) !== undefined ||
    daysIn(typed) !== undefined ||
    ownLevel(asked, tools) !== undefined;
  if (read.names("act-example") || !(isOfTime || (read.names("of-plan") && read.rest.length <= 1)))
    return undefined;
  const beside = weekendBeside(typed, asked, tools);
  if (beside) return beside;
  const said = [...plansBefore(asked), asked.raw]
    .map(foldText)
    .reduce((wish, later) => withStudyTime(wish, later, tools));
  const whole: Asked = { ...asked, raw: said, folded: said, words: wordsOf(said) };
  const draft = plan(whole, tools);
  return draft && { ...draft, intent: "plan" };
};

/** «А если по выходным есть час?» after a plan for some minutes a day: its days stay, and the weekend has its own time. */
function weekendBeside(typed: string, asked: Asked, tools: Tools): Draft | undefined {
  const before = plansBefore(asked)
    .map((message) => studyTimeIn(foldText(message), tools))
    .findLast((one) => one !== undefined);
  const later = studyTimeIn(typed, tools);
  if (!before || before.days <= 2 || later?.days !== 2) return undefined;
  const { minutes } = later;
  const review = Math.max(2, Math.round(minutes / 3));
  const aloud = Math.max(2, Math.round(minutes / 3));
  return {
    text: [
      tools.say("plan.weekendsToo", asked.language, {
        n: before.minutes,
        m: minutes,
        review,
        aloud,
        read: minutes - review - aloud,
      }),
      "",
      asked.exchange(0)?.reply.text ?? "",
    ].join("\n"),
    confidence: 0.9,
    intent: "plan",
  };
}

/** The wishes for a plan that were said one after another, the first of them first. */
function plansBefore(asked: Asked): string[] {
  const said: string[] = [];
  for (let back = 0; ; back++) {
    const exchange = asked.exchange(back);
    if (exchange?.reply.intent !== "plan") return said.toReversed();
    said.push(exchange.message);
  }
}

/** So much of a message wishes for a part of what was listed. */
const KEPT = 0.4;
const FEW = 5;
const SORTS: readonly (readonly [string, string])[] = [
  ["verbs", "v"],
  ["nouns", "n"],
  ["adjectives", "adj"],
];

/** "Only the first five", «только глаголы»: a part of the list that was shown. */
export const reshapeList: Executor = (asked, read, tools) => {
  const last = asked.exchange(0);
  // As it is typed: «оставь» is a slip away from «составь»
  const isKept = tools.requests
    .find(asked.whole)
    .some(({ id, share }) => id === "keep-some" && share >= KEPT);
  const isRest = read.rest.length > 0 && !isKept;
  if (last?.reply.intent !== "list" || isRest || read.quoted.length > 0) return undefined;
  if (read.names("act-test") || read.names("act-example") || read.names("act-similar"))
    return undefined;
  const sort = SORTS.find(([id]) => read.names(id));
  const isFirst = read.count !== undefined && !read.names("more");
  if (!sort && !isFirst && !isKept) return undefined;
  const all =
    nearestLaid(asked, tools, ({ words }) => (words.length > 1 ? words : undefined)) ?? [];
  const fitting = sort
    ? all.filter((word) => tools.glossary.senses(word)[0]?.pos === sort[1])
    : all;
  const shown = fitting.slice(0, isFirst ? read.count : isKept ? FEW : undefined);
  if (shown.length === 0)
    return {
      text: tools.say("request.noSuchWords", asked.language),
      confidence: 0.6,
      intent: "list",
    };
  return part(shown, asked, tools);
};

const part = (words: readonly string[], { language }: Asked, tools: Tools): Draft => ({
  text: words
    .map((word) => {
      const gloss = meaningsOf(
        tools.glossary.senses(word).slice(0, 1),
        language === "ru" ? "ru" : "en",
      );
      return `${word} — ${gloss.split(/[;,]/u)[0]}`;
    })
    .join("\n"),
  kazakh: words.map((word) => kz(word, word)),
  confidence: 0.92,
  intent: "list",
});
