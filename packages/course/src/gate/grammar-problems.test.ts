import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { ContentFile } from "../content-file/content-kind.ts";
import { showProblem } from "../content-file/problem.ts";
import { assembleCourse } from "../course/assemble-course.ts";
import { readContent } from "../load.ts";
import type { GrammarFile } from "../schema/grammar-file.ts";
import type { GrammarNeedsFile } from "../schema/grammar-needs-file.ts";
import { checkContent } from "./check-content.ts";
import { engineKnowledge } from "./engine-knowledge.ts";
import { unrefusedMistakes } from "./grammar-problems.ts";

let sound: readonly ContentFile[] = [];
const pictures = { has: () => true, coverBytes: () => 0 };

beforeAll(() => {
  sound = readContent(join(import.meta.dirname, "../../fixtures/sound")).files;
});

/** Problems of the locative's file with a change made to it. */
function faultsWith(change: (point: GrammarFile) => void): string[] {
  const files = structuredClone(sound) as ContentFile[];
  const file = files.find(({ file }) => file === "grammar/locative.yaml");
  change(file?.data as GrammarFile);
  return checkContent(files, engineKnowledge(files), pictures)
    .map(showProblem)
    .filter((line) => line.startsWith("grammar/"))
    .map((line) => line.replace("grammar/locative.yaml: ", ""));
}

test("a sound point has no problem", () => {
  expect(faultsWith(() => {})).toEqual([]);
});

test("references must be to other points that come before", () => {
  expect(
    faultsWith((point) => {
      point.needs = ["dative", "locative"];
    }),
  ).toEqual([
    "needs[0]: no point dative in content/grammar",
    "needs[1]: a point cannot refer to itself",
  ]);
  expect(
    faultsWith((point) => {
      point.order = 5;
    }),
  ).toEqual(["needs[0]: vowel-harmony (A1, 10) comes after locative"]);
});

test("what a point teaches is a suffix of the table, a word or a helper verb", () => {
  expect(
    faultsWith((point) => {
      point.teaches = ["loc", "word:ғой", "helper:p:жату", "lok", "word:ғйо", "helper:a:үйу"];
    }),
  ).toEqual([
    "teaches[3]: no suffix lok in the engine's table",
    "teaches[4]: nobody knows ғйо",
    "teaches[5]: no verb үйу",
  ]);
});

test("tables, directives and drills are made by the engine", () => {
  expect(
    faultsWith((point) => {
      point.tables = [{ of: ["үй"], labels: ["V;IND;PST;3"] }];
      point.body.en = "See {{үй|N;LOK;SG}}.";
      point.drills = [
        { kind: "transform", pool: { pos: "noun", level: "A" }, to: "N;LOC;SG" },
        { kind: "choose-form", pool: { pos: "noun", level: "A" }, to: "N;LOC;SG" },
        { kind: "build-form", pool: { pos: "noun", level: "A" }, to: "V.CVB;HAB" },
      ];
    }),
  ).toEqual([
    "body.en: {{үй|N;LOK;SG}}: no such label: LOK",
    expect.stringMatching(/^tables\[0\]: үй\|V;IND;PST;3: the engine makes no such form/),
    "drills[0]: from is missing",
    "drills[1]: against is missing",
    expect.stringMatching(/^drills\[2\]: only 0 of \d+ words of the pool make V\.CVB;HAB/),
  ]);
});

test("Kazakh quoted in a summary, a contrast or a reason must exist", () => {
  expect(
    faultsWith((point) => {
      const mistake = point.mistakes?.[0];
      if (mistake) mistake.why.en = "үйда has the wrong vowel, and қала has not.";
    }),
  ).toEqual([
    expect.stringContaining(
      'mistakes[0].why.en: neither the lexicon nor the morphology knows "үйда"',
    ),
  ]);
});

test("a mistake whose every word is a form of some word is counted as not refused", () => {
  const unrefused = (wrong: string) => {
    const files = structuredClone(sound) as ContentFile[];
    const point = files.find(({ file }) => file === "grammar/locative.yaml")?.data as GrammarFile;
    const mistake = point.mistakes?.[0];
    if (mistake) mistake.wrong = wrong;
    return unrefusedMistakes(assembleCourse(files), engineKnowledge(files));
  };
  expect(unrefused("Мен үйда тұрамын.")).toEqual([]);
  expect(unrefused("Мен үйге тұрамын.")).toEqual([
    { point: "locative", wrong: "Мен үйге тұрамын." },
  ]);
});

test("every point is listed by one need", () => {
  const files = structuredClone(sound) as ContentFile[];
  const needs = files.find(({ kind }) => kind === "grammarNeeds")?.data as GrammarNeedsFile;
  if (needs.needs[0]) needs.needs[0].points = ["locative", "locative", "dative"];
  expect(checkContent(files, engineKnowledge(files), pictures).map(showProblem)).toEqual([
    "grammar-needs.yaml: needs[0].points[1]: locative is listed twice",
    "grammar-needs.yaml: needs[0].points[2]: no point dative in content/grammar",
    "grammar-needs.yaml: needs: no need lists vowel-harmony",
  ]);
});

test("points that a lesson shows or a question asks are looked up", () => {
  const files = structuredClone(sound) as ContentFile[];
  for (const { kind, data } of files) {
    if (kind === "lesson") data.grammar = ["locative", "locatif"];
    if (kind === "test" && data.questions[0]) data.questions[0].point = "elsewhere";
  }
  const found = checkContent(files, engineKnowledge(files), pictures).map(showProblem);
  expect(found.filter((line) => line.includes("no point"))).toEqual([
    "lessons/a-001-family.yaml: grammar[1]: no point locatif in content/grammar",
    expect.stringContaining("questions[0].point: no point elsewhere in content/grammar"),
  ]);
});
