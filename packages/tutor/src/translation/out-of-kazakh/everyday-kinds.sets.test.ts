import { expect, test } from "vitest";
import { tutorOfRepository } from "../../testing/tutor-of-repository.ts";
import { outOfKazakh } from "./out-of-kazakh.ts";

const { tools } = tutorOfRepository();

test.each([
  // Who does it, whose it is, what is meant by it
  [
    "Олар балаларын мектепке апарды.",
    "They took their children to school.",
    "Они отвели детей в школу.",
  ],
  [
    "Мен кітап сатып алдым, оны кешке оқимын.",
    "I bought a book, I will read it in the evening.",
    "Я купил книгу, вечером я прочитаю её.",
  ],
  ["Команда кеше жеңді.", "The team won yesterday.", "Вчера команда победила."],
  ["Жылдар өтті.", "The years passed.", "Годы прошли."],
  ["Оқушылардың бәрі келді.", "All the pupils came.", "Все школьники пришли."],
  ["Олардың бәрі үйде.", "They all are at home.", "Они все дома."],
  ["Ол үйде болды.", "He was at home.", "Он был дома."],
  [
    "Бұл дәрінің орнына не ішсем болады?",
    "What can I drink instead of this medicine?",
    "Что я могу выпить вместо этого лекарства?",
  ],
  ["Ол қалада метро жоқ.", "There is no metro in that city.", "В том городе нет метро."],
  [
    "Ағам Олжас Алматыда тұрады.",
    "My older brother Olzhas lives in Almaty.",
    "Мой старший брат Олжас живёт в Алматы.",
  ],
  // Where a word that asks stands, and what it asks of a deed still to be done
  ["Кілтті қайда қояйын?", "Where shall I put the key?", "Где мне поставить ключ?"],
  [
    "Ақшаны кімге аудару керек?",
    "To whom is it necessary to transfer the money?",
    "Кому нужно перевести деньги?",
  ],
  [
    "Қайда барсаң да, мені ұмытпа.",
    "No matter where you go, do not forget me.",
    "Куда бы ты ни пошёл, не забудь меня.",
  ],
  // Before, by then, one after another
  [
    "Ұйықтамай тұрып, телефонымды өшіремін.",
    "Before I sleep, I turn off my phone.",
    "Перед тем как спать, я выключаю телефон.",
  ],
  ["Кітапты таба алмай жүрмін.", "I cannot find the book.", "Я не могу найти книгу."],
  ["Отыра беріңіз.", "Go on sitting.", "Продолжайте сидеть."],
  ["Айта бер.", "Go ahead and say.", "Говори."],
  // What one should, had to, wishes
  ["Ерте жатқан жөн.", "It is better to go to bed early.", "Лучше рано лечь спать."],
  [
    "Бізге екі сағат күтуге тура келді.",
    "We had to wait for two hours.",
    "Нам пришлось ждать два часа.",
  ],
  ["Ертең жаңбыр жауса екен.", "If only it would rain tomorrow.", "Вот бы завтра шёл дождь."],
  // One and not the other, what is asked behind, what somebody said
  [
    "Біз тауға емес, теңізге барамыз.",
    "We go to the sea, not to the mountains.",
    "Мы ездим на море, а не в горы.",
  ],
  [
    "Сіз ертең келесіз, солай ма?",
    "You will come tomorrow, is that so?",
    "Завтра вы придёте, так?",
  ],
  [
    "«Қайда барасың?» — деді ол.",
    "“Where are you going?” he said.",
    "«Куда ты идёшь?» — сказал он.",
  ],
  [
    "Мұғалім: «Кітаптарыңды ашыңдар», — деді.",
    "The teacher said: “Open your books.”",
    "Учитель сказал: «Откройте книги».",
  ],
  // How often, how long, how much
  [
    "Осы дәріні күніне үш рет ішіңіз.",
    "Take this medicine three times a day.",
    "Три раза в день принимайте это лекарство.",
  ],
  [
    "Екі күнге ауылға барамыз.",
    "We will go to the village for two days.",
    "Мы поедем в аул на два дня.",
  ],
  ["Екі кофе беріңіз.", "Give two coffees.", "Дайте два кофе."],
  ["Маған бұл ән өте ұнайды.", "I like this song very much.", "Мне очень нравится эта песня."],
  // Of a thing, of a people, on a side
  ["Менің телефоным істемейді.", "My phone does not work.", "Мой телефон не работает."],
  ["Бұл қазақ дәстүрі.", "This is a Kazakh tradition.", "Это казахская традиция."],
  ["Оң жақтағы терезені аш.", "Open the right window.", "Открой правое окно."],
  // By what one goes, and where to
  ["Олар пойызда келе жатыр.", "They are coming by train.", "Они едут на поезде."],
  ["Біз метроға отырып бардық.", "We went by metro.", "Мы ездили на метро."],
  ["Ол Астанаға кетті.", "He went to Astana.", "Он уехал в Астану."],
  [
    "Біз жыл сайын теңізге барамыз.",
    "We go to the sea every year.",
    "Каждый год мы ездим на море.",
  ],
  // More of it, most of them, not enough
  ["Тағы үш күн күтеміз.", "We will wait for three more days.", "Мы подождём ещё три дня."],
  ["Маған тағы бір кесе шай керек.", "I need another cup of tea.", "Мне нужна ещё чашка чая."],
  ["Студенттердің көбі келді.", "Most of the students came.", "Большинство студентов пришли."],
  ["Бізге нан жетпейді.", "We do not have enough bread.", "Нам не хватает хлеба."],
  // What has become so, what is over
  ["Ет қымбат болып кетті.", "The meat has become expensive.", "Мясо стало дорогим."],
  ["Ол хатты жазып бітті.", "He finished writing the letter.", "Он закончил писать письмо."],
  ["Мен қатты шаршадым.", "I am very tired.", "Я очень устал."],
  // When something is
  ["Концерт жексенбі күні.", "The concert is on Sunday.", "Концерт в воскресенье."],
  [
    "Менің туған күнім бесінші мамырда.",
    "My birthday is on the fifth of May.",
    "Мой день рождения пятого мая.",
  ],
  ["Бүгін жұма ма?", "Is today Friday?", "Сегодня пятница?"],
  [
    "Сіз қашаннан бері жұмыс істейсіз?",
    "How long have you been working?",
    "С каких пор вы работаете?",
  ],
  ["Дүкен нешеге дейін ашық?", "Until what time is the shop open?", "До скольких магазин открыт?"],
  ["Вокзал қай жақта?", "Where is the station?", "Где вокзал?"],
  // What is proposed, who is news, what is asked of a name
  ["Не ішейік?", "What shall we drink?", "Что нам выпить?"],
  ["Бізге қонақ келді.", "A guest came to us.", "К нам пришёл гость."],
  ["Иттің аты кім?", "What is the dog's name?", "Как зовут собаку?"],
  ["Сіздің арманыңыз не?", "What is your dream?", "Какая у вас мечта?"],
  ["Аурухананы қалай табамын?", "How do I find the hospital?", "Как мне найти больницу?"],
  [
    "Нан ағылшынша қалай болады?",
    "How do you say “нан” in English?",
    "Как сказать «нан» по-английски?",
  ],
  // How it is to be done, how one lives, one of a pair
  ["Баяу сөйлеңізші.", "Please speak slowly.", "Говорите, пожалуйста, медленно."],
  [
    "Әжем ауылда жалғыз тұрады.",
    "My grandmother lives alone in the village.",
    "Моя бабушка одна живёт в ауле.",
  ],
  ["Оның қолы таза.", "His hands are clean.", "Его руки чистые."],
  ["Қолыңызды жуып келіңіз.", "Go and wash your hands.", "Идите помойте руки."],
  ["Бұл кімнің кітаптары?", "Whose books are these?", "Чьи это книги?"],
  ["Лифт істемейді.", "The lift does not work.", "Лифт не работает."],
  // What for, who together, who is looked for
  [
    "Кешікпеу үшін таксиге отырдық.",
    "We took the taxi in order not to be late.",
    "Мы сели на такси, чтобы не опоздать.",
  ],
  [
    "Ағам екеуміз ауылға бардық.",
    "My older brother and I went to the village.",
    "Мы со старшим братом ездили в аул.",
  ],
])("%s", (kazakh, english, russian) => {
  expect.soft(outOfKazakh(kazakh, "en", tools)).toBe(english);
  expect.soft(outOfKazakh(kazakh, "ru", tools)).toBe(russian);
});

