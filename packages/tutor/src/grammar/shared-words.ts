import type { Case, Role } from "./clause.ts";

/** Times as Kazakh says them, by what they are in English and Russian. */
const TIMES = `
today|сегодня|бүгін
yesterday|вчера|кеше
tomorrow|завтра|ертең
now|сейчас|қазір
right now|прямо сейчас|дәл қазір
always|всегда|әрқашан
often|часто|жиі
sometimes|иногда|кейде
never|никогда|ешқашан
usually|обычно|әдетте
every day|каждый день|күн сайын
all day|весь день|күні бойы
all night|всю ночь|түні бойы
all evening|весь вечер|кеш бойы
all week|всю неделю|апта бойы
every morning|каждое утро|күн сайын таңертең
every week|каждую неделю|апта сайын
every year|каждый год|жыл сайын
in the morning|утром|таңертең
in the evening|вечером|кешке
tonight|сегодня вечером|бүгін кешке
at night|ночью|түнде
in the afternoon|днем|күндіз
during the day|днем|күндіз
this morning|сегодня утром|бүгін таңертең
this evening|сегодня вечером|бүгін кешке
yesterday evening|вчера вечером|кеше кешке
last night|вчера ночью|кеше түнде
tomorrow morning|завтра утром|ертең таңертең
tomorrow evening|завтра вечером|ертең кешке
tomorrow afternoon|завтра днем|ертең түстен кейін
yesterday morning|вчера утром|кеше таңертең
for the first time|впервые|бірінші рет
one day|однажды|бір күні
one more time|еще раз|тағы бір рет
once more|еще один раз|тағы бір рет
this year|в этом году|биыл
last year|в прошлом году|былтыр
next year|в следующем году|келесі жылы
last week|на прошлой неделе|өткен аптада
next week|на следующей неделе|келесі аптада
this week|на этой неделе|осы аптада
last month|в прошлом месяце|өткен айда
next month|в следующем месяце|келесі айда
the day after tomorrow|послезавтра|бүрсігүні
the day before yesterday|позавчера|алдыңгүні
soon|скоро|жақында
later|потом|кейін
later|позже|кешірек
earlier|раньше всех|ертерек
then|потом|содан кейін
early|рано|ерте
late|поздно|кеш
already|уже|
still|еще|әлі
on time|вовремя|уақытында
at the weekend|по выходным дням|демалыс күндері
at noon|в полдень|түсте
recently|недавно|жақында
just now|только что|жаңа ғана
since yesterday|со вчерашнего дня|кешеден бері
a bit later|чуть позже|сәл кешірек
a little later|немного позже|сәл кешірек
a bit earlier|чуть раньше|сәл ертерек
a little earlier|пораньше|ертерек
to this day|до сих пор|әлі күнге дейін
long ago|давно|баяғыда
for a long time|долго|ұзақ уақыт
a long time|долгое время|ұзақ уақыт
immediately|сразу|бірден
at once|сразу же|бірден
finally|наконец|ақыры
suddenly|вдруг|кенет
first|сначала|алдымен
in the evenings|по вечерам|кешкісін
in the mornings|по утрам|таңертең
this summer|этим летом|осы жазда
every evening|каждый вечер|кеш сайын
again|снова|қайтадан
in the past|раньше|бұрын
again|опять|тағы
on the weekend|на выходных|демалыс күндері
on weekends|по выходным|демалыс күндері
on the weekends|в выходные|демалыс күндері
this weekend|в эти выходные|осы демалыс күндері
last weekend|в прошлые выходные|өткен демалыс күндері
next weekend|в следующие выходные|келесі демалыс күндері
this spring|этой весной|осы көктемде
this winter|этой зимой|осы қыста
this autumn|этой осенью|осы күзде
last summer|прошлым летом|өткен жазда
last winter|прошлой зимой|өткен қыста
next summer|следующим летом|келесі жазда
this month|в этом месяце|осы айда
in summer|летом|жазда
in winter|зимой|қыста
in spring|весной|көктемде
in autumn|осенью|күзде
in the summer|летом|жазда
in the winter|зимой|қыста
in the spring|весной|көктемде
in the autumn|осенью|күзде
in fall|осенью|күзде
`;

