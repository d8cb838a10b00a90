import { wordsToNumber } from "@tilashar/kazakh";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { labelOf } from "../features/label.ts";
import { readWish } from "../features/wish.ts";
import type { Language } from "../reply.ts";
import { situationNamed, situationWords } from "../situations/show-situation.ts";
import { firstNamed } from "../talk/named-thing.ts";
import { numberIn } from "../text/number-in.ts";
import { meaningsOf } from "../tools/gloss.ts";
import { form } from "../words/kazakh-word.ts";
import type { NearTopic, WordTopic } from "../words/word-topics.ts";

type WordList = Tools["course"]["tutor"]["wordLists"]["lists"][number];
type Lesson = Tools["course"]["lessons"][number];

const MOST_ASKING = 16;
/** Words of a topic that is most of the message are asked for in so many words. */
const IN_SO_MANY_WORDS = 0.99;
const MOSTLY = 0.4;
/** A list that is named, and next to nothing besides, is surer than a custom that is called alike. */
const OF_NAME = 0.89;
const USUAL = 0.87;
const FEW = 3;

/** Days, months, colours, family and other groups of words. */
export const listsIntent: Intent = {
  name: "list",
  understand(asked, tools) {
    // "A dialogue at a bakery, easy words": how it is to be written asks for no list
    if (tools.patterns.one("lists.of-other-kind").test(asked.folded)) return undefined;
    const bare = bareName(asked, tools);
    const near = nearTopic(asked, tools);
    const list = bare === undefined ? undefined : listNamed(bare, near, tools);
    const answer = (topic: WordTopic) => () => showList(topic, asked, tools);
    const situation = list ? undefined : situationNamed(asked, tools);
    const common = situation || near?.isNamed ? undefined : commonest(asked, tools);
    if (common) return { confidence: IN_SO_MANY_WORDS, answer: () => common };
    if (
      situation &&
      (asksForWords(asked, tools) || tools.patterns.one("lists.needs-to-know").test(asked.folded))
    )
      return {
        confidence: IN_SO_MANY_WORDS,
        answer: () => situationWords(situation, asked, tools),
      };
    if (near && asksForWords(asked, tools))
      return {
        confidence: near.share >= MOSTLY ? IN_SO_MANY_WORDS : USUAL,
        answer: list ? answer(list) : () => showNear(near, asked, tools),
      };
    return (
      list && { confidence: asked.words.length <= FEW ? OF_NAME : USUAL, answer: answer(list) }
    );
  },
};

/** Whether words of something are asked for; a sentence of Kazakh that only tells of them does not end with such a word. */
function asksForWords({ folded, words, language }: Asked, tools: Tools): boolean {
  if (
    tools.patterns.one("lists.a-speech").test(folded) ||
    tools.patterns.one("lists.a-text").test(folded)
  )
    return false;
  if (
    !tools.patterns.one("lists.asks-words").test(folded) ||
    tools.patterns.one("lists.asks-about").test(folded) ||
    words.length > MOST_ASKING
  )
    return false;
  return language !== "kz" || tools.wordTopics.asks(words.at(-1) ?? "");
}

const lists = ({ course }: Tools): readonly WordList[] => course.tutor.wordLists.lists;

/** What a message names that asks for little else. */
function bareName({ folded, words }: Asked, tools: Tools): string | undefined {
  const text = folded
    .replace(tools.patterns.one("lists.frame"), "")
    .replace(tools.patterns.one("lists.counted"), "")
    .trim();
  if (words.length > 9 || text === "") return undefined;
  const bare = text
    .replace(
      /(?:in kazakh|по-казахски|по казахски|на казахском(?: языке)?|қазақша|айтып бер\p{L}*|айт\p{L}*|қалай(?: айтылады)?)/gu,
      "",
    )
    .trim();
  return bare.split(" ").length > 5 || /^(?:plural|lesson|урок|text|quiz)/.test(bare)
    ? undefined
    : bare;
}

