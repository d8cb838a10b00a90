import { ownLanguage, shownLines, writtenMeaning } from "../going-on/shown.ts";
import type { Executor } from "./executor.ts";

const MOST = 5;
const FEWEST = 2;
/** What shows lines that one may be tested on. */
/** What the lines themselves are called. */
const OF_LINES = /^(?:phrases?|lines?|sentences?|фраз\p{L}*|реплик\p{L}*|им|ними?)$/u;
const LINES: ReadonlySet<string> = new Set(["phrases", "examples", "note", "dialogue"]);

/** "Test me on them" after phrases, examples, a text or a dialogue: the lines themselves, to be put into Kazakh. */
export const testOfLines: Executor = (asked, read, tools) => {
  const rest = read.rest.filter((word) => !OF_LINES.test(word));
  const isAsked = read.names("act-test") || read.names("act-ask");
  if (!isAsked || rest.length > 0 || read.quoted.length > 0) return undefined;
  const { reply, focus } = asked.exchange(0) ?? {};
  // Sentences that show a rule are practised by an exercise on it
  if (!LINES.has(reply?.intent ?? "") || focus?.kind === "topic") return undefined;
  const own = ownLanguage(asked);
  const rows = shownLines(asked, tools).flatMap((line) => writtenMeaning(line, own, tools) ?? []);
  const distinct = [...new Set(rows)].slice(0, MOST);
  return distinct.length < FEWEST
    ? undefined
    : {
        text: [
          tools.say("task.translate", asked.language),
          ...distinct.map((row, at) => `${at + 1}. ${row}`),
        ].join("\n"),
        confidence: 0.93,
        intent: "translation-task",
      };
};
