import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { storiesOf } from "../practice/stories.ts";
import { holdsSome } from "../request/theme.ts";
import { sidesOnTable } from "../table/on-table.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import type { GoingOn } from "./going-on.ts";
import { shownLines, shownWords } from "./shown.ts";

interface Line {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
}

/** A text of the course has so many of the words at least, to be told for them. */
const LEAST = 3;
const MOST_WORDS = 14;
const MOST_LINES = 8;
const LONGEST_TEXT = 16;
const LONGEST = 90;

/** "A wee story with them all in": the dialogue or story of the course that has most of the words, or a line with each. */
export const makeText: GoingOn = (asked, _about, tools) => {
  const words = wordsMeant(asked, tools);
  if (words.length === 0) return undefined;
  const texts = textsOf(tools);
  const [best] = texts
    .map((lines) => ({ lines, has: wordsIn(lines, words) }))
    .toSorted((a, b) => b.has.length - a.has.length || a.lines.length - b.lines.length);
  if (best && best.has.length >= Math.min(LEAST, words.length) && best.has.length > 1)
    return told("text.nearest", around(best.lines, best.has), best.has, asked, tools);
  const lines = words.flatMap((word) => lineWith(word, tools) ?? []);
  return lines.length === 0 ? undefined : told("text.lines", distinct(lines), words, asked, tools);
};

/** What was listed or compared; else the words of the lines that were shown. */
function wordsMeant(asked: Asked, tools: Tools): readonly string[] {
  const sides = sidesOnTable(asked, tools);
  const listed = shownWords(asked, tools);
  if (sides.length > 1 && asked.exchange(0)?.reply.intent === "compare") return sides;
  if (listed.length > 1) return listed.slice(0, MOST_WORDS);
  const ofLines = shownLines(asked, tools)
    .flatMap((line) => wordsOf(foldText(line)))
    .flatMap((word) => tools.reader.read(word)?.lemma ?? [])
    .filter((word) => tools.glossary.senses(word).some(({ pos }) => /^(?:n|v|adj)$/u.test(pos)));
  return [...new Set([...listed, ...ofLines])].slice(0, MOST_WORDS);
}

const known = new WeakMap<Tools["course"], readonly (readonly Line[])[]>();

/** Dialogues and stories of the course. */
function textsOf(tools: Tools): readonly (readonly Line[])[] {
  let texts = known.get(tools.course);
  if (!texts) {
    texts = [
      ...tools.course.lessons.flatMap(({ dialogue }) => (dialogue ? [dialogue.turns] : [])),
      ...(["A", "B"] as const)
        .flatMap((level) => storiesOf(level, tools))
        .map(({ parts }) => parts.flat())
        // Out of a long text a few lines make no whole
        .filter((lines) => lines.length <= LONGEST_TEXT),
    ];
    known.set(tools.course, texts);
  }
  return texts;
}

const wordsIn = (lines: readonly Line[], words: readonly string[]): string[] => {
  const text = lines.map((line) => line.kz).join(" ");
  return words.filter((word) => holdsSome(text, new Set([word])));
};

/** The part of a text where most of the words stand. */
function around(lines: readonly Line[], words: readonly string[]): readonly Line[] {
  const lemmas = new Set(words);
  const counts = lines.map((line) => Number(holdsSome(line.kz, lemmas)));
  let from = 0;
  let best = -1;
  for (let at = 0; at + Math.min(MOST_LINES, lines.length) <= lines.length; at++) {
    const count = counts.slice(at, at + MOST_LINES).reduce((sum, one) => sum + one, 0);
    if (count > best) [best, from] = [count, at];
  }
  return lines.slice(from, from + MOST_LINES);
}

const lineWith = (word: string, { memory }: Tools): Line | undefined => {
  const lemmas = new Set([word]);
  return memory.lines.find(
    ({ kz: text }) => text.includes(" ") && text.length < LONGEST && holdsSome(text, lemmas),
  );
};

const distinct = (lines: readonly Line[]): readonly Line[] =>
  lines
    .filter((line, at) => lines.findIndex((one) => one.kz === line.kz) === at)
    .slice(0, MOST_LINES);

function told(
  name: string,
  lines: readonly Line[],
  words: readonly string[],
  { language }: Asked,
  tools: Tools,
): Draft {
  return {
    text: [
      tools.say(name, language, { x: words.join(", ") }),
      ...lines.map((line) => (language === "kz" ? line.kz : `${line.kz} — ${line[language]}`)),
    ].join("\n"),
    kazakh: lines.map((line) => kz(line.kz)),
    confidence: 0.88,
    intent: "story",
  };
}
