import { describe, expect, test } from "vitest";
import { tutorOfRepository } from "../../testing/tutor-of-repository.ts";
import { sentenceIn } from "../../tools/translate.ts";
import { memoryOf } from "../../words/sentence-memory.ts";

/** The tutor's tools with no line of the course remembered, so that the grammar alone says what it says. */
const tools = { ...tutorOfRepository().tools, memory: memoryOf([]) };

describe("what everyday English says by its links and turns", () => {
  test.each([
    // What one is about to do, was going to do and all but did
    ["My phone's about to die.", "Менің телефоным өшейін деп тұр."],
    ["I was just about to call you.", "Мен сізге қоңырау шалайын деп тұр едім."],
    ["The train is about to leave.", "Пойыз кетейін деп тұр."],
    ["I was going to call you.", "Мен сізге қоңырау шалмақ едім."],
    ["I meant to call you.", "Мен сізге қоңырау шалмақ едім."],
    ["I almost forgot your birthday.", "Мен сіздің туған күніңізді ұмыта жаздадым."],
    ["I nearly missed the train.", "Мен пойыздан қалып қоя жаздадым."],
    ["You needn't wait here.", "Сіздің мұнда күтуіңіз міндетті емес."],
    // What takes up the verb of the clause beside it
    ["I'd help you if I could.", "Қолымнан келсе, мен сізге көмектесер едім."],
    [
      "You don't have to come if you don't want to.",
      "Келгіңіз келмесе, сіздің келуіңіз міндетті емес.",
    ],
    ["If you don't mind, I'll sit here.", "Сіз қарсы болмасаңыз, мен мұнда отырамын."],
    ["I can swim, but my brother can't.", "Мен жүзе аламын, бірақ ағам жүзе алмайды."],
    ["She likes fish, but I don't.", "Ол балықты ұнатады, бірақ мен балықты ұнатпаймын."],
    ["He smokes and so does his wife.", "Ол темекі шегеді және оның әйелі де темекі шегеді."],
    ["Hurry up, or we'll be late.", "Асығыңыз, әйтпесе біз кешігеміз!"],
    ["I broke my arm playing hockey.", "Хоккей ойнағанда мен қолымды сындырып алдым."],
    ["Nobody lives in this house any more.", "Енді ешкім бұл үйде тұрмайды."],
    ["Nothing is ready yet.", "Ештеңе әлі дайын емес."],
    // How many times as much, and the more so the more
    ["The new phone costs twice as much as the old one.", "Жаңа телефон ескісінен екі есе қымбат."],
    ["Bread costs three times as much as last year.", "Нан былтырғыдан үш есе қымбат."],
    [
      "The colder it is, the more tea we drink.",
      "Неғұрлым суық болса, біз соғұрлым көп шай ішеміз.",
    ],
    [
      "The longer I wait, the angrier I get.",
      "Неғұрлым ұзақ күтсем, мен соғұрлым қатты ашуланамын.",
    ],
    [
      "The sooner we leave, the less traffic there'll be.",
      "Біз неғұрлым ерте кетсек, соғұрлым аз кептеліс болады.",
    ],
    // What is asked, had and needed within a clause
    ["I don't know how old he is.", "Мен оның қанша жаста екенін білмеймін."],
    [
      "Do you know which bus goes to the market?",
      "Сіз қай автобустың базарға баратынын білесіз бе?",
    ],
    ["Tell me what he said.", "Маған оның не айтқанын айтыңыз!"],
    ["Do you know whose car this is?", "Сіз бұның кімнің көлігі екенін білесіз бе?"],
    ["I wonder where he is.", "Менің оның қайда екенін білгім келеді."],
    ["There's nothing to eat.", "Жейтін ештеңе жоқ."],
    ["I have something to tell you.", "Менің сізге айтатын бірдеңем бар."],
    ["I need someone to help me.", "Маған көмектесетін біреу керек."],
    ["The first time I saw him, he was ten.", "Мен алғаш оны көргенде, ол он жаста болды."],
    ["She was too shy to ask a question.", "Ол сұрақ қоюға тым ұялшақ болды."],
    ["My father lets me drink coffee.", "Әкем маған кофе ішуге рұқсат береді."],
    [
      "I'm against building a factory next to the lake.",
      "Мен көлдің жанына зауыт салуға қарсымын.",
    ],
    ["My visa expires at the end of the month.", "Визамның мерзімі айдың соңында бітеді."],
    ["My grandson can count to twenty.", "Немерем жиырмаға дейін санай алады."],
    // What is not there, what is seen done, both and neither, and what must be so
    ["If there are no buses, call me.", "Егер автобус болмаса, маған қоңырау шалыңыз."],
    ["She said that there is no water.", "Ол су жоқ екенін айтты."],
    ["I don't know where my keys are.", "Мен кілттерімнің қайда екенін білмеймін."],
    ["I watched the children play.", "Мен балалардың ойнағанын бақыладым."],
    ["I spent two hours cooking.", "Мен екі сағатты тамақ пісіруге жұмсадым."],
    ["He sat there reading a newspaper.", "Ол газет оқып сонда отырды."],
    ["Both my brother and my sister live abroad.", "Менің ағам да, менің әпкем де шетелде тұрады."],
    ["I have neither time nor money.", "Менің уақытым да, ақшам да жоқ."],
    ["I only have ten minutes.", "Менің тек он минутым бар."],
    ["There must be some mistake.", "Қате бар шығар."],
    [
      "My friend, who lives in London, is coming tomorrow.",
      "Менің Лондонда тұратын досым ертең келеді.",
    ],
    ["I've lived here since I was born.", "Туғаннан бері мен мұнда тұрамын."],
    ["You can't park here.", "Мұнда көлік қоюға болмайды."],
    ["It's my birthday today.", "Бүгін менің туған күнім."],
    ["I'm angry with my brother.", "Мен ағама ашуландым."],
    ["She is proud of her daughter.", "Ол қызымен мақтанады."],
    ["If it rains tomorrow, we'll stay home.", "Ертең жаңбыр жауса, біз үйде қаламыз."],
    [
      "He keeps borrowing money and never pays it back.",
      "Ол ақшаны қарызға ала береді және ешқашан оны қайтармайды.",
    ],
    ["I love you very much.", "Мен сізді қатты сүйемін."],
    // Wrong and sure of it, before: what falls, lasts one and a half and is changed
    ["I waited for an hour and a half.", "Мен бір жарым сағат күттім."],
    ["How much is it to change the oil?", "Майды ауыстыру қанша тұрады?"],
    ["Change the tyres, please.", "Шиналарды ауыстырыңыз!"],
    ["The book fell on the table.", "Кітап үстелге түсіп кетті."],
    ["He lied to me.", "Ол маған өтірік айтты."],
    ["My flat is on the third floor.", "Менің пәтерім үшінші қабатта."],
    [
      "Instead of complaining, help me carry these boxes.",
      "Шағымданудың орнына маған бұл қораптарды көтеруге көмектесіңіз!",
    ],
    ["My sister's getting married in the autumn.", "Әпкем күзде тұрмысқа шығады."],
    [
      "I'm a lorry driver, I'm hardly ever at home.",
      "Мен жүк көлігінің жүргізушісімін. Мен өте сирек үйде боламын.",
    ],
  ])("%s", (english, kazakh) => {
    expect(sentenceIn(english, "en", tools)).toBe(kazakh);
  });
});
