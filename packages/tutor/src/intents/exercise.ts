import type { GrammarPoint } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools, Understood } from "../ask.ts";
import { TERMS } from "../points/find-point.ts";
import { hasExercise } from "../points/show-point.ts";
import { TASKS, tasksOf } from "../practice/exercise.ts";
import { openHeading } from "../practice/heading.ts";
import { hasKazakhLetter } from "../text/fold.ts";
import { goOn } from "./exercise/open-task.ts";
import { goOnOwnWords, ownWordsExercise } from "./exercise/own-words.ts";
import { pointTitled, seedOf, showTask, USUAL } from "./exercise/show-task.ts";
import { changesAsked } from "./follow-up/change.ts";
import { ownTask } from "./translation-task.ts";

/** Surer than words that are asked about, or a sentence that is to be checked. */
const OF_OWN_WORDS = 0.9958;
/** An ending that is named is none of a clause. */
const ENDING = /(?<!\p{L})-\p{L}+/gu;

/** An exercise on a point of grammar, made and judged by the language engine. */
export const exerciseIntent: Intent = {
  name: "exercise",
  understand(asked, tools) {
    const open = openHeading("exercise.heading", asked.history, tools);
    const going = open && goOn(open, asked, tools);
    if (going) return { confidence: 0.992, answer: () => going };
    const ofOwn = goOnOwnWords(asked, tools);
    if (ofOwn) return { confidence: OF_OWN_WORDS, answer: () => ofOwn };
    return start(asked, tools);
  },
};

function start(asked: Asked, tools: Tools): Understood | undefined {
  const { folded, history } = asked;
  const changes = changesAsked(asked, tools);
  const isAgain =
    tools.patterns.one("exercise.again").test(folded) ||
    changes.has("change-another") ||
    changes.has("change-harder");
  const before = isAgain ? openHeading("exercise.done", history, tools) : undefined;
  const isRepeated = tools.patterns.one("exercise.repeated").test(folded) && TERMS.test(folded);
  if (
    !before &&
    ((!tools.patterns.one("exercise.start").test(folded) && !isRepeated) || folded.length > 140)
  )
    return undefined;
  // Бастығым күн сайын тапсырма береді tells of work and asks for none
  const told = folded.replace(ENDING, " ").trim();
  if (!before && hasKazakhLetter(told) && tools.patterns.one("exercise.tells").test(told))
    return undefined;
  const found = before
    ? pointTitled(before.places.x ?? "", before.language, tools)
    : pointAsked(asked, tools);
  // «Балалық шақты қайталағым келеді» names no point
  if (isRepeated && !tools.patterns.one("exercise.start").test(folded) && !found) return undefined;
  if ((!found || !TERMS.test(folded)) && tools.patterns.one("exercise.other-practice").test(folded))
    return undefined;
  // "practice" and "test" alone ask for words; an exercise is one of grammar
  if (
    !found &&
    !/exercis|drill|homework|упражнени|задани|домашк|домашн|жаттығу|тапсырма/u.test(folded) &&
    !TERMS.test(folded)
  )
    return undefined;
  // "A quiz about animals" asks for words
  if (
    !TERMS.test(folded) &&
    /quiz|test|тест|вопрос/u.test(folded) &&
    !/exercis|упражнени/u.test(folded)
  )
    return undefined;
  const usual = USUAL[asked.level];
  const point =
    found ??
    pointInFocus(asked, tools) ??
    tools.course.grammarById.get(usual[(asked.seed + history.length) % usual.length] ?? "");
  if (!point || !hasExercise(point)) return undefined;
  const round = history.filter(({ text }) => text.includes(point.titles[asked.language])).length;
  const isHarder = changes.has("change-harder");
  const which = before ? undefined : whichOfTwo(asked, tools);
  return {
    confidence: 0.991,
    answer: () =>
      ownTask(asked, tools) ??
      which ??
      (before ? undefined : ownWordsExercise(point, asked, tools)) ??
      showTask(
        point,
        { at: 0, right: 0, round, isHarder },
        asked.language,
        asked,
        tools,
        allTasks(point, round, asked, tools),
      ),
  };
}

