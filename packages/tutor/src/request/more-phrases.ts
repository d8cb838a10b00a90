import type { Draft } from "../ask.ts";
import { showPhrases } from "../intents/show-translation.ts";
import { lastBotLine } from "../text/history.ts";
import type { Executor } from "./executor.ts";

const MOST = 7;

/** "Any more?" after the phrases of a situation: those of it that were not shown yet. */
export const morePhrases: Executor = (asked, read, tools) => {
  if (!read.names("more") || read.rest.length > 0) return undefined;
  const shown = asked.exchange(0)?.reply;
  if (shown?.intent !== "phrases") return undefined;
  const last = lastBotLine(asked.history);
  const topic = tools.course.phraseTopics
    .map((one) => ({ one, count: one.phrases.filter(({ kz }) => last.includes(kz)).length }))
    .toSorted((a, b) => b.count - a.count)[0];
  if (!topic || topic.count === 0) return undefined;
  const said = asked.history.map(({ text }) => text).join("\n");
  const fresh = topic.one.phrases.filter(({ kz }) => !said.includes(kz)).slice(0, MOST);
  if (fresh.length === 0) return undefined;
  const { translated: _none, ...draft }: Draft = showPhrases(fresh, asked.language, tools);
  return { ...draft, intent: "phrases" };
};
