import type { Asked, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { shownWords } from "../going-on/shown.ts";
import { situationOnTable } from "../situations/show-situation.ts";
import { firstNamed } from "../talk/named-thing.ts";
import { foldText } from "../text/fold.ts";
import { glossedRows } from "../words/glossed-rows.ts";
import type { Executor } from "./executor.ts";

const USUAL = 5;
const MOST = 12;
/** How far back the message lies that a list was first asked for by. */
const DEEPEST = 4;

/** "Three more", «ещё слова» after a list: words of the same topic that were not shown yet, as many as are asked for. */
export const moreWords: Executor = (asked, read, tools) => {
  if (!read.names("more") || read.rest.length > 0 || read.quoted.length > 0) return undefined;
  if (asked.exchange(0)?.reply.intent !== "list" || read.names("act-example")) return undefined;
  const count = Math.min(MOST, read.count ?? USUAL);
  const said = new Set(
    asked.history
      .filter(({ sender }) => sender === "bot")
      .flatMap(({ text }) => text.split("\n"))
      .map((row) => foldText(row.split(" — ")[0] ?? "").trim()),
  );
  const isFresh = (word: string) => !said.has(foldText(word));
  const situation = situationOnTable(asked, tools)?.situation;
  const ofSituation = (situation?.words ?? []).filter((word) => isFresh(word.kz)).slice(0, count);
  if (ofSituation.length > 0) {
    const own = asked.language === "ru" ? "ru" : "en";
    return {
      text: ofSituation.map((word) => `${word.kz} — ${word[own]}`).join("\n"),
      kazakh: ofSituation.map((word) => kz(word.kz, word.kz)),
      confidence: 0.92,
      intent: "list",
    };
  }
  const fresh = [...new Set(topicWords(asked, tools))].filter(isFresh).slice(0, count);
  const draft = glossedRows(fresh, asked, tools);
  return draft
    ? { ...draft, intent: "list" }
    : { text: tools.say("words.noMore", asked.language), confidence: 0.7, intent: "list" };
};

/** The words of the topic that was named, then of the lesson that has most of those that were shown. */
function topicWords(asked: Asked, tools: Tools): readonly string[] {
  const named = [];
  for (let back = 0; back < DEEPEST; back++) {
    const exchange = asked.exchange(back);
    if (exchange?.reply.intent !== "list") break;
    const folded = foldText(exchange.message);
    const list = firstNamed(tools.course.tutor.wordLists.lists, folded);
    const [near] = tools.wordTopics.find(folded);
    named.push(...(list?.words ?? []), ...(near?.isMeant ? near.topic.words : []));
  }
  const shown = new Set(shownWords(asked, tools));
  const [lesson] = tools.course.lessons
    .map((one) => ({ one, count: one.words.filter(({ kz: word }) => shown.has(word)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return [...named, ...(lesson?.one.words.map(({ kz: word }) => word) ?? [])];
}
