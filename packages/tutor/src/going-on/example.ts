import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { examples } from "../intents/examples.ts";
import { ANSWER_BY_KIND } from "../recognise/answer-by-kind.ts";
import { exemplify } from "../request/exemplify.ts";
import { readRequest } from "../request/read-request.ts";
import { holdsSome } from "../request/theme.ts";
import { sidesOnTable } from "../table/on-table.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { timesSaid } from "../text/history.ts";
import type { GoingOn } from "./going-on.ts";
import { kazakhNamed } from "./lines-meant.ts";
import { shownLines, shownWords } from "./shown.ts";

const MOST_WORDS = 6;
const LONGEST = 80;
const FEWEST_LETTERS = 2;

/** "Желім in a sentence", «покажи оба»: lines with what is named or counted to, or with each of what was spoken of. */
export const example: GoingOn = (asked, about, tools) => {
  const draft = exemplified(asked, about, tools);
  return draft && { ...draft, intent: "examples" };
};

function exemplified(asked: Asked, about: string | undefined, tools: Tools): Draft | undefined {
  const ending = /(?<![\p{L}\d])-\p{L}/u.test(about ?? asked.raw);
  if (ending) return ANSWER_BY_KIND.example?.(asked, tools);
  const named = foldText(kazakhNamed(about, asked, tools));
  const ofNamed = named === "" ? undefined : examples(named, named, asked, tools);
  if (ofNamed) return ofNamed;
  const read = readRequest(asked, tools);
  const sides = sidesOnTable(asked, tools);
  const several = sides.length > 1 ? sides : shownWords(asked, tools);
  const counted = read.place === undefined ? undefined : several.at(read.place);
  if (counted !== undefined) return examples(counted, counted, asked, tools);
  const asRequest = exemplify(asked, read, tools);
  if (asRequest) return asRequest;
  const focus = asked.focus();
  if (focus?.kind === "word") return examples(focus.lemma, focus.lemma, asked, tools);
  if (focus?.kind === "topic") return ofPoint(focus.id, asked, tools);
  return withEach(several.length > 0 ? several : contentWords(asked, tools), asked, tools);
}

function ofPoint(id: string, asked: Asked, tools: Tools): Draft | undefined {
  const title = tools.course.grammarById.get(id)?.titles.en;
  return title === undefined ? undefined : examples(title, title, asked, tools);
}

/** Words of the line that was shown that say something. */
const contentWords = (asked: Asked, tools: Tools): string[] =>
  shownLines(asked, tools)
    .slice(0, 1)
    .flatMap((line) => wordsOf(foldText(line)))
    .filter((word) => word.length > FEWEST_LETTERS)
    .flatMap((word) => tools.reader.read(word)?.lemma ?? []);

/** One line of the course with each. */
function withEach(words: readonly string[], asked: Asked, tools: Tools): Draft | undefined {
  const { language, history } = asked;
  const lines = [...new Set(words)].slice(0, MOST_WORDS).flatMap((word) => {
    const lemmas = new Set([word]);
    const line = tools.memory.lines.find(
      ({ kz: text }) =>
        text.length < LONGEST &&
        text.includes(" ") &&
        timesSaid(history, text) === 0 &&
        holdsSome(text, lemmas),
    );
    return line ? [line] : [];
  });
  return lines.length === 0
    ? undefined
    : {
        text: lines
          .map((line) => `- ${line.kz}${language === "kz" ? "" : ` — ${line[language]}`}`)
          .join("\n"),
        kazakh: lines.map((line) => kz(line.kz)),
        confidence: 0.9,
      };
}
