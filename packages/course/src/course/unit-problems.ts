import { type ContentFile, fileStem } from "../content-file/content-kind.ts";
import { error, type Problem } from "../content-file/problem.ts";
import { LEVELS } from "../schema/common-fields.ts";
import { ofKind } from "./assemble-course.ts";

/**
 * Faults of the order of study: units that are not listed or listed too early, lessons in no unit or in
 * two, and parts of a unit that do not exist, are of another level, or belong to another unit already.
 */
export function unitProblems(files: readonly ContentFile[]): Problem[] {
  const curriculum = ofKind(files, "curriculum")[0];
  if (curriculum === undefined) return [];
  const problems: Problem[] = [];
  const units = new Map(ofKind(files, "unit").map(({ file, data }) => [data.id, { file, data }]));
  let reached = 0;
  for (const [place, id] of curriculum.data.units.entries()) {
    const level = LEVELS.indexOf(units.get(id)?.data.level ?? "beginner");
    const report = (message: string) =>
      problems.push(error(curriculum.file, ["units", place], message));
    if (!units.has(id)) report(`no unit ${id} in content/units`);
    else if (level < reached) report(`${id} comes after units of a higher level`);
    else reached = level;
  }
  for (const { file, data } of units.values()) {
    if (!curriculum.data.units.includes(data.id))
      problems.push(error(file, ["id"], `curriculum.yaml does not list ${data.id}`));
  }
  const levels = {
    lessons: levelsOf(ofKind(files, "lesson").map(({ data }) => [data.id, data.level])),
    readings: levelsOf(ofKind(files, "reading").map(({ data }) => [data.id, data.level])),
    films: levelsOf(ofKind(files, "scene").map(({ data }) => [data.id, data.level])),
    phrases: levelsOf(
      ofKind(files, "phrases").map(({ file, data }) => [fileStem(file), data.level]),
    ),
    proverbs: levelsOf(
      ofKind(files, "proverbs").flatMap(({ file, data }) =>
        data.proverbs.map(({ n }) => [`${fileStem(file)}-${n}`, undefined] as const),
      ),
    ),
  };
  const owner = new Map<string, string>();
  for (const { file, data } of units.values()) {
    for (const list of ["lessons", "readings", "films", "phrases", "proverbs"] as const) {
      for (const [place, id] of (data[list] ?? []).entries()) {
        const report = (message: string) => problems.push(error(file, [list, place], message));
        if (!levels[list].has(id)) {
          report(`there is no ${id} in content/${FOLDER[list]}`);
          continue;
        }
        const level = levels[list].get(id);
        if (list !== "phrases" && level !== undefined && level !== data.level)
          report(`${id} is ${level}, the unit ${data.level}`);
        const other = owner.get(`${list} ${id}`);
        if (other !== undefined) report(`${id} belongs to ${other} already`);
        else owner.set(`${list} ${id}`, data.id);
      }
    }
  }
  for (const { file, data } of ofKind(files, "lesson")) {
    if (!owner.has(`lessons ${data.id}`))
      problems.push(error(file, ["id"], `no unit lists lesson ${data.id}: see content/units`));
  }
  return problems;
}

const FOLDER = {
  lessons: "lessons",
  readings: "readings",
  films: "scenes",
  phrases: "phrases",
  proverbs: "proverbs",
} as const;

const levelsOf = (
  items: readonly (readonly [string | number, string | undefined])[],
): ReadonlyMap<string | number, string | undefined> => new Map(items);
