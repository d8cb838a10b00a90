import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { courseSentences } from "@tilashar/course/sentences";
import { courseOfRepository } from "@tilashar/course/testing";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { ClauseJudge, sentencesOf } from "../index.ts";
import { Usage } from "../usage/usage.ts";
import { SLIP_RULES } from "./index.ts";
import { RulesByNeed } from "./rules-by-need.ts";

const course = courseOfRepository();
const judge = new ClauseJudge(course.government, course.calques, course.usage, course.slips);
const usage = new Usage(course.usage, judge.government);

/** All texts within something read from a file. */
const textsIn = (read: unknown): string[] =>
  typeof read === "string"
    ? [read]
    : typeof read === "object" && read !== null
      ? Object.values(read).flatMap(textsIn)
      : [];

const folder = join(import.meta.dirname, "../../test-set");
const sets = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .flatMap((name) => textsIn(parseYaml(readFileSync(join(folder, name), "utf8"))));
const mistakes = course.grammar.flatMap(({ mistakes: all }) => textsIn(all));
const sentences = new Set(
  [...courseSentences(course).map(({ kz }) => kz), ...sets, ...mistakes].flatMap(sentencesOf),
);

describe("what a rule of slips needs", () => {
  test("no sentence lacks it where the rule finds something", { timeout: 600_000 }, () => {
    const guarded = new Set(SLIP_RULES.filter(({ needs }) => needs !== undefined));
    const byNeed = new RulesByNeed(SLIP_RULES);
    const skipped: string[] = [];
    let found = 0;
    for (const sentence of sentences) {
      const parsed = judge.parse(sentence);
      if (!parsed) continue;
      const asked = new Set(byNeed.of(parsed));
      for (const rule of guarded) {
        const { find } = rule;
        if (find(parsed, judge.government, usage, course.calques).length === 0) continue;
        found++;
        if (!asked.has(rule)) skipped.push(`${find.name}: ${sentence}`);
      }
    }
    expect(skipped).toEqual([]);
    expect(found).toBeGreaterThan(50);
  });
});
