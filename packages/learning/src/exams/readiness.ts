import type { ExamLevel, ExamPart } from "@tilashar/course";
import {
  type AbilityGroup,
  chanceOfUnknownItem,
  countsOf,
  EXAM_GRID,
  EXAM_MODEL,
  groupOfPart,
  normalised,
  normalOnGrid,
  priorDifficulty,
  sumOfCounts,
} from "./exam-model.ts";
import type { ExamTally } from "./exam-tally.ts";

/** Answers to items of one kind, that were given on one day. */
export interface ExamEvidence extends ExamTally {
  readonly daysAgo: number;
}

/** An examination as far as passing it goes. */
export interface ExamForm {
  readonly level: ExamLevel;
  readonly sections: readonly {
    readonly id: string;
    readonly pass: number;
    readonly parts: readonly { readonly part: ExamPart; readonly items: number }[];
  }[];
  readonly passWhole: number | null;
}

export interface SectionReadiness {
  readonly id: string;
  /** Right answers that are likely on the day, and between which they lie with 80 % probability. */
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  readonly pass: number;
  readonly of: number;
  /** How likely the section is passed, 0 to 1. */
  readonly chance: number;
  /** Answers this rests on. */
  readonly answers: number;
}

export interface ExamReadiness {
  readonly sections: readonly SectionReadiness[];
  /** How likely the whole is passed, 0 to 1. */
  readonly chance: number;
  readonly answers: number;
}

/** What the placement test says of somebody's Kazakh. */
export interface KnownAbility {
  readonly ability: number;
  readonly error: number;
}

/**
 * How ready somebody is, if the examination were today: the item response model of the placement test, with an
 * ability for Kazakh and one for the country, and for each part a deviation from it.
 *
 * @param known from the placement test; without it takers are thought to lie around the level they chose
 */
export function examReadiness(
  form: ExamForm,
  evidence: readonly ExamEvidence[],
  known?: KnownAbility,
): ExamReadiness {
  const states = new Map(
    (["kazakh", "country"] as const).map((group) => [
      group,
      groupState(group, form, evidence, known),
    ]),
  );
  const stateOf = ({ parts }: FormSection) =>
    states.get(groupOfPart(parts[0]?.part ?? "reading")) as GroupState;
  const counted = new Map<string, number[][]>();
  const countsAt = (section: FormSection, shift: number): number[][] => {
    const key = `${section.id} ${shift}`;
    const counts = counted.get(key) ?? countsOfSection(section, stateOf(section), shift);
    counted.set(key, counts);
    return counts;
  };
  const whole = mixedOverForms((shift) =>
    [...states.values()]
      .map((state) => {
        const own = form.sections.filter((section) => stateOf(section) === state);
        return jointCounts(own, state, (section) => countsAt(section, shift));
      })
      .reduce<number[]>(sumOfCounts, [1]),
  );
  return {
    sections: form.sections.map((section) =>
      sectionReadiness(
        section,
        mixedOverForms((shift) => mixed(countsAt(section, shift), stateOf(section).ability)),
        evidence,
      ),
    ),
    chance: whole.slice(form.passWhole ?? 0).reduce((sum, weight) => sum + weight, 0),
    answers: sumOfAnswers(evidence),
  };
}

/** Counts in an examination that may be harder or easier than our mocks, in all its parts alike (Gauss and Hermite). */
function mixedOverForms(countsAt: (shift: number) => readonly number[]): number[] {
  const away = Math.sqrt(3) * EXAM_MODEL.formSpread;
  return mixed([-away, 0, away].map(countsAt), [1 / 6, 2 / 3, 1 / 6]);
}

/** How probable each ability of a group is, and what that says of its parts. */
interface GroupState {
  readonly ability: readonly number[];
  /** By ability of the group: how probable each count of right answers is in so many items of a part. */
  counts(part: ExamPart, items: number, shift: number): readonly (readonly number[])[];
}

function groupState(
  group: AbilityGroup,
  { level }: ExamForm,
  evidence: readonly ExamEvidence[],
  known: KnownAbility | undefined,
): GroupState {
  const prior =
    group === "kazakh" && known !== undefined
      ? normalOnGrid(known.ability, Math.hypot(known.error, EXAM_MODEL.partSpread))
      : normalOnGrid(
          group === "kazakh" ? EXAM_MODEL.difficulty[level] : EXAM_MODEL.lawDifficulty,
          EXAM_MODEL.takerSpread,
        );
  const own = evidence.filter(({ part }) => groupOfPart(part) === group);
  const parts = new Map<ExamPart, readonly (readonly number[])[]>();
  let weights = prior;
  for (const part of new Set(own.map((one) => one.part))) {
    const likelihood = likelihoodOf(own.filter((one) => one.part === part));
    // Of each ability of the group: the part's own ability, and how well the answers fit all of them
    const given = EXAM_GRID.map((at) =>
      (DEVIATIONS.get(at) ?? []).map((weight, index) => weight * (likelihood[index] ?? 0)),
    );
    const fits = given.map((row) => row.reduce((sum, weight) => sum + weight, 0));
    weights = weights.map((weight, index) => weight * (fits[index] ?? 0));
    parts.set(part, given.map(normalised));
  }
  const ability = normalised(weights);
  return {
    ability,
    counts(part, items, shift) {
      const difficulty = priorDifficulty(part, level);
      const ofPart = EXAM_GRID.map((at) =>
        countsOf(items, chanceOfUnknownItem(at + shift, difficulty)),
      );
      return EXAM_GRID.map((at, index) =>
        (ability[index] ?? 0) < NEGLIGIBLE
          ? []
          : mixed(ofPart, parts.get(part)?.[index] ?? DEVIATIONS.get(at) ?? []),
      );
    },
  };
}

