import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Language } from "../reply.ts";
import { situationNamed, situationWords } from "../situations/show-situation.ts";
import { firstNamed } from "../talk/named-thing.ts";
import { meaningsOf } from "../tools/gloss.ts";
import type { NearTopic, WordTopic } from "../words/word-topics.ts";
import { numberIn } from "./translation-task.ts";

type WordList = Tools["course"]["tutor"]["wordLists"]["lists"][number];
type Lesson = Tools["course"]["lessons"][number];

const FRAME =
  /^(?:(?:what|how) (?:are|is|do (?:you|i) say)|tell me|list|give me|show me|teach me|names? of|say|all|(?:hi |hello )?i want to learn|i'd like to learn|i would like to learn|хочу выучить|хочу изучить|давай выучим|научи меня|какие|назови|перечисли|скажи|как (?:будут|называются|будет|сказать)|список|напиши|выучить)?(?: me)?(?: the| all| all the| мне| все)?/u;
/** "five words about food", "5 слов на тему еда": so many of them. */
const COUNTED =
  /^(?:give me|дай|дайте|назови|скажи|напиши|маған)? ?(?:мне )?(?:\d{1,2}|\p{L}+)? ?(?:new |новых |жаңа )?(?:words?|слов\p{L}*|сөз)(?: (?:about|on|for|of|на тему|по теме|про|о|об|из темы))(?: the| topic)?:? "?/u;

/** Words of a topic are asked for, whatever else the message says. */
const ASKS_WORDS =
  /(?<!\p{L})(?:words|vocab\p{L}*|terms|lexicon|лексик\p{L}*|слова|слов|термин\p{L}*|глаголы|сөздер\p{L}*|атаулар\p{L}*|(?:\d+|он|бес|жиырма) сөз|бөліктері|түрлері|списком)(?!\p{L})/u;
/** Words are asked about, not for. */
const ASKS_ABOUT =
  /(?<!\p{L})(?:why|почему|отчего|неге|mean|means|difference|differ|between|right|correct|does|end|ends|endings?|suffix\p{L}*|order|forget\p{L}*|окончани\p{L}*|суффикс\p{L}*|порядок|жалғау\p{L}*|жұрнақ\p{L}*|значат|разниц\p{L}*|отлича\p{L}*|между|правильн\p{L}*|забыва\p{L}*|айырма\p{L}*|дұрыс|дегені\p{L}*)(?!\p{L})/u;
/** A text is ordered, in easy words. */
const A_TEXT =
  /(?<!\p{L})(?:write|make up|tell|compose|напиши\p{L}*|придумай\p{L}*|сочини\p{L}*|расскажи\p{L}*) (?:\p{L}+ ){0,4}(?:story|tale|poem|text|рассказ|истори\p{L}*|сказк\p{L}*|текст|стих\p{L}*)(?!\p{L})/u;
/** Words that are to be said at a feast are a speech. */
const A_SPEECH =
  /(?<!\p{L})(?:(?:сказать|произнести|написать) (?:\p{L}+ )?(?:пару|несколько|пять) (?:\p{L}+ )?слов|say (?:a few|some) (?:\p{L}+ )?words|екі ауыз сөз)/u;
/** "I'm a cook, what should I know in Kazakh?": words of that, where the work or the place is named. */
const NEEDS_TO_KNOW =
  /(?<!\p{L})(?:what (?:do|should|must) i (?:need to |have to )?(?:know|learn)|что (?:мне )?(?:надо|нужно|стоит) (?:\p{L}+ )?(?:знать|выучить)|не(?:ні)? білу(?:ім)? керек)(?!\p{L})/u;
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
    const bare = bareName(asked);
    const near = nearTopic(asked, tools);
    const list = bare === undefined ? undefined : listNamed(bare, near, tools);
    const answer = (topic: WordTopic) => () => showList(topic, asked, tools);
    const situation = list ? undefined : situationNamed(asked, tools);
    const common = situation || near?.isNamed ? undefined : commonest(asked, tools);
    if (common) return { confidence: IN_SO_MANY_WORDS, answer: () => common };
    if (situation && (asksForWords(asked, tools) || NEEDS_TO_KNOW.test(asked.folded)))
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
  if (A_SPEECH.test(folded) || A_TEXT.test(folded)) return false;
  if (!ASKS_WORDS.test(folded) || ASKS_ABOUT.test(folded) || words.length > MOST_ASKING)
    return false;
  return language !== "kz" || tools.wordTopics.asks(words.at(-1) ?? "");
}

