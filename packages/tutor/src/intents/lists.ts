import { months, weekdays } from "@tilashar/kazakh";
import type { Draft, RuleIntent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { type Language, texts } from "../reply.ts";
import { meaningsOf } from "../tools/gloss.ts";
import { numberIn } from "./translation-task.ts";

interface WordList {
  readonly asked: RegExp;
  /** Headwords in order; each is looked up in the course and lexicon. */
  readonly words: readonly string[];
  /** Lesson to go on with, by slug. */
  readonly lesson: string;
}

const split = (text: string): string[] => text.split(" ").map((word) => word.replaceAll("_", " "));

/** Word groups that learners ask for by name. */
const LISTS: readonly WordList[] = [
  {
    asked: /days? of (?:the )?week|weekdays|week ?days|дни недели|дней недели|апта күндер/u,
    words: weekdays,
    lesson: "a-021-days-of-the-week",
  },
  {
    asked:
      /months?(?: of the year| names)?$|the months|months in|месяц(?:ы|ев)|айлар|ай аттары|ай атаулары/u,
    words: months,
    lesson: "a-022-months-and-seasons",
  },
  {
    asked: /seasons?|времена года|времен года|жыл мезгіл/u,
    words: split("көктем жаз күз қыс"),
    lesson: "a-022-months-and-seasons",
  },
  {
    asked: /colou?rs?|цвета|цветов|түстер|түс атаулары/u,
    words: split("ақ қара қызыл көк жасыл сары қоңыр сұр қызғылт күлгін"),
    lesson: "a-008-colours",
  },
  {
    asked:
      /(?<!my )family(?: members| words)?$|family members|relatives|члены семьи|родственник|семья список|слова (?:про|о) семь|отбасы мүшелері|туыстар/u,
    words: split("ата әже әке ана аға әпке іні қарындас сіңлі ұл қыз бала"),
    lesson: "a-002-family",
  },
  {
    asked: /(?:body parts|parts of (?:the )?body)|части тела|частей тела|дене мүшелері/u,
    words: split("бас шаш бет көз құлақ мұрын ауыз тіс мойын қол саусақ арқа іш аяқ тізе жүрек"),
    lesson: "a-041-the-body",
  },
  {
    asked: /animals|pets|животны[ех]|жануарлар|үй жануарлар/u,
    words: split("ит мысық жылқы сиыр қой ешкі түйе тауық қасқыр аю түлкі қоян арыстан"),
    lesson: "a-038-animals-at-home",
  },
  {
    asked: /foods?$|food words|ед[ауеы]$|продукты|тағамдар|тамақтар/u,
    words: split("нан ет сүт шай су май жұмыртқа күріш алма бауырсақ қымыз"),
    lesson: "a-016-bread-and-tea",
  },
  {
    asked: /fruits?|vegetables|фрукты|овощи|жемістер|көкөністер/u,
    words: split("алма алмұрт жүзім өрік қарбыз қауын картоп сәбіз пияз қызанақ қияр"),
    lesson: "a-017-fruit-and-vegetables",
  },
  {
    asked: /clothes|clothing|одежд[аы]|киімдер/u,
    words: split("көйлек шалбар етік бас_киім тон күрте шұлық қолғап белдік"),
    lesson: "a-014-clothes",
  },
  {
    asked: /professions|occupations|професси[ий]|мамандықтар|кәсіптер/u,
    words: split("мұғалім дәрігер инженер жүргізуші сатушы аспаз заңгер әнші жазушы малшы"),
    lesson: "a-009-professions",
  },
  {
    asked: /question words|interrogative|вопросительные слова|сұрау есімдік/u,
    words: split("кім не қайда қашан неге қалай қандай қай қанша неше"),
    lesson: "a-003-who-are-you",
  },
  {
    asked: /(?:personal )?pronouns|личные местоимения|местоимения|жіктеу есімдік/u,
    words: split("мен сен сіз ол біз сендер сіздер олар"),
    lesson: "a-003-who-are-you",
  },
  {
    asked: /weather words|слова (?:про|о) погод|ауа райы сөздері/u,
    words: split("күн жаңбыр қар жел бұлт боран ыстық суық жылы"),
    lesson: "a-036-weather",
  },
  {
    asked: /(?:common|basic|useful|main) verbs|основные глаголы|частые глаголы|негізгі етістіктер/u,
    words: split("болу бару келу алу беру көру білу айту істеу оқу жазу ішу жеу отыру тұру"),
    lesson: "a-027-daily-verbs",
  },
  {
    asked: /(?:common|basic|useful|main) adjectives|основные прилагательные|негізгі сын есімдер/u,
    words: split("жақсы жаман үлкен кішкентай жаңа ескі ұзын қысқа ыстық суық әдемі"),
    lesson: "a-059-everyday-adjectives",
  },
];

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
    const list = LISTS.find(({ asked: pattern }) => pattern.test(bare));
    if (!list || bare.split(" ").length > 5 || /^(?:plural|lesson|урок|text|quiz)/.test(bare))
      return undefined;
    return showList(list, numberIn(asked.words), asked.language, tools);
  },
};

function showList(
  list: WordList,
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
