import { describe, expect, test } from "vitest";
import { tutorOfRepository } from "../../testing/tutor-of-repository.ts";
import { sentenceIn } from "../../tools/translate.ts";
import { memoryOf } from "../../words/sentence-memory.ts";

/** The tutor's tools with no line of the course remembered, so that the grammar alone says what it says. */
const tools = { ...tutorOfRepository().tools, memory: memoryOf([]) };

/** What each sentence says, by kind; one that may not be said is undefined. */
const KINDS: readonly (readonly [
  kind: string,
  said: readonly (readonly [string, string | undefined])[],
])[] = [
  [
    "a clause that a pattern says hangs on another as well as one that the grammar says",
    [
      ["Если у меня будет время, я тебе помогу.", "Менің уақытым болса, саған көмектесемін."],
      [
        "Так как эта квартира дорогая, она нам нравится.",
        "Бұл пәтер қымбат болғандықтан, ол бізге ұнайды.",
      ],
      [
        "Так как ты меня не слушаешь, я больше не буду говорить.",
        "Сен мені тыңдамайтындықтан, мен енді сөйлемеймін.",
      ],
      ["Когда ты устанешь, отдохни немного.", "Шаршағанда, аздап демал."],
    ],
  ],
  [
    "what is asked within is any question, and what is judged any fact",
    [
      ["Я не знаю, кто разбил окно.", "Терезені кім сындырғанын білмеймін."],
      ["Скажи мне, сколько стоит эта книга.", "Маған бұл кітаптың қанша тұратынын айт!"],
      ["Он спросил, чей это телефон.", "Ол бұл кімнің телефоны екенін сұрады."],
      ["Ты помнишь, где он живёт?", "Оның қайда тұратыны есіңде ме?"],
      ["Жаль, что магазин уже закрыт.", "Дүкеннің жабық екені өкінішті."],
      ["Хорошо, что они скоро поженятся.", "Олардың жақында үйленетіні жақсы болды."],
      [
        "Мы сели за стол, когда мама приготовила ужин.",
        "Анам кешкі ас пісіргенде, біз үстелдің артына отырдық.",
      ],
    ],
  ],
  [
    "who says something of others is quoted, and of whoever hears it is known",
    [
      ["Он сказал, что они скоро поженятся.", "Ол олар жақында үйленеді деді."],
      ["Мама говорит, что ты вчера не пришёл.", "Анам сенің кеше келмегеніңді айтады."],
    ],
  ],
  [
    "a deed instead of another, rather than it, too much for it, and what is left of it",
    [
      ["Чем спорить, лучше помоги.", "Айтысқанша, көмектес!"],
      ["Он слишком молод, чтобы жениться.", "Ол үйлену үшін тым жас."],
      ["Мы решили не брать кредит, а накопить.", "Біз несие алмай, жинақтауды шештік."],
      ["Посуду вымыла, осталось вынести мусор.", "Мен ыдысты жудым, енді қоқыс шығару ғана қалды."],
      ["Лучше бы помог отцу.", "Әкеңе көмектескенің жақсы еді."],
      ["Ветер такой сильный, что невозможно спать.", "Жел сондай күшті, ұйықтау мүмкін емес."],
    ],
  ],
  [
    "what is offered, left to somebody, managed, meant, wished and supposed",
    [
      ["Что вам принести?", "Сізге не әкелейін?"],
      ["Где мне вас ждать?", "Сізді қайда күтейін?"],
      ["Дайте мне сказать.", "Маған айтуға мүмкіндік беріңіз!"],
      ["Ему не удалось поступить в университет.", "Ол университетке түсе алмады."],
      ["Мы собирались поехать на море.", "Теңізге барайық деп едік."],
      ["Вот бы поехать на море!", "Шіркін, теңізге барсам ғой!"],
      ["Если бы не дождь, мы бы пошли в парк.", "Жаңбыр болмаса, біз саябаққа барар едік."],
    ],
  ],
];

describe("clauses that are said whole and hung on one another", () => {
  test.for(KINDS.map(([kind, said]) => ({ kind, said })))("$kind", ({ said }) => {
    const found = said.map(([text]) => [text, sentenceIn(text, "ru", tools)]);
    expect(found).toEqual(said);
  });
});
