import type { PhraseTopicSummary } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { phraseGroups } from "./phrase-groups.ts";

const topic = (id: string, theme: string): PhraseTopicSummary => ({
  id,
  title: { en: id, ru: id, kz: id },
  lang_level: "beginner",
  theme,
  count: 1,
});

test("topics keep their order within their group, no theme is lost, and empty groups are left out", () => {
  const groups = phraseGroups([
    topic("weather", "nature"),
    topic("my-family", "family"),
    topic("among-the-stars", "space"),
    topic("my-home", "home"),
    topic("my-day", "daily-life"),
  ]);
  expect(groups.map(({ id, topics }) => [id, topics.map((one) => one.id)])).toEqual([
    ["family", ["my-family"]],
    ["home", ["my-home", "my-day"]],
    ["nature", ["weather"]],
    ["society", ["among-the-stars"]],
  ]);
});
