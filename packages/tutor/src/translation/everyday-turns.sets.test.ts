import { describe, expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { sentenceIn } from "../tools/translate.ts";
import { memoryOf } from "../words/sentence-memory.ts";

/** The tutor's tools with no line of the course remembered, so that the grammar alone says what it says. */
const tools = { ...tutorOfRepository().tools, memory: memoryOf([]) };

const KINDS: readonly (readonly [kind: string, said: readonly (readonly [string, string])[]])[] = [
  [
    "which place it is, and whose doer is the one the sentence tells of",
    [
      ["This is the house where I was born.", "Бұл мен туған үй."],
      ["She wants to see the town where she grew up.", "Оның өзі өскен қаланы көргісі келеді."],
      ["Она хочет увидеть дом, где она выросла.", "Оның өзі өскен үйді көргісі келеді."],
      ["It's the best film I have ever seen.", "Бұл мен көрген ең жақсы фильм."],
      ["He is the kindest man I know.", "Ол мен білетін ең мейірімді адам."],
    ],
  ],
  [
    "who does it without others, and more than another",
    [
      ["My son wrote this letter himself.", "Ұлым бұл хатты өзі жазды."],
      ["We painted the house ourselves.", "Біз үйді өзіміз боядық."],
      ["She reads more than I do.", "Ол менен көп оқиды."],
      ["I sleep less than you do.", "Мен сізден аз ұйықтаймын."],
    ],
  ],
  [
    "one of several is asked for",
    [
      ["Which bank is open now?", "Қай банк қазір ашық?"],
      ["Which book is more interesting?", "Қай кітап қызығырақ?"],
      ["Какая аптека открыта в воскресенье?", "Қай дәріхана жексенбі күні ашық?"],
    ],
  ],
  [
    "how old somebody gets, and what somebody is congratulated on",
    [
      ["My grandson turned five yesterday.", "Немерем кеше бес жасқа толды."],
      ["Моей дочери исполнилось десять лет.", "Менің қызым он жасқа толды."],
      ["Завтра бабушке исполнится восемьдесят лет.", "Әжем ертең сексен жасқа толады."],
      ["Поздравляю вас с новой работой!", "Сізді жаңа жұмысыңызбен құттықтаймын!"],
      ["Поздравляем тебя с рождением дочери!", "Сені қызыңның дүниеге келуімен құттықтаймыз!"],
      ["Поздравляю тебя со свадьбой!", "Тойың құтты болсын!"],
    ],
  ],
  [
    "who is missed, what is feared, and how long something is cooked",
    [
      ["Он очень соскучился по друзьям.", "Ол достарын қатты сағынды."],
      ["Боюсь, что не успею на поезд.", "Мен пойызға үлгере алмаймын ба деп қорқамын."],
      ["Рис нужно варить двадцать минут.", "Күрішті жиырма минут пісіру керек."],
      [
        "Картошку нужно варить час на медленном огне.",
        "Картопты бір сағат баяу отта пісіру керек.",
      ],
      ["Когда я пришёл домой, дети уже спали.", "Мен үйге келгенде, балалар ұйықтап жатты."],
      ["Купи хлеба и молока.", "Нан мен сүт сатып ал!"],
    ],
  ],
  [
    "when before again, one's own head, and lessons that are no rooms",
    [
      ["He is late again today.", "Ол бүгін тағы кешікті."],
      ["The girl says that her head hurts.", "Қыз басының ауыратынын айтады."],
      ["Come to class on time.", "Уақытында сабаққа келіңіз!"],
      ["After class we went to the park.", "Біз сабақтан кейін саябаққа бардық."],
      ["There are thirty pupils in our class.", "Біздің сыныбымызда отыз оқушы бар."],
      ["The repairman isn't coming.", "Шебер келмейді."],
    ],
  ],
  [
    "who is called by name, and what is asked of whom",
    [
      ["Марат, я дома.", "Марат, мен үйдемін."],
      ["Айгуль, мы опоздали.", "Айгүл, біз кешіктік."],
      ["Come here, Marat!", "Мұнда келіңіз, Марат!"],
      ["Полежите дома.", "Үйде жатыңыз!"],
      ["Посидите здесь, пока не придёт врач.", "Дәрігер келгенше, мұнда отырыңыз."],
    ],
  ],
];

describe.each(KINDS)("%s", (_, said) => {
  test.each([...said])("%s", (source, kazakh) => {
    expect(sentenceIn(source, /[а-я]/iu.test(source) ? "ru" : "en", tools)).toBe(kazakh);
  });
});

/** A frame that says what it says of whoever speaks says it of nobody else. */
test("what she fears is not said to be feared by whoever speaks", () => {
  const said = sentenceIn("She is afraid that she will forget his name.", "en", tools);
  expect(said ?? "").not.toContain("қорқамын");
});
