import { expect, it } from "vitest";
import type { Language, Turn } from "../reply.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const now = { year: 2026, month: 11, day: 29, hour: 12, minute: 0 };

/** A conversation, and what the answer to each of its later messages holds. */
interface Talk {
  readonly language: Language;
  readonly first: string;
  readonly further: readonly (readonly [message: string, holds: string])[];
}

const TALKS: readonly Talk[] = [
  // Another custom beside the one that was told
  { language: "en", first: "what is shashu", further: [["what should i wear", "Dress up"]] },
  {
    language: "ru",
    first: "как празднуют наурыз",
    further: [["напиши поздравление коллегам", "Наурыз"]],
  },
  // The parts of a scene are changed
  {
    language: "en",
    first: "let's play a scene at the cafe",
    further: [
      ["let's swap roles", "Parts changed"],
      ["Қош келдіңіз! Не ішесіз?", "шай"],
    ],
  },
  // Another owner, having and not having
  {
    language: "ru",
    first: "как будет это моя сумка",
    further: [["не моя, а его", "Бұл оның сөмкесі"]],
  },
  {
    language: "ru",
    first: "переведи: у меня есть брат",
    further: [["а если нет", "жоқ"]],
  },
  // A rule that was told is put to a verb by its stem
  {
    language: "en",
    first: "how does past tense work",
    further: [
      ["show me with айт", "айттым"],
      ["and negative", "айтпадым"],
    ],
  },
  // What of a plan is to be done now
  {
    language: "ru",
    first: "составь план на месяц",
    further: [["ну и что делать сегодня", "урок"]],
  },
  { language: "en", first: "make me a study plan", further: [["i only have weekends", "2"]] },
  // What is asked about a story between does not end it
  {
    language: "en",
    first: "tell me a story",
    further: [
      ["what does the first sentence mean", " — "],
      ["go on", "part 2"],
    ],
  },
  // The partner is asked about himself
  {
    language: "en",
    first: "hi how are you",
    further: [["good, still at work. what are you up to", "Сізбен сөйлесіп отырмын"]],
  },
  {
    language: "ru",
    first: "привет как дела",
    further: [["устала, а ты чем занят", "Сізбен сөйлесіп отырмын"]],
  },
  // What was told is to be said
  {
    language: "en",
    first: "im very hungry today",
    further: [["how do i say that", "ашпын"]],
  },
  // Another form is held against the one that stands in the sentence
  {
    language: "en",
    first: "Check: Мен Алматыға тұрамын",
    further: [
      ["but my teacher says Алматыға", "stays Алматыда"],
      ["ok so with барамын it's -ға right?", "Yes, with барамын"],
    ],
  },
  {
    language: "ru",
    first: "Проверь: Мен мектепке оқимын",
    further: [["а с келемін это -ке, да?", "мектепке келемін"]],
  },
  // Owned forms that are listed
  {
    language: "ru",
    first: "слова про семью",
    further: [["1 әкем 2 шешем, это с «мой»?", "Да, именно так"]],
  },
  // How it sounds is asked, and nothing is changed
  {
    language: "en",
    first: "How do I say: close the door, please",
    further: [["is it formal?", "polite"]],
  },
  // More of what a word says
  {
    language: "en",
    first: 'What does "төмен" mean?',
    further: [['and "lower"?', "төменірек"]],
  },
  {
    language: "ru",
    first: "что значит «кең»?",
    further: [["а шире?", "кеңірек"]],
  },
  // What was not, when it was
  {
    language: "en",
    first: 'How do you say "he can swim"?',
    further: [["and we couldn't?", "алмадық"]],
  },
  // A story goes on lying there beside what is asked of its lines
  {
    language: "ru",
    first: "расскажи короткую историю",
    further: [
      ["переведи второе предложение", " — "],
      ["слишком сложно, попроще", "История"],
    ],
  },
  {
    language: "ru",
    first: "составь план на месяц",
    further: [["ок, давай", "урок"]],
  },
  // The learner asks for what the tutor said
  {
    language: "en",
    first: "how do i say school in kazakh",
    further: [
      ["and hospital", "аурухана"],
      ["a while ago you said a word for school, what was it", "мектеп"],
    ],
  },
  // What somebody said to the learner is told before what is answered
  {
    language: "en",
    first: "what's kazakh for where is the bank",
    further: [['he said "солға бұрылыңыз", what now', "left"]],
  },
];

it.each(TALKS)("$language: $first", ({ language, first, further }) => {
  const history: Turn[] = [];
  const said = (message: string): string => {
    const request = { message, history: [...history], interfaceLanguage: language, now };
    const { text } = tutor.answer(request);
    history.push({ sender: "user", text: message }, { sender: "bot", text });
    return text;
  };
  said(first);
  for (const [message, holds] of further)
    expect(said(message).toLowerCase()).toContain(holds.toLowerCase());
});
