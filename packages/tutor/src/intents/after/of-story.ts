import type { Asked, Draft, Tools } from "../../ask.ts";
import { shownLines } from "../../going-on/shown.ts";
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

/** What is done to a story that was told. */
export const OF_STORY: DoneToShown = {
  "of-story-person": unchanged,
  "of-story-past": unchanged,
  "of-story-retell": retold,
};
