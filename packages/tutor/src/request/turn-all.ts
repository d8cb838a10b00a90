import { kz } from "../features/form-text.ts";
import { withMeaning } from "../going-on/shown.ts";
import { tableOf } from "../table/on-table.ts";
import type { Executor } from "./executor.ts";
import { turnedSentence } from "./turned-sentence.ts";

/** Fewer sentences are turned one by one. */
const FEWEST = 2;
/** What shows sentences that stand side by side. */
const SEVERAL: ReadonlySet<string> = new Set(["examples", "follow-up", "phrases"]);
const WISHES: ReadonlySet<string> = new Set(["negative", "question", "tense", "person"]);

/** "Now negative", "make them questions", «а в прошедшем?» after several sentences: each of them turned so, where it can be. */
export const turnAll: Executor = (asked, read, tools) => {
  const { wish, place, rest, quoted, day } = read;
  const [last] = tableOf(asked, tools);
  if (!last || !SEVERAL.has(last.exchange.reply.intent) || last.sentences.length < FEWEST)
    return undefined;
  const wishes = Object.keys(wish);
  if (wishes.length === 0 || !wishes.every((one) => WISHES.has(one))) return undefined;
  if (place !== undefined || rest.length > 0 || quoted.length > 0) return undefined;
  if (read.names("act-example") && !read.names("act-change")) return undefined;
  if (read.names("act-test") || read.names("act-answer") || read.names("act-choose"))
    return undefined;
  // Another day fits one sentence and not the next
  if (day !== undefined) return undefined;
  const turned = last.sentences
    .filter(({ kz: text }) => !text.endsWith("?"))
    .flatMap(({ kz: text }) => turnedSentence(text, { wish }, tools) ?? []);
  if (turned.length === 0) return undefined;
  const left = last.sentences.length - turned.length;
  return {
    text: [
      ...turned.map((line, at) => `${at + 1}. ${withMeaning(line, asked.language, tools)}`),
      ...(left > 0 ? [tools.say("request.othersKept", asked.language, { n: left })] : []),
    ].join("\n"),
    kazakh: turned.map((line) => kz(line)),
    confidence: 0.92,
    intent: "examples",
  };
};
