import type { Asked, Draft, Intent, RuleIntent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { TERMS } from "../points/find-point.ts";
import {
  askQuestion,
  nextWord,
  openQuestion,
  promptOf,
  type QuizState,
  type QuizWord,
  ROUND,
} from "../practice/quiz.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import type { Language } from "../reply.ts";
import { editDistance } from "../text/edit-distance.ts";
import { foldText, trimEnds } from "../text/fold.ts";
import { skeleton } from "../text/skeleton.ts";
import { describeKazakh } from "./meaning.ts";
import { answersTo, givenIn } from "./quiz/answer-given.ts";
import { wordsNamed } from "./quiz/named-words.ts";
import { wordsAbout, wordsListedBefore } from "./quiz/words-asked.ts";

/** So much of a message gives up. */
const MOST_OF_IT = 0.5;

/** The word is given up: "next", "hmm no idea, what's the answer?" */
const skips = ({ folded, spelt }: Asked, tools: Tools): boolean =>
  tools.patterns.one("quiz.skip").test(folded) ||
  tools.requests.find(spelt).some(({ id, share }) => id === "reveal" && share >= MOST_OF_IT);

/** Asks for words of the course one by one and judges the answers. */
export const quizIntent: RuleIntent = {
  name: "quiz",
  answer(asked, tools) {
    const open = openQuestion(asked.history, tools);
    if (open) return besideIt(open, asked, tools) ?? judged(open, asked, tools);
    // "Can you test me on family words? I'm a beginner": the wish may stand before other sentences
    // Kazakh is read in its proper letters
    const typed = asked.language === "kz" ? trimEnds(foldText(asked.spelt)) : asked.folded;
    const begun = begins(typed, tools);
    if (!begun) return undefined;
    const { about } = begun;
    const named = wordsAbout(about, asked, tools);
    // Words that were listed just now are what one is tested on, where nothing else is named
    const isOfList = about === undefined && LISTS.has(asked.exchange(0)?.reply.intent ?? "");
    const words = named.length > 0 || !isOfList ? named : wordsAbout("them", asked, tools);
    // "Practise the dative" asks for an exercise
    if (begun.practised && (words.length === 0 || TERMS.test(asked.folded))) return undefined;
    return {
      ...ask(
        1,
        0,
        asked.language,
        asked,
        tools,
        [startOf(asked.language, isReversed(asked, tools), tools), ""],
        words,
        isReversed(asked, tools),
      ),
      language: asked.language,
    };
  },
};

/** Surer than an exercise on words that a message gives. */
const SURE_OF_NAMED = 0.9962;

/** "Quiz me on these: алма, нан, сүт": a round of exactly the words that are named. */
export const quizOfNamedIntent: Intent = {
  name: "quiz",
  decides: true,
  understand(asked, tools) {
    const { raw, folded, history, language } = asked;
    if (!tools.patterns.all("quiz.of-named").some((one) => one.test(folded))) return undefined;
    if (TERMS.test(folded) || waitsForAnswer(history, tools)) return undefined;
    const words = wordsNamed(raw, tools);
    if (words.length === 0) return undefined;
    const ofMeaning = isReversed(asked, tools);
    const start = [startOf(language, ofMeaning, tools, words.length), ""];
    return {
      confidence: SURE_OF_NAMED,
      answer: () => ask(1, 0, language, asked, tools, start, words, ofMeaning, words.length),
    };
  },
};

/** Answers that list words. */
const LISTS: ReadonlySet<string> = new Set(["list", "number"]);

const startOf = (language: Language, ofMeaning: boolean, tools: Tools, all = ROUND): string =>
  tools.say(ofMeaning ? "quiz.startOfMeaning" : "quiz.start", language, { n: all });

/** The meaning of Kazakh words is to be asked for. */
const isReversed = ({ spelt }: Asked, { requests }: Tools): boolean =>
  requests.find(spelt).some(({ id }) => id === "quiz-of-meaning");

/** What is asked of the round itself, and answers nothing: how far it is, the question again, the other way round. */
function besideIt(open: QuizState, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = open;
  const wishes = new Map(tools.requests.find(asked.spelt).map(({ id, share }) => [id, share]));
  const isAsked = (id: string): boolean => (wishes.get(id) ?? 0) >= MOST_OF_IT;
  const other = wishes.has("quiz-turned")
    ? !open.ofMeaning
    : wishes.has("quiz-of-meaning") || (wishes.has("quiz-into-kazakh") ? false : undefined);
  if (other !== undefined && other !== (open.ofMeaning ?? false)) {
    const words = roundWords(open, asked, tools);
    const begun = [startOf(language, other, tools, open.all), ""];
    return ask(1, 0, language, asked, tools, begun, words, other, open.all);
  }
  const isOfStanding = isAsked("task-standing");
  if (!isOfStanding && !isAsked("task-again")) return undefined;
  const standing = tools.say(open.at === 1 ? "task.first" : "task.standing", language, {
    s: open.score,
    n: open.at - 1,
    m: (open.all ?? ROUND) - open.at + 1,
  });
  return {
    text: [...(isOfStanding ? [standing] : []), askQuestion(open, tools)].join("\n"),
    confidence: 0.95,
    state: { quiz: open },
    language,
  };
}

/** A round on the words that a message names, whatever words ask for it. */
export function quizFor(asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const ofMeaning = isReversed(asked, tools);
  const start = [startOf(language, ofMeaning, tools), ""];
  const words = wordsAbout(asked.folded, asked, tools);
  return { ...ask(1, 0, language, asked, tools, start, words, ofMeaning), language };
}

/** A round on words that are given. */
export function quizWith(words: readonly QuizWord[], asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const ofMeaning = isReversed(asked, tools);
  const start = [startOf(language, ofMeaning, tools), ""];
  return { ...ask(1, 0, language, asked, tools, start, words, ofMeaning), language };
}

/** What asks for a quiz, and on what; `practised` of what may as well ask for an exercise. */
function begins(
  folded: string,
  tools: Tools,
): { readonly about: string | undefined; readonly practised: boolean } | undefined {
  const [wish = ""] = folded.split(/[?!.,]\s/u);
  const start =
    tools.patterns.one("quiz.start").exec(folded) ?? tools.patterns.one("quiz.start").exec(wish);
  if (start)
    return {
      about: start.slice(1).find((one) => one !== undefined),
      practised: start.at(-1) !== undefined,
    };
  for (const pattern of tools.patterns.all("quiz.start-topic")) {
    const named = pattern.exec(folded) ?? pattern.exec(wish);
    const about = named?.slice(1).find((one) => one !== undefined);
    if (about !== undefined) return { about, practised: true };
  }
  return undefined;
}

/** What the round was begun with: the topic stays for all of its questions. */
function roundWords(open: QuizState, asked: Asked, tools: Tools): readonly QuizWord[] {
  const said = asked.history.filter(({ sender }) => sender === "user");
  const named = namedAtStart(open, said, tools);
  if (named) return named;
  for (const [back, { text }] of said
    .slice(-(open.all ?? ROUND) - open.at)
    .toReversed()
    .entries()) {
    const given = back + 1 < open.at ? [] : wordsNamed(text, tools);
    if (given.length > 0) return given;
    const begun = back + 1 < open.at ? undefined : begins(trimEnds(foldText(text)), tools);
    if (begun) {
      const named = wordsAbout(begun.about, asked, tools, open.at);
      return named.length > 0 ? named : wordsListedBefore(open, asked);
    }
    // Begun by words that no rule knows: the message before the first question names the topic
    if (back + 1 === open.at) {
      const about = wordsAbout(trimEnds(foldText(text)), asked, tools, open.at);
      return about.length > 0 ? about : wordsListedBefore(open, asked);
    }
  }
  return [];
}

/** The words that a round was begun with, however much was asked beside it since: its last question is of one of them. */
function namedAtStart(
  { prompt, language, ofMeaning, all }: QuizState,
  said: readonly { readonly text: string }[],
  tools: Tools,
): readonly QuizWord[] | undefined {
  const isOfNamed = (text: string): boolean =>
    tools.patterns.all("quiz.of-named").some((one) => one.test(foldText(text)));
  const begun = said.findLast(({ text }) => isOfNamed(text));
  const words = begun ? wordsNamed(begun.text, tools) : [];
  const isOne = words.some((word) => promptOf(word, language, ofMeaning) === prompt);
  return isOne && words.length === all ? words : undefined;
}

function ask(
  at: number,
  score: number,
  language: Language,
  asked: Asked,
  tools: Tools,
  before: readonly string[],
  words: readonly QuizWord[] = [],
  ofMeaning = false,
  all = ROUND,
): Draft {
  const word = nextWord(tools.course, words, asked.seed, asked.history, language, ofMeaning);
  const prompt = promptOf(word, language, ofMeaning);
  const state: QuizState = { at, score, prompt, language, ofMeaning, all };
  return {
    text: [...before, askQuestion(state, tools)].join("\n"),
    chips: [tools.say("quiz.skip", language), tools.say("exercise.stop", language)],
    confidence: 0.95,
    state: { quiz: state },
    language,
  };
}

function judged(open: QuizState, asked: Asked, tools: Tools): Draft | undefined {
  const { language } = open;
  // "Stop. Too hard": the word may stand before a reason
  if (
    tools.patterns.one("quiz.stop").test(asked.folded) ||
    tools.patterns.one("quiz.stop").test(asked.folded.split(/[.!,;] /u)[0] ?? "")
  ) {
    return {
      text: tools.say("quiz.stopped", language, { s: open.score }),
      confidence: 0.95,
      language,
      chips: [tools.say("quiz.again", language)],
    };
  }
  // A question of another kind ends the round
  if (
    !skips(asked, tools) &&
    /\?$|^(?:how|what|why|explain|translate|help|как|что|почему|объясни|переведи|қалай|неге)(?![\p{L}])/u.test(
      foldText(asked.raw),
    ) &&
    asked.words.length > 1
  )
    return undefined;
  const words = roundWords(open, asked, tools);
  const answers = answersTo(open, tools, words);
  const given = givenIn(open, answers, asked, tools);
  // What is said of other things is no answer, and the question waits
  if (given === undefined && !skips(asked, tools)) return undefined;
  const shown = answers[0] ?? "";
  let score = open.score;
  const lines: string[] = [];
  const said = given ?? "";
  const exact = answers.includes(said);
  const bones = open.ofMeaning
    ? undefined
    : answers.find((one) => skeleton(one) === skeleton(said));
  const near = answers.find((one) => one.length > 4 && editDistance(one, said, 1) === 1);
  if (skips(asked, tools)) lines.push(tools.say("quiz.wrong", language, { x: shown }));
  else if (exact) lines.push(tools.say("exercise.right", language, { x: said }));
  else if (bones !== undefined) lines.push(tools.say("quiz.letters", language, { x: bones }));
  else if (near !== undefined) lines.push(tools.say("quiz.near", language, { x: near }));
  else {
    lines.push(tools.say("quiz.wrong", language, { x: shown }));
    const written = open.ofMeaning
      ? undefined
      : describeKazakh(said, { ...asked, language }, tools);
    if (written)
      lines.push(`${tools.say("quiz.youSaid", language)} ${written.text.split("\n")[0]}`);
  }
  if (exact || bones !== undefined) score++;
  const kazakh = [kz(open.ofMeaning ? open.prompt : exact ? said : (bones ?? near ?? shown))];
  const { all = ROUND } = open;
  if (open.at >= all) {
    lines.push("", tools.say("quiz.done", language, { s: score, n: all }));
    return {
      text: lines.join("\n"),
      kazakh,
      confidence: 0.95,
      language,
      chips: [tools.say("quiz.again", language)],
    };
  }
  const { ofMeaning } = open;
  const next = ask(
    open.at + 1,
    score,
    language,
    asked,
    tools,
    [...lines, ""],
    words,
    ofMeaning,
    all,
  );
  return { ...next, kazakh };
}
