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
  {
    language: "en",
    first: "why is it үйге but мектепке and далаға?? is there a rule",
    further: [
      ["ok so with Атырау?", "Атырауға"],
      ["and my name, Dan", "Дэнге"],
      ["so Utrecht would be…?", "-ке"],
      ["and from Leeds", "-тен"],
    ],
  },
  {
    language: "ru",
    first: "кітаптар но дәптерлер, почему",
    further: [
      ["а дом тогда", "үйлер"],
      ["и друзья?", "достар"],
    ],
  },
  {
    language: "ru",
    first: "неге үйге бірақ мектепке",
    further: [["а менің кітабым тогда как", "кітабыма"]],
  },
  {
    language: "en",
    first: "does келдім mean i came",
    further: [
      ["and with we?", "келдік"],
      ["negative of that", "келмедік"],
    ],
  },
  {
    language: "en",
    first: "difference between барамын and бара жатырмын",
    further: [
      ["now the same with eat", "жеп жатырмын"],
      ["and he?", "жеп жатыр —"],
    ],
  },
  {
    language: "kz",
    first: "отырмын мен отырамын айырмасы не",
    further: [
      ["«сіз» деп айтсам", "отырасыз"],
      ["сұраулы болса ше", "отырсыз ба"],
    ],
  },
  {
    language: "en",
    first: "difference between білемін and танимын",
    further: [["what do i use for a song then. like i know this song", "Мен бұл әнді білемін."]],
  },
  {
    language: "ru",
    first: "не понимаю чем барамын отличается от бара жатырмын",
    further: [
      ['то есть "я сейчас еду в костанай" это второе?', "Да, это бара жатырмын"],
      ['а "я езжу в костанай" это второе?', "Нет, это барамын"],
    ],
  },
  {
    language: "en",
    first: 'my foreman keeps saying "жарайды" whats that mean',
    further: [["so is it the same as мақұл?", "Nearly"]],
  },
  {
    language: "kz",
    first: 'неге "үш адамдар" деуге болмайды?',
    further: [['"көп" сөзімен де солай ма?', "Иә, көп"]],
  },
  {
    language: "en",
    first: "can you sort out көрпе for me",
    further: [["sentences please", "көрпе әкеліңізші"]],
  },
  {
    language: "en",
    first: "is this right? Мен кеше балалармен ән айттым",
    further: [["and this one: Мен мектепке оқимын", "Мен мектепте оқимын"]],
  },
  {
    language: "ru",
    first: "проверьте: Мен үйге барамын.",
    further: [["а так? Менің екі балаларым бар", "екі балам"]],
  },
  { language: "en", first: "the жолдас thing", further: [["2", "жолдасқа"]] },
  { language: "ru", first: "упражнения на -ды/-ді", further: [["2", "-дым"]] },
  { language: "ru", first: "переведи", further: [["дом", "үй"]] },
  {
    language: "en",
    first: "сенің кітабың, why b not п",
    further: [["what about тарақ, my comb", "тарағым"]],
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
  for (const [message, holds] of further) expect(said(message)).toContain(holds);
});

it("puts no form to a word that is set beside plain words", () => {
  const message = "«көже» мен «сорпаның» айырмашылығы не?";
  const { text } = tutor.answer({ message, interfaceLanguage: "kz", now });
  const history: Turn[] = [
    { sender: "user", text: message },
    { sender: "bot", text },
  ];
  const second = tutor.answer({ message: "ал ботқа ше", history, interfaceLanguage: "kz", now });
  expect(second.text).not.toContain("ботқаның");
});

it.each([
  ["ru", "как спросить сколько стоит и можно ли картой", ["қанша тұрады?", "Картамен төлеуге"]],
  ["en", "how do i say i am hungry and ask where the kitchen is", ["Қарным", "Ас үй қайда?"]],
  ["ru", "как спросить где туалет и где моя синхрофазотронная", ["Дәретхана қайда?", "поручиться"]],
] as const)(
  "says each of two things that are asked for: %s: %s",
  (interfaceLanguage, message, holds) => {
    const { text } = tutor.answer({ message, interfaceLanguage, now });
    for (const one of holds) expect(text).toContain(one);
  },
);
