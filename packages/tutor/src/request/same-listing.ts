import type { Asked, Draft, Tools } from "../ask.ts";
import { listFor } from "../intents/lists.ts";
import { phrasesFor } from "../intents/phrases.ts";
import { firstNamed } from "../talk/named-thing.ts";
import type { Executor } from "./executor.ts";

const MOST_WORDS = 2;

/** "What about the airport?", «а про еду?» after phrases or a list: those of the other theme. */
export const sameListing: Executor = (asked, read, tools) => {
  const listed = asked.exchange(0)?.reply.intent;
  const { rest } = read;
  if (rest.length === 0 || rest.length > MOST_WORDS || read.quoted.length > 0) return undefined;
  if (ACTS.some((act) => read.names(act))) return undefined;
  const named: Asked = { ...asked, folded: rest.join(" "), words: rest };
  if (listed === "phrases") return phrasesOf(named, tools);
  return listed === "list" ? wordsOf(named, tools) : undefined;
};
const ACTS = ["act-translate", "act-say", "act-choose", "act-example", "act-ask-for"];

function phrasesOf(named: Asked, tools: Tools): Draft | undefined {
  const draft = phrasesFor(named, tools);
  return draft && { ...draft, intent: "phrases" };
}

/** Only a list that is named: a word of a lesson may be something else. */
function wordsOf(named: Asked, tools: Tools): Draft | undefined {
  const list = firstNamed(tools.course.tutor.wordLists.lists, named.folded);
  const draft = list && listFor(named, tools);
  return draft && { ...draft, intent: "list" };
}
