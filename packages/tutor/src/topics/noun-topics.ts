import { texts } from "../reply.ts";
import type { Topic } from "./topic.ts";

/** Nouns, cases, possession, number. */
export const NOUN_TOPICS: readonly Topic[] = [
  {
    id: "plural",
    asked: /plural|множественн|мн\.? ч|көптік|көпше/u,
    rule: texts(
      "The plural is -лар/-лер after a vowel or р, й, у; -дар/-дер after л, м, н, ң, з, ж; -тар/-тер after a voiceless sound. Back words take а, front words е. After a number the noun stays singular.",
      "Множественное число: -лар/-лер после гласных и р, й, у; -дар/-дер после л, м, н, ң, з, ж; -тар/-тер после глухих. В твёрдых словах а, в мягких е. После числа существительное остаётся в единственном.",
      "Көптік жалғау: дауысты мен р, й, у дыбыстарынан кейін -лар/-лер; л, м, н, ң, з, ж дыбыстарынан кейін -дар/-дер; қатаң дыбыстан кейін -тар/-тер. Сан есімнен кейін жалғанбайды.",
    ),
    examples: [
      ["бала", "N;NOM;PL"],
      ["көл", "N;NOM;PL"],
      ["кітап", "N;NOM;PL"],
      ["дос", "N;NOM;PL"],
      ["үй", "N;NOM;PL"],
    ],
    lessons: ["a-011-in-the-kitchen", "a-005-numbers-to-ten"],
  },
  {
    id: "genitive",
    asked: /genitive|родительн|ілік/u,
    rule: texts(
      "The genitive (-ның/-нің, -дың/-дің, -тың/-тің) marks the owner; what is owned takes -ы/-і or -сы/-сі.",
      "Родительный падеж (-ның/-нің, -дың/-дің, -тың/-тің) называет владельца; обладаемое получает -ы/-і или -сы/-сі.",
      "Ілік септік (-ның/-нің, -дың/-дің, -тың/-тің) иені білдіреді; иеленетін зат -ы/-і немесе -сы/-сі жалғауын алады.",
    ),
    examples: [
      ["бала", "N;GEN;SG"],
      ["қала", "N;GEN;SG"],
      ["үй", "N;GEN;SG"],
      ["мектеп", "N;GEN;SG"],
    ],
    lessons: ["a-038-animals-at-home", "a-040-plants"],
  },
  {
    id: "dative",
    asked: /dative|дательн|направительн|барыс/u,
    rule: texts(
      "The dative says where to and to whom: -ға/-ге after vowels and voiced sounds, -қа/-ке after voiceless ones. After “my” and “your” it is only -а/-е.",
      "Дательно-направительный отвечает на «куда? кому?»: -ға/-ге после гласных и звонких, -қа/-ке после глухих. После «мой, твой» только -а/-е.",
      "Барыс септік «қайда? кімге?» сұрақтарына жауап береді: дауысты мен ұяң, үнді дыбыстан кейін -ға/-ге, қатаңнан кейін -қа/-ке. Тәуелдіктің 1, 2-жағынан кейін -а/-е.",
    ),
    examples: [
      ["қала", "N;DAT;SG"],
      ["үй", "N;DAT;SG"],
      ["мектеп", "N;DAT;SG"],
      ["дос", "N;DAT;SG;PSS1S"],
    ],
    lessons: ["a-028-going-and-coming"],
  },
  {
    id: "accusative",
    asked: /accusative|винительн|табыс септ|direct object|прямое дополнение/u,
    rule: texts(
      "A definite object takes -ны/-ні, -ды/-ді, -ты/-ті; an object in general has no ending: кітап оқимын (I read books), but кітапты оқимын (I read the book).",
      "Определённый предмет получает -ны/-ні, -ды/-ді, -ты/-ті; предмет вообще остаётся без окончания: кітап оқимын (читаю книги), но кітапты оқимын (читаю эту книгу).",
      "Белгілі зат -ны/-ні, -ды/-ді, -ты/-ті жалғауын алады; жалпы зат жалғаусыз қалады: кітап оқимын, бірақ осы кітапты оқимын.",
    ),
    examples: [
      ["алма", "N;ACC;SG"],
      ["үй", "N;ACC;SG"],
      ["кітап", "N;ACC;SG"],
      ["дос", "N;ACC;SG;PSS1S"],
    ],
    lessons: ["a-016-bread-and-tea", "a-049-technology"],
  },
  {
    id: "locative",
    asked:
      /locative|местн\p{L}* падеж|жатыс|(?:how to say|ending for) (?:"?in"?|"?at"?)(?: in kazakh)?$/u,
    rule: texts(
      "The locative says where and when: -да/-де after vowels and voiced sounds, -та/-те after voiceless ones; after “his, her” -нда/-нде.",
      "Местный падеж отвечает на «где? когда?»: -да/-де после гласных и звонких, -та/-те после глухих; после «его, её» -нда/-нде.",
      "Жатыс септік «қайда? қашан?» сұрақтарына жауап береді: -да/-де, қатаңнан кейін -та/-те; тәуелдіктің 3-жағынан кейін -нда/-нде.",
    ),
    examples: [
      ["қала", "N;LOC;SG"],
      ["үй", "N;LOC;SG"],
      ["мектеп", "N;LOC;SG"],
      ["ат", "N;LOC;SG"],
      ["үй", "N;LOC;SG;PSS3"],
    ],
    lessons: ["a-010-at-home", "a-013-where-is-it", "a-021-days-of-the-week"],
  },
  {
    id: "ablative",
    asked: /ablative|исходн|шығыс септ/u,
    rule: texts(
      "The ablative says where from: -дан/-ден, -тан/-тен after voiceless sounds, -нан/-нен after м, н, ң. Some verbs ask for it: қорқу (to fear), сұрау (to ask).",
      "Исходный падеж отвечает на «откуда? от кого?»: -дан/-ден, после глухих -тан/-тен, после м, н, ң -нан/-нен. Его требуют некоторые глаголы: қорқу (бояться), сұрау (спрашивать).",
      "Шығыс септік «қайдан? кімнен?» сұрақтарына жауап береді: -дан/-ден, қатаңнан кейін -тан/-тен, м, н, ң дыбыстарынан кейін -нан/-нен.",
    ),
    examples: [
      ["қала", "N;ABL;SG"],
      ["мектеп", "N;ABL;SG"],
      ["адам", "N;ABL;SG"],
      ["үй", "N;ABL;SG"],
    ],
    lessons: ["a-031-in-the-city"],
  },
  {
    id: "instrumental",
    asked: /instrumental|творительн|көмектес септ/u,
    rule: texts(
      "The instrumental says with whom and by what: -мен, -бен after з and ж, -пен after voiceless sounds. It has no back variant.",
      "Творительный падеж отвечает на «с кем? чем?»: -мен, после з и ж -бен, после глухих -пен. Твёрдого варианта у него нет.",
      "Көмектес септік «кіммен? немен?» сұрақтарына жауап береді: -мен, з, ж дыбыстарынан кейін -бен, қатаңнан кейін -пен. Жуан түрі жоқ.",
    ),
    examples: [
      ["бала", "N;INS;SG"],
      ["қыз", "N;INS;SG"],
      ["автобус", "N;INS;SG"],
      ["дос", "N;INS;SG"],
    ],
    lessons: ["a-033-transport"],
  },
  {
    id: "cases",
    asked:
      /(?:what|which|how many|all|the|explain|kazakh)?.*(?<!in )\bcases\b|case endings|case system|падеж(?:и|ей|ах|ные)|септік(?:тер|терді|жалғау)|септеу/u,
    rule: texts(
      "Kazakh has seven cases: атау (nominative, no ending), ілік (of), барыс (to), табыс (object), жатыс (in, at), шығыс (from), көмектес (with). The ending follows harmony and the last sound.",
      "В казахском семь падежей: атау (именительный), ілік (родительный), барыс (дательно-направительный), табыс (винительный), жатыс (местный), шығыс (исходный), көмектес (творительный). Окончание зависит от гармонии и последнего звука.",
      "Қазақ тілінде жеті септік бар: атау, ілік, барыс, табыс, жатыс, шығыс, көмектес. Жалғау үндестікке және соңғы дыбысқа қарай таңдалады.",
    ),
    examples: [
      ["қала", "N;GEN;SG"],
      ["қала", "N;DAT;SG"],
      ["қала", "N;ACC;SG"],
      ["қала", "N;LOC;SG"],
      ["қала", "N;ABL;SG"],
      ["қала", "N;INS;SG"],
    ],
    lessons: ["a-010-at-home", "a-028-going-and-coming", "a-031-in-the-city", "a-033-transport"],
  },
  {
    id: "possession",
    asked: /possessi|притяжательн|принадлежност|тәуелд|мой твой/u,
    rule: texts(
      "“My, your, his” are endings on the thing owned: -м/-ым/-ім (my), -ң/-ың/-ің (your), -ңыз/-ыңыз (your, polite), -сы/-ы (his, her), -мыз/-ымыз (our). Менің, сенің may be left out. п, к, қ become б, г, ғ: кітап, кітабым.",
      "«Мой, твой, его» — окончания обладаемого: -м/-ым/-ім (мой), -ң/-ың/-ің (твой), -ңыз/-ыңыз (ваш), -сы/-ы (его, её), -мыз/-ымыз (наш). Менің, сенің можно опустить. п, к, қ переходят в б, г, ғ: кітап, кітабым.",
      "Тәуелдік жалғау заттың иесін білдіреді: -м/-ым/-ім (менің), -ң/-ың/-ің (сенің), -ңыз/-ыңыз (сіздің), -сы/-ы (оның), -мыз/-ымыз (біздің). п, к, қ дыбыстары б, г, ғ болады: кітап, кітабым.",
    ),
    examples: [
      ["кітап", "N;NOM;SG;PSS1S"],
      ["ана", "N;NOM;SG;PSS1S"],
      ["кітап", "N;NOM;SG;PSS2S;INFM"],
      ["үй", "N;NOM;SG;PSS2S;FORM"],
      ["бала", "N;NOM;SG;PSS3"],
      ["үй", "N;NOM;SG;PSS1P"],
    ],
    lessons: ["a-002-family", "a-041-the-body"],
  },
  {
    id: "izafet",
    asked: /izafet|ezafe|изафет|compound noun|матаса/u,
    rule: texts(
      "Owner with -ның plus owned with -сы/-ы is one thing's part or property; two nouns where only the second has -ы/-сы make one notion: қазақ тілі (the Kazakh language).",
      "Владелец с -ның и обладаемое с -сы/-ы — чья-то вещь; два имени, где окончание -ы/-сы только у второго, — одно понятие: қазақ тілі (казахский язык).",
      "Ілік септікті ие мен тәуелдік жалғаулы сөз меншікті білдіреді; тек екінші сөзге -ы/-сы жалғанса, бір ұғым болады: қазақ тілі.",
    ),
    examples: [
      ["үй", "N;NOM;SG;PSS3"],
      ["тіл", "N;NOM;SG;PSS3"],
    ],
    lines: ["баланың кітабы", "қазақ тілі"],
    lessons: ["a-038-animals-at-home"],
  },
  {
    id: "having",
    asked:
      /(?:say|express) "?(?:to |i )?have"?(?: in kazakh)?$|бар (?:and|и|мен|vs) жоқ|use (?:бар|жоқ)|(?:say|express) "?there (?:is|are)"?(?: in kazakh)?$|как сказать "?у меня есть"?$|глагол "?иметь|как сказать "?иметь"?|бар\/жоқ|использовать (?:бар|жоқ)/u,
    rule: texts(
      "“I have” is “mine exists”: менің + thing with the owner's ending + бар; not to have is жоқ. For what is on you now: менде … бар.",
      "«У меня есть» — менің + предмет с притяжательным окончанием + бар; нет — жоқ. О том, что при себе: менде … бар.",
      "Бар болуды «менің + тәуелдік жалғаулы сөз + бар» арқылы айтамыз, болмауын — жоқ. Қолдағы зат үшін: менде … бар.",
    ),
    examples: [
      ["кітап", "N;NOM;SG;PSS1S"],
      ["уақыт", "N;NOM;SG;PSS1S"],
      ["бауыр", "N;NOM;SG;PSS1S"],
    ],
    lines: ["Менің кітабым бар.", "Менің уақытым жоқ.", "Менде ақша бар."],
    lessons: ["a-012-my-things"],
  },
  {
    id: "postpositions",
    asked: /postposition|preposition|послелог|предлог|шылау|көмекші есім/u,
    rule: texts(
      "What English puts before a noun comes after it in Kazakh: үстелдің үстінде (on the table). Words such as үшін (for), туралы (about), дейін (until, with the dative), кейін (after, with the ablative) follow their noun.",
      "Вместо предлогов — послелоги: үстелдің үстінде (на столе). Үшін (для), туралы (о), дейін (до, с дательным), кейін (после, с исходным) стоят после слова.",
      "Шылаулар сөзден кейін тұрады: ана үшін, жол туралы, үйге дейін, сабақтан кейін. Орынды көмекші есімдер білдіреді: үстелдің үстінде.",
    ),
    examples: [
      ["үй", "N;DAT;SG"],
      ["сабақ", "N;ABL;SG"],
    ],
    lines: ["ана үшін", "үйге дейін", "сабақтан кейін"],
    lessons: ["a-013-where-is-it", "a-048-at-work"],
  },
];
