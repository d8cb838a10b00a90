import { SUFFIX_IDS } from "@tilashar/kazakh/morphology";
import type { ContentFile } from "../content-file/content-kind.ts";
import { error, type Problem, type ValuePath, warning } from "../content-file/problem.ts";
import { type Remark, remark } from "../content-file/problem-code.ts";
import type { Course, GrammarPoint } from "../course/course.ts";
import { drillWords } from "../grammar/drill-words.ts";
import { taughtPart } from "../grammar/taught-part.ts";
import { GRAMMAR_LEVELS } from "../schema/grammar-file.ts";
import { LANGUAGES } from "../schema/text.ts";
import type { GateContext } from "./gate-context.ts";
import type { KazakhKnowledge } from "./kazakh-knowledge.ts";
import { kazakhWords } from "./kazakh-problems.ts";

/** A drill with fewer words than this repeats itself at once. */
const MIN_DRILL_WORDS = 5;
/** What an explanation may take before its first table, in words. */
const MAX_BODY_WORDS = 120;

/**
 * Points of grammar that refer to nothing, ask for forms the engine does not make, or name as a
 * mistake what is right.
 */
export function grammarProblems({ files, course, kazakh }: GateContext): Problem[] {
  return files.flatMap(({ content }) => {
    if (content.kind === "grammarNeeds") return needsProblems(content.file, course);
    if (content.kind === "lesson" || content.kind === "test" || content.kind === "unit")
      return pointProblems(content, course);
    const { kind, file, data: written } = content;
    const data = kind === "grammar" ? course.grammarById.get(written.id) : undefined;
    if (data === undefined) return [];
    const problems: Problem[] = [];
    const fault = (path: ValuePath, message: string | Remark) =>
      problems.push(error(file, path, message));
    for (const { path, id } of references(data)) {
      const other = course.grammarById.get(id);
      if (id === data.id) fault(path, "a point cannot refer to itself");
      else if (other === undefined) {
        fault(path, `no point ${id} in content/grammar`);
      } else if (path[0] === "needs" && comesAfter(other, data)) {
        fault(path, `${id} (${other.level}, ${other.order}) comes after ${data.id}`);
      }
    }
    data.teaches.forEach((part, place) => {
      const message = taughtFault(part, kazakh);
      if (message !== undefined) fault(["teaches", place], message);
    });
    data.tables.forEach(({ of, labels }, place) => {
      for (const lemma of of) {
        for (const label of labels) {
          const made = kazakh.inflect(lemma, label);
          if ("fault" in made) fault(["tables", place], `${lemma}|${label}: ${made.fault}`);
        }
      }
    });
    data.drills.forEach((drill, place) => {
      for (const message of drillFaults(drill, course, kazakh)) fault(["drills", place], message);
    });
    data.mistakes.forEach(({ wrong, right }, place) => {
      if (wrong === right) {
        fault(["mistakes", place], remark("wrong-is-right", "wrong and right are the same"));
      }
      if (kazakh.judge(right) === "wrong") {
        const path = ["mistakes", place, "right"];
        problems.push(
          warning(
            file,
            path,
            remark("taken-for-mistake", "the check of sentences takes it for a mistake"),
          ),
        );
      }
    });
    for (const language of LANGUAGES) {
      const words = data.body[language].split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
      if (words > MAX_BODY_WORDS)
        problems.push(
          warning(
            file,
            ["body", language],
            remark("long-body", `${words} words; at most ${MAX_BODY_WORDS} are read`, {
              words: String(words),
              most: String(MAX_BODY_WORDS),
            }),
          ),
        );
    }
    return problems;
  });
}

/** Points that a lesson shows, a checkpoint or a question asks, and that nobody has written. */
function pointProblems(
  content: Extract<ContentFile, { kind: "lesson" | "test" | "unit" }>,
  { grammarById }: Course,
): Problem[] {
  return namedPoints(content)
    .filter(({ id }) => !grammarById.has(id))
    .map(({ id, path }) => error(content.file, path, `no point ${id} in content/grammar`));
}

