import { type GrammarPoint, renderLine } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools, Understood } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { TERMS } from "../points/find-point.ts";
import { hasExercise } from "../points/show-point.ts";
import { chosen, TASKS, type Task, tasksOf } from "../practice/exercise.ts";
import { type Heading, openHeading } from "../practice/heading.ts";
import type { Language } from "../reply.ts";
import { hasKazakhLetter } from "../text/fold.ts";
import { changesAsked } from "./follow-up/change.ts";

const START =
  /exercis|(?<![a-z])drills?(?![a-z])|practi[cs]e|(?:questions|tasks?|quiz|test)(?: me)? (?:on|about)|train (?:me|the)|упражнени|потрениру|потрениро|тренировк|тренироваться|практик|задани|домашк|домашн|homework|үй тапсырма|вопрос\S* (?:по|на)|тест (?:по|на)|жаттығу|тапсырма/u;
/** Practice of another kind, and words, have intents of their own. */
const OTHER_PRACTICE =
  /conversation|dialog|speaking|talking|chat|role|scene|vocabular|words|caf[eé]|restaurant|диалог|сценк|разговор|слов(?:а|ам|арн)|говорить|көрініс|сұхбат|сөздер/u;
const STOP =
  /^(?:stop|quit|exit|end|enough|no more|finish|стоп|хватит|закончи\p{L}*|выход|прекрати|тоқта\p{L}*|болды|жетер|жетеді)(?: (?:the |this )?(?:exercise|упражнение))?$/u;
