import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { listFor } from "../intents/lists.ts";
import { ANSWER_BY_KIND } from "../recognise/answer-by-kind.ts";
import { wordsOfLines } from "../request/of-text.ts";
import { similarWords } from "../request/other-words.ts";
import { readRequest } from "../request/read-request.ts";
import { firstNamed } from "../talk/named-thing.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { meaningsOf } from "../tools/gloss.ts";
import { asIf } from "./as-if.ts";
import type { GoingOn } from "./going-on.ts";
import { shownLines, shownWords } from "./shown.ts";

const MOST = 12;
const LEAST_LINES = 1;

/** "List the animals in it", «ещё слов про машину»: words of a theme, of what was shown, or others beside them. */
export const words: GoingOn = (asked, about, tools) => {
  const draft = listed(asked, about, tools);
  return draft && { ...draft, intent: "list" };
};

function listed(asked: Asked, about: string | undefined, tools: Tools): Draft | undefined {
  const own = about === undefined ? asked : asIf(about, asked);
  const named = firstNamed(tools.course.tutor.wordLists.lists, own.folded);
  if (named) return listFor(own, tools);
  const read = readRequest(asked, tools);
  const similar =
    read.names("act-similar") ||
    (about !== undefined && hasCyrillic(about) && asked.language === "kz")
      ? similarWords(
          asked,
          { ...read, names: (id) => id === "act-similar" || read.names(id) },
          tools,
        )
      : undefined;
  if (similar) return similar;
  const sounding = withLetter(asked, tools);
  if (sounding) return sounding;
  const lines = shownLines(asked, tools);
  if (lines.length >= LEAST_LINES && about === undefined)
    return wordsOfLines(lines, undefined, read.names("hard"), asked, tools);
  return (
    listFor(own, tools) ??
    listFor(asked, tools) ??
    besideList(asked, tools) ??
    listFor(asIf(asked.exchange(0)?.message ?? "", asked), tools) ??
    ANSWER_BY_KIND.words?.(asked, tools)
  );
}

/** After a letter: easy words that have it. */
function withLetter(asked: Asked, tools: Tools): Draft | undefined {
  const last = asked.exchange(0);
  if (last?.reply.intent !== "pronounce") return undefined;
  const [letter] = foldText(last.message).match(/(?<!\p{L})[әғқңөұүһі](?!\p{L})/gu) ?? [];
  if (letter === undefined) return undefined;
  const found = tools.course.lessons
    .flatMap((lesson) => lesson.words)
    .filter(({ kz: word }) => word.includes(letter) && !word.includes(" "))
    .slice(0, MOST);
  return rows(
    found.map(({ kz: word }) => word),
    asked,
    tools,
  );
}

/** Those of the lesson of the list that was shown that were not shown. */
function besideList(asked: Asked, tools: Tools): Draft | undefined {
  const shown = shownWords(asked, tools);
  const said = new Set(asked.history.flatMap(({ text }) => wordsOf(foldText(text))));
  const lesson = tools.course.lessons
    .map((one) => ({
      one,
      count: one.words.filter(({ kz: word }) => shown.includes(word)).length,
    }))
    .toSorted((a, b) => b.count - a.count)[0];
  if (!lesson || lesson.count === 0) return undefined;
  const fresh = lesson.one.words.map(({ kz: word }) => word).filter((word) => !said.has(word));
  return rows(fresh.slice(0, MOST), asked, tools);
}

/** Words by what they mean. */
export function rows(
  list: readonly string[],
  { language }: Asked,
  tools: Tools,
): Draft | undefined {
  if (list.length === 0) return undefined;
  return {
    text: list
      .map((word) => {
        const senses = tools.glossary.senses(word).slice(0, 1);
        const gloss = meaningsOf(senses, language === "ru" ? "ru" : "en");
        return `${word} — ${gloss.split(/[;,]/u)[0]}`;
      })
      .join("\n"),
    kazakh: list.map((word) => kz(word, word)),
    confidence: 0.9,
  };
}
