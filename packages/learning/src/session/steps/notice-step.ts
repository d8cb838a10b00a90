import { shuffled } from "../../quiz/random.ts";
import { type Candidate, candidate } from "../candidate.ts";
import { type LessonContext, sentencesOf } from "../context.ts";
import { makeBuildForm } from "../kinds/build-form.ts";
import { makeCloze } from "../kinds/cloze.ts";
import { meetPoint } from "../kinds/meet.ts";
import { makeMendMistake } from "../kinds/mend.ts";
import { makeTransform } from "../kinds/transform.ts";
import type { Making } from "../making.ts";
import type { PointMaterial, SentenceMaterial } from "../material.ts";
import { sentenceItems } from "./sentence-items.ts";
import { wordItems } from "./word-items.ts";

/** Points of a session, and sentences in which each is found. */
const POINTS = 2;
const FOUND_IN = 3;

/** The points of the lesson: each is found in its sentences, then drilled. */
export function noticeStep(context: LessonContext, making: Making): Candidate[] {
  const { lesson, material, points } = context;
  const sentences = sentencesOf(lesson);
  const shown = points.slice(0, POINTS);
  const drills = shown.map((point, at) => pointItems(point, sentences, at, making));
  const meetings = drills.map(([meeting]) => meeting).flatMap((meeting) => meeting ?? []);
  const turns = interleaved(drills.map(([, ...tasks]) => tasks));
  const used = new Set(turns.flatMap(({ item }) => item.subjects));
  const rest = shuffled(
    sentences.filter(({ id }) => !used.has(`sentence:${id}`)),
    making.chance,
  ).sort((a, b) => showing(b, shown) - showing(a, shown));
  const further = sentenceItems(
    ["order", "translate", "dictation", "cloze", "mend"],
    rest,
    sentences,
    material,
    making,
    9,
  );
  return [
    ...meetings,
    ...turns.slice(0, 7),
    ...further.slice(0, 3),
    ...turns.slice(7),
    ...further.slice(3),
    ...wordItems(lesson.words, material, making),
  ];
}

const showing = ({ points }: SentenceMaterial, shown: readonly PointMaterial[]): number =>
  shown.some(({ id }) => points.includes(id)) ? 1 : 0;

/** A point's meeting, then its tasks: a choice before a form, a form before a mistake. */
function pointItems(
  point: PointMaterial,
  sentences: readonly SentenceMaterial[],
  turn: number,
  making: Making,
): Candidate[] {
  const { chance } = making;
  const rank = 4 + turn;
  const shows = sentences.filter(({ points }) => points.includes(point.id));
  const meeting = candidate(meetPoint(point, shows.slice(0, FOUND_IN), making), {
    rank: turn * 12,
    essential: true,
  });
  const after = meeting.map(({ item }) => item.key);
  const tasks = shuffled(point.tasks, chance);
  const forms = (kind: "choose-form" | "build-form", at: number) =>
    tasks
      .filter((task) => task.kind === kind)
      .flatMap((task) =>
        candidate(makeBuildForm(task, point.id, making), { rank: rank + at, after }),
      );
  const chosen = forms("choose-form", 6);
  const built = forms("build-form", 14);
  const clozes = shuffled(shows, chance).flatMap((sentence) =>
    candidate(makeCloze(sentence, making, point.id), { rank: rank + 2, after }),
  );
  const changed = tasks
    .filter(({ kind }) => kind === "transform")
    .flatMap((task) =>
      candidate(makeTransform(task, point.id, making), { rank: rank + 22, after }),
    );
  const mended = shuffled(point.mistakes.slice(0, 4), chance).flatMap((mistake) =>
    candidate(makeMendMistake(mistake, point.id, making), { rank: rank + 28, after }),
  );
  return [
    ...meeting,
    ...interleaved([
      clozes.slice(0, 2),
      chosen.slice(0, 1),
      built,
      changed.slice(0, 2),
      mended.slice(0, 2),
    ]).slice(0, 8),
  ];
}

/** Lists read side by side: the first of each, then the second of each. */
function interleaved<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
