import { type GrammarPoint, renderLine } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { TASKS, type Task } from "../../practice/exercise.ts";
import type { Heading } from "../../practice/heading.ts";
import { type Place, showTask } from "./show-task.ts";

const MOSTLY = 0.5;
const MOST_WORDS = 8;
/** A word with its meaning, as a task names it. */
const NAMED = /(?<![\p{L}-])([\p{Script=Cyrillic}-]+) \(((?:[^()]|\([^()]*\))+)\)/u;

/** What is asked of a task that waits, and answers nothing: why the last answer is right, the rule, the word, the task again, all of them, the last. */
export function besideTask(
  point: GrammarPoint,
  place: Place,
  tasks: readonly Task[],
  { language, said }: Heading,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  if (asked.words.length > MOST_WORDS) return undefined;
  const wishes = new Set(
    tools.requests.find(asked.spelt).flatMap(({ id, share }) => (share >= MOSTLY ? [id] : [])),
  );
  const kept = (lines: readonly string[]): Draft => ({
    text: [...lines, "", said].join("\n"),
    confidence: 0.95,
    language,
    points: [point.id],
    focus: { kind: "topic", id: point.id },
  });
  const rule = renderLine(point.summary[language], language)
    .map(({ text }) => text)
    .join("");
  if (wishes.has("of-shown-why")) {
    const before = tasks[place.at - 1];
    return kept([...(before ? [before.answer, ...before.because] : []), rule]);
  }
  if (wishes.has("task-rule")) return kept([rule]);
  if (wishes.has("task-again")) return kept([]);
  const task = tasks[place.at];
  if (wishes.has("task-word") && task) {
    const [, word, meaning] = NAMED.exec(task.question) ?? [];
    return word === undefined ? undefined : kept([`${word} — ${meaning}`]);
  }
  if (wishes.has("task-list"))
    return kept(tasks.slice(0, TASKS).map(({ question }, row) => `${row + 1}. ${question}`));
  const last = Math.min(TASKS, tasks.length) - 1;
  return wishes.has("task-last")
    ? showTask(point, { ...place, at: last }, language, asked, tools, [])
    : undefined;
}
