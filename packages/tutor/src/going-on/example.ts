import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { examples } from "../intents/examples.ts";
import { otherLine } from "../intents/follow-up/another-line.ts";
import { ANSWER_BY_KIND } from "../recognise/answer-by-kind.ts";
import { exemplify } from "../request/exemplify.ts";
import { readRequest } from "../request/read-request.ts";
import { holdsSome } from "../request/theme.ts";
import { situationOnTable } from "../situations/show-situation.ts";
import { sidesOnTable } from "../table/on-table.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { timesSaid } from "../text/history.ts";
import type { RememberedLine } from "../words/sentence-memory.ts";
import type { GoingOn } from "./going-on.ts";
import { kazakhNamed } from "./lines-meant.ts";
import { shownLines, shownWords } from "./shown.ts";

const MOST_WORDS = 6;
const LONGEST = 80;
const SHOWN = 4;

/** "Желім in a sentence", «покажи оба»: lines with what is named or counted to, or with each of what was spoken of. */
export const example: GoingOn = (asked, about, tools) => {
  const draft = exemplified(asked, about, tools);
  return draft && { ...draft, intent: "examples" };
};

function exemplified(asked: Asked, about: string | undefined, tools: Tools): Draft | undefined {
  const ending = /(?<![\p{L}\d])-\p{L}/u.test(about ?? asked.raw);
  if (ending) return ANSWER_BY_KIND.example?.(asked, tools);
  const read = readRequest(asked, tools);
  const { intent, kazakh } = asked.exchange(0)?.reply ?? {};
  // The word that was just answered in a quiz
  const answered = intent === "quiz" && !hasCyrillic(asked.raw) ? kazakh?.[0]?.text : undefined;
  if (answered !== undefined) return examples(answered, answered, asked, tools);
  const several = severalShown(asked, tools);
  if (read.place === 0 && (read.count ?? 1) > 1)
    return withEach(several.slice(0, read.count), asked, tools);
  const counted = read.place === undefined ? undefined : several.at(read.place);
  if (counted !== undefined) return examples(counted, counted, asked, tools);
  const named = foldText(kazakhNamed(about, asked, tools));
  // "Three of them in sentences": so many, each with one of those that were listed
  if (several.length > 1 && read.count !== undefined && named === "")
    return withEach(several, asked, tools, read.count);
  const ofNamed = named === "" ? undefined : examples(named, named, asked, tools);
  if (ofNamed) return ofNamed;
  // A word that no line of the course has: that is said
  const lemma = named.includes(" ") ? undefined : tools.reader.read(named)?.lemma;
  if (named !== "" && lemma !== undefined) return otherLine(lemma, asked, tools);
  const asRequest = exemplify(asked, read, tools);
  if (asRequest) return asRequest;
  const focus = asked.focus();
  if (several.length > 1) return withEach(several, asked, tools);
  if (focus?.kind === "word") return examples(focus.lemma, focus.lemma, asked, tools);
  if (focus?.kind === "topic") return ofPoint(focus.id, asked, tools);
  const word = longestWord(asked, tools);
  return word === undefined ? undefined : examples(word, word, asked, tools);
}

/** What was compared, listed, or asked about in quotation marks. */
function severalShown(asked: Asked, tools: Tools): readonly string[] {
  const { message = "", reply } = asked.exchange(0) ?? {};
  const sides = sidesOnTable(asked, tools);
  if (reply?.intent === "compare" && sides.length > 1) return sides;
  const quoted = [...message.matchAll(/[«“"„]([^»”"“„]{2,40})[»”"“]/gu)]
    .map(([, one = ""]) => foldText(one))
    .filter((one) => hasCyrillic(one));
  if (quoted.length > 1) return quoted;
  return reply?.intent === "list" ? shownWords(asked, tools) : [];
}

/** Lines that show the rule that was told. */
function ofPoint(id: string, asked: Asked, tools: Tools): Draft | undefined {
  const point = tools.course.grammarById.get(id);
  const lines = (point ? tools.sentencesOf(point) : [])
    .filter(({ kz: text }) => timesSaid(asked.history, text) === 0)
    .slice(0, SHOWN);
  const draft = listed(lines, asked);
  return draft && { ...draft, points: [id], focus: { kind: "topic", id } };
}

const OF_A_LINE: ReadonlySet<string> = new Set(["meaning", "translate", "check"]);

/** The longest word of the line that was shown: the small ones are in every line. */
function longestWord(asked: Asked, tools: Tools): string | undefined {
  if (!OF_A_LINE.has(asked.exchange(0)?.reply.intent ?? "")) return undefined;
  const [line = ""] = shownLines(asked, tools);
  const [longest] = wordsOf(foldText(line)).toSorted((a, b) => b.length - a.length);
  return longest === undefined ? undefined : tools.reader.read(longest)?.lemma;
}

/** One line of the course with each, the shortest there is; `count`: with so many of them as have one. */
function withEach(
  words: readonly string[],
  asked: Asked,
  tools: Tools,
  count?: number,
): Draft | undefined {
  const { history } = asked;
  const lines = new Map<string, Line>();
  const pool = count === undefined ? tools.memory.lines.filter(isWhole) : shortFirst(asked, tools);
  const left = new Set(count === undefined ? words.slice(0, MOST_WORDS) : words);
  // Words that have a short line come first where only some of them are wanted
  for (const longest of count === undefined ? [LONGEST] : [SHORT_LINE, LONGEST])
    for (const word of left) {
      if (lines.size === count) break;
      const lemmas = new Set([word]);
      const line = pool.find(
        ({ kz: text }) =>
          text.length < longest &&
          !lines.has(text) &&
          timesSaid(history, text) === 0 &&
          holdsSome(text, lemmas),
      );
      if (!line) continue;
      lines.set(line.kz, line);
      left.delete(word);
    }
  return listed([...lines.values()], asked);
}

/** Phrases of the situation on the table and lines of the course. */
function shortFirst(asked: Asked, tools: Tools): readonly Line[] {
  const own = situationOnTable(asked, tools)?.situation.roles.flatMap(({ phrases }) => phrases);
  return [...(own ?? []), ...tools.memory.lines]
    .filter((line) => isWhole(line) && wordsOf(line.kz).length >= FEWEST_WORDS)
    .toSorted((a, b) => a.kz.length - b.kz.length);
}

const isWhole = ({ kz: text }: Line): boolean => text.length < LONGEST && text.includes(" ");

type Line = Pick<RememberedLine, "kz" | "en" | "ru">;
const FEWEST_WORDS = 3;
const SHORT_LINE = 36;

const listed = (lines: readonly Line[], { language }: Asked): Draft | undefined =>
  lines.length === 0
    ? undefined
    : {
        text: lines
          .map((line) => `- ${line.kz}${language === "kz" ? "" : ` — ${line[language]}`}`)
          .join("\n"),
        kazakh: lines.map((line) => kz(line.kz)),
        confidence: 0.9,
      };
