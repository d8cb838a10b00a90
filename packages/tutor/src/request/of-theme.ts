import type { Asked, Draft, Tools } from "../ask.ts";
import { showProverb } from "../intents/course-items.ts";
import { listFor } from "../intents/lists.ts";
import { task } from "../intents/translation-task.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import type { Executor } from "./executor.ts";
import { exemplify } from "./exemplify.ts";
import type { RequestRead } from "./read-request.ts";

const MOST_WORDS = 6;
const MOST_OF_THEME = 2;
const ACTS = ["act-say", "act-translate", "act-test", "act-change", "act-answer", "act-choose"];

type Anew = (theme: string, asked: Asked, read: RequestRead, tools: Tools) => Draft | undefined;

/** What is given anew of another theme, by the intent of what was given last. */
const ANEW: Readonly<Record<string, Anew>> = {
  proverb: (theme, asked, _read, tools) => ({
    ...showProverb(theme, asked, tools),
    intent: "proverb",
  }),
  examples: (_theme, asked, read, tools) => {
    const more = { ...read, names: (id: string) => id === "more" || read.names(id) };
    const draft = exemplify(asked, more, tools);
    return draft && { ...draft, intent: "examples" };
  },
  "translation-task": (_theme, asked, _read, tools) => {
    const draft = task(asked, tools);
    return draft && { ...draft, intent: "translation-task" };
  },
  list: (theme, asked, _read, tools) => {
    const folded = foldText(theme);
    const draft = listFor(
      { ...asked, raw: theme, whole: theme, spelt: theme, folded, words: wordsOf(folded) },
      tools,
    );
    return draft && { ...draft, intent: "list" };
  },
};

/** "About food please", «а про работу?» after examples, words, a proverb or sentences to translate: others of that theme. */
export const ofTheme: Executor = (asked, read, tools) => {
  const anew = ANEW[asked.exchange(0)?.reply.intent ?? ""];
  const { rest } = read;
  if (!anew || !read.names("about") || read.quoted.length > 0) return undefined;
  if (asked.words.length > MOST_WORDS || rest.length === 0 || rest.length > MOST_OF_THEME)
    return undefined;
  // "One about work" is a proverb
  const { intent } = asked.exchange(0)?.reply ?? {};
  const isOfBefore = read.names("it") && intent !== "proverb";
  if (ACTS.some((act) => read.names(act)) || isOfBefore) return undefined;
  return anew(rest.join(" "), asked, read, tools);
};