function namedPoints(
  content: Extract<ContentFile, { kind: "lesson" | "test" | "unit" }>,
): { readonly id: string; readonly path: ValuePath }[] {
  const listed = (points: readonly string[], at: ValuePath) =>
    points.map((id, place) => ({ id, path: [...at, place] }));
  switch (content.kind) {
    case "lesson":
      return listed(content.data.grammar, ["grammar"]);
    case "unit":
      return listed(content.data.checkpoint?.points ?? [], ["checkpoint", "points"]);
    case "test":
      return content.data.questions.flatMap(({ point }, place) =>
        point === undefined ? [] : [{ id: point, path: ["questions", place, "point"] }],
      );
  }
}

/** Every point is found by some need, once. */
function needsProblems(file: string, { grammar, grammarById, grammarNeeds }: Course): Problem[] {
  const listed = grammarNeeds.flatMap(({ points }, need) =>
    points.map((id, place) => ({ id, path: ["needs", need, "points", place] })),
  );
  const first = new Map(listed.toReversed().map(({ id, path }) => [id, path]));
  return [
    ...listed.flatMap(({ id, path }) => [
      ...(grammarById.has(id) ? [] : [error(file, path, `no point ${id} in content/grammar`)]),
      ...(first.get(id) === path ? [] : [error(file, path, `${id} is listed twice`)]),
    ]),
    ...grammar
      .filter(({ id }) => !first.has(id))
      .map(({ id }) => error(file, ["needs"], `no need lists ${id}`)),
  ];
}

function references({ needs, contrasts }: GrammarPoint) {
  return [
    ...needs.map((id, place) => ({ id, path: ["needs", place] as ValuePath })),
    ...contrasts.map((one, place) => ({
      id: one.with,
      path: ["contrasts", place, "with"] as ValuePath,
    })),
  ];
}

function comesAfter(other: GrammarPoint, point: GrammarPoint): boolean {
  const [its, ours] = [other, point].map(({ level }) => GRAMMAR_LEVELS.indexOf(level));
  return its !== ours ? (its ?? 0) > (ours ?? 0) : other.order >= point.order;
}

const SUFFIXES: ReadonlySet<string> = new Set(SUFFIX_IDS);

function taughtFault(written: string, kazakh: KazakhKnowledge): string | undefined {
  const part = taughtPart(written);
  if (part.kind === "suffix")
    return SUFFIXES.has(part.id) ? undefined : `no suffix ${part.id} in the engine's table`;
  if (part.kind === "word")
    return kazakh.readingsOf(part.lemma).length > 0 ? undefined : `nobody knows ${part.lemma}`;
  return kazakh.verbStems(part.lemma).length > 0 ? undefined : `no verb ${part.lemma}`;
}

function drillFaults(
  drill: GrammarPoint["drills"][number],
  course: GateContext["course"],
  kazakh: KazakhKnowledge,
): string[] {
  if (drill.kind === "transform" && drill.from === undefined) return ["from is missing"];
  if (drill.kind === "choose-form" && drill.against === undefined) return ["against is missing"];
  const labels = [drill.to, ...(drill.from ? [drill.from] : []), ...(drill.against ?? [])];
  const words = drillWords(course, drill.pool);
  const faults: string[] = [];
  const made = words.filter(({ lemma }) => {
    const forms = labels.map((label) => kazakh.inflect(lemma, label));
    const bad = forms.find((form) => "fault" in form);
    if (bad && "fault" in bad && drill.pool.words)
      faults.push(`${lemma}: ${labels.join(", ")}: ${bad.fault}`);
    return bad === undefined;
  });
  const least = Math.min(MIN_DRILL_WORDS, drill.pool.words?.length ?? MIN_DRILL_WORDS);
  if (made.length < least)
    faults.push(
      `only ${made.length} of ${words.length} words of the pool make ${labels.join(", ")}`,
    );
  return faults;
}

/** A typical mistake that neither the engine nor any check of sentences refuses yet. */
export interface UnrefusedMistake {
  readonly point: string;
  readonly wrong: string;
}

/** Sentences of `wrong` that would pass: each word is a form of some word, and the check finds no fault. */
export function unrefusedMistakes(course: Course, kazakh: KazakhKnowledge): UnrefusedMistake[] {
  return course.grammar.flatMap(({ id, mistakes }) =>
    mistakes
      .filter(
        ({ wrong }) =>
          kazakhWords(wrong).every((word) => kazakh.readingsOf(word).length > 0) &&
          kazakh.judge(wrong) !== "wrong",
      )
      .map(({ wrong }) => ({ point: id, wrong })),
  );
}
