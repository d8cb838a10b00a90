import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { listFor } from "../intents/lists.ts";
import { wordsOfLines } from "../request/of-text.ts";
import { similarWords } from "../request/other-words.ts";
import { readRequest } from "../request/read-request.ts";
import { firstNamed } from "../talk/named-thing.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { meaningsOf } from "../tools/gloss.ts";
import { englishForms } from "../words/english-forms.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import { russianForms } from "../words/russian-forms.ts";
import { asIf } from "./as-if.ts";
import type { GoingOn } from "./going-on.ts";
import { shownLines, shownWords } from "./shown.ts";

const MOST = 12;

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
  const similar = { ...read, names: (id: string) => id === "act-similar" || read.names(id) };
  const isSimilar = read.names("act-similar") || SIMILAR.test(asked.folded);
  const lines = shownLines(asked, tools);
  return (
    (isSimilar ? similarWords(asked, similar, tools) : undefined) ??
    withLetter(asked, tools) ??
    rows(enumerated(asked, tools), asked, tools) ??
    ofPlan(asked, tools) ??
    (about === undefined ? undefined : listFor(own, tools)) ??
    ofFamily(about, asked, tools) ??
    besideList(asked, tools) ??
    (lines.length > 0 && about === undefined
      ? wordsOfLines(lines, undefined, read.names("hard"), asked, tools)
      : undefined) ?? { text: tools.say("words.none", asked.language), confidence: 0.6 }
  );
}

const SIMILAR = /синоним|synonym|орнына|мағыналас|вместо|instead of/u;
const FEWEST_NAMED = 2;
const SHORTEST = 3;

/** "Hammer, pipe, valve", «руль, тормоз, штраф»: the words for what is named one after another. */
function enumerated({ raw, language }: Asked, tools: Tools): string[] {
  if (language === "kz") return [];
  const list = /:\s*(.+)$/u.exec(raw)?.[1] ?? raw;
  const pieces = foldText(list)
    .split(/,|(?<!\p{L})(?:and|или|и|or)(?!\p{L})/u)
    .map((piece) => wordsOf(piece));
  const found = pieces.flatMap((words) => {
    const [word = ""] = words.slice(-1);
    const isOne = words.length <= FEWEST_NAMED || list !== raw;
    if (!isOne || word.length < SHORTEST) return [];
    const forms = language === "ru" ? russianForms(word) : englishForms(word);
    return [word, ...forms.map(({ lemma }) => lemma)]
      .flatMap((one) => byMeaning(one, language, tools, false)?.lemma ?? [])
      .slice(0, 1);
  });
  return found.length < FEWEST_NAMED ? [] : [...new Set(found)];
}

/** Words of the first lesson of the plan that was made. */
function ofPlan(asked: Asked, tools: Tools): Draft | undefined {
  const reply = asked.exchange(0)?.reply;
  if (reply?.intent !== "plan") return undefined;
  const lesson =
    tools.course.lessons.find(({ id }) => id === reply.lessons?.[0]) ??
    tools.course.lessons.find(({ titles }) => reply.text.includes(titles[asked.language]));
  return (
    lesson &&
    rows(
      lesson.words.slice(0, MOST).map(({ kz: word }) => word),
      asked,
      tools,
    )
  );
}

const STEM = 4;

/** Headwords that begin with the stem of a Kazakh word. */
function ofFamily(about: string | undefined, asked: Asked, tools: Tools): Draft | undefined {
  const [word = ""] = wordsOf(foldText(about ?? ""));
  const lemma = hasCyrillic(word) ? tools.reader.read(word)?.lemma.toLowerCase() : undefined;
  if (lemma === undefined || lemma.length < STEM || asked.language === "ru") return undefined;
  const stem = lemma.slice(0, Math.max(STEM, lemma.length - 2));
  const found = tools.glossary
    .headwords()
    .filter((one) => one.startsWith(stem))
    .slice(0, MOST);
  return found.length < FEWEST_NAMED ? undefined : rows(found, asked, tools);
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
