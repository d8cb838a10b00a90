import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { register } from "../going-on/register.ts";
import { shownLines, withMeaning } from "../going-on/shown.ts";
import { why } from "../going-on/why.ts";
import { showPoint } from "../points/show-point.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { coreOf, wishes } from "./core-of.ts";
import type { Executor } from "./executor.ts";
import { similarWords } from "./other-words.ts";
import { turnedSentence } from "./turned-sentence.ts";

const SUBJECT = /^(?:мен|сен|сіз|ол|біз|сендер|сіздер|олар)(?=\s)/iu;
const firstLine = (asked: Asked, tools: Tools): string | undefined =>
  shownLines(asked, tools).find((line) => wordsOf(line).length > 1);

const told = (line: string, text: string, points: readonly string[] = []): Draft => ({
  text,
  kazakh: [kz(line)],
  translated: { text: line, sure: true, from: "composed" },
  confidence: 0.9,
  points,
  intent: "follow-up",
});

/** "Do I need the pronoun?", «а без местоимения?»: the line without it, or that it has none. */
export const withoutPronoun: Executor = (asked, _read, tools) => {
  const line = firstLine(asked, tools);
  if (line === undefined || !wishes("no-pronoun", [asked.folded], tools)) return undefined;
  const { language } = asked;
  const bare = turnedSentence(line, { wish: {}, noPronoun: true }, tools);
  if (bare !== undefined)
    return told(bare, tools.say("table.noPronoun", language, { x: bare }), ["personal-pronouns"]);
  const name = SUBJECT.test(line) ? "table.keepPronoun" : "table.noneThere";
  return told(line, tools.say(name, language, { x: line }), ["personal-pronouns"]);
};

/** "Does the word order matter?", «а глагол в начало?»: where its verb stands, and the rule. */
export const wordOrder: Executor = (asked, _read, tools) => {
  const line = firstLine(asked, tools);
  const point = tools.course.grammarById.get("word-order");
  if (!point || line === undefined || !wishes("word-order", [asked.folded], tools))
    return undefined;
  const verb = wordsOf(line).at(-1) ?? "";
  const rule = showPoint(point, asked, tools);
  return {
    ...rule,
    text: [tools.say("table.order", asked.language, { x: line, y: verb }), "", rule.text].join(
      "\n",
    ),
    kazakh: [kz(line), ...(rule.kazakh ?? [])],
    intent: "explain",
  };
};

/** "What's the ending on the last word for?": the reasons of the word that the line ends with. */
export const ofLastWord: Executor = (asked, _read, tools) => {
  const line = firstLine(asked, tools);
  if (line === undefined || !wishes("last-word", [asked.folded], tools)) return undefined;
  const verb = wordsOf(foldText(line))
    .filter((word) => !/^[мбп][ае]$/u.test(word))
    .at(-1);
  return verb === undefined ? undefined : why(asked, verb, tools);
};

/** "Why -мын?", «а почему -дан»: the reasons of the word of the line that has this ending. */
export const ofEnding: Executor = (asked, _read, tools) => {
  const line = firstLine(asked, tools);
  const ending = tools.patterns.one("of-table.why-ending").exec(asked.folded)?.groups?.ending;
  if (line === undefined || ending === undefined) return undefined;
  const word = wordsOf(foldText(line)).find((one) => one.endsWith(ending) && one !== ending);
  return word === undefined ? undefined : why(asked, word, tools);
};

/** "Is it rude?", «так реально говорят?»: whom the line, or the word, is said to. */
export const ofManner: Executor = (asked, _read, tools) => {
  const core = coreOf(asked, tools);
  const focus = asked.focus();
  const said = asked.exchange(0)?.reply.translated?.text ?? "";
  const isWished = wishes("manner-wished", [core], tools);
  if (isWished && focus?.kind === "word" && focus.pos !== "v" && !said.includes(" "))
    return wordSaid(focus.lemma, asked, tools);
  if (!wishes("manner-asked", [asked.folded], tools)) return undefined;
  // The lines beside a word are examples of it
  if (focus?.kind === "word" && !said.includes(" ")) return wordSaid(focus.lemma, asked, tools);
  return firstLine(asked, tools) === undefined ? undefined : register(asked, undefined, tools);
};

function wordSaid(lemma: string, { language }: Asked, tools: Tools): Draft {
  const told = tools.course.tutor.manners.find(({ words }) => words.includes(lemma));
  return {
    text: told?.tell[language] ?? tools.say("register.word", language, { x: lemma }),
    kazakh: [kz(lemma, lemma)],
    confidence: 0.9,
    intent: "register",
  };
}

/** "Other ways to say it?": another manner, without its pronoun; of a word those that mean the same. */
export const otherWays: Executor = (asked, read, tools) => {
  if (!wishes("other-ways", [coreOf(asked, tools), asked.folded], tools)) return undefined;
  const focus = asked.focus();
  const said = asked.exchange(0)?.reply.translated?.text ?? "";
  if (focus?.kind === "word" && !said.includes(" "))
    return similarWords(
      asked,
      { ...read, rest: [], quoted: [], names: (id) => id === "act-similar" },
      tools,
    );
  const line = firstLine(asked, tools);
  if (line === undefined) return undefined;
  const others = [
    turnedSentence(line, { wish: {}, noPronoun: true }, tools),
    turnedSentence(line, { wish: {}, manner: "sen" }, tools),
    turnedSentence(line, { wish: {}, manner: "siz" }, tools),
  ].flatMap((one) => one ?? []);
  const all = [...new Set(others)];
  const { language } = asked;
  const [first] = all;
  return first === undefined
    ? told(line, tools.say("table.onlyWay", language, { x: line }))
    : {
        ...told(
          first,
          [
            tools.say("table.otherWays", language),
            ...all.map((one) => withMeaning(one, language, tools)),
          ].join("\n"),
        ),
        kazakh: all.map((one) => kz(one)),
      };
};