const lists = ({ course }: Tools): readonly WordList[] => course.tutor.wordLists.lists;

/** What a message names that asks for little else. */
function bareName({ folded, words }: Asked): string | undefined {
  const text = folded.replace(FRAME, "").replace(COUNTED, "").trim();
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

/** A topic is named: "words about …", «… туралы сөздер». */
const OF_TOPIC =
  /(?<!\p{L})(?:about|for|on|of|to do with|connected with|related to|про|о|об|для|по|связанн\p{L}*|туралы|жайлы|бойынша|қатысты|байланысты)(?!\p{L})/u;

/** The words of the lesson that comes next, or of the first that greets; where a topic is named that there are no words of, the nearest topics. */
export function wordsOfNext(asked: Asked, tools: Tools): Draft | undefined {
  const { folded, nextLesson } = asked;
  if (OF_TOPIC.test(folded) && tools.wordTopics.telling(folded).length > 0)
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
const SOME = 3;
/** The commonest are asked for, or so many of them. */
const COMMON =
  /(?<!\p{L})(?:common(?:est)?|most|useful|usual|basic|everyday|every day|important|frequent|popular|main|top|частых?|частотн\p{L}*|нужн\p{L}*|основн\p{L}*|главн\p{L}*|полезн\p{L}*|популярн\p{L}*|употребля\p{L}*|употребит\p{L}*|распростран\p{L}*|базов\p{L}*|каждый день|көп қолдан\p{L}*|жиі|негізгі|қажетті|маңызды|пайдалы|күнде\p{L}*)(?!\p{L})/u;
const USUAL_COUNT = 14;
/** Words of a part of speech are asked for, and of no topic. */
const ASKS_PART =
  /(?<!\p{L})(?:verbs|adjectives|глагол(?:ы|ов)|прилагательн(?:ые|ых)|етістік(?:тер\p{L}*)?|сын есім(?:дер\p{L}*)?)(?!\p{L})/u;

/** "Top 20 verbs", «самые нужные прилагательные»: the words of a part of speech that the course teaches first. */
function commonest(asked: Asked, tools: Tools): Draft | undefined {
  const { folded, words } = asked;
  const part = OF_PART.find(([asks]) => asks.test(folded))?.[1];
  const isAsked = ASKS_PART.test(folded) && (COMMON.test(folded) || numberIn(words) !== undefined);
  if (part === undefined || !isAsked || ASKS_ABOUT.test(folded) || words.length > MOST_ASKING)
    return undefined;
  const taught = tools.course.lessons.flatMap((lesson) =>
    lesson.words
      .map(({ kz: word }) => word)
      .filter((word) => tools.glossary.senses(word)[0]?.pos === part),
  );
  const told = [...new Set(taught)].slice(0, numberIn(words) ?? USUAL_COUNT);
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
  return (fitting.length >= SOME ? fitting : words).slice(0, numberIn(asked.words) ?? MOST);
}

function showList(topic: Pick<WordTopic, "words" | "lesson">, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const words = wordsTold(topic, asked, tools);
  const rows = words.map((word) => {
    const senses = tools.glossary.senses(word).filter(({ pos }) => pos !== "name-person");
    const gloss = meaningsOf(senses.slice(0, 1), language === "kz" ? "en" : language);
    return `${word} — ${gloss.split(/[;,]/)[0]}`;
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
