import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { OF_ADVICE } from "./of-advice.ts";
import { OF_CUSTOM } from "./of-custom.ts";
import { OF_DIALOGUE } from "./of-dialogue.ts";
import { OF_LIST } from "./of-list.ts";
import { OF_PROVERB } from "./of-proverb.ts";
import { OF_RULE } from "./of-rule.ts";
import { OF_STORY } from "./of-story.ts";
import { OF_TALK } from "./of-talk.ts";
import type { DoneToShown } from "./shown-cells.ts";

/** Surer than a request that is read by its parts. */
const SURE = 0.9943;
/** So much of a message asks for it. */
const LEAST_SHARE = 0.33;
const MOST_WORDS = 9;

/** What may be asked of the last answer by itself, by the intent of that answer. */
const CELLS: Readonly<Record<string, DoneToShown>> = {
  proverb: OF_PROVERB,
  explain: OF_RULE,
  advice: OF_ADVICE,
  culture: OF_CUSTOM,
  list: OF_LIST,
  story: OF_STORY,
  talk: OF_TALK,
  dialogue: OF_DIALOGUE,
};

/** "Literally?", "in a table", "exceptions?", "tell me more": what is done to a proverb, a rule, an advice or a custom that was just told. */
export const ofShownIntent: Intent = {
  name: "follow-up",
  decides: true,
  understand(asked, tools) {
    const cells = CELLS[asked.exchange(0)?.reply.intent ?? ""];
    if (!cells || asked.words.length > MOST_WORDS || waitsForAnswer(asked.history, tools))
      return undefined;
    for (const { id, share } of tools.requests.find(asked.spelt)) {
      const cell = share >= LEAST_SHARE ? cells[id] : undefined;
      if (cell) return { confidence: SURE, answer: () => answered(cell, asked, tools) };
    }
    return undefined;
  },
};

const answered = (cell: DoneToShown[string], asked: Asked, tools: Tools): Draft | undefined =>
  cell(asked, tools);