/** The words of a topic that a message means, whatever words ask for them. */
export function listFor(asked: Asked, tools: Tools): Draft | undefined {
  const near = nearTopic(asked, tools);
  const list = listNamed(asked.folded, near, tools);
  const situation = list ? undefined : situationNamed(asked, tools);
  if (situation) return situationWords(situation, asked, tools);
  if (list) return showList(list, asked, tools);
  return near && showNear(near, asked, tools);
}

/** The words of a topic; where nothing names it and it has little of what was asked, it is said to be the nearest. */
function showNear(near: NearTopic, asked: Asked, tools: Tools): Draft {
  const draft = showList(near.topic, asked, tools);
  const title = titleOf(near.topic, asked.language, tools);
  if (near.isNamed || near.share >= MOSTLY || title === undefined) return draft;
  const lead = tools.say("lists.nearest", asked.language, { x: title });
  return { ...draft, text: `${lead}\n\n${draft.text}` };
}

/** The topic that is nearest to a message, where it is near enough to be meant. */
function nearTopic({ folded }: Asked, tools: Tools): NearTopic | undefined {
  const [near] = tools.wordTopics.find(folded);
  return near?.isMeant ? near : undefined;
}

/** The list whose name is heard, unless another topic has far more of what is said. */
function listNamed(text: string, near: NearTopic | undefined, tools: Tools): WordList | undefined {
  const list = firstNamed(lists(tools), text);
  if (!list || !near || near.topic.id === list.id) return list;
  const own = tools.wordTopics.find(text).find(({ topic }) => topic.id === list.id)?.share ?? 0;
  return own > 0 && near.share > own * FAR_MORE ? undefined : list;
}
const FAR_MORE = 2;

/** The words of the lesson that comes next, or of the first that greets; where a topic is named that there are no words of, the nearest topics. */
export function wordsOfNext(asked: Asked, tools: Tools): Draft | undefined {
  const { folded, nextLesson } = asked;
  if (
    tools.patterns.one("lists.of-topic").test(folded) &&
    tools.wordTopics.telling(folded).length > 0
  )
    return nearestTopics(asked, tools);
  const lesson =
    tools.course.lessons.find(({ id }) => id === nextLesson) ??
    tools.course.lessons.find(({ words: taught }) =>
      taught.some(({ kz: one }) => one === "рақмет"),
    );
  return lesson && showList(topicOf(lesson), asked, tools);
}

const OFFERED = 3;

/** There is no list of this; the nearest there are, or some of those that everybody needs. */
function nearestTopics({ folded, language }: Asked, tools: Tools): Draft {
  const titles = tools.wordTopics
    .find(folded)
    .flatMap(({ topic }) => titleOf(topic, language, tools) ?? []);
  const usual = lists(tools).flatMap((list) => titleOf(list, language, tools) ?? []);
  const offered = [...new Set(titles.length > 0 ? titles : usual)].slice(0, OFFERED);
  return {
    text: tools.say(titles.length > 0 ? "lists.none" : "lists.nothingNear", language, {
      x: offered.join("; "),
    }),
    chips: offered.map((x) => tools.say("lists.ask", language, { x })),
    confidence: 0.9,
  };
}

const lessonOf = ({ lesson }: Pick<WordTopic, "lesson">, { course }: Tools) =>
  course.lessons.find(({ slug }) => slug === lesson);

const titleOf = (
  topic: Pick<WordTopic, "lesson">,
  language: Language,
  tools: Tools,
): string | undefined => lessonOf(topic, tools)?.titles[language];

const topicOf = ({ slug, words }: Lesson): WordTopic => ({
  id: slug,
  words: words.map(({ kz: word }) => word),
  lesson: slug,
});