const SKIP =
  /^(?:skip|next|pass|hint|(?:i )?(?:don't|do not|dont) know|idk|no idea|show(?: me)?(?: the)? answer|answer|пропусти\p{L}*|дальше|следующ\p{L}*|(?:я )?не знаю|хз|ответ|подскажи|покажи ответ|(?:я )?не знаю(?: ответ\p{L}*)?,? (?:скажи|подскажи|покажи|ответь)\p{L}*(?: ответ)?|скажи ответ|какой ответ|tell me(?: the answer)?|(?:i )?(?:don't|do not|dont) know(?: the answer)?,? (?:tell|show) me(?: the answer)?|what(?:'s| is) the answer|жауабын айт\p{L}*|білмеймін,? (?:айт\p{L}*|жауабы\p{L}*)|білмеймін|келесі|өткіз\p{L}*)$/u;
const AGAIN =
  /^(?:another|one more|more|again|next|give me another|ещ[её]|еще (?:одно|раз)|давай ещ[её]|другое|тағы)(?: (?:one|exercise|please|упражнение|жаттығу|біреуін))*$/u;
/** What is practised where nothing is named, by level. */
const USUAL = {
  A: ["locative", "dative", "plural", "present-future", "past-di", "accusative"],
  B: ["conditional", "converb-ip", "perfect-gan", "participle-gan"],
  C: ["participle-atyn", "passive", "causative", "concession"],
} as const;

/** The end of a Kazakh clause that tells what somebody did or does. */
const TELLS =
  /(?:[аейы]д[ыі]|[дт][ыі]|[дт][ыі][мқк]|[аейы]м[ыі]н|[аейы]м[ыі]з|жатыр\p{L}*|жүр\p{L}*|отыр\p{L}*)(?=,|\.|$)(?<!кел[ае]ді)/u;

/** An exercise on a point of grammar, made and judged by the language engine. */
export const exerciseIntent: Intent = {
  name: "exercise",
  understand(asked, tools) {
    const open = openHeading("exercise.heading", asked.history, tools);
    const going = open && goOn(open, asked, tools);
    if (going) return { confidence: 0.992, answer: () => going };
    return start(asked, tools);
  },
};

function start(asked: Asked, tools: Tools): Understood | undefined {
  const { folded, history } = asked;
  const changes = changesAsked(asked, tools);
  const isAgain =
    AGAIN.test(folded) || changes.has("change-another") || changes.has("change-harder");
  const before = isAgain ? openHeading("exercise.done", history, tools) : undefined;
  if (!before && (!START.test(folded) || folded.length > 140)) return undefined;
  // Бастығым күн сайын тапсырма береді tells of work and asks for none
  if (!before && hasKazakhLetter(folded) && TELLS.test(folded)) return undefined;
  const found = before
    ? pointTitled(before.places.x ?? "", before.language, tools)
    : pointAsked(asked, tools);
  if ((!found || !TERMS.test(folded)) && OTHER_PRACTICE.test(folded)) return undefined;
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
  return {
    confidence: 0.991,
    answer: () =>
      show(point, { at: 0, right: 0, round, isHarder }, asked.language, asked, tools, []),
  };
}

/** An exercise on the point that a message is nearest to, whatever words ask for it. */
export function exerciseFor(asked: Asked, tools: Tools): Draft | undefined {
  const usual = USUAL[asked.level];
  const point =
    pointAsked(asked, tools) ??
    nearPoint(asked, tools) ??
    pointInFocus(asked, tools) ??
    tools.course.grammarById.get(usual[(asked.seed + asked.history.length) % usual.length] ?? "");
  if (!point || !hasExercise(point)) return undefined;
  const round = asked.history.filter(({ text }) =>
    text.includes(point.titles[asked.language]),
  ).length;
  const place = { at: 0, right: 0, round, isHarder: false };
  return show(point, place, asked.language, asked, tools, []);
}

/** Nearer than this a point of grammar is meant by what names none. */
const NEAR = 0.5;

function nearPoint({ raw }: Asked, tools: Tools): GrammarPoint | undefined {
  const [first] = tools.nearestPoints.find(raw.replace(WISH, ""));
  return first && first.nearness >= NEAR ? first.point : undefined;
}

/** «… қайталағым келеді»: what is wished for stands before it. */
const WISH = /\p{L}+[ғгқк][ыі]м(?:ыз|із)? кел\p{L}+/gu;

/** The point a message names, its words about exercises left out. */
function pointAsked({ folded }: Asked, tools: Tools): GrammarPoint | undefined {
  const rest = folded
    .replace(WISH, " ")
    .replace(
      /(?:give|set|make|do|have|some|five|short|another|want|need|let's|practi[cs]e|exercises?|drills?|questions?|дай|дайте|сделай|хочу|давай|ещ[её]|упражнени\p{L}*|задани\p{L}*|потренир\p{L}*|маған|берші|беріңіз|бер|жаттығу|тапсырма)(?![\p{L}])/gu,
      " ",
    )
    .trim();
  const about = tools.points.find(rest)?.about;
  if (about?.kind === "point") return about.point;
  return about && tools.course.grammarById.get(about.answer.points[0] ?? "");
}

function pointInFocus(asked: Asked, tools: Tools): GrammarPoint | undefined {
  const focus = asked.focus();
  return focus?.kind === "topic" ? tools.course.grammarById.get(focus.id) : undefined;
}

const pointTitled = (title: string, language: Language, { course }: Tools) =>
  course.grammar.find(({ titles }) => titles[language] === title);

/** The first task on a point, after lines that lead to it; the lines alone where it has no exercise. */
export function firstTask(
  point: GrammarPoint,
  asked: Asked,
  tools: Tools,
  before: readonly string[],
): Draft {
  const place = { at: 0, right: 0, round: 0, isHarder: false };
  const shown = hasExercise(point)
    ? show(point, place, asked.language, asked, tools, before)
    : undefined;
  return (
    shown ?? {
      text: before.join("\n"),
      points: [point.id],
      focus: { kind: "topic", id: point.id },
    }
  );
}

interface Place {
  readonly at: number;
  readonly right: number;
  /** Tells one exercise on a point from the next in a conversation. */
  readonly round: number;
  /** Longer forms than the point's own, typed. */
  readonly isHarder: boolean;
}

const seedOf = (point: GrammarPoint, { round }: Place, { seed }: Asked): string =>
  `${seed}:${point.id}:${round}`;

function show(
  point: GrammarPoint,
  place: Place,
  language: Language,
  asked: Asked,
  tools: Tools,
  before: readonly string[],
): Draft | undefined {
  const tasks = tasksOf(point, seedOf(point, place, asked), language, tools, place.isHarder);
  const task = tasks[place.at];
  if (!task) return undefined;
  const title = point.titles[language];
  const heading = tools.say("exercise.heading", language, {
    x: place.isHarder ? tools.say("exercise.harderTitle", language, { x: title }) : title,
    n: place.at + 1,
    all: Math.min(TASKS, tasks.length),
    s: place.right,
    r: place.round + 1,
  });
  const choices = task.choices.map((choice, at) => `${"abcd"[at]}) ${choice}`);
  return {
    text: [...before, heading, task.question, ...choices].join("\n"),
    chips: [
      ...task.choices,
      tools.say("exercise.skip", language),
      tools.say("exercise.stop", language),
    ],
    kazakh: task.choices.map((choice) => kz(choice)),
    confidence: 0.95,
    language,
    points: [point.id],
    focus: { kind: "topic", id: point.id },
  };
}

/** Judges the answer to the open task and asks the next one; undefined where something else was said. */
function goOn(open: Heading, asked: Asked, tools: Tools): Draft | undefined {
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
  const other = changed(point, place, language, asked, tools);
  if (other) return other;
  const easier = tools.requests
    .find(asked.spelt)
    .some(({ id, share }) => id === "easier" && share >= EASIER_SHARE);
  const isHint = HINT.test(asked.folded) && asked.words.length <= MOST_OF_HINT;
  if (easier || isHint) return eased(point, place, task, tasks, language, asked, tools);
  if (STOP.test(asked.folded)) return ended(point, place, place.at, language, tools, []);
  const skipped = SKIP.test(asked.folded);
  const given = chosen(asked.whole, task.choices);
  const isRight = !skipped && task.isRight(given);
  if (!skipped && !isRight && isOther(asked, task)) return undefined;
  const judged = isRight
    ? [tools.say("exercise.right", language, { x: task.answer })]
    : [
        tools.say(skipped ? "exercise.told" : "exercise.wrong", language, { x: task.answer }),
        ...task.because,
      ];
  const next: Place = { ...place, at: place.at + 1, right: place.right + (isRight ? 1 : 0) };
  if (next.at >= Math.min(TASKS, tasks.length))
    return ended(point, next, next.at, language, tools, [...judged, ""]);
  const shown = show(point, next, language, asked, tools, [...judged, ""]);
  return shown && { ...shown, kazakh: [kz(task.answer), ...(shown.kazakh ?? [])] };
}

const EASIER_SHARE = 0.6;
/** A hint is wanted, no answer. */
const HINT =
  /(?<!\p{L})(?:hints?|clue|подска[жз]\p{L}*|намекни\p{L}*|көмектес\p{L}*|ишара)(?!\p{L})/u;
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
    return next && show(next, first, language, asked, tools, []);
  }
  const isHarder = place.isHarder || changes.has("change-harder");
  const isNew = changes.has("change-another") || changes.has("change-harder");
  if (!isNew || changes.has("easier")) return undefined;
  const next: Place = { at: 0, right: 0, round: place.round + 1, isHarder };
  const before = changes.has("change-harder") ? [tools.say("exercise.harder", language), ""] : [];
  return show(point, next, language, asked, tools, before);
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
  return show(point, place, language, asked, tools, hint);
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
