import { expect, test } from "vitest";
import { patternProblems } from "../gate/pattern-problems.ts";
import { readPatterns } from "./read-patterns.ts";

const file = {
  of: "ask",
  words: { friend: ["mate", "pals?"], people: ["{{friend}}", "boss"] },
  patterns: { whom: ["^ask (?:{{people}})$"] },
  anyCase: { friend: ["^(?:{{friend}})$"] },
};

test("words are written out, those of other words as well", () => {
  expect(readPatterns([file])).toEqual({
    "ask.whom": [{ source: "^ask (?:mate|pals?|boss)$", flags: "u" }],
    "ask.friend": [{ source: "^(?:mate|pals?)$", flags: "iu" }],
  });
});

test("words that are not there and what is no regular expression are told with their place", () => {
  const data = { ...file, patterns: { whom: ["{{enemies}}", "(ask"] } };
  const content = { kind: "patterns", file: "tutor/patterns/ask.yaml", data } as const;
  const problems = patternProblems({ files: [{ content }] } as never);
  expect(problems.map(({ path }) => path)).toEqual(["patterns.whom[0]", "patterns.whom[1]"]);
});