/** All tasks of an exercise as a list, where they are wanted at once. */
function allTasks(point: GrammarPoint, round: number, asked: Asked, tools: Tools): string[] {
  if (!tools.requests.find(asked.spelt).some(({ id }) => id === "task-list")) return [];
  const place = { at: 0, right: 0, round, isHarder: false };
  const tasks = tasksOf(point, seedOf(point, place, asked), asked.language, tools).slice(0, TASKS);
  return [...tasks.map(({ question }, row) => `${row + 1}. ${question}`), ""];
}

/** An exercise on the point that a message is nearest to, whatever words ask for it. */
export function exerciseFor(asked: Asked, tools: Tools): Draft | undefined {
  const which = whichOfTwo(asked, tools);
  if (which) return which;
  const usual = USUAL[asked.level];
  const point =
    pointAsked(asked, tools) ??
    nearPoint(asked, tools) ??
    pointInFocus(asked, tools) ??
    tools.course.grammarById.get(usual[(asked.seed + asked.history.length) % usual.length] ?? "");
  if (!point || !hasExercise(point)) return undefined;
  const own = ownTask(asked, tools) ?? ownWordsExercise(point, asked, tools);
  if (own) return own;
  const round = asked.history.filter(({ text }) =>
    text.includes(point.titles[asked.language]),
  ).length;
  const place = { at: 0, right: 0, round, isHarder: false };
  return showTask(point, place, asked.language, asked, tools, []);
}

/** Nearer than this a point of grammar is meant by what names none. */
const NEAR = 0.5;

export function nearPoint({ raw }: Asked, tools: Tools): GrammarPoint | undefined {
  const [first] = tools.nearestPoints.find(raw.replace(WISH, ""));
  return first && first.nearness >= NEAR ? first.point : undefined;
}

/** «… қайталағым келеді»: what is wished for stands before it. */
const WISH = /\p{L}+[ғгқк][ыі]м(?:ыз|із)? кел\p{L}+/gu;

/** The point a message names, its words about exercises left out. */
export function pointAsked(asked: Asked, tools: Tools): GrammarPoint | undefined {
  const about = pointNamed(asked, tools)?.about;
  if (about?.kind === "point") return about.point;
  return about && tools.course.grammarById.get(about.fact.points[0] ?? "");
}

function pointNamed({ folded }: Asked, tools: Tools): ReturnType<Tools["points"]["find"]> {
  const rest = folded
    .replace(WISH, " ")
    .replace(
      /(?:give|set|make|do|have|some|five|short|another|want|need|let's|practi[cs]e|exercises?|drills?|questions?|дай|дайте|сделай|хочу|давай|ещ[её]|упражнени\p{L}*|задани\p{L}*|потренир\p{L}*|маған|берші|беріңіз|бер|жаттығу|тапсырма)(?![\p{L}])/gu,
      " ",
    )
    .trim();
  return tools.points.find(rest);
}

/** "Exercises on -ды": one ending of two rules, of which nothing tells which is meant. */
function whichOfTwo(asked: Asked, tools: Tools): Draft | undefined {
  const { about, orElse } = pointNamed(asked, tools) ?? {};
  if (about?.kind !== "point" || !orElse) return undefined;
  const { language } = asked;
  const chips = [about.point, orElse].map(({ titles }) =>
    tools.say("exercise.ofRule", language, { x: titles[language] }),
  );
  const [first = "", second = ""] = [about.point, orElse].map(({ titles }) => titles[language]);
  return {
    text: tools.say("exercise.ofTwo", language, { a: first, b: second }),
    chips,
    confidence: 0.9,
    intent: "unknown",
  };
}

function pointInFocus(asked: Asked, tools: Tools): GrammarPoint | undefined {
  const focus = asked.focus();
  return focus?.kind === "topic" ? tools.course.grammarById.get(focus.id) : undefined;
}
