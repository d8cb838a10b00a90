import { expect, test } from "vitest";
import { seededRandom } from "../quiz/random.ts";
import { gradeSession } from "./grade-session.ts";
import { makeHearWord } from "./kinds/hear-and-choose.ts";
import type { TaughtWord } from "./material.ts";
import { paceOf } from "./pace.ts";

const word = (id: number, kz: string): TaughtWord => ({
  id,
  kz,
  pos: "noun",
  meaning: { en: kz, ru: kz, kz },
  accepted: [kz],
  picture: null,
  transcription: "",
  example: { en: "", ru: "", kz: "" },
  confusable: [],
});

test.each([
  ["тіс", "тыс", ["sound:ы-і"]],
  ["көл", "қол", ["sound:қ-к"]],
  ["тон", "тоң", ["sound:ң-н"]],
  ["көл", "жол", []],
  ["көл", "көмек", []],
])("who heard %s and chose %s is asked about %j", (spoken, chosen, sounds) => {
  const others = [word(2, chosen), word(3, "кітап"), word(4, "терезе")];
  const making = { chance: seededRandom("heard"), pace: paceOf("beginner") };
  const item = makeHearWord(word(1, spoken), others, [], making);
  if (item === null) throw new Error("nothing was made");
  const plan = { slots: [{ item, quiet: null }], seconds: 0 };
  expect(gradeSession(plan, [{ item: item.key, given: ["2"] }]).missed).toMatchObject({
    words: [1],
    sounds,
  });
  expect(gradeSession(plan, [{ item: item.key, given: ["1"] }]).missed.sounds).toEqual([]);
});
