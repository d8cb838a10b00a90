import { type GrammarPoint, renderLine } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { hasExercise } from "../../points/show-point.ts";
import { answerAmong } from "../../practice/answer-among.ts";
import { chosen, TASKS, type Task, tasksOf } from "../../practice/exercise.ts";
import type { Heading } from "../../practice/heading.ts";
import type { Language } from "../../reply.ts";
import { changesAsked } from "../follow-up/change.ts";
import { besideTask } from "./beside-task.ts";
import { severalAnswers } from "./several-answers.ts";
import { type Place, pointTitled, seedOf, showTask, USUAL } from "./show-task.ts";

/** Judges the answer to the open task and asks the next one; undefined where something else was said. */
export function goOn(open: Heading, asked: Asked, tools: Tools): Draft | undefined {
  const { language, places } = open;
  const title = places.x ?? "";
  const plainTitle = title.replace(tools.say("exercise.harderTitle", language, { x: "" }), "");
  const point = pointTitled(plainTitle, language, tools);
  if (!point) return undefined;
  const place: Place = {
    isHarder: plainTitle !== title,
    at: Number(places.n) - 1,
    right: Number(places.s),
    round: Number(places.r) - 1,
  };
  const tasks = tasksOf(point, seedOf(point, place, asked), language, tools, place.isHarder);
  const task = tasks[place.at];
  if (!task) return undefined;
  const other =
    onOtherRule(point, language, asked, tools) ?? changed(point, place, language, asked, tools);
  if (other) return other;
  if (asksFor("task-answers", asked, tools))
    return allAnswers(point, place, tasks, language, tools);
  if (asksFor("task-standing", asked, tools)) return standing(open, place, language, tools);
  const beside = besideTask(point, place, tasks, open, asked, tools);
  if (beside) return beside;
  const easier = tools.requests
    .find(asked.spelt)
    .some(({ id, share }) => id === "easier" && share >= EASIER_SHARE);
  const isHint = HINT.test(asked.folded) && asked.words.length <= MOST_OF_HINT;
  if (easier || isHint) return eased(point, place, task, tasks, language, asked, tools);
  if (tools.patterns.one("exercise-open.stop").test(asked.folded))
    return ended(point, place, place.at, language, tools, []);
  const skipped = tools.patterns.one("exercise-open.skip").test(asked.folded);
  const whole = chosen(asked.whole, task.choices);
  const several = task.isRight(whole)
    ? undefined
    : severalAnswers(asked.whole, tasks.slice(0, TASKS), place.at, language, tools);
  if (several) {
    const { next: at, right, lines, answers } = several;
    const next: Place = { ...place, at, right: place.right + right };
    const told = [...lines, ""];
    if (at >= Math.min(TASKS, tasks.length)) return ended(point, next, at, language, tools, told);
    const shown = showTask(point, next, language, asked, tools, told);
    return (
      shown && { ...shown, kazakh: [...answers.map((one) => kz(one)), ...(shown.kazakh ?? [])] }
    );
  }
  const among = task.isRight(whole) ? undefined : answerAmong(asked, tools);
  const given = among ?? whole;
  const isRight = !skipped && task.isRight(given);
  if (!skipped && !isRight && among === undefined && isOther(asked, task)) return undefined;
  const judged = isRight
    ? [tools.say("exercise.right", language, { x: task.answer })]
    : [
        tools.say(skipped ? "exercise.told" : "exercise.wrong", language, { x: task.answer }),
        ...task.because,
      ];
  const next: Place = { ...place, at: place.at + 1, right: place.right + (isRight ? 1 : 0) };
  if (next.at >= Math.min(TASKS, tasks.length))
    return ended(point, next, next.at, language, tools, [...judged, ""]);
  const shown = showTask(point, next, language, asked, tools, [...judged, ""]);
  return shown && { ...shown, kazakh: [kz(task.answer), ...(shown.kazakh ?? [])] };
}

/** How it stands, and the task again. */
const standing = (
  open: Heading,
  { at, right }: Place,
  language: Language,
  tools: Tools,
): Draft => ({
  text: [
    tools.say(at === 0 ? "task.first" : "task.standing", language, {
      s: right,
      n: at,
      m: TASKS - at,
    }),
    "",
    open.said,
  ].join("\n"),
  confidence: 0.95,
  language,
});

const EASIER_SHARE = 0.6;
/** A hint is wanted, no answer. */
const HINT =
  /(?<!\p{L})(?:hints?|(?<!no )clue|подска[жз]\p{L}*|намекни\p{L}*|көмектес\p{L}*|ишара)(?!\p{L})/u;
