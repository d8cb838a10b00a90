import { texts } from "../reply.ts";
import type { Topic } from "./topic.ts";

/** Sounds, scripts, word order, register and the rest. */
export const OTHER_TOPICS: readonly Topic[] = [
  {
    id: "harmony",
    asked: /harmony|vowels?\b|сингармони|гармони|гласн|үндестік|дауысты/u,
    rule: texts(
      "Vowel harmony: back vowels (а, о, ұ, ы) and front vowels (ә, е, ө, ү, і) do not mix in a native word, and endings follow the last syllable: қала, қалада but үй, үйде.",
      "Сингармонизм: твёрдые гласные (а, о, ұ, ы) и мягкие (ә, е, ө, ү, і) в исконном слове не смешиваются, и окончание следует за последним слогом: қала, қалада, но үй, үйде.",
      "Үндестік заңы: жуан (а, о, ұ, ы) және жіңішке (ә, е, ө, ү, і) дауыстылар бір сөзде араласпайды, қосымша соңғы буынға үндеседі: қала, қалада, ал үй, үйде.",
    ),
    examples: [
      ["қала", "N;LOC;SG"],
      ["үй", "N;LOC;SG"],
      ["бала", "N;NOM;PL"],
      ["мектеп", "N;NOM;PL"],
      ["мұғалім", "N;DAT;SG"],
    ],
    lessons: ["a-010-at-home", "a-011-in-the-kitchen", "b-235-computers"],
  },
  {
    id: "assimilation",
    asked: /assimilation|voicing|ассимиляц|озвонч|ұяңда|дыбыс үндестігі|consonant change/u,
    rule: texts(
      "The first letter of an ending follows the last sound of the word: л, д or т in -лар, ғ or қ in -ға. Before a vowel п, к, қ become б, г, ғ: кітап, кітабым.",
      "Первая буква окончания зависит от последнего звука: л, д, т в -лар, ғ, қ в -ға. Перед гласным п, к, қ переходят в б, г, ғ: кітап, кітабым.",
      "Қосымшаның басқы дыбысы сөздің соңғы дыбысына үндеседі. Дауысты алдында п, к, қ дыбыстары б, г, ғ болады: кітап, кітабым.",
    ),
    examples: [
      ["кітап", "N;NOM;SG;PSS1S"],
      ["жүрек", "N;NOM;SG;PSS1S"],
      ["құлақ", "N;NOM;SG;PSS1S"],
      ["кітап", "N;NOM;PL"],
    ],
    lessons: ["a-011-in-the-kitchen", "a-012-my-things"],
  },
  {
    id: "register",
    asked: /(?<!\p{L})сіз(?!\p{L})|\bsiz\b|polite|formal|respect|вежлив|на вы|сыпайы|сізде/u,
    rule: texts(
      "Сен is for a friend, a child, someone of your age; сіз is polite: to elders, strangers, teachers. Endings differ: барасың (сен), барасыз (сіз); to several сендер, сіздер.",
      "Сен — другу, ребёнку, ровеснику; сіз — вежливо: старшим, незнакомым, учителю. Окончания разные: барасың (сен), барасыз (сіз); нескольким сендер, сіздер.",
      "Сен — дос, бала, құрдасқа; сіз — сыпайы түрі: үлкендерге, бейтаныс адамға, мұғалімге. Жалғауы бөлек: барасың (сен), барасыз (сіз); көпке сендер, сіздер.",
    ),
    examples: [
      ["бару", "V;IND;PRS;2;SG;INFM"],
      ["бару", "V;IND;PRS;2;SG;FORM"],
      ["келу", "V;IMP;2;SG;FORM"],
    ],
    lines: ["Қалың қалай?", "Қалыңыз қалай?"],
    lessons: ["a-001-greetings", "a-060-kazakh-hospitality"],
  },
  {
    id: "word-order",
    asked:
      /word order|order of words|sentence structure|порядок слов|строится предложение|сөз тәртібі|сөйлем құрылы/u,
    rule: texts(
      "The verb comes last: subject, time, place, object, verb. Describing words stand before what they describe: Мен кеше мектепте кітап оқыдым (I read a book at school yesterday).",
      "Глагол стоит в конце: подлежащее, время, место, дополнение, глагол. Определение — перед определяемым: Мен кеше мектепте кітап оқыдым.",
      "Баяндауыш соңында тұрады: бастауыш, мезгіл, орын, толықтауыш, баяндауыш. Анықтауыш алдында тұрады: Мен кеше мектепте кітап оқыдым.",
    ),
    examples: [],
    lines: ["Мен шай ішемін.", "Ол кеше қалада кітап сатып алды."],
    lessons: ["a-016-bread-and-tea", "a-058-joining-words"],
  },
  {
    id: "copula",
    asked:
      /to be\b|\bcopula|i am\b.*(?:endings?|work)|глагол быть|быть в казахском|как сказать (?:"?я есть"?)/u,
    rule: texts(
      "There is no “to be” in the present: a person ending on the last word says it: студентпін (I am a student), студентсіз (you are). Third person has none.",
      "«Быть» в настоящем не говорят: его заменяет личное окончание: студентпін (я студент), студентсіз (вы студент). У 3-го лица окончания нет.",
      "Есім баяндауышқа жіктік жалғау жалғанады: студентпін, студентсіз. 3-жақта жалғау жоқ.",
    ),
    examples: [
      ["студент", "N;PRED;1;SG"],
      ["мұғалім", "N;PRED;1;SG"],
      ["дәрігер", "N;PRED;2;SG;FORM"],
      ["дос", "N;PRED;1;PL"],
    ],
    lessons: ["a-003-who-are-you"],
  },
  {
    id: "comparison",
    asked: /compar|superlat|сравнительн|превосходн|степен\p{L}* сравн|шырай/u,
    rule: texts(
      "“More” is -рақ/-рек, -ырақ/-ірек; “than” is the ablative: Алматыдан үлкен. “Most” is ең. Very much so: үп-үлкен.",
      "Сравнительная степень: -рақ/-рек, -ырақ/-ірек; «чем» — исходный падеж: Алматыдан үлкен. «Самый» — ең. Усиление: үп-үлкен.",
      "Салыстырмалы шырай: -рақ/-рек, -ырақ/-ірек; салыстырылатын сөз шығыс септікте тұрады. Асырмалы шырай: ең. Күшейтпелі: үп-үлкен.",
    ),
    examples: [
      ["үлкен", "ADJ;CMPR"],
      ["жақсы", "ADJ;CMPR"],
      ["ұзын", "ADJ;CMPR"],
      ["үлкен", "ADJ;INTENS"],
    ],
    lines: ["ең үлкен"],
    lessons: ["a-037-land-and-water", "a-039-wild-animals", "a-059-everyday-adjectives"],
  },
  {
    id: "gender",
    asked: /gender|\bрод\b|рода|мужской|женский|masculine|feminine|грамматикалық тек/u,
    rule: texts(
      "Kazakh has no grammatical gender: ол is he, she and it, and adjectives never change.",
      "Грамматического рода в казахском нет: ол — он, она и оно, прилагательные не изменяются.",
      "Қазақ тілінде грамматикалық род категориясы жоқ: ол сөзі бәріне ортақ, сын есім өзгермейді.",
    ),
    examples: [],
    lines: ["Ол — дәрігер."],
    lessons: ["a-007-describing-people"],
  },
  {
    id: "articles",
    asked: /article|артикл/u,
    rule: texts(
      "There are no articles: кітап is a book or the book. As an object “the” shows in the accusative: кітапты оқыдым (I read the book). Бір (one) can mean “a”.",
      "Артиклей нет: кітап — книга вообще. Определённость показывает винительный падеж: кітапты оқыдым. Бір (один) может значить «какой-то».",
      "Қазақ тілінде артикль жоқ. Белгілілікті табыс септік білдіреді: осы кітапты оқыдым. Бір сөзі белгісіздікті көрсетеді.",
    ),
    examples: [["кітап", "N;ACC;SG"]],
    lessons: ["a-016-bread-and-tea"],
  },
  {
    id: "adjectives",
    asked: /adjective|прилагательн|сын есім/u,
    rule: texts(
      "Adjectives never change before a noun: үлкен үй, үлкен үйлер, үлкен үйде.",
      "Прилагательное перед именем не изменяется: үлкен үй, үлкен үйлер, үлкен үйде.",
      "Сын есім зат есімнің алдында өзгермейді: үлкен үй, үлкен үйлер, үлкен үйде.",
    ),
    examples: [],
    lines: ["үлкен үй", "үлкен үйлер", "үлкен үйде"],
    lessons: ["a-007-describing-people", "a-059-everyday-adjectives"],
  },
  {
    id: "latin",
    asked: /latin|arabic script|tote|төте|script|латин|арабск|письменност|жазуы/u,
    rule: texts(
      "Cyrillic is in daily use. The Latin alphabet of 2021 has 31 letters, with ä, ö, ü, ū, ğ, ş, ñ, ı; the move is gradual. Kazakhs abroad also write in Arabic letters (төте жазу). Tilashar can show every text in all three.",
      "В обиходе кириллица. Латинский алфавит 2021 года имеет 31 букву, среди них ä, ö, ü, ū, ğ, ş, ñ, ı; переход постепенный. За рубежом пишут и арабскими буквами (төте жазу). Tilashar показывает тексты во всех трёх.",
      "Күнделікті өмірде кирилл жазуы қолданылады. 2021 жылғы латын әліпбиінде 31 әріп бар. Шетелдегі қазақтар төте жазуды да қолданады.",
    ),
    examples: [],
    lessons: ["c-419-language-change"],
  },
  {
    id: "alphabet",
    asked: /alphabet|letters?\b|алфавит|азбук|букв|әліпби|әріптер/u,
    rule: texts(
      "The Kazakh Cyrillic alphabet has 42 letters: the Russian ones and ә, ғ, қ, ң, ө, ұ, ү, һ, і. Back vowels: а о ұ ы; front vowels: ә е ө ү і.",
      "В казахской кириллице 42 буквы: русские и ә, ғ, қ, ң, ө, ұ, ү, һ, і. Твёрдые гласные: а о ұ ы; мягкие: ә е ө ү і.",
      "Қазақ кирилл әліпбиінде 42 әріп бар, төл әріптері: ә, ғ, қ, ң, ө, ұ, ү, һ, і. Жуан дауыстылар: а о ұ ы; жіңішке: ә е ө ү і.",
    ),
    examples: [],
    lines: [
      "ә: әке",
      "ғ: ғалым",
      "қ: қала",
      "ң: таң",
      "ө: өмір",
      "ұ: ұл",
      "ү: үй",
      "һ: қаһарман",
      "і: іні",
    ],
    lessons: ["a-001-greetings"],
  },
  {
    id: "numerals",
    asked: /(?:how (?:do )?(?:kazakh )?numbers|explain numbers|numerals)|числительн|сан есім/u,
    rule: texts(
      "Numbers are put side by side from big to small: 25 is жиырма бес. Ordinals take -ншы/-нші, -ыншы/-інші. After a number the noun stays singular: бес кітап.",
      "Числа ставят подряд от большего к меньшему: 25 — жиырма бес. Порядковые: -ншы/-нші, -ыншы/-інші. После числа существительное в единственном: бес кітап.",
      "Сандар үлкенінен кішісіне қарай тізіледі: жиырма бес. Реттік сан есім: -ншы/-нші, -ыншы/-інші. Сан есімнен кейін зат есім жекеше: бес кітап.",
    ),
    examples: [
      ["бес", "NUM;ORD"],
      ["екі", "NUM;COLL"],
    ],
    lessons: ["a-005-numbers-to-ten", "a-006-bigger-numbers"],
  },
  {
    id: "stress",
    asked: /stress|accent|ударени|екпін/u,
    rule: texts(
      "Stress falls on the last syllable and moves to the end with endings: бала, балалар. Personal endings, the question particle and the negative do not take it.",
      "Ударение падает на последний слог и переходит на окончание: бала, балалар. Личные окончания, вопросительная частица и отрицание его не принимают.",
      "Екпін соңғы буынға түседі: бала, балалар. Жіктік жалғау, сұраулық шылау және болымсыздық жұрнағы екпін қабылдамайды.",
    ),
    examples: [["бала", "N;NOM;PL"]],
    lessons: [],
  },
  {
    id: "derivation",
    asked:
      /derivation|word formation|-?(?:шы|ші|лық|лік|сыз|сіз|лы|лі)\b suffix|словообразован|жұрнақ|without (?:suffix)|how to say without/u,
    rule: texts(
      "Suffixes make new words: -шы/-ші (one who does), -лық/-лік (-ness), -лы/-лі (having), -сыз/-сіз (without), -ша/-ше (in the manner of, language).",
      "Суффиксы образуют слова: -шы/-ші (деятель), -лық/-лік (-ость), -лы/-лі (имеющий), -сыз/-сіз (без), -ша/-ше (по-, на языке).",
      "Жұрнақтар жаңа сөз жасайды: -шы/-ші, -лық/-лік, -лы/-лі, -сыз/-сіз, -ша/-ше.",
    ),
    examples: [
      ["жұмыс", "DER;SHY"],
      ["дос", "DER;LYQ"],
      ["күш", "DER;LY"],
      ["су", "DER;SYZ"],
      ["қазақ", "DER;SHA"],
    ],
    lessons: ["a-009-professions", "a-015-furniture-and-rooms", "c-408-medicine"],
  },
  {
    id: "time-clock",
    asked:
      /tell(?:ing)? (?:the )?time|how to say (?:the )?time|(?:как )?(?:сказать|говорить) (?:который час|время)|уақыт айту/u,
    rule: texts(
      "On the hour: сағат үш. Half past: үш жарым. Past: үштен он минут кетті (ablative). To: үшке он минут қалды (dative). Write me a time such as 7:45.",
      "Ровно: сағат үш. Половина: үш жарым. «После»: үштен он минут кетті (исходный). «Без»: үшке он минут қалды (дательный). Напиши мне время, например 7:45.",
      "Тура: сағат үш. Жартысы: үш жарым. Үштен он минут кетті. Үшке он минут қалды. Маған 7:45 деп жазып көріңіз.",
    ),
    examples: [
      ["үш", "NUM;ABL"],
      ["үш", "NUM;DAT"],
    ],
    lessons: ["a-023-what-time-is-it"],
  },
];
