import type { Draft, RuleIntent } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { type Language, type Texts, texts } from "../reply.ts";

interface Talk {
  readonly asked: RegExp;
  readonly reply: Texts;
  /** Kazakh in the reply that can be tapped. */
  readonly kazakh?: readonly string[];
  /** Said in Kazakh by the learner: the reply is Kazakh too, with its meaning beside it. */
  readonly spoken?: RegExp;
}

const talk = (
  asked: RegExp,
  reply: Texts,
  kazakh: readonly string[] = [],
  spoken?: RegExp,
): Talk => ({ asked, reply, kazakh, ...(spoken && { spoken }) });

const TALKS: readonly Talk[] = [
  talk(
    /^(?:stop|quit|exit|cancel|never mind|nevermind|стоп|хватит|отмена|неважно|тоқта|болды|жетер)$/u,
    texts("All right. What next?", "Хорошо. Что дальше?", "Жарайды. Енді не істейміз?"),
  ),
  talk(
    /^(?:hello|hi|hey|hiya|greetings|yo|hello there|hi there|привет(?:ик)?|здравствуй(?:те)?|здрасте|салют|хай)(?: (?:tilashar|bot|тилашар|teacher|friend))?$/u,
    texts(
      "Сәлем! (Hello!) I am Tilashar. Ask me for a word, a form, a sentence or a rule of Kazakh.",
      "Сәлем! (Привет!) Я Tilashar. Спросите слово, форму, предложение или правило казахского.",
      "Сәлем! Мен — Тілашармын. Маған сөз, тұлға, сөйлем не ереже туралы сұрақ қойыңыз.",
    ),
    ["Сәлем!"],
    /^(?:сәлем|салем|salem|сәлеметсіз бе|салеметсиз бе|salemetsiz be|ассалаумағалейкум|сәлем тілашар)$/u,
  ),
  talk(
    /^(?:how are you(?: doing)?(?: today)?|how's it going|what's up|how do you do|как (?:дела|ты|вы|поживаешь|жизнь|твои дела|настроение))$/u,
    texts(
      "Жақсы, рақмет! (Fine, thank you!) And you? In Kazakh one asks: Қалыңыз қалай?",
      "Жақсы, рақмет! (Хорошо, спасибо!) А у вас? По-казахски спрашивают: Қалыңыз қалай?",
      "Жақсы, рақмет! Өзіңіздің қалыңыз қалай?",
    ),
    ["Жақсы, рақмет!", "Қалыңыз қалай?"],
    /^(?:қалайсың|калайсын|qalaisyn|qalaysyn|kalaisyn|қалайсыз|калайсыз|qalaisyz|қал(?:ың|ыңыз) қалай|жағдай(?:ың|ыңыз)? қалай|кал(?:ын|ыныз) калай|қал қалай|амансың ба|амансыз ба|не жаңалық)$/u,
  ),
  talk(
    /^(?:(?:ok(?:ay)? |great |oh )?(?:thank you|thanks|thx|ty|cheers)(?: (?:so much|very much|a lot|you))?|(?:большое )?спасибо(?: (?:большое|огромное|тебе|вам))?|благодарю|спс)$/u,
    texts(
      "Оқасы жоқ! (You're welcome!) What next?",
      "Оқасы жоқ! (Не за что!) Что дальше?",
      "Оқасы жоқ! Тағы не сұрайсыз?",
    ),
    ["Оқасы жоқ!"],
    /^(?:(?:көп |үлкен )?(?:рақмет|рахмет|rahmet|raqmet|rakhmet)(?: (?:сізге|саған|көп))?)$/u,
  ),
  talk(
    /^(?:bye(?:-?bye| bye)?|goodbye|see you(?: later| soon)?|good night|пока(?: пока)?|до свидания|до встречи|спокойной ночи|прощай)$/u,
    texts(
      "Сау болыңыз! (Goodbye!) Come back soon.",
      "Сау болыңыз! (До свидания!) Возвращайтесь.",
      "Сау болыңыз! Тағы келіңіз.",
    ),
    ["Сау болыңыз!"],
    /^(?:сау бол(?:ыңыз)?|көріскенше|қош бол(?:ыңыз)?|sau bol(?:ynyz)?|қайырлы түн)$/u,
  ),
  talk(
    /^(?:who are you|what are you|what(?: is|'s) your name(?: tilashar)?|introduce yourself|tell me about yourself|кто ты(?: такой| такая)?|как тебя зовут|ты кто|кто вы|как вас зовут|представься|расскажи о себе)$/u,
    texts(
      "I am Tilashar, a program that teaches Kazakh. My answers come from grammar rules and the course; менің атым Тілашар means “my name is Tilashar”. To ask somebody's name: Атыңыз кім?",
      "Я Tilashar (Тілашар), программа, которая учит казахскому. Отвечаю по правилам грамматики и материалам курса; менің атым Тілашар — «меня зовут Тилашар». Спросить имя: Атыңыз кім?",
      "Менің атым — Тілашар. Мен қазақ тілін үйрететін бағдарламамын. Жауаптарым грамматика ережелері мен сабақтарға сүйенеді.",
    ),
    ["менің атым Тілашар"],
    /^(?:сен кімсің|сіз кімсіз|ат(?:ың|ыңыз) кім|есім(?:ің|іңіз) кім|sen kimsin|атын ким|өзің кімсің)$/u,
  ),
  talk(
    /^(?:who (?:made|created|built|wrote|invented|developed) you|who is your (?:creator|author|maker)|кто (?:тебя|вас) (?:создал|сделал|придумал|написал|разработал)|кто твой (?:создатель|автор)|сені кім (?:жасады|ойлап тапты|құрды)|сізді кім жасады)$/u,
    texts(
      "Tilashar was made by the Tilashar team, for everyone who wants to learn Kazakh.",
      "Tilashar создала команда Tilashar для всех, кто хочет выучить казахский.",
      "Тілашарды Тілашар ұжымы қазақ тілін үйренгісі келетін жандар үшін жасады.",
    ),
  ),
  talk(
    /^(?:are you (?:a |an )?(?:human|robot|bot|ai|real|person|alive|chatgpt|gpt|model|language model|machine|computer|real person|program)(?: or .+)?|is this (?:a bot|ai|chatgpt)|ты (?:человек|робот|бот|ии|живой|живая|настоящий|нейросеть|модель|программа|chatgpt|чат ?гпт|gpt|машина)(?: или .+)?|вы (?:человек|робот|бот)|сен (?:адамсың|роботсың|ботсың) (?:ба|бе)|сен адамсың ба(?: әлде .+)?)$/u,
    texts(
      "I am Tilashar, a program: no human, and here no language model either. I answer from rules of Kazakh and from the course.",
      "Я Tilashar, программа: не человек и здесь не языковая модель. Отвечаю по правилам казахского и материалам курса.",
      "Мен — Тілашармын, адам емеспін, бағдарламамын. Жауаптарым қазақ тілінің ережелері мен сабақтарға негізделген.",
    ),
  ),
  talk(
    /^(?:what can you do|what do you do|help|how (?:do|can) i use (?:you|this|it)|what can i ask(?: you)?|can you help me|menu|commands|options|что (?:ты|вы) (?:умеешь|умеете|можешь|можете)|помощь|помоги|как (?:тобой|этим) пользоваться|что можно спросить|чем (?:ты )?(?:можешь помочь|поможешь)|не істей аласың|не істей аласыз|көмек|маған көмектес\p{L}*|қалай қолданамын|қандай көмек бере аласың)$/u,
    texts(
      "I can translate words and simple sentences, take a Kazakh word apart, decline and conjugate, explain grammar, check your sentence, say numbers and times, quiz you, play a scene, and tell a proverb.",
      "Могу перевести слово и простое предложение, разобрать казахское слово, просклонять и проспрягать, объяснить грамматику, проверить ваше предложение, назвать числа и время, устроить тест, разыграть сценку, рассказать пословицу.",
      "Сөз бен қарапайым сөйлемді аударамын, сөзді талдаймын, септеймін, жіктеймін, грамматиканы түсіндіремін, сөйлеміңізді тексеремін, сан мен уақытты айтамын, тест өткіземін, мақал айтамын.",
    ),
  ),
  talk(
    /^(?:marry me|will you marry me|i love you tilashar|do you love me|be my (?:girl|boy)friend|выходи за меня(?: замуж)?|ты меня любишь|женись на мне|мені сүйесің бе|маған тұрмысқа шық)$/u,
    texts(
      "You are kind, but my heart belongs to the Kazakh language. Here is how to say it to somebody: Мен сені сүйемін.",
      "Вы очень добры, но моё сердце отдано казахскому языку. А кому-то можно сказать: Мен сені сүйемін.",
      "Рақмет, бірақ менің жүрегім қазақ тіліне арналған. Сүйіктіңізге былай айтыңыз: Мен сені сүйемін.",
    ),
    ["Мен сені сүйемін."],
  ),
  talk(
    /^(?:how old are you tilashar|what(?: is|'s) your age|your age|сколько тебе лет|жасың нешеде|неше жастасың|сен неше жастасың)$/u,
    texts(
      "I am a program and have no age. You can ask people: Жасыңыз нешеде?",
      "Я программа, возраста у меня нет. Людей спрашивают так: Жасыңыз нешеде?",
      "Мен бағдарламамын, жасым жоқ. Адамдардан былай сұрайды: Жасыңыз нешеде?",
    ),
    ["Жасыңыз нешеде?"],
  ),
  talk(
    /^(?:tell me (?:a |an? kazakh )?joke|(?:a )?joke(?: please)?|make me laugh|say something funny|расскажи (?:анекдот|шутку)|пошути|анекдот|шутка|әзіл айт\p{L}*|анекдот айт\p{L}*|күлдірші)$/u,
    texts(
      "Why did the student put бар and жоқ in one sentence? To ask whether there is a question: Сұрақ бар ма, жоқ па?",
      "Почему ученик поставил бар и жоқ в одно предложение? Чтобы спросить, есть вопрос или нет: Сұрақ бар ма, жоқ па?",
      "Оқушы неге бір сөйлемде «бар» мен «жоқ» дейді? Сұрағы бар ма, жоқ па, соны білмейді!",
    ),
    ["Сұрақ бар ма, жоқ па?"],
  ),
  talk(
    /(?:^|[^\p{L}])(?:(?:you are|you're|ur|u r|are you) (?:a |an |so |such a |really |very )*(?:stupid|idiot|dumb|useless|bad|moron|trash|crap|terrible|fool)|fuck|shit|bitch|shut up|i hate you|ты (?:дурак|дура|тупой|тупая|идиот|плохой|бесполезный|глупый)|тупой бот|дурак|заткнись|нахуй|блять|бля|сука|сен ақымақсың|ақымақ|жындысың|өшір үніңді)(?:[^\p{L}]|$)/u,
    texts(
      "I may have answered badly. Tell me what you wanted to know, and I will try again.",
      "Возможно, я ответил неудачно. Скажите, что вы хотели узнать, и я попробую ещё раз.",
      "Мүмкін, жауабым дұрыс болмаған шығар. Не білгіңіз келгенін айтыңыз, қайта көрейін.",
    ),
  ),
  talk(
    /^(?:(?:ok(?:ay)?|good|great|nice|cool|awesome|perfect|wow|yes|yeah|sure|got it|i see|i understand|understood|well done)(?: (?:thanks|job|great|good))?|ок(?:ей)?|хорошо|понятно|понял(?:а)?|ясно|отлично|супер|круто|да|ладно|молодец|здорово)$/u,
    texts(
      "Жарайсыз! (Well done!) What shall we do next?",
      "Жарайсыз! (Молодец!) Что дальше?",
      "Жарайсыз! Енді не істейміз?",
    ),
    ["Жарайсыз!"],
    /^(?:жарайды|жақсы|түсіндім|түсінікті|керемет|иә|керемет екен)$/u,
  ),
  talk(
    /^(?:how (?:long does it take|hard is it|difficult is it) to learn kazakh|is kazakh (?:hard|difficult|easy)(?: to learn)?|сложно ли (?:учить|выучить) казахский|казахский (?:сложный|трудный)(?: язык)?|за сколько можно выучить казахский|қазақ тілі қиын ба)$/u,
    texts(
      "Kazakh is regular: one set of endings, no gender, hardly any exceptions. Fifteen to thirty minutes a day carry you far. Аз-аздан үйрен!",
      "Казахский очень регулярен: один набор окончаний, нет рода, почти нет исключений. Пятнадцать–тридцать минут в день дают многое. Аз-аздан үйрен!",
      "Қазақ тілінің ережелері жүйелі. Күніне он бес-отыз минут жеткілікті. Аз-аздан үйреніңіз!",
    ),
    ["Аз-аздан үйрен!"],
  ),
];

const CHIPS: Readonly<Record<Language, readonly string[]>> = {
  en: ["How do you say “good morning”?", "Conjugate бару", "Explain vowel harmony", "Quiz me"],
  ru: ["Как сказать «доброе утро»?", "Проспрягай бару", "Объясни сингармонизм", "Давай тест"],
  kz: ["Бару етістігін жікте", "Үндестік заңы деген не?", "Мақал айтып бер", "Мені сынап көр"],
};

/** Greetings, thanks, who are you, jokes, and calm answers to rude words. */
export const smallTalkIntent: RuleIntent = {
  name: "small-talk",
  answer({ folded: whole, language, interfaceLanguage }) {
    // "hi, how are you" is answered by what follows the greeting
    const folded = whole.replace(
      /^(?:hi|hello|hey|привет|здравствуйте|сәлем|салем|salem)(?: there)?[,!. ]+(?=\S)/u,
      "",
    );
    for (const { asked, reply, kazakh = [], spoken } of TALKS) {
      const inKazakh = spoken?.test(folded) ?? false;
      if (!inKazakh && !asked.test(folded)) continue;
      const shown: Language = inKazakh ? "kz" : language;
      const draft: Draft = {
        text:
          inKazakh && interfaceLanguage !== "kz"
            ? `${reply.kz}\n(${MEANT[interfaceLanguage]} ${reply[interfaceLanguage]})`
            : reply[shown],
        kazakh: kazakh.map((text) => kz(text)),
        chips: CHIPS[shown],
        confidence: 0.95,
        language: shown,
      };
      return draft;
    }
    return undefined;
  },
};

const MEANT: Texts = texts("In English:", "По-русски:", "");
