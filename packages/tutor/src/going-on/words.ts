import type { Asked, Draft, Tools } from "../ask.ts";
import { listFor } from "../intents/lists.ts";
import { moreWords } from "../request/more-words.ts";
import { wordsOfLines } from "../request/of-text.ts";
import { similarWords } from "../request/other-words.ts";
import { readRequest } from "../request/read-request.ts";
import { firstNamed } from "../talk/named-thing.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { englishForms } from "../words/english-forms.ts";
import { byMeaning } from "../words/find-kazakh.ts";
import { glossedRows } from "../words/glossed-rows.ts";
import { russianForms } from "../words/russian-forms.ts";
import { asIf } from "./as-if.ts";
import type { GoingOn } from "./going-on.ts";
import { shownLines } from "./shown.ts";

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
    glossedRows(enumerated(asked, tools), asked, tools) ??
    ofPlan(asked, tools) ??
    (about === undefined ? undefined : listFor(own, tools)) ??
    ofFamily(about, asked, tools) ??
    moreWords(asked, { ...read, rest: [], quoted: [], names: (id) => id === "more" }, tools) ??
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
    glossedRows(
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
  return found.length < FEWEST_NAMED ? undefined : glossedRows(found, asked, tools);
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
  return glossedRows(
    found.map(({ kz: word }) => word),
    asked,
    tools,
  );
}
