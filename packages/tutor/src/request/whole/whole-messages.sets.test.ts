import { expect, it } from "vitest";
import type { Language, Turn } from "../../reply.ts";
import { tutorOfRepository } from "../../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const now = { year: 2026, month: 11, day: 30, hour: 12, minute: 0 };

/** The messages of a talk, and what the answer to the last holds; after `not`, what it does not hold. */
type Row = readonly [messages: readonly string[], holds: string, not?: string];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "said by itself": [
    [["explain -ғым келеді", "so i want to sleep is?"], "ұйықтағым келеді"],
    [["what does -лы mean", 'so "salty" is?'], "тұзды"],
    [['how do i say "i have a dog"', "and we have two cats"], "екі мысығымыз"],
    [["как сказать «я учу казахский»", "а мой брат учит английский"], "ағылшын тілін үйренеді"],
  ],
  "two who do it": [
    [['Translate: "I am going to the cinema tomorrow."', "only my brother and I"], "Ағам екеуміз"],
    [
      ['how do you say "I was at work yesterday"', "my wife and I"],
      "Әйелім екеуміз кеше жұмыста болдық",
    ],
  ],
  "a thing too": [
    [['Translate "I bought bread"', "and milk too"], "нан мен сүт"],
    [["Переведи «я люблю яблоки»", "и груши тоже"], "алма мен алмұртты"],
    [["Переведи «не забудь позвонить бабушке».", "и дедушке тоже"], "Әжем мен атама"],
  ],
  "the sentence behind a question": [
    [
      ["Как сказать «я работаю в школе»?", "почему там -те?", "а если в банке?"],
      "банкте жұмыс істеймін",
    ],
    [["Как сказать «я еду в Астану на машине»?", "а если в Караганду?"], "Қарағандыға көлікпен"],
  ],
  "by its place": [
    [["Give me three proverbs about friendship.", "explain the second"], "It is said when"],
    [["дай три пословицы о труде", "что значит третья?"], "Так говорят"],
    [["дай пословицу", "когда так говорят?"], "Так говорят"],
  ],
  "another topic": [
    [["Расскажи историю про кота", "а про школу есть?"], "мектеп"],
    [["Фразы для аэропорта", "а для гостиницы?"], "бөлме"],
    [["диалог в магазине", "а теперь на вокзале"], "Қайда барасыз"],
    [["Give me a short dialogue at a café.", "make it about a pharmacy instead"], "дәрі", "Шай"],
  ],
  "told after a text": [
    [["Write a birthday card for my mum", "she's turning 60"], "Алпыс жасыңыз"],
    [["Напиши поздравление другу с днём рождения", "ему 30"], "Отыз жасың"],
    [["Write a card for a newborn", "it's a girl"], "Қызыңыз"],
    [["Write an apology to my friend", "I forgot her birthday"], "ұмытып кетіппін"],
    [["Как поздравить друга с новой машиной?", "он старше меня"], "көлігіңіз"],
    [["Write an email asking for a day off.", "it's for a friendly boss, informal"], "Сәлем!"],
  ],
  "held against another": [
    [["what does jaraidy mean", "when would i use it instead of jaqsy"], "good, well, fine"],
    [['How do you say "big"?', "why not зор?"], "үлкен үй"],
    [["Как будет «дом»?", "а почему не «баспана»?"], "жильё"],
    [["Что значит «жұмыс»?", "я слышал «еңбек», это неправильно?"], "труд"],
  ],
  whose: [
    [["Как по-казахски «тётя»?", "а её муж?"], "апаның күйеуі"],
    [['how do you say "neighbour"', "and her son?"], "көршінің ұлы"],
    [["Как сказать «он мой зять», муж дочери?", "а его родители?"], "күйеу баламның ата-анасы"],
  ],
  "who hears it": [
    [["Как сказать «подожди минуту»?", "а на «сіз»?"], "күте тұрыңызшы"],
    [["Как сказать «подожди минуту»?", "а детям, их трое?"], "күте тұрыңдар"],
    [['how do I say "open your books"?', "to one shy child"], "Кітаптарыңды аш.", "ашыңдар"],
    [["Как сказать «подожди меня здесь»?", "а если я говорю начальнику?"], "күтіңізші"],
  ],
  "by its name": [
    [["Что делает «ше» в «сен ше?»", "а «-ақ»?"], "ғана и -ақ"],
    [["слова для леса", "а как прочесть «тырна»"], "произносится"],
  ],
  "in other words": [
    [["How do I ask what time it is?", "what might they answer?"], "Сағат бес"],
    [
      ["How do I ask for a discount?", 'she said "келісейік", what\'s that?', "what do I answer?"],
      "Жарайды, келісейік",
    ],
    [["give me five words about winter", "ask me them"], "Question 1"],
    [["дай слово дня", "в предложении"], "Предложения"],
    [
      ["A1 text about my morning: I wake at six, tea, bus.", "and at half past six?"],
      "алты жарымда",
    ],
    [
      ["how do i say im from spain", "and my wife is from japan", "make it one sentence"],
      "Мен Испанияданмын, ал әйелім Жапониядан.",
    ],
  ],
  "of a custom": [
    [["Что такое сүйінші?", "а что дарят?"], "Сүйінші"],
    [["Что такое беташар?", "а если невеста не хочет?"], "Больше этого"],
  ],
  "nothing changes": [
    [
      ["Plan for a month: 10 minutes a day from zero.", "I already know the alphabet"],
      "I did not manage",
    ],
    [
      [
        "Расскажи короткую историю про собаку",
        "сделай её смешнее",
        "переведи последнее предложение по словам",
      ],
      "Біз далаға бірге шықтық",
    ],
  ],
};

const languageOf = (message: string): Language =>
  /[әғқңөұүһі]/iu.test(message) && !/[а-я]{3}.*[?.]/iu.test(message)
    ? "kz"
    : /[а-я]{3}/iu.test(message) && !/[a-z]{3}/iu.test(message)
      ? "ru"
      : "en";

for (const [way, rows] of Object.entries(ROWS))
  for (const [messages, holds, not] of rows)
    it(`${way}: ${messages.join(" ⇒ ")}`, () => {
      const history: Turn[] = [];
      let said = "";
      for (const message of messages) {
        const interfaceLanguage = languageOf(messages[0] ?? "");
        said = tutor.answer({
          message,
          history: [...history],
          interfaceLanguage,
          level: "B",
          now,
        }).text;
        history.push({ sender: "user", text: message }, { sender: "bot", text: said });
      }
      expect(said).toContain(holds);
      if (not !== undefined) expect(said).not.toContain(not);
    });

it("leaves a whole message, a question about what lies there and a thanks alone", () => {
  const first = "Как сказать «я живу в Астане»?";
  const before = tutor.answer({ message: first, interfaceLanguage: "ru", level: "B", now }).text;
  const history: Turn[] = [
    { sender: "user", text: first },
    { sender: "bot", text: before },
  ];
  for (const message of ["Как сказать «хлеб»?", "спасибо!", "почему там -да?"]) {
    const said = tutor.answer({ message, history, interfaceLanguage: "ru", level: "B", now }).text;
    expect(said).not.toContain("Больше этого");
    expect(said).not.toBe(before);
  }
});
