import type { ContentFile } from "../content-file/content-kind.ts";
import { fileStem } from "../content-file/content-kind.ts";
import { error, type Problem, warning } from "../content-file/problem.ts";
import { ofKind } from "../course/assemble-course.ts";
import type { ExamFile } from "../schema/exam-file.ts";
import { countOfItems, examItemsOf, itemsFileName, mockNameOf } from "./exam-items.ts";

/** After this many days the rules of an examination are read again. */
export const LOOK_AGAIN_AFTER_DAYS = 180;
const dayMs = 86_400_000;

/**
 * Examinations and their items by themselves and with one another: names and ids, points and sources that are
 * not there, files that lack what their section needs, mocks that are not whole.
 */
export function examLinkProblems(files: readonly ContentFile[]): Problem[] {
  return [
    ...ofKind(files, "exam").flatMap(({ file, data }) => formatProblems(file, data)),
    ...itemsFileProblems(files),
    ...repeatedExamIds(files),
    ...mockProblems(files),
  ];
}

function formatProblems(file: string, data: ExamFile): Problem[] {
  const problems: Problem[] = [];
  if (fileStem(file) !== data.slug)
    problems.push(
      error(file, ["slug"], `the file of ${data.slug} must be called ${data.slug}.yaml`),
    );
  const days = (Date.parse(data.look_again) - Date.parse(data.seen)) / dayMs;
  if (!(days > 0 && days <= LOOK_AGAIN_AFTER_DAYS))
    problems.push(
      error(file, ["look_again"], `must lie at most ${LOOK_AGAIN_AFTER_DAYS} days after seen`),
    );
  const sources = new Set(data.sources.map(({ id }) => id));
  if (sources.size !== data.sources.length)
    problems.push(error(file, ["sources"], "two sources have the same id"));
  data.facts.forEach((fact, place) => {
    for (const id of fact.sources)
      if (!sources.has(id))
        problems.push(error(file, ["facts", place, "sources"], `no source ${id}`));
    if (fact.certain && fact.sources.length === 0)
      problems.push(error(file, ["facts", place, "certain"], "a certain fact has a source"));
  });
  data.sections.forEach(({ parts, pass }, place) => {
    if (pass > parts.reduce((sum, { items }) => sum + items, 0))
      problems.push(error(file, ["sections", place, "pass"], "more than there are items"));
  });
  return problems;
}

function itemsFileProblems(files: readonly ContentFile[]): Problem[] {
  const points = new Set(ofKind(files, "grammar").map(({ data }) => data.id));
  const documents = new Set(
    ofKind(files, "exam").flatMap(({ data }) =>
      (data.documents ?? []).map(({ id }) => `${data.slug} ${id}`),
    ),
  );
  return ofKind(files, "examItems").flatMap(({ file, data }) => {
    const problems: Problem[] = [];
    const isLaw = data.section === "constitution" || data.section === "history";
    const hasPassages = data.section === "listening" || data.section === "reading";
    if (fileStem(file) !== itemsFileName(data))
      problems.push(error(file, [], `the file must be called ${itemsFileName(data)}.yaml`));
    if (!isLaw && data.level === undefined)
      problems.push(error(file, ["level"], "items of Kazakh have a level"));
    if ((data.mock === undefined) !== (data.track === "practice"))
      problems.push(error(file, ["mock"], "items belong to a mock, or to practice"));
    if (hasPassages !== (data.passages !== undefined) || hasPassages === (data.items !== undefined))
      problems.push(error(file, [], `${data.section} has ${hasPassages ? "passages" : "items"}`));
    data.passages?.forEach(({ lines, text }, place) => {
      const at = ["passages", place];
      if (data.section === "listening" && (lines === undefined || text !== undefined))
        problems.push(error(file, at, "what is heard is written in lines"));
      if (data.section === "reading" && (lines === undefined) === (text === undefined))
        problems.push(error(file, at, "what is read has either a text or lines"));
    });
    for (const { path, entry } of examItemsOf(data)) {
      if (entry.point !== undefined && !points.has(entry.point))
        problems.push(error(file, [...path, "point"], `no point ${entry.point}`));
      if (!isLaw && (entry.point === undefined) === (entry.skill === undefined))
        problems.push(error(file, path, "an item of Kazakh has a point or skill: vocabulary"));
      if (hasPassages !== (entry.key !== undefined))
        problems.push(
          error(
            file,
            path,
            "an item about a passage names the sentence with the answer as its key",
          ),
        );
      if (isLaw && entry.source === undefined)
        problems.push(error(file, path, "items of law and history have a source"));
      const document = entry.source?.document;
      if (document !== undefined && !documents.has(`${data.track} ${document}`))
        problems.push(
          error(file, [...path, "source"], `no document ${document} in the exam's file`),
        );
    }
    return problems;
  });
}