/** More words of a lesson are too many at once. */
const MOST = 14;
/** A part of speech that is asked for, where the topic has some words of it. */
const OF_PART: readonly (readonly [asks: RegExp, pos: string])[] = [
  [/(?<!\p{L})(?:verbs|глаголы|глаголов|етістік\p{L}*)(?!\p{L})/u, "v"],
  [/(?<!\p{L})(?:adjectives|прилагательные|прилагательных|сын есім\p{L}*)(?!\p{L})/u, "adj"],
];
/** The list of the commonest words of a part of speech. */
const COMMON: Readonly<Record<string, string>> = { v: "verbs", adj: "adjectives" };
const SOME = 3;
const USUAL_COUNT = 14;
/** "Top 20 verbs", «самые нужные прилагательные»: the words of a part of speech that the course teaches first. */
function commonest(asked: Asked, tools: Tools): Draft | undefined {
  const { folded, words } = asked;
  const part = OF_PART.find(([asks]) => asks.test(folded))?.[1];
  const isAsked =
    tools.patterns.one("lists.asks-part").test(folded) &&
    (tools.patterns.one("lists.common").test(folded) || numberIn(words) !== undefined);
  if (
    part === undefined ||
    !isAsked ||
    tools.patterns.one("lists.asks-about").test(folded) ||
    words.length > MOST_ASKING
  )
    return undefined;
  const taught = tools.course.lessons.flatMap((lesson) =>
    lesson.words
      .map(({ kz: word }) => word)
      .filter((word) => tools.glossary.senses(word)[0]?.pos === part),
  );
  // What everybody needs stands first, as an editor has put it
  const first = lists(tools).find(({ id }) => id === COMMON[part])?.words ?? [];
  const told = [...new Set([...first, ...taught])].slice(0, numberIn(words) ?? USUAL_COUNT);
  return told.length < SOME ? undefined : showList({ words: told, lesson: "" }, asked, tools);
}

/** The words that are told: of the part of speech that is asked for, and so many as are asked for. */
function wordsTold(
  { words }: Pick<WordTopic, "words">,
  asked: Asked,
  tools: Tools,
): readonly string[] {
  const part = OF_PART.find(([asks]) => asks.test(asked.folded))?.[1];
  const fitting = words.filter((word) =>
    tools.glossary.senses(word).some(({ pos }) => pos === part),
  );
  return (fitting.length >= SOME ? fitting : words).slice(0, countIn(asked) ?? MOST);
}

/** How many words are asked for; «он сөз» is of ten in Kazakh alone. */
const countIn = ({ words, language }: Asked): number | undefined =>
  numberIn(words) ??
  (language === "kz"
    ? (words.map((word) => wordsToNumber(word) ?? 0).find((count) => count > 1) ?? undefined)
    : undefined);

/** The form of each word that is asked for beside it: "verbs with the I form", "with the past". */
function formBeside({ folded }: Asked, tools: Tools): string | undefined {
  const { wish } = readWish(folded);
  const isOfI = tools.patterns.one("lists.of-first-person").test(folded);
  return isOfI || wish.tense !== undefined
    ? labelOf("v", { ...(wish.tense !== undefined && { tense: wish.tense }), person: "1s" })
    : undefined;
}

function showList(topic: Pick<WordTopic, "words" | "lesson">, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const words = wordsTold(topic, asked, tools);
  const label = formBeside(asked, tools);
  const rows = words.map((word) => {
    const senses = tools.glossary.senses(word).filter(({ pos }) => pos !== "name-person");
    const gloss = meaningsOf(senses.slice(0, 1), language === "kz" ? "en" : language);
    const made = label !== undefined && senses[0]?.pos === "v" ? `: ${form(word, label)}` : "";
    return `${word} — ${gloss.split(/[;,]/)[0]}${made}`;
  });
  const lesson = lessonOf(topic, tools);
  if (lesson) rows.push("", tools.say("lists.learn", language, { x: lesson.titles[language] }));
  return {
    text: rows.join("\n"),
    kazakh: words.map((word) => kz(word, word)),
    confidence: 0.95,
    chips: [tools.say("lists.quiz", language)],
    ...(lesson && { lessons: [lesson.id] }),
  };
}
