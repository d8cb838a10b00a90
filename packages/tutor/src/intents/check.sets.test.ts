import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();

const told = (message: string) =>
  tutor.answer({
    message,
    history: [],
    interfaceLanguage: "en",
    seed: 1,
    now: { year: 2026, month: 11, day: 24, hour: 12, minute: 0 },
  });

const OUTSIDERS = join(import.meta.dirname, "../../../clause/test-set/outsider-fourth.yaml");
const SURE = ["Мен мектепке оқимын", "Мен сені көмектесемін", "Ол қаладе тұрады"];
test("a mend that the judge vouches for is told as certain", () => {
  for (const sentence of SURE) {
    const reply = told(`Is this right: ${sentence}`);
    expect(reply.checked?.verdict, sentence).toBe("wrong");
    expect(reply.text, sentence).toContain("It should be");
  }
});

test("a mend that is not vouched for is told as a perhaps, and stays on the wire", () => {
  const outsiders = parse(readFileSync(OUTSIDERS, "utf8")) as {
    wrong: Record<string, [sentence: string, mends: string][]>;
  };
  let perhaps = 0;
  for (const [sentence] of Object.values(outsiders.wrong).flat()) {
    const { text, checked } = told(`Is this right: ${sentence}`);
    if (checked?.verdict !== "wrong" || checked.mended === null) continue;
    const sure = text.includes("It should be");
    expect(sure, sentence).not.toBe(text.includes("Perhaps"));
    if (tutor.tools.judge.vouch(checked.mended).verdict === "right")
      expect(sure, sentence).toBe(true);
    if (!sure) perhaps += 1;
    // What comes after is the same code again
    if (perhaps === 1) break;
  }
  expect(perhaps).toBeGreaterThan(0);
});
