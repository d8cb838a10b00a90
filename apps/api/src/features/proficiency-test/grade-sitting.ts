import type { LevelLetter } from "@tilashar/course";
import {
  estimateAbility,
  type GradedItem,
  letterOf,
  percentageOf,
  skillProfile,
} from "@tilashar/learning";
import { type BankItem, isRight, type QuestionBank } from "./question-bank.ts";
import type { Sitting, SittingAnswer, SittingMode } from "./sitting.model.ts";

export interface GradedAnswer extends GradedItem {
  readonly item: BankItem;
  readonly given: SittingAnswer["option"];
}

export interface Grade {
  readonly mode: SittingMode;
  readonly answers: readonly GradedAnswer[];
  readonly score: number;
  readonly percentage: number;
  readonly level: LevelLetter;
  readonly estimate: ReturnType<typeof estimateAbility>;
  readonly skills: ReturnType<typeof skillProfile>;
}

/**
 * Grades a sitting. The letter of a standard one follows from right answers in per cent; that of a
 * precise one, whose questions were chosen by ability, from the domain score by the same cuts.
 * A question that has left the bank since counts for nothing.
 */
export function gradeSitting(bank: QuestionBank, { mode, form, answers }: Sitting): Grade {
  const graded = answers.flatMap(({ id, option }): GradedAnswer[] => {
    const item = bank.find(id);
    return item === undefined ? [] : [{ item, given: option, right: isRight(item, form, option) }];
  });
  const score = graded.filter(({ right }) => right).length;
  const estimate = estimateAbility(graded);
  const percentage = mode === "precise" ? estimate.domain : percentageOf(score, graded.length);
  return {
    mode,
    answers: graded,
    score,
    percentage,
    level: letterOf(percentage),
    estimate,
    skills: skillProfile(graded),
  };
}
