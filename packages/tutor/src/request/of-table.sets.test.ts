import { expect, it } from "vitest";
import type { Language, Turn } from "../reply.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const now = { year: 2026, month: 11, day: 30, hour: 12, minute: 0 };

/** What lies on the table after a first message, and what each operation on it holds. */
interface Row {
  readonly language: Language;
  readonly first: string;
  readonly further: readonly (readonly [message: string, holds: string])[];
}

const ROWS: readonly Row[] = [
  // An order that lasts
  {
    language: "ru",
    first: "как сказать «подожди меня»",
    further: [["а вежливо?", "күте тұрыңызшы"]],
  },
  // A sentence that was said
  {
    language: "en",
    first: "how do I say: my uncle lives in the village",
    further: [
      ["n in latin pls", "auylda"],
      ["which word is which", "ауылда — "],
      ["and my aunt?", "тұрады"],
      ["with town instead of village", "қалада"],
      ["does the word order matter?", "stays last"],
      ["do I need the pronoun?", "leave out"],
      ['is it the same as "my uncle works in the village"', "two sentences"],
      ["translate it back", "lives"],
      ["so: Менің ағам ауылда тұрады?", "right"],
    ],
  },
  {
    language: "ru",
    first: "как сказать: я написал письмо подруге",
    further: [
      ["а если это они?", "Олар"],
      ["а ему?", "Мен оған хат жаздым"],
      ["ещё варианты?", "жазды"],
      ["переведи обратно на русский", "письмо"],
    ],
  },
  // A sentence that was explained: nothing but its Kazakh lies there
  {
    language: "en",
    first: 'what does "Балалар далада ойнап жүр" mean',
    further: [
      ["turn it into a question", "жүр ме"],
      ["how would it be in the past tense?", "ойнады"],
      ["what if it's we", "Біз"],
      ["whats the ending on the last word for", "жүр"],
    ],
  },
  {
    language: "ru",
    first: "что значит «Менің көлігім бар»",
    further: [
      ["а у брата?", "көлігі бар"],
      ["а с отрицанием?", "жоқ"],
      ["на латинице как", "kölıgı"],
    ],
  },
  // A sentence that was judged
  {
    language: "ru",
    first: "проверь: Кеше мен дүкенде бардым",
    further: [
      ["а мы?", "Кеше біз дүкенге бардық"],
      ["а вопросом?", "бардым ба"],
      ["замени дүкен на базар", "базарға"],
      ["хочу потренироваться", "Упражнение"],
    ],
  },
  {
    language: "en",
    first: "check: Менің екі қызым бар",
    further: [
      ["and they?", "Олардың екі қызы бар"],
      ["and three?", "Менің үш қызым бар"],
      ["pronunciation?", "[meˈnɪŋ]"],
    ],
  },
  // Forms of a verb
  {
    language: "ru",
    first: "проспрягай сөйлеу",
    further: [
      ["а вопросом?", "ме"],
      ["а если не", "сөйлеме"],
      ["а всем сразу?", "сіңдер"],
      ["дай упражнение на это", "-а, -е, -й"],
    ],
  },
  // A word
  {
    language: "en",
    first: "what's Kazakh for bridge",
    further: [
      ["how is it spelled, letter by letter?", "к-ө-п-і-р"],
      ["how do I say it with my?", "көпірім"],
      ["is it the same as road?", "жол"],
      ["is it rude?", "көпір"],
    ],
  },
  { language: "ru", first: "что значит тәтті", further: [["а не сладкий?", "тәтті емес"]] },
  {
    language: "ru",
    first: "разбери слово үйлеріңізден",
    further: [["а «көлімізге»?", "көл"]],
  },
  // What was compared
  {
    language: "en",
    first: "difference between тыңдау and есту",
    further: [
      ["shorter?", "тыңдау"],
      ["another one?", " — "],
      ["test me", "1. "],
    ],
  },
  // Thanks, and the next word at once
  {
    language: "en",
    first: "what's Kazakh for rain",
    further: [["cool thx n whats wind", "жел"]],
  },
  { language: "ru", first: "как будет мост", further: [["ок, а река как", "өзен"]] },
];

const CASES = ROWS.flatMap(({ language, first, further }) =>
  further.map(([message, holds]) => ({ language, first, message, holds })),
);

it.each(CASES)("$first ⇒ $message", ({ language, first, message, holds }) => {
  const history: Turn[] = [];
  const said = (text: string): string => {
    const request = { message: text, history: [...history], interfaceLanguage: language, now };
    const reply = tutor.answer(request).text;
    history.push({ sender: "user", text }, { sender: "bot", text: reply });
    return reply;
  };
  said(first);
  expect(said(message).toLowerCase()).toContain(holds.toLowerCase());
});
