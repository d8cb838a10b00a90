import { drillWords, type GrammarPoint, renderLine } from "@tilashar/course";
import { SUFFIX_MEANINGS, suffixSenses } from "@tilashar/kazakh";
import { seededRandom } from "@tilashar/learning";
import { drillRound, judgeDrill, makeDrillTask } from "@tilashar/learning/drills";
import type { Tools } from "../ask.ts";
import { cutForm, formSteps } from "../features/form-text.ts";
import type { Language } from "../reply.ts";
import { foldText, trimEnds } from "../text/fold.ts";
import { harderLabel } from "./harder.ts";

/** How many tasks one exercise has. */
export const TASKS = 5;

/** One task of an exercise, with how an answer to it is judged. */
export interface Task {
  readonly question: string;
  /** Answers to choose from; empty where it is typed. */
  readonly choices: readonly string[];
  readonly answer: string;
  /** Why the answer is right. */
  readonly because: readonly string[];
  readonly isRight: (given: string) => boolean;
}

/** The tasks of an exercise on a point, or harder ones on it; the same seed makes the same ones. */
export function tasksOf(
  point: GrammarPoint,
  seed: string,
  language: Language,
  tools: Tools,
  isHarder = false,
): readonly Task[] {
  const random = seededRandom(seed);
  const plainDrills = point.drills.map(({ kind, pool, from, to, against }) => ({
    kind,
    from: from ?? null,
    to,
    against: against ?? [],
    words: drillWords(tools.course, pool).slice(0, 120),
  }));
  const longer = plainDrills.flatMap((drill) =>
    Array.from({ length: TASKS }, (_, turn) => harderLabel(drill.to, turn)).flatMap((to) =>
      to === undefined
        ? []
        : [{ kind: "build-form" as const, from: null, to, against: [], words: drill.words }],
    ),
  );
  const drills = isHarder && longer.length > 0 ? longer : plainDrills;
  const made = drillRound(drills, TASKS * 2, random).flatMap((turn) => {
    const task = makeDrillTask(turn, random);
    return task ? [task] : [];
  });
  const typed = made.flatMap((task): Task[] => {
    const name = nameOf(task.explanation?.suffixes.map(({ id }) => id) ?? [], language);
    if (name === "" && !task.choices) return [];
    const gloss = language === "ru" ? task.ru : task.en;
    const word = task.from?.form ?? task.lemma;
    const places = { x: word, gloss, form: name };
    return [
      {
        question: tools.say(
          task.choices ? "exercise.choose" : task.from ? "exercise.change" : "exercise.build",
          language,
          places,
        ),
        // Whoever asks for more gets nothing to choose from
        choices: isHarder ? [] : (task.choices?.map(({ form }) => form) ?? []),
        answer: task.answers[0] ?? "",
        because: [cutForm(task.lemma, task.to), ...formSteps(task.lemma, task.to, language)],
        isRight: (given) => judgeDrill(task, given).verdict === "correct",
      },
    ];
  });
  return [...typed, ...mistakeTasks(point, seed, language, tools)].slice(0, TASKS);
}

/** "Which is right?", made of the point's typical mistakes. */
function mistakeTasks(
  { mistakes }: GrammarPoint,
  seed: string,
  language: Language,
  tools: Tools,
): Task[] {
  const random = seededRandom(`${seed}:mistakes`);
  return mistakes.map(({ wrong, right, why }) => ({
    question: tools.say("exercise.which", language),
    choices: random() < 0.5 ? [wrong, right] : [right, wrong],
    answer: right,
    because: [
      renderLine(why[language], language)
        .map(({ text }) => text)
        .join(""),
    ],
    isRight: (given) => plain(given) === plain(right),
  }));
}

export const plain = (text: string): string => trimEnds(foldText(text)).replace(/[.,!?]/g, "");

/** What the endings of a form say: "accusative", "past + I". */
function nameOf(
  ids: readonly Parameters<typeof suffixSenses>[0][number][],
  language: Language,
): string {
  const senses = suffixSenses(ids);
  return ids.map((id, at) => SUFFIX_MEANINGS[senses[at] ?? id][language]).join(" + ");
}

/** The answer that was meant by a letter or number of the choices. */
export function chosen(given: string, choices: readonly string[]): string {
  const mark = /^\(?([a-dа-г1-4])\)?[.)]?$/u.exec(plain(given))?.[1];
  const at =
    mark === undefined
      ? -1
      : Math.max("abcd".indexOf(mark), "абвг".indexOf(mark), "1234".indexOf(mark));
  return choices[at] ?? given;
}