test.each([
  // Who does it or whom it is done to, what one thinks is asked, a worker who is called
  "Дәрігер шақырды.",
  "Не істеу керек деп ойлайсың?",
  "Шебер, біздің есік жабылмайды.",
  "Базарда ет пен сүт көп.",
])("%s is said surely neither in English nor in Russian", (kazakh) => {
  expect.soft(outOfKazakh(kazakh, "en", tools)).toBeUndefined();
  expect.soft(outOfKazakh(kazakh, "ru", tools)).toBeUndefined();
});

test.each([
  // What one may do, whether somebody knows, at whose home, how old, when there is time, formulas behind a clause
  ["Осында отыруыңызға болады.", "You can sit here.", "Вам можно здесь сидеть."],
  ["Дәріхана қайда, білесіз бе?", "Do you know where the pharmacy is?", "Вы знаете, где аптека?"],
  ["Ертең біздікіне келіңдер.", "Come to our house tomorrow.", "Завтра приходите в наш дом."],
  ["Қызыңыз қанша жаста?", "How old is your daughter?", "Сколько вашей дочери лет?"],
  ["Қолың тисе, көмектес.", "If you have time, help.", "Если у тебя будет время, помоги."],
  ["Біз саған айттық ғой.", "We told you.", "Мы же сказали тебе."],
  ["Келіп отырыңыздар.", "Come and sit down.", "Проходите, садитесь."],
  ["Он минутта жетемін.", "I will get there in ten minutes.", "За десять минут я доеду."],
  ["Маған бүгін қоңырау шал.", "Call me today.", "Сегодня позвони мне."],
])("%s", (kazakh, english, russian) => {
  expect(outOfKazakh(kazakh, "en", tools)).toBe(english);
  expect(outOfKazakh(kazakh, "ru", tools)).toBe(russian);
});