/** Ids of items, tasks and passages that are taken already, and items that are asked twice. */
function repeatedExamIds(files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  const take = (name: string, file: string, path: readonly (string | number)[], what: string) => {
    const other = taken.get(name);
    if (other === undefined) taken.set(name, file);
    else problems.push(error(file, path, `${what}, also in ${other}`));
  };
  for (const { file, data } of ofKind(files, "examItems")) {
    data.passages?.forEach(({ id, lines = [], text = "" }, place) => {
      take(`passage ${id}`, file, ["passages", place, "id"], `the passage ${id}`);
      const words = [...lines.map(({ kz }) => kz), text].join(" ");
      take(`words ${words}`, file, ["passages", place], "the same passage");
    });
    for (const { path, entry, passage } of examItemsOf(data)) {
      take(`id ${entry.id}`, file, [...path, "id"], `the id ${entry.id}`);
      const asked = JSON.stringify([
        passage?.id,
        entry.question,
        Object.values(entry.options).sort(),
      ]);
      take(`asked ${asked}`, file, path, "the same question with the same options");
    }
  }
  for (const { file, data } of ofKind(files, "examTasks"))
    data.tasks.forEach(({ id }, place) => {
      take(`id ${id}`, file, ["tasks", place, "id"], `the id ${id}`);
    });
  return problems;
}

/** Mocks that an examination names and that are not whole, and items of mocks that it does not name. */
function mockProblems(files: readonly ContentFile[]): Problem[] {
  const items = ofKind(files, "examItems");
  return ofKind(files, "exam").flatMap(({ file, data }) => {
    const own = items.filter((one) => one.data.track === data.slug);
    const problems: Problem[] = own.flatMap((one) => {
      const name = mockNameOf(one.data);
      return name !== null && data.mocks.includes(name)
        ? []
        : [warning(one.file, ["mock"], `${file} names no mock ${name}: nobody is asked these`)];
    });
    for (const one of own) {
      const { level } = one.data;
      if (level !== undefined && !data.levels.includes(level))
        problems.push(error(one.file, ["level"], `${file} has no level ${level}`));
    }
    data.mocks.forEach((mock, place) => {
      for (const { part, items: wanted } of data.sections.flatMap(({ parts }) => parts)) {
        const found = own.find((one) => mockNameOf(one.data) === mock && one.data.section === part);
        const count = found === undefined ? 0 : countOfItems(found.data);
        if (count !== wanted)
          problems.push(
            error(
              file,
              ["mocks", place],
              `mock ${mock} has ${count} of ${wanted} items of ${part}`,
            ),
          );
      }
    });
    return problems;
  });
}

/**
 * Examinations whose rules were read too long ago.
 *
 * @param today as `2026-11-23`
 */
export function staleExamProblems(files: readonly ContentFile[], today: string): Problem[] {
  return ofKind(files, "exam").flatMap(({ file, data }) =>
    today <= data.look_again
      ? []
      : [warning(file, ["look_again"], `the rules were seen on ${data.seen}: look again`)],
  );
}