const rows = TIMES.trim()
  .split("\n")
  .map((row) => row.split("|") as [string, string, string]);

/** Kazakh of a time expression, by language; "" for a word that needs none. */
export const TIME_WORDS: Readonly<Record<"en" | "ru", ReadonlyMap<string, string>>> = {
  en: new Map(rows.map(([en, , kz]) => [en, kz])),
  ru: new Map(rows.map(([, ru, kz]) => [ru, kz])),
};

/** Manner words that stand before the verb. */
export const MANNER_WORDS: Readonly<Record<"en" | "ru", ReadonlyMap<string, string>>> = {
  en: new Map([
    ["well", "жақсы"],
    ["badly", "нашар"],
    ["quickly", "тез"],
    ["fast", "тез"],
    ["slowly", "баяу"],
    ["together", "бірге"],
    ["a lot", "көп"],
    ["much", "көп"],
    ["a little", "аздап"],
    ["a bit", "аздап"],
    ["home", "үйге"],
    ["here", "мұнда"],
    ["there", "сонда"],
    ["in kazakh", "қазақша"],
    ["in russian", "орысша"],
    ["in english", "ағылшынша"],
    ["alone", "жалғыз"],
    ["on foot", "жаяу"],
    ["at the table", "үстел басында"],
    ["on low heat", "баяу отта"],
    ["over low heat", "баяу отта"],
    ["very much", "өте"],
    ["near here", "осы маңда"],
    ["nearby", "осы маңда"],
    ["abroad", "шетелде"],
    ["outside", "далада"],
    ["outdoors", "далада"],
    ["more slowly", "баяуырақ"],
    ["slower", "баяуырақ"],
    ["more quickly", "тезірек"],
    ["more quietly", "ақырынырақ"],
    ["louder", "қаттырақ"],
    ["more loudly", "қаттырақ"],
    ["more often", "жиірек"],
    ["loudly", "қатты"],
    ["hard", "қатты"],
    ["quietly", "ақырын"],
    ["carefully", "мұқият"],
    ["correctly", "дұрыс"],
    ["easily", "оңай"],
    ["clearly", "анық"],
    ["fluently", "еркін"],
    ["politely", "сыпайы"],
    ["indoors", "үйде"],
    ["anywhere", "ешқайда"],
    ["nowhere", "ешқайда"],
  ]),
  ru: new Map([
    ["с удовольствием", "қуана"],
    ["с радостью", "қуана"],
    ["с трудом", "әрең"],
    ["наизусть", "жатқа"],
    ["по очереди", "кезек-кезек"],
    ["хорошо", "жақсы"],
    ["плохо", "нашар"],
    ["быстро", "тез"],
    ["медленно", "баяу"],
    ["вместе", "бірге"],
    ["много", "көп"],
    ["мало", "аз"],
    ["немного", "аздап"],
    ["чуть-чуть", "аздап"],
    ["домой", "үйге"],
    ["в гости", "қонаққа"],
    ["в гостях", "қонақта"],
    ["сюда", "мұнда"],
    ["туда", "сонда"],
    ["здесь", "мұнда"],
    ["тут", "мұнда"],
    ["там", "сонда"],
    ["дома", "үйде"],
    ["по-казахски", "қазақша"],
    ["на казахском", "қазақша"],
    ["на казахском языке", "қазақша"],
    ["по-русски", "орысша"],
    ["на русском", "орысша"],
    ["по-английски", "ағылшынша"],
    ["на английском", "ағылшынша"],
    ["пешком", "жаяу"],
    ["за столом", "үстел басында"],
    ["на медленном огне", "баяу отта"],
    ["на слабом огне", "баяу отта"],
    ["рядом", "осы маңда"],
    ["поблизости", "осы маңда"],
    ["очень", "өте"],
    ["за границей", "шетелде"],
    ["за рубежом", "шетелде"],
    ["за границу", "шетелге"],
    ["помедленнее", "баяуырақ"],
    ["медленнее", "баяуырақ"],
    ["быстрее", "тезірек"],
    ["побыстрее", "тезірек"],
    ["громче", "қаттырақ"],
    ["погромче", "қаттырақ"],
    ["тише", "ақырынырақ"],
    ["потише", "ақырынырақ"],
    ["чаще", "жиірек"],
    ["громко", "қатты"],
    ["тихо", "ақырын"],
    ["внимательно", "мұқият"],
    ["правильно", "дұрыс"],
    ["ясно", "анық"],
    ["никуда", "ешқайда"],
    ["нигде", "ешқайда"],
  ]),
};

