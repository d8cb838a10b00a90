import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { ContentFile, ContentKind, ContentKinds } from "../content-file/content-kind.ts";
import { showProblem } from "../content-file/problem.ts";
import { textFields } from "../content-file/text-fields.ts";
import { assembleCourse, ofKind } from "../course/assemble-course.ts";
import { readContent } from "../load.ts";
import { timesMetAgain } from "../progression/recycling.ts";
import { lessonReport } from "../report/lesson-report.ts";
import { unitTable } from "../report/unit-table.ts";
import { engineKnowledge } from "./engine-knowledge.ts";
import { progressionProblems } from "./progression-problems.ts";

let sound: readonly ContentFile[] = [];

beforeAll(() => {
  sound = readContent(join(import.meta.dirname, "../../fixtures/sound")).files;
});

type Editable<T> = T extends readonly (infer I)[]
  ? Editable<I>[]
  : T extends object
    ? { -readonly [K in keyof T]: Editable<T[K]> }
    : T;

function plant<K extends ContentKind>(
  kind: K,
  change: (data: Editable<ContentKinds[K]>) => void,
): ContentFile[] {
  const copy = structuredClone(sound) as ContentFile[];
  const [file] = ofKind(copy, kind);
  change(file?.data as Editable<ContentKinds[K]>);
  return copy;
}

function check(contents: readonly ContentFile[]): string[] {
  const files = contents.map((content) => ({ content, fields: textFields(content) }));
  const pictures = { has: () => true, coverBytes: () => 0 };
  return progressionProblems({
    files,
    course: assembleCourse(contents),
    kazakh: engineKnowledge(contents),
    pictures,
  }).map(showProblem);
}

/** A sentence in place of the first further one, and chunks beside those of the lesson. */
const say = (kz: string, chunks: readonly string[] = []) =>
  plant("lesson", (data) => {
    const [first] = data.sentences ?? [];
    if (first) first.kz = kz;
    data.chunks?.push(...chunks);
  });

test("what is taught by then passes in dialogues, sentences and stories", () => {
  expect(check(sound)).toEqual([]);
});

test("a form before its grammar is named with what it lacks, and passes as a chunk", () => {
  expect(check(say("Атам үйге барса, мен де барамын."))).toEqual([
    "lessons/a-001-family.yaml: sentences[0].kz: not taught by now: үйге: dat (no lesson teaches it); барса: cond (no lesson teaches it). Say it otherwise, or list the line under chunks",
  ]);
  expect(check(say("Үйге қайт!", ["Үйге қайт!"]))).toEqual([]);
  expect(check(say("Ата, үйге қайт!", ["Үйге қайт!"]))).toEqual([]);
});

test("a form is untaught only when every reading of it is", () => {
  // екінші may be two with a suffix, and is a word of its own
  expect(check(say("Атам екінші үйде."))).toEqual([]);
  expect(check(say("Атам екіншіге.")).join()).toMatch(/екіншіге: dat/);
});

