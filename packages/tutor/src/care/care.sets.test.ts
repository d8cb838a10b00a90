import { readFileSync } from "node:fs";
import { join } from "node:path";
import { courseOfRepository } from "@tilashar/course/testing";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { LearntModels } from "../learnt/learnt-models.ts";
import { keptModels } from "../learnt/load.ts";
import { fingerprintOf, readModels } from "../learnt/stored-models.ts";
import type { TutorRequest } from "../reply.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { Care } from "./care.ts";
import { CareRecogniser } from "./care-recogniser.ts";
import { careReply as careReplyOf, makeCare } from "./care-reply.ts";

const course = courseOfRepository();
const tutor = tutorOfRepository();
const models = new LearntModels(
  readModels(
    keptModels(course, () => tutor.learn()),
    fingerprintOf(course),
  ),
);
const care = makeCare(course, tutor.tools, models);
const careReply = (request: TutorRequest) => careReplyOf(request, care, tutor.tools);
const cases = parse(
  readFileSync(join(import.meta.dirname, "../../test-set/care.yaml"), "utf8"),
) as { harmless: string[] };

/** Each so manieth line of the course is told: all of them take a minute. */
const EACH = 21;

const paraphrased = parse(
  readFileSync(join(import.meta.dirname, "../../test-set/care-paraphrases.yaml"), "utf8"),
) as Record<"development" | "final", Record<string, string[]>>;

describe.each(["development", "final"] as const)("in other words, the %s half", (half) => {
  const all = Object.entries(paraphrased[half]).flatMap(([id, messages]) =>
    messages.map((message) => [id, message] as const),
  );
  test.each(all)("%s: %s", (id, message) => {
    const reply = tutor.answer({ message, interfaceLanguage: "en" });
    const answered = course.care?.kinds.find(({ answer }) => answer[reply.language] === reply.text);
    expect([reply.intent, answered?.id]).toEqual(["care", id]);
  });
});

interface Harm {
  readonly harm: [kind: string, message: string][];
  readonly harmless: string[];
}

const [outsiders, seventh, veiled] = ["care-outsider", "care-outsider-seventh", "care-veiled"].map(
  (name) =>
    parse(readFileSync(join(import.meta.dirname, `../../test-set/${name}.yaml`), "utf8")) as Harm,
) as [Harm, Harm, Harm];

test.each([...outsiders.harm, ...seventh.harm, ...veiled.harm])(
  "%s in other people's words: %s",
  (_kind, message) => {
    expect(tutor.answer({ message, interfaceLanguage: "en" }).intent).toBe("care");
  },
);

test.each([...cases.harmless, ...outsiders.harmless, ...seventh.harmless, ...veiled.harmless])(
  "%s is no matter of care",
  (message) => {
    expect(careReply({ message, interfaceLanguage: "en" })).toBeUndefined();
  },
);

describe("messages that were kept aside", () => {
  const kept = parse(
    readFileSync(join(import.meta.dirname, "../../test-set/care-kept.yaml"), "utf8"),
  ) as Harm & { readonly veiled: string[] };
  const met = (messages: readonly string[]) =>
    messages.filter((message) => careReply({ message, interfaceLanguage: "en" }) !== undefined);

  test("are met, most of them", () => {
    expect(met(kept.harm.map(([, message]) => message)).length).toBeGreaterThanOrEqual(50);
    expect(met(kept.veiled).length).toBeGreaterThanOrEqual(8);
  });

  test("are left alone where they are calm, most of them", () => {
    expect(met(kept.harmless).length).toBeLessThanOrEqual(5);
  });
});

test("no line of some four thousand of the course has a sign of care, and fewer than six of a thousand are like one", () => {
  const written = new Set(
    tutor.tools.memory.lines.flatMap(({ kz, en, ru }) => wordsOf(foldText(`${kz} ${en} ${ru}`))),
  );
  const needs = {
    isWord: (word: string) => written.has(word),
    lines: () => tutor.tools.memory.lines,
  };
  const lines = tutor.tools.memory.lines
    .filter((_, at) => at % EACH < 2)
    .flatMap(({ kz, en, ru }) => [kz, en, ru]);
  const signs = new Care({ ...course, careSaid: [] }, needs);
  expect(lines.filter((line) => signs.answer(line) !== undefined)).toEqual([]);
  const recogniser = new CareRecogniser(course, needs.lines, models);
  const alike = lines.filter((line) => recogniser.recognise(line) !== undefined);
  expect(alike.length).toBeLessThan(lines.length * 0.006);
});

test("a line of the course that somebody wants to say is no matter of care", () => {
  const lines = tutor.tools.memory.lines.filter((_, at) => at % EACH === 1);
  const asked = lines.flatMap(({ en, ru }) => [`How do I say ${en}`, `как сказать: ${ru}`]);
  expect(lines.length).toBeGreaterThan(500);
  expect(
    [...asked, "How do I say I am going home?"].filter((message) =>
      careReply({ message, interfaceLanguage: "en" }),
    ),
  ).toEqual([]);
});
