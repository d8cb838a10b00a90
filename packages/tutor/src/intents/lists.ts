import type { Asked, Draft, RuleIntent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { type Language, texts } from "../reply.ts";
import { firstNamed } from "../talk/named-thing.ts";
import { meaningsOf } from "../tools/gloss.ts";
import { lessonsAbout } from "./course-items.ts";
import { numberIn } from "./translation-task.ts";

type WordList = Tools["course"]["tutor"]["wordLists"]["lists"][number];

const FRAME =
  /^(?:(?:what|how) (?:are|is|do (?:you|i) say)|tell me|list|give me|show me|teach me|names? of|say|all|(?:hi |hello )?i want to learn|i'd like to learn|i would like to learn|хочу выучить|хочу изучить|давай выучим|научи меня|какие|назови|перечисли|скажи|как (?:будут|называются|будет|сказать)|список|напиши|выучить)?(?: me)?(?: the| all| all the| мне| все)?/u;
/** "five words about food", "5 слов на тему еда": so many of them. */
const COUNTED =
  /^(?:give me|дай|дайте|назови|скажи|напиши|маған)? ?(?:мне )?(?:\d{1,2}|\p{L}+)? ?(?:new |новых |жаңа )?(?:words?|слов\p{L}*|сөз)(?: (?:about|on|for|of|на тему|по теме|про|о|об|из темы))(?: the| topic)?:? "?/u;
const LEARN = texts(
  "Learn these with examples in the lesson “{x}”.",
  "Эти слова с примерами — в уроке «{x}».",
  "Бұл сөздер мысалдарымен «{x}» сабағында.",
);
const ASK_QUIZ = texts("Quiz me", "Проверь меня", "Мені сынап көр");

/** Days, months, colours, family and other groups of words. */
export const listsIntent: RuleIntent = {
  name: "list",
  answer(asked, tools) {
    const text = asked.folded.replace(FRAME, "").replace(COUNTED, "").trim();
    if (asked.words.length > 9 || text === "") return undefined;
    const bare = text
      .replace(
        /(?:in kazakh|по-казахски|по казахски|на казахском(?: языке)?|қазақша|айтып бер\p{L}*|айт\p{L}*|қалай(?: айтылады)?)/gu,
        "",
      )
      .trim();
    const list = firstNamed(tools.course.tutor.wordLists.lists, bare);
    if (!list || bare.split(" ").length > 5 || /^(?:plural|lesson|урок|text|quiz)/.test(bare))
      return undefined;
    return showList(list, numberIn(asked.words), asked.language, tools);
  },
};

/** The words of a topic that a message names, whatever words ask for them. */
export function listFor({ folded, words, language }: Asked, tools: Tools): Draft | undefined {
  const list = firstNamed(tools.course.tutor.wordLists.lists, folded) ?? lessonNamed(words, tools);
  return list && showList(list, numberIn(words), language, tools);
}

/** The words of the lesson that comes next, or of the first that greets, where no topic is named. */
export function wordsOfNext(
  { words, language, nextLesson }: Asked,
  tools: Tools,
): Draft | undefined {
  const lesson =
    tools.course.lessons.find(({ id }) => id === nextLesson) ??
    tools.course.lessons.find(({ words: taught }) =>
      taught.some(({ kz: one }) => one === "рақмет"),
    );
  return (
    lesson &&
    showList(
      { lesson: lesson.slug, words: lesson.words.slice(0, MOST).map(({ kz: word }) => word) },
      numberIn(words),
      language,
      tools,
    )
  );
}

/** More of a lesson are too many at once. */
const MOST = 14;

/** The words of the lesson that a word of the message names, by its theme or a title. */
function lessonNamed(
  words: readonly string[],
  tools: Tools,
): Pick<WordList, "words" | "lesson"> | undefined {
  const named = words.filter((word) => word.length > 3 && !NO_TOPIC.test(word));
  const lesson = named.map((word) => lessonsAbout(word, tools)[0]).find((one) => one !== undefined);
  return (
    lesson && {
      lesson: lesson.slug,
      words: lesson.words.slice(0, MOST).map(({ kz: word }) => word),
    }
  );
}

/** Words that ask for words and name no topic. */
const NO_TOPIC =
  /^(?:надо|каки[ехм]|give|need|want|some|words?|vocab\p{L}*|list|about|with|learn|teach|kazakh|useful|basic|please|will|that|should|know|what|which|help|build|more|from|your|дай\p{L}*|нужн\p{L}*|слов\p{L}*|лексик\p{L}*|хочу|выучить|научи\p{L}*|какие|которые|тему|теме|казахск\p{L}*|полезн\p{L}*|базов\p{L}*|пожалуйста|подкинь|подбери|сөз\p{L}*|керек|маған|туралы|үйрет\p{L}*|айтып|беріңіз\p{L}*|айтыңыз\p{L}*)$/u;

function showList(
  list: Pick<WordList, "words" | "lesson">,
  count: number | undefined,
  language: Language,
  tools: Tools,
): Draft {
  const rows = list.words.slice(0, count).map((word) => {
    const senses = tools.glossary.senses(word).filter(({ pos }) => pos !== "name-person");
    const gloss =
      language === "kz"
        ? meaningsOf(senses.slice(0, 1), "en")
        : meaningsOf(senses.slice(0, 1), language);
    return `${word} — ${gloss.split(/[;,]/)[0]}`;
  });
  const lesson = tools.course.lessons.find(({ slug }) => slug === list.lesson);
  if (lesson) rows.push("", LEARN[language].replace("{x}", lesson.titles[language]));
  return {
    text: rows.join("\n"),
    kazakh: list.words.slice(0, count).map((word) => kz(word, word)),
    confidence: 0.95,
    chips: [ASK_QUIZ[language]],
    ...(lesson && { lessons: [lesson.id] }),
  };
}
