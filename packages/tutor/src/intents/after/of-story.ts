import type { Asked, Draft, Tools } from "../../ask.ts";
import { ownLanguage, shownLines, writtenMeaning } from "../../going-on/shown.ts";
import { wordsOfLines } from "../../request/of-text.ts";
import type { DoneToShown } from "./shown-cells.ts";

/** What cannot be done to a story without making a text up. */
const unchanged = ({ language }: Asked, tools: Tools): Draft => ({
  text: tools.say("story.unchanged", language),
  confidence: 0.8,
  intent: "story",
});

/** The words that a story is told by, and how one goes about it. */
function retold(asked: Asked, tools: Tools): Draft | undefined {
  const words = wordsOfLines(shownLines(asked, tools), undefined, false, asked, tools);
  return (
    words && {
      ...words,
      text: [tools.say("story.retell", asked.language), "", words.text].join("\n"),
    }
  );
}

/** What it begins with, in the learner's language: so one tells what a text is about. */
function about(asked: Asked, tools: Tools): Draft | undefined {
  const own = ownLanguage(asked);
  const told = shownLines(asked, tools)
    .flatMap((line) => writtenMeaning(line, own, tools) ?? [])
    .slice(0, OPENING);
  return told.length === 0
    ? undefined
    : {
        text: tools.say("story.about", asked.language, { x: told.join(" ") }),
        confidence: 0.9,
        intent: "story",
      };
}
const OPENING = 3;

/** What is done to a story that was told. */
export const OF_STORY: DoneToShown = {
  "of-shown-about": about,
  "of-story-person": unchanged,
  "of-story-past": unchanged,
  "of-story-retell": retold,
};
