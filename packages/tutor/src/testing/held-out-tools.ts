import { ClauseJudge } from "@tilashar/clause";
import type { Course } from "@tilashar/course";
import type { Tools } from "../ask.ts";
import { learnSenses } from "../learnt/learn-senses.ts";
import { learnWordings } from "../learnt/learn-wordings.ts";
import { LearntModels } from "../learnt/learnt-models.ts";
import { SenseChoice } from "../learnt/sense-choice.ts";
import { WordingChoice } from "../learnt/wording-choice.ts";
import { Wordings } from "../learnt/wordings.ts";
import { makeTools } from "../tools.ts";
import { listedWays } from "../translation/out-of-kazakh/listed-ways.ts";
import { lineKey, memoryOf, type RememberedLine } from "../words/sentence-memory.ts";

/** Tools that have never seen some lines of the course, and those lines. */
export interface HeldOut {
  readonly tools: Tools;
  readonly lines: readonly RememberedLine[];
}

/**
 * Keeps a part of the course's lines away from whatever remembers or counts them: the memory of sentences, the learnt
 * wordings, and by `usage` the judge.
 *
 * @param usage what is usual in Kazakh, counted without those lines
 * @param isHeldOut whether a Kazakh line belongs to the part; by its {@link kazakhKey}, so that no other copy of it stays
 */
export function heldOut(
  course: Course,
  usage: Course["usage"],
  isHeldOut: (kazakh: string) => boolean,
): HeldOut {
  const whole = makeTools(course, new LearntModels());
  const isKept = ({ kz }: RememberedLine): boolean => !isHeldOut(kazakhKey(kz));
  const memory = memoryOf(whole.memory.lines.filter(isKept));
  const { glossary } = whole;
  const counted = learnWordings(memory.lines, glossary, listedWays(course.tutor.renderings));
  const senses = learnSenses(memory.lines, glossary);
  return {
    tools: {
      ...whole,
      memory,
      judge: new ClauseJudge(course.government, course.calques, usage, course.slips),
      wordings: new WordingChoice(new Wordings(() => counted)),
      senses: new SenseChoice(new Wordings(() => senses)),
    },
    lines: whole.memory.lines.filter((line) => !isKept(line) && !line.isPart),
  };
}

/** A Kazakh line as its copies are told: letters alone. */
export const kazakhKey = (text: string): string => lineKey(text).replace(/-/g, " ");
