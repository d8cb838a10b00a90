import { describe, expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { sentenceIn } from "../tools/translate.ts";
import { memoryOf } from "../words/sentence-memory.ts";

/** The tutor's tools with no line of the course remembered, so that the grammar alone says what it says. */
const tools = { ...tutorOfRepository().tools, memory: memoryOf([]) };

/** What each sentence says, by kind. */
const KINDS: readonly (readonly [kind: string, said: readonly (readonly [string, string])[]])[] = [
  [
    "what can be done is read by the grammar, what one feels is a deed, and how the day turns is nobody's",
    [
      ["Он не может найти работу.", "Ол жұмыс таба алмайды."],
      ["Ты можешь забрать меня после работы?", "Жұмыстан кейін мені алып кете аласың ба?"],
      ["Я ждал полтора часа.", "Мен бір жарым сағат күттім."],
      ["Я не забыл новые слова.", "Мен жаңа сөзді ұмытпадым."],
      ["Нам было скучно.", "Біздің ішіміз пысты."],
      ["Тебе не страшно?", "Сен қорықпайсың ба?"],
      ["Летом поздно темнеет.", "Жазда кеш қараңғы түседі."],
      ["Не кричи на сестру.", "Әпкеңе айқайлама!"],
      ["После ремонта комната стала теплее.", "Бөлме жөндеуден кейін жылырақ болды."],
      [
        "Он так громко говорит, что я не могу спать.",
        "Оның қатты сөйлегені сонша, мен ұйықтай алмаймын.",
      ],
    ],
  ],
  [
    "than elsewhere and than before; what is left is one's own, and where it is left is not",
    [
      ["На рынке фрукты дешевле, чем в магазине.", "Жеміс базарда дүкендегіден арзанырақ."],
      ["Сегодня теплее, чем вчера.", "Бүгін кешегіден жылы."],
      ["Водитель высадил меня у школы.", "Жүргізуші мектептің жанында мені түсірді."],
      ["Я устал ждать автобус.", "Мен автобус күтуден шаршадым."],
      ["Я оставил шапку в автобусе.", "Мен бас киімімді автобуста қалдырдым."],
      ["Не думал, что зимой в горах так красиво.", "Қыста тауда сондай әдемі деп ойламаппын."],
    ],
  ],
  [
    "hours that end a clause, days that something is put off to, the second day of it, and how much of what is not named",
    [
      ["Не звони мне до девяти.", "Сағат тоғызға дейін маған қоңырау шалма!"],
      ["Запишите меня к врачу на вторник.", "Сейсенбіге мені дәрігерге жазып алыңыз!"],
      ["У него второй день болит зуб.", "Екі күннен бері оның тісі ауырады."],
      ["Сколько вы платите за дом?", "Сіз үй үшін қанша төлейсіз?"],
      ["Сколько стоят эти груши?", "Бұл алмұрт қанша тұрады?"],
      ["Если не будет снега, мы поедем в горы.", "Егер қар жаумаса, біз тауға барамыз."],
      ["Пойдёмте вместе в театр.", "Театрға бірге барайық."],
    ],
  ],
];

describe.each(KINDS)("%s", (_, said) => {
  test.each([...said])("%s", (source, kazakh) => {
    expect(sentenceIn(source, "ru", tools)).toBe(kazakh);
  });
});