/** Of each ability of a group: how probable each ability of one of its parts is. */
const DEVIATIONS: ReadonlyMap<number, readonly number[]> = new Map(
  EXAM_GRID.map((at) => [at, normalOnGrid(at, EXAM_MODEL.partSpread)]),
);

/** Answers to one part by its ability; scaled, since only its shape counts. */
function likelihoodOf(answers: readonly ExamEvidence[]): number[] {
  const logs = EXAM_GRID.map((ability) =>
    answers.reduce((sum, { part, level, right, answers: given, daysAgo }) => {
      const chance = chanceOfUnknownItem(ability, priorDifficulty(part, level));
      const weight = 0.5 ** (Math.max(0, daysAgo) / EXAM_MODEL.halfLifeDays);
      return sum + weight * (right * Math.log(chance) + (given - right) * Math.log(1 - chance));
    }, 0),
  );
  const highest = Math.max(...logs);
  return logs.map((log) => Math.exp(log - highest));
}

/** Abilities less probable than this are left out. */
const NEGLIGIBLE = 1e-6;

function mixed(rows: readonly (readonly number[])[], weights: readonly number[]): number[] {
  const sum = new Array<number>(Math.max(0, ...rows.map((row) => row.length))).fill(0);
  for (const [place, row] of rows.entries()) {
    const weight = weights[place] ?? 0;
    if (weight < NEGLIGIBLE) continue;
    for (const [count, much] of row.entries()) sum[count] = (sum[count] ?? 0) + weight * much;
  }
  return sum;
}

type FormSection = ExamForm["sections"][number];

/** By ability of the group: how probable each count of a section is. */
const countsOfSection = ({ parts }: FormSection, state: GroupState, shift: number): number[][] => {
  const rows = parts.map(({ part, items }) => state.counts(part, items, shift));
  return EXAM_GRID.map((_, index) =>
    rows.map((row) => row[index] ?? []).reduce<number[]>(sumOfCounts, [1]),
  );
};

/** How probable each sum over sections is, where every one of them is passed. */
function jointCounts(
  sections: readonly FormSection[],
  { ability }: GroupState,
  countsOfOne: (section: FormSection) => readonly (readonly number[])[],
): number[] {
  const rows = sections.map((section) =>
    countsOfOne(section).map((counts) =>
      counts.map((weight, count) => (count < section.pass ? 0 : weight)),
    ),
  );
  const joint = EXAM_GRID.map((_, index) =>
    rows.map((row) => row[index] ?? []).reduce<number[]>(sumOfCounts, [1]),
  );
  return mixed(joint, ability);
}

/** @param counts how probable each count of the section is */
function sectionReadiness(
  section: FormSection,
  counts: readonly number[],
  evidence: readonly ExamEvidence[],
): SectionReadiness {
  const parts = new Set(section.parts.map(({ part }) => part));
  return {
    id: section.id,
    expected: counts.reduce((sum, weight, count) => sum + weight * count, 0),
    low: countBelow(counts, 0.1),
    high: countBelow(counts, 0.9),
    pass: section.pass,
    of: counts.length - 1,
    chance: counts.slice(section.pass).reduce((sum, weight) => sum + weight, 0),
    answers: sumOfAnswers(evidence.filter(({ part }) => parts.has(part))),
  };
}

const sumOfAnswers = (evidence: readonly ExamEvidence[]): number =>
  evidence.reduce((sum, { answers }) => sum + answers, 0);

/** The count below or at which this much of the probability lies. */
function countBelow(counts: readonly number[], share: number): number {
  let below = 0;
  for (const [count, weight] of counts.entries()) {
    below += weight;
    if (below >= share) return count;
  }
  return counts.length - 1;
}

/** What share of the items of a part somebody would answer right, as the mean of what is known. */
export function expectedShare(
  form: ExamForm,
  part: ExamPart,
  evidence: readonly ExamEvidence[],
  known?: KnownAbility,
): number {
  const state = groupState(groupOfPart(part), form, evidence, known);
  const [, one = 0] = mixed(state.counts(part, 1, 0), state.ability);
  return one;
}