test("a point opens its suffixes from its lesson on, not before", () => {
  const both = (order: readonly number[]) => {
    const files = plant("unit", (data) => {
      data.lessons = [...order];
    });
    const [first] = ofKind(files, "lesson");
    const second = structuredClone(first) as NonNullable<typeof first>;
    second.data.id = 2;
    second.data.grammar = ["vowel-harmony"];
    files.push({ ...second, file: "lessons/a-002-again.yaml" });
    const [point] = ofKind(files, "grammar").filter(({ data }) => data.id === "vowel-harmony");
    point?.data.teaches.push("dat");
    const line = second.data.sentences?.[0];
    if (line) line.kz = "Атам үйге кеш.";
    return check(files).filter((problem) => problem.includes("үйге"));
  };
  expect(both([1, 2])).toEqual([]);
  const late = plant("lesson", (data) => {
    data.grammar = ["vowel-harmony"];
  });
  expect(check(late)).toContainEqual(expect.stringMatching(/ауылдамын: loc \(no lesson/));
});

test("level B may run ahead a little, but not beyond its share", () => {
  const ofLevelB = (contents: readonly ContentFile[]) => {
    for (const { kind, data } of contents)
      if (kind === "lesson" || kind === "unit") Object.assign(data, { level: "intermediate" });
    return check(contents).filter((problem) => problem.startsWith("lessons: "));
  };
  expect(ofLevelB(say("Атам үйге келеді."))).toEqual([]);
  expect(ofLevelB(say("Атам үйге барса, маған сүт алса, мен келсем, бізге берсе."))).toEqual([
    expect.stringMatching(
      /^lessons: [7-9] of \d+ words of level B are forms not taught by then; at most 2 %/,
    ),
  ]);
});

test("a pronoun's case and a bare bid are grammar, too", () => {
  expect(check(say("Атам маған жақын."))).toContainEqual(expect.stringMatching(/маған: dat/));
  expect(check(say("Балам, кел!"))).toContainEqual(expect.stringMatching(/кел: imp2f/));
});

test("particles are known in every spelling, owners with the endings of what is owned", () => {
  expect(check(say("Атам үйде емес пе? Сенің атаң ше?", ["Үйде емес пе?"]))).toEqual([]);
  expect(check(say("Сіздің үйіңіз аулада."))).toContainEqual(
    expect.stringMatching(/үйіңіз: pss2f/),
  );
  expect(check(say("Балалар қой бақпайды, олар үйде."))).not.toContainEqual(
    expect.stringMatching(/word:ғой/),
  );
  // "Without a brother", and "you are a brother", which is meant here
  expect(check(say("Сіз інісіз."))).toContainEqual(expect.stringMatching(/інісіз: (?:syz|cop2f)/));
});

test("words met ahead must exist and be taught later", () => {
  const files = plant("lesson", (data) => {
    data.ahead = [102, 999];
  });
  expect(check(files)).toEqual([
    "lessons/a-001-family.yaml: ahead[0]: warning: ата is taught by now: leave it out",
    "lessons/a-001-family.yaml: ahead[1]: no word has the id 999",
  ]);
});

test("a chunk that no line contains, too many sentences and a long story are found", () => {
  expect(check(say("Атам үйде.", ["Қош келдіңіз!"]))).toEqual([
    "lessons/a-001-family.yaml: chunks[1]: warning: no line of this lesson contains it",
  ]);
  const many = plant("lesson", (data) => {
    const [first] = data.sentences ?? [];
    if (first) data.sentences?.push(...Array.from({ length: 9 }, () => ({ ...first })));
  });
  expect(check(many)).toEqual([
    "lessons/a-001-family.yaml: sentences: 17 sentences; this level has 8–16",
  ]);
  const long = plant("unit", (data) => {
    const [first] = data.story?.sentences ?? [];
    if (first) data.story?.sentences.push(...Array.from({ length: 30 }, () => ({ ...first })));
  });
  expect(check(long)).toContainEqual(expect.stringMatching(/story: warning: \d+ words; a story/));
});

test("a checkpoint asks what its unit shows", () => {
  const files = plant("unit", (data) => {
    data.checkpoint?.points.push("vowel-harmony-2");
  });
  expect(check(files)).toContainEqual(
    "units/a-01-people.yaml: checkpoint.points[1]: no lesson of the unit shows vowel-harmony-2",
  );
});

test("words are met again in what comes after their example, and nowhere else", () => {
  const course = assembleCourse(sound);
  const met = timesMetAgain(course, engineKnowledge(sound));
  // әже: two turns of the dialogue, the story and the reading
  expect(met.get(103)).toBeGreaterThanOrEqual(3);
  expect(met.get(110)).toBe(0);
});

test("the report says what is missing in a lesson, and the table shows each unit", () => {
  const files = say("Атам үйге барса, мен де барамын.");
  const course = assembleCourse(files);
  const kazakh = engineKnowledge(files);
  const told = lessonReport(course, kazakh, ["a-001"]);
  expect(told).toMatch(/барса: cond \(no lesson teaches it\) {3}Атам үйге барса/);
  expect(told).toMatch(/words that come again less than twice: .*сіңлі 0/);
  expect(lessonReport(course, kazakh, ["a-01"])).toContain("a-01-people: story of");
  expect(lessonReport(course, kazakh, ["999"])).toMatch(/^Nothing is called 999/);
  expect(unitTable(course, kazakh)).toMatch(/a-01-people +1 +12 /);
});