const MOST_OF_HINT = 5;
/** "One more, harder", "not this one", "another topic": other tasks on the point, longer ones, or another point. */
function changed(
  point: GrammarPoint,
  place: Place,
  language: Language,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const changes = changesAsked(asked, tools);
  if (changes.has("change-topic")) {
    const others = USUAL[asked.level].filter((id) => id !== point.id);
    const id = others[(asked.seed + asked.history.length) % others.length] ?? "";
    const next = tools.course.grammarById.get(id);
    const first = { at: 0, right: 0, round: 0, isHarder: false };
    return next && showTask(next, first, language, asked, tools, []);
  }
  const isHarder = place.isHarder || changes.has("change-harder");
  const isNew = changes.has("change-another") || changes.has("change-harder");
  if (!isNew || changes.has("easier")) return undefined;
  const next: Place = { at: 0, right: 0, round: place.round + 1, isHarder };
  const before = changes.has("change-harder") ? [tools.say("exercise.harder", language), ""] : [];
  return showTask(point, next, language, asked, tools, before);
}

const MOST_OF_IT = 0.5;
const asksFor = (wish: string, { spelt }: Asked, { requests }: Tools): boolean =>
  requests.find(spelt).some(({ id, share }) => id === wish && share >= MOST_OF_IT);

/** Nearer than this a rule is meant by words that are no name of it. */
const NEAR = 0.5;

/** «Не хочу это, давай на будущее»: an exercise on the rule that is named in place of the open one. */
function onOtherRule(
  point: GrammarPoint,
  language: Language,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  // The words that wish for another name none: «не хочу»
  const named = tools.requests.find(asked.spelt).flatMap(({ id, rest }) => {
    if (id !== "task-other" || rest.length === 0) return [];
    const about = tools.points.find(rest.join(" "))?.about;
    if (about?.kind === "point") return [about.point];
    const [near] = tools.nearestPoints.find(rest.join(" "));
    return near && near.nearness >= NEAR ? [near.point] : [];
  });
  const other = named.find((one) => one.id !== point.id && hasExercise(one));
  const first = { at: 0, right: 0, round: 0, isHarder: false };
  return other && showTask(other, first, language, asked, tools, []);
}

/** Every task of the exercise with its answer; it ends there. */
function allAnswers(
  point: GrammarPoint,
  { at, right }: Place,
  tasks: readonly Task[],
  language: Language,
  tools: Tools,
): Draft {
  const rows = tasks
    .slice(0, TASKS)
    .map(
      ({ question, answer }, row) => `${row + 1}. ${question.replace(/ ?→ ?…$/u, "")} → ${answer}`,
    );
  const told = { at, right, round: 0, isHarder: false };
  const done = ended(point, told, at, language, tools, [...rows, ""]);
  return { ...done, kazakh: tasks.slice(0, TASKS).map(({ answer }) => kz(answer)) };
}

/** The same task with its rule beside it and two answers to choose from. */
function eased(
  point: GrammarPoint,
  place: Place,
  task: Task,
  tasks: readonly Task[],
  language: Language,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const other = tasks.find(({ answer }) => answer !== task.answer)?.answer;
  const choices =
    task.choices.length > 0
      ? []
      : [task.answer, ...(other ? [other] : [])].toSorted().map((one, at) => `${"ab"[at]}) ${one}`);
  const rule = renderLine(point.summary[language], language)
    .map(({ text }) => text)
    .join("");
  const hint = [tools.say("exercise.easier", language), rule, ...choices, ""];
  return showTask(point, place, language, asked, tools, hint);
}

/** A question or an order in the middle of an exercise is answered as such. */
const isOther = ({ folded, words, whole }: Asked, { choices }: Task): boolean =>
  words.length > (choices.length > 0 ? 6 : 2) ||
  (words.length > 1 && /\?$/.test(whole)) ||
  /^(?:how|what|why|explain|translate|help|tell|give|как|что|почему|объясни|переведи|расскажи|дай|помоги|қалай|неге|түсіндір)(?![\p{L}])/u.test(
    folded,
  );

function ended(
  point: GrammarPoint,
  { right }: Place,
  done: number,
  language: Language,
  tools: Tools,
  before: readonly string[],
): Draft {
  return {
    text: [
      ...before,
      tools.say("exercise.done", language, { x: point.titles[language], s: right, n: done }),
    ].join("\n"),
    chips: [tools.say("exercise.again", language), tools.say("exercise.rule", language)],
    confidence: 0.95,
    language,
    points: [point.id],
    focus: { kind: "topic", id: point.id },
  };
}