/** Languages spoken, written, read: adverbs in -ша. */
export const LANGUAGE_ADVERBS: ReadonlyMap<string, string> = new Map([
  ["kazakh", "қазақша"],
  ["russian", "орысша"],
  ["english", "ағылшынша"],
  ["turkish", "түрікше"],
  ["chinese", "қытайша"],
  ["german", "немісше"],
  ["french", "французша"],
  ["korean", "корейше"],
  ["japanese", "жапонша"],
  ["spanish", "испанша"],
  ["italian", "итальянша"],
  ["arabic", "арабша"],
  ["uzbek", "өзбекше"],
  ["kyrgyz", "қырғызша"],
]);

/** One of several is asked for by қай, what it is like by қандай. */
const ONE_OF_SEVERAL =
  /^(?:қала|ел|көше|күн|ай|жыл|автобус|қабат|мектеп|университет|аудан|бөлме|топ|сынып|тіл|дүкен|пойыз|аялдама|бет|ауыл|уақыт|жер|орын|апта|жол|түс|өлшем|бағыт|маусым|мезгіл|банк|дәріхана|дәмхана|мейрамхана|аурухана|емхана|кафе|қонақүй|касса|кабинет|пәтер|кітапхана|пошта)$/;
export const whichWord = (lemma: string): string => (ONE_OF_SEVERAL.test(lemma) ? "қай" : "қандай");

/** What Kazakh speaks of as one where it is no matter how many there are: тауға бару, киім алу. */
export const AS_ONE =
  /^(?:тау|киім|аяқ киім|шалбар|көзілдірік|күш|жаңғақ|шаш|ыдыс|көкөніс|жеміс|балмұздақ|баспалдақ|қақпа|бағдаршам|картоп|жұмыртқа|қызанақ|қияр|нан|шұлық|ата-ана)$/;

/** Days of the week, which take their case without "on". */
export const DAY_NOUNS = /^(?:дүйсенбі|сейсенбі|сәрсенбі|бейсенбі|жұма|сенбі|жексенбі)$/;

/** Case or postposition a verb asks of what English and Russian make its object. */
export const VERB_OBJECTS: Readonly<Record<string, Case>> = {
  көмектесу: "DAT",
  бару: "DAT",
  міну: "DAT",
  жету: "DAT",
  ұрсу: "DAT",
  "қол қою": "DAT",
  "кедергі жасау": "DAT",
  "қайта қоңырау шалу": "DAT",
  "тапсырыс беру": "DAT",
  "жауап беру": "DAT",
  "рұқсат беру": "DAT",
  "кеңес беру": "DAT",
  "рақмет айту": "DAT",
  қызығу: "DAT",
  ұқсау: "DAT",
  дайындалу: "DAT",
  қатысу: "DAT",
  кешігу: "DAT",
  қарау: "DAT",
  қоңырау: "DAT",
  "телефон соғу": "DAT",
  "қоңырау шалу": "DAT",
  сену: "DAT",
  кіру: "DAT",
  қорқу: "ABL",
  сұрау: "ABL",
  ұялу: "ABL",
  кездесу: "INS",
  сөйлесу: "INS",
  таныс: "INS",
  танысу: "INS",
};

/** A preposition's role, before nouns in general. */
export const place = (noun: string, inCase: Case = "LOC"): Role => ({ place: noun, case: inCase });
export const after = (word: string, inCase: Case = "NOM"): Role => ({ after: word, case: inCase });

/** What one is in while it lasts: боранда, жаңбырда. */
export const WEATHER = /^(?:боран|жаңбыр|аяз|қар|ыстық|суық|дауыл|жел|тұман|найзағай)$/;
