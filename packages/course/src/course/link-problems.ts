import { type ContentFile, fileStem } from "../content-file/content-kind.ts";
import { error, type Problem, type ValuePath } from "../content-file/problem.ts";
import { examLinkProblems } from "../exams/exam-problems.ts";
import { levelLetter } from "../schema/common-fields.ts";
import { ofKind } from "./assemble-course.ts";
import { talkLinkProblems } from "./talk-link-problems.ts";
import { unitProblems } from "./unit-problems.ts";

/**
 * Faults between files and inside them that would make the course ambiguous: ids used twice,
 * references to nothing, file names that tell another level or id than the file.
 */
export function linkProblems(files: readonly ContentFile[]): Problem[] {
  return [
    ...fileNameProblems(files),
    ...repeatedIds(files),
    ...repeatedNumbers(files),
    ...brokenReferences(files),
    ...unitProblems(files),
    ...impossibleDates(files),
    ...unknownSpeakers(files),
    ...talkLinkProblems(files),
    ...examLinkProblems(files),
  ];
}

function fileNameProblems(files: readonly ContentFile[]): Problem[] {
  return files.flatMap(({ kind, file, data }) => {
    if (kind === "grammar" || kind === "unit" || kind === "talkScene" || kind === "talkTopic")
      return fileStem(file) === data.id
        ? []
        : [error(file, ["id"], `the file of ${data.id} must be called ${data.id}.yaml`)];
    if (kind !== "lesson" && kind !== "reading" && kind !== "scene") return [];
    const start = `${levelLetter(data.level).toLowerCase()}-${String(data.id).padStart(3, "0")}-`;
    const fits = fileStem(file).startsWith(start) && /^[a-z0-9-]+$/.test(fileStem(file));
    return fits
      ? []
      : [error(file, [], `the file's name must be ${start}<topic>.yaml, by its level and id`)];
  });
}

function repeatedIds(files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  for (const kind of ["lesson", "reading", "scene"] as const) {
    const first = new Map<number, string>();
    for (const { file, data } of ofKind(files, kind)) {
      const other = first.get(data.id);
      if (other === undefined) first.set(data.id, file);
      else problems.push(error(file, ["id"], `${data.id} is already the id of ${other}`));
    }
  }
  const firstQuestion = new Map<number, string>();
  for (const { file, data } of ofKind(files, "test")) {
    data.questions.forEach(({ id }, place) => {
      const other = firstQuestion.get(id);
      if (other === undefined) firstQuestion.set(id, file);
      else {
        problems.push(
          error(
            file,
            ["questions", place, "id"],
            `${id} is already the id of a question in ${other}`,
          ),
        );
      }
    });
  }
  return problems;
}

function repeatedNumbers(files: readonly ContentFile[]): Problem[] {
  return files.flatMap((content) => {
    const { file } = content;
    switch (content.kind) {
      case "lesson":
        return [
          ...repeats(file, ["words"], "n", content.data.words),
          ...repeats(file, ["dialogue", "speakers"], "key", content.data.dialogue?.speakers ?? []),
        ];
      case "phrases":
        return repeats(file, ["phrases"], "n", content.data.phrases);
      case "proverbs":
        return repeats(file, ["proverbs"], "n", content.data.proverbs);
      case "curriculum":
        return [...repeats(file, ["themes"], "id", content.data.themes)];
      case "grammarNeeds":
        return repeats(file, ["needs"], "id", content.data.needs);
      case "scene":
        return repeats(file, ["characters"], "key", content.data.characters);

      default:
        return [];
    }
  });
}

function repeats<F extends string>(
  file: string,
  list: ValuePath,
  field: F,
  items: readonly { readonly [K in F]: string | number }[],
): Problem[] {
  const seen = new Set<string | number>();
  return items.flatMap((item, place) => {
    if (!seen.has(item[field])) {
      seen.add(item[field]);
      return [];
    }
    const taken =
      typeof item[field] === "number" ? `; the next free one is ${next(items, field)}` : "";
    return [error(file, [...list, place, field], `${item[field]} is used twice${taken}`)];
  });
}

function next<F extends string>(
  items: readonly { readonly [K in F]: string | number }[],
  field: F,
): number {
  return Math.max(...items.map((item) => Number(item[field]))) + 1;
}

function brokenReferences(files: readonly ContentFile[]): Problem[] {
  const curriculum = ofKind(files, "curriculum")[0];
  if (curriculum === undefined) return [];
  const themes = new Set(curriculum.data.themes.map((theme) => theme.id));
  const problems: Problem[] = [];
  for (const { file, data } of [...ofKind(files, "lesson"), ...ofKind(files, "phrases")]) {
    if (!themes.has(data.theme)) {
      problems.push(error(file, ["theme"], `no theme ${data.theme} in curriculum.yaml`));
    }
  }
  return problems;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function impossibleDates(files: readonly ContentFile[]): Problem[] {
  return ofKind(files, "dayWords").flatMap(({ file, data }) =>
    data.words.flatMap(({ day }, place) =>
      day > (DAYS[data.month - 1] ?? 31)
        ? [error(file, ["words", place, "day"], `month ${data.month} has no day ${day}`)]
        : [],
    ),
  );
}

function unknownSpeakers(files: readonly ContentFile[]): Problem[] {
  const unknown = (
    file: string,
    at: ValuePath,
    speakers: readonly { readonly key: string }[],
    lines: readonly { readonly speaker: string }[],
    whom: string,
  ) => {
    const keys = new Set(speakers.map(({ key }) => key));
    return lines.flatMap(({ speaker }, place) =>
      keys.has(speaker)
        ? []
        : [error(file, [...at, place, "speaker"], `${speaker} is not one of the ${whom}`)],
    );
  };
  return [
    ...ofKind(files, "scene").flatMap(({ file, data }) =>
      unknown(file, ["lines"], data.characters, data.lines, "characters"),
    ),
    ...ofKind(files, "lesson").flatMap(({ file, data: { dialogue } }) =>
      dialogue === undefined
        ? []
        : unknown(file, ["dialogue", "turns"], dialogue.speakers, dialogue.turns, "speakers"),
    ),
  ];
}
